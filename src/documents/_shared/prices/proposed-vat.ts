/** The tax rate that is proposed for goods on a day. */
import type { Day } from '#kernel/day.ts'
import { decimal, zero, type Decimal } from '#kernel/decimal.ts'
import type { RowIn, RuleContext } from '#model/rule-context.ts'

/** The VAT rate of the product, reduced during the periods set by law (contract documents §2 block M). */
export const proposedVat = (
  product: RowIn<'product'> | undefined,
  date: Day | null,
  { settings, today }: RuleContext,
): Decimal => {
  const rate = product?.vatRate ?? zero
  if (!product?.vatReducible) return rate
  const on = date ?? today
  const period = settings.vatPeriods.find((one) => on >= one.from && on <= one.to && decimal(one.base) === rate)
  return period ? decimal(period.rate) : rate
}
