/** What of a credit can be offset against debts of its partner, and the voucher without money that does it. */
import { fromLedger, smaller, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Day } from '#kernel/day.ts'
import { id as branded, type Id } from '#kernel/brand.ts'
import type { Draft } from '#model/document.ts'
import { madeText } from '#engine/document/made-text.ts'
import type { MakeSpecially, Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { blank } from './blank.ts'
import { madeOn } from './made-on.ts'
import { allocateOldest } from './voucher-allocate.ts'
import { openVouchers, type OpenVoucher, type Side } from './voucher-offers.server.ts'
import { voucherType, type VoucherShape, type VoucherSide } from './voucher-shape.ts'

interface Credit {
  id: string
  partner: string | null
}
interface Offsettable {
  /** The part that is neither used nor kept for an order; undefined if there is none. */
  own: OpenVoucher | undefined
  debts: readonly OpenVoucher[]
}

const offsettable = async (scope: Scope, side: Side, { id, partner }: Credit): Promise<Offsettable> => {
  const credits = partner === null ? [] : await openVouchers(scope, side, partner, { credits: true })
  const own = credits.find((one) => one.id === id)
  const debts = own && partner !== null ? await openVouchers(scope, side, partner) : []
  return { own, debts: debts.filter((debt) => debt.currency === own?.currency) }
}

/** Facts of a document that gives a credit, in its currency: most have none left, which one statement tells. */
export const offsetFacts = async (
  scope: Scope,
  side: Side,
  credit: Credit,
): Promise<{ left: Decimal; flags: { hasCredit: boolean; hasDebts: boolean } }> => {
  const [row] = credit.id
    ? await scope.tx.query<{ left: string }>(sql`
        select coalesce(sum(coalesce(e.currency_settled, e.settled) - coalesce(e.currency_amount, e.amount)), 0)::text as left from debt_entry e
        where ${sql.ours('e')} and e.document_id = ${credit.id} and e.side = ${side} and coalesce(e.currency_amount, e.amount) < 0`)
    : []
  const left = fromLedger(row?.left ?? '0')
  const { own, debts } = left > zero ? await offsettable(scope, side, credit) : { own: undefined, debts: [] }
  return { left, flags: { hasCredit: own !== undefined, hasDebts: debts.length > 0 } }
}

/** The debts that the sum pays, those due first. */
const debtsFor = (debts: readonly OpenVoucher[], sum: Decimal): { debt: OpenVoucher; amount: Decimal }[] => {
  const shares = allocateOldest(
    debts.map((debt) => ({ ...debt, due: debt.dueDate ?? '' })),
    sum,
  )
  return debts.flatMap((debt) => {
    const amount = shares.get(debt.id)
    return amount === undefined ? [] : [{ debt, amount }]
  })
}

/** The voucher proposes as much of the credit as there are debts, and the debts that are due first. */
export const offsetFrom =
  (shape: VoucherShape, { side }: VoucherSide): MakeSpecially<VoucherShape> =>
  async (scope, source): Promise<Draft<VoucherShape> | Problem[]> => {
    const partner = source['partner'] as Id<'partner'> | null
    const { own, debts } = await offsettable(scope, side, { id: source.id, partner })
    if (!own) return [problem('', 'nothingOpen', { number: source.number })]
    if (debts.length === 0) return [problem('', 'nothingToOffset')]
    const sum = smaller(
      own.remaining,
      sumOf(debts, (debt) => debt.remaining),
    )
    const line = ({ voucherModule, id }: OpenVoucher, amount: Decimal, isCredit: boolean) => ({
      ...blank.line(shape),
      voucherModule,
      voucher: branded<'document'>(id),
      amount,
      isCredit,
    })
    return {
      ...blank(shape, madeOn([source as { date: Day }], scope)),
      description: madeText('offset', [source.number]),
      voucherType: voucherType.offset,
      partner,
      ...(own.currency ? { currency: branded<'currency'>(own.currency) } : {}),
      lines: [line(own, sum, true), ...debtsFor(debts, sum).map(({ debt, amount }) => line(debt, amount, false))],
    }
  }
