/** Converts what is left of an order line into a line of the document that takes it (contract documents §6). */
import { id, type Id } from '#kernel/brand.ts'
import { divide, type Decimal } from '#kernel/decimal.ts'
import { quantityIn } from '#kernel/units.ts'
import type { Rest } from '#model/left.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { agreedPercent } from './orders/from-quote.ts'

export interface OrderedLine {
  lineId: string
  product: Id<'product'>
  unit: Id<'unit'> | null
  factor: Decimal | null
  quantity: Decimal
  baseQuantity: Decimal | null
  unitPrice: Decimal
  discountPercent: Decimal | null
  discountAmount: Decimal | null
}

/** Uses the unit of the order if all was taken in it, or if it can express the quantity exactly, otherwise the base unit. */
const inUnit = ({ product, unit, factor, unitPrice }: OrderedLine, left: Rest, { refs }: RuleContext) => {
  if (left.inUnit !== null) return { unit, quantity: left.inUnit, unitPrice }
  const quantity = factor ? quantityIn(left.base, factor, refs.get('unit', unit)?.decimals ?? 4) : left.base
  const base = refs.get('product', product)?.unit
  if (quantity !== null || !base || !factor)
    return { unit, quantity: quantity ?? divide(left.base, factor!, 4), unitPrice }
  return { unit: base, quantity: left.base, unitPrice: divide(unitPrice, factor, 4) }
}

/** What falls to it of a typed discount follows by the rules. */
export const leftLine = (line: OrderedLine, left: Rest, context: RuleContext) => ({
  ...inUnit(line, left, context),
  ...agreedPercent(line),
  sourceLine: id<'line'>(line.lineId),
})
