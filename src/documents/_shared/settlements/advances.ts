/**
 * Deposits and advances of orders, used by the bills and receipts made from it (contract documents §8.3). Which there
 * are only the server knows; it fills them in before the rules run.
 */
import { larger, smaller, subtract, add, zero, type Decimal } from '#kernel/decimal.ts'
import { records } from '#model/field.ts'
import { use, type DebtSide, type Move } from '#model/move.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { money, object, text } from '../fields.ts'
import { foreignOf, type InCurrency } from '../foreign.ts'

/** How much of which advance is used, in the currency of the document: that of the advance, too. */
const taken = records({
  credit: text({ label: 'field.advance' }),
  /** The order it is kept for. Documents saved earlier have none: theirs is the order of the head. */
  order: text({ label: 'field.advance' }),
  amount: money({ label: 'field.advance' }),
  /** In the currency of the advance, where that is another one: in documents of earlier versions. */
  other: money({ label: 'field.advance' }),
})({ label: 'field.advance' })

export const advanceFields = {
  /** Advances on its orders with the amount left of each, and what other vouchers have paid. */
  unusedAdvances: object({ list: taken, settled: money({ label: 'field.settled' }) })({
    label: 'field.advance',
    fact: true,
    place: 'hidden',
  }),
  /** The advances used when the document was saved. */
  advances: object({ list: taken })({ label: 'field.advance', derived: true, place: 'hidden' }),
}

interface Advance {
  credit: string | null
  order?: string | null
  amount: Decimal | null
  other?: Decimal | null
}
interface Advanced {
  total: Decimal | null
  paid: Decimal | null
  unusedAdvances: { list: readonly Advance[] | null; settled: Decimal | null } | null
}

/** Uses advances for the amount that neither the document itself nor other vouchers have paid, the oldest first. */
export const withAdvances = <D extends Advanced>(document: D): D => {
  if (!document.unusedAdvances) return document
  const paid = add(document.paid ?? zero, document.unusedAdvances.settled ?? zero)
  let open = subtract(document.total ?? zero, paid)
  const list = (document.unusedAdvances.list ?? []).flatMap((one) => {
    const amount = smaller(one.amount ?? zero, larger(open, zero))
    // One of another currency is taken as it is, or not at all.
    if (one.other && amount !== one.amount) return []
    open = subtract(open, amount)
    return amount > 0n ? [{ ...one, lineId: null, amount }] : []
  })
  return { ...document, advances: { list } }
}

interface Follower extends InCurrency {
  order: string | null
  advances: { list: readonly Advance[] | null } | null
}

/** The moves that settle a document with the advances of its orders. */
export const advanceMoves = (
  side: DebtSide,
  { order, advances, ...document }: Follower,
  context: RuleContext,
): Move[] => {
  const foreign = foreignOf(document, context)
  return (advances?.list ?? []).map((one) =>
    use(side, one.credit!, one.amount!, { of: one.order ?? order, foreign, other: one.other ?? null }),
  )
}
