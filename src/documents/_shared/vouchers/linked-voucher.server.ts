/**
 * The voucher for money paid together with a document. It follows every change of the document, and is deleted with
 * it (contract documents §10).
 */
import { isPosted, posting } from '#model/state.ts'
import type { Day } from '#kernel/day.ts'
import { multiply, one, zero, type Decimal } from '#kernel/decimal.ts'
import type { DocumentInput } from '#engine/document/input.ts'
import { madeText, type Reason } from '#engine/document/made-text.ts'
import { removeOne } from '#engine/document/remove.ts'
import { linkedVouchers } from '#engine/document/open.ts'
import { saveDocument } from '#engine/document/save.ts'
import type { Scope } from '#engine/scope.ts'
import { isOtherSide } from './fund-side.server.ts'
import { sql } from '#engine/sql.ts'
import { loadDeletedVoucher } from '#engine/store/trash.ts'

interface Owner {
  id: string
  number: string
  date: Day
  partner: string | null
  paid: Decimal | null
  paymentMethod: number | null
  fund: string | null
  currency: string | null
  exchangeRate: Decimal | null
  status: number
}
export interface Link {
  /** Definition name of the voucher. */
  kind: string
  voucherModule: string
  /** What for the money is. */
  reason: Reason
}

/**
 * The money of a document, in the currency of the fund: one of the base currency gives what the amount is worth by the
 * rate of the document.
 */
const moneyOf = async (scope: Scope, owner: Owner) => {
  const { currency, exchangeRate, paid, fund } = owner
  const own = { currency, exchangeRate, amount: paid, amountCurrency: null }
  const { baseCurrency } = scope
  if (currency === null || !baseCurrency || currency === baseCurrency.id) return own
  const [row] = await scope.tx.query<{ currency_id: string | null }>(
    sql`select currency_id from fund f where ${sql.ours('f')} and f.id = ${fund}`,
  )
  if (row?.currency_id === currency) return own
  const amount = multiply(paid ?? zero, exchangeRate ?? one, baseCurrency.decimals)
  return { currency: baseCurrency.id, exchangeRate: null, amount, amountCurrency: paid }
}
type LinkedMoney = Awaited<ReturnType<typeof moneyOf>>

const inputOf = (
  owner: Owner,
  link: Link,
  { existing, paid, confirm }: { existing: string | null; paid: LinkedMoney; confirm: readonly string[] },
): DocumentInput => ({
  id: existing,
  version: undefined,
  saveAsDraft: false,
  confirm: ['stockShort', ...confirm],
  clientTotal: undefined,
  problems: [],
  values: {
    date: owner.date,
    description: madeText(link.reason, [owner.number]),
    voucherType: 1,
    partner: owner.partner,
    paymentMethod: owner.paymentMethod ?? 1,
    fund: owner.fund,
    currency: paid.currency,
    exchangeRate: paid.exchangeRate,
  },
  lines: [
    {
      lineId: null,
      voucherModule: link.voucherModule,
      voucher: owner.id,
      amount: paid.amount,
      amountCurrency: paid.amountCurrency,
    },
  ],
})

/** True if a document has a linked voucher while it is in force. */
export const isPaid = ({ paid }: Pick<Owner, 'paid'>): boolean => (paid ?? 0n) !== 0n

interface OwnerChange {
  before: Pick<Owner, 'fund'> | null
  after: Owner | null
  isRestored: boolean
  confirm: readonly string[]
}

/**
 * Updates the linked voucher after its owner was saved. `after` is null if the owner was deleted or cancelled; its
 * voucher was then removed before. When the owner is restored, its voucher is restored with the same number. One that
 * would change between cash and bank is exchanged for one of the other series.
 */
export const keepLinkedVoucher = async (
  scope: Scope,
  { before, after, isRestored, confirm }: OwnerChange,
  link: Link,
): Promise<void> => {
  const pays = after !== null && isPaid(after)
  if (!after || !isPosted(posting, after) || (!before && !pays)) return
  const definition = scope.registry.documents.get(link.kind)!
  const [found] = await linkedVouchers(scope, after.id)
  const isExchanged = found && pays && (await isOtherSide(scope, before?.fund ?? null, after.fund))
  if (found && (!pays || isExchanged)) await removeOne(scope, definition, found.id, { by: after.id, confirm })
  if (!pays) return
  const existing = isExchanged ? undefined : found
  const revived = isRestored && !existing ? await loadDeletedVoucher(scope, definition, after.id) : null
  const input = inputOf(after, link, { existing: existing?.id ?? null, paid: await moneyOf(scope, after), confirm })
  await saveDocument(scope, definition, input, { madeBy: after.id, revived })
}
