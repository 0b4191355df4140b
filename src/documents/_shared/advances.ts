/**
 * Deposits and advances of orders, used by the bills and receipts made from it (contract documents §8.3). Which there
 * are only the server knows; it fills them in before the rules run.
 */
import { larger, smaller, subtract, add, zero, type Decimal } from '#kernel/decimal.ts'
import { records } from '#model/field.ts'
import { use, type DebtSide, type Move } from '#model/move.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { money, object, text } from './fields.ts'
import { inBase } from './priced-lines.ts'

/** How much of which advance is used, in base currency. */
const taken = records({
  credit: text({ label: 'field.advance' }),
  /** The order it is kept for. Documents saved earlier have none: theirs is the order of the head. */
  order: text({ label: 'field.advance' }),
  amount: money({ label: 'field.advance' }),
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
}
interface Advanced {
  total: Decimal | null
  paid: Decimal | null
  exchangeRate: Decimal | null
  unusedAdvances: { list: readonly Advance[] | null; settled: Decimal | null } | null
}

/** Uses advances for the amount that neither the document itself nor other vouchers have paid, the oldest first. */
export const withAdvances = <D extends Advanced>(document: D, context: RuleContext): D => {
  if (!document.unusedAdvances) return document
  const inHouse = (amount: Decimal | null) => inBase(amount ?? zero, document.exchangeRate, context)
  const paid = add(inHouse(document.paid), document.unusedAdvances.settled ?? zero)
  let open = subtract(inHouse(document.total), paid)
  const list = (document.unusedAdvances.list ?? []).flatMap((one) => {
    const amount = smaller(one.amount ?? zero, larger(open, zero))
    open = subtract(open, amount)
    return amount > 0n ? [{ ...one, lineId: null, amount }] : []
  })
  return { ...document, advances: { list } }
}

/** The moves that settle a document with the advances of its orders. */
export const advanceMoves = (
  side: DebtSide,
  order: string | null,
  advances: { list: readonly Advance[] | null } | null,
): Move[] => (advances?.list ?? []).map((one) => use(side, one.credit!, one.amount!, { of: one.order ?? order }))
