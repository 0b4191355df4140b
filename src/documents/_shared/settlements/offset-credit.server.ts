/** What of a credit can be offset against debts of its partner, and the voucher without money that does it. */
import { fromLedger, smaller, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Day } from '#kernel/day.ts'
import { id as branded, type Id } from '#kernel/brand.ts'
import type { Draft } from '#model/document.ts'
import { madeText } from '#engine/document/made-text.ts'
import type { MakeSpecially, Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { blank } from '../blank.ts'
import { madeOn } from '../made-on.ts'
import { allocateOldest, otherShare, withAmounts } from '../vouchers/voucher-allocate.ts'
import { openVouchers, type OpenItem, type Side } from '../vouchers/voucher-offers.server.ts'
import { voucherType, type VoucherShape, type VoucherSide } from '../vouchers/voucher-shape.ts'

interface Credit {
  id: string
  partner: string | null
}
interface Offsettable {
  /** The part that is neither used nor kept for an order; undefined if there is none. */
  own: OpenItem | undefined
  debts: readonly OpenItem[]
}

/**
 * Debts in the currency of the credit; if there are none, those that base currency stands between. Two foreign
 * currencies are not offset against each other.
 */
const debtsOf = (own: OpenItem, debts: readonly OpenItem[]): readonly OpenItem[] => {
  const same = debts.filter(({ currency }) => currency === own.currency)
  if (same.length > 0) return same
  return debts.filter(({ currency }) => own.currency === null || currency === null)
}

const offsettable = async (scope: Scope, side: Side, { id, partner }: Credit): Promise<Offsettable> => {
  const credits = partner === null ? [] : await openVouchers(scope, side, partner, { credits: true })
  const own = credits.find((one) => one.id === id)
  const debts = own && partner !== null ? await openVouchers(scope, side, partner) : []
  return { own, debts: own ? debtsOf(own, debts) : [] }
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
const debtsFor = (
  debts: readonly OpenItem[],
  openOf: (debt: OpenItem) => Decimal,
  sum: Decimal,
): { debt: OpenItem; amount: Decimal }[] => {
  const shares = allocateOldest(
    debts.map((debt) => ({ ...debt, due: debt.dueDate ?? '', remaining: openOf(debt) })),
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
    // All in one currency, or in base currency.
    const currency = debts.every((debt) => debt.currency === own.currency) ? own.currency : null
    const openOf = (one: OpenItem) => (one.currency === currency ? one.remaining : one.remainingBase)
    const sum = smaller(openOf(own), sumOf(debts, openOf))
    const line = (one: OpenItem, counts: Decimal, isCredit: boolean) => {
      const isOther = one.currency !== currency
      const other = isOther ? { code: one.currencyCode, remaining: one.remaining, decimals: one.decimals } : null
      const share = otherShare({ remaining: one.remainingBase, other }, counts)
      return {
        ...blank.line(shape),
        voucherModule: one.voucherModule,
        voucher: branded<'document'>(one.id),
        ...withAmounts({ counts, own: share }, { setsOff: true, isOther }),
        isCredit,
      }
    }
    return {
      ...blank(shape, madeOn([source as { date: Day }], scope)),
      description: madeText('offset', [source.number]),
      voucherType: voucherType.offset,
      partner,
      ...(currency ? { currency: branded<'currency'>(currency) } : {}),
      lines: [
        line(own, sum, true),
        ...debtsFor(debts, openOf, sum).map(({ debt, amount }) => line(debt, amount, false)),
      ],
    }
  }
