/** What is to be paid at the counter: the total, rounded where it is paid in cash. */
import { subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { complete } from '#model/complete.ts'
import { isBlankLine, shapeOf, type DraftRecord } from '#web/form/draft/draft.ts'
import type { FormModel } from '#web/form/draft/store/model.ts'
import { cashPayment } from '../_shared/fields.ts'
import { roundedDown, roundingDiscount } from './rounding.ts'
import { salesBill } from './index.ts'

type Model = Pick<FormModel, 'store' | 'cache'>
const moneyIn = (draft: DraftRecord, name: string): Decimal => (draft[name] ?? zero) as Decimal

/** Only what is paid whole, in cash and in base currency is rounded. */
const isRounded = ({ store, cache }: Model): boolean => {
  const { draft } = store.get()
  const isForeign = cache.get('currency', draft['currency'] as string | null)?.['isBase'] === false
  const given = draft['cashGiven'] as Decimal | null
  const isCash = (draft['paymentMethod'] ?? cashPayment) === cashPayment
  return isCash && !isForeign && (given !== null || moneyIn(draft, 'paid') === moneyIn(draft, 'total'))
}

const totalWith = ({ store }: Model, discount: Decimal): Decimal => {
  const { raw } = store.get()
  const fields = shapeOf(salesBill).lines
  const lines = raw.lines.filter((line) => !isBlankLine(fields, line))
  const tried = complete(salesBill, { ...raw, lines, discountAmount: discount } as never, store.context())
  return moneyIn(tried as unknown as DraftRecord, 'total')
}

/** The discount that rounds the total, in place of the one that is there; null: nothing is rounded. */
export const roundedDiscount = (model: Model, step: Decimal): Decimal | null => {
  if (step <= zero || !isRounded(model)) return null
  const { draft } = model.store.get()
  const total = moneyIn(draft, 'total')
  const given = draft['cashGiven'] as Decimal | null
  // Who gives less than the rounded sum owes the rest of the whole one.
  if (given !== null && given < roundedDown(total, step)) return null
  const discount = moneyIn(draft, 'discount')
  return roundingDiscount({ total, discount, totalWith: (tried) => totalWith(model, tried) }, step)
}

export interface Due {
  due: Decimal
  /** What rounding takes off. */
  off: Decimal
}
export const dueOf = (model: Model, step: Decimal): Due => {
  const total = moneyIn(model.store.get().draft, 'total')
  const due = roundedDiscount(model, step) === null ? total : roundedDown(total, step)
  return { due, off: subtract(total, due) }
}
