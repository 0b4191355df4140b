/** Converts what is left of an order line into a line of the document that takes it (contract documents §6). */
import { id, type Id } from '#kernel/brand.ts'
import { divide, multiply, round, type Decimal } from '#kernel/decimal.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { agreedPercent } from './from-quote.ts'

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

/** Uses the unit of the order if it can express the quantity exactly, otherwise the base unit. */
const inUnit = ({ product, unit, factor, unitPrice }: OrderedLine, left: Decimal, { refs }: RuleContext) => {
  const quantity = factor ? divide(left, factor, 4) : left
  const finest = refs.get('unit', unit)?.decimals ?? 4
  const isExact = !factor || (multiply(quantity, factor, 4) === left && round(quantity, finest) === quantity)
  const base = refs.get('product', product)?.unit
  return isExact || !base
    ? { unit, quantity, unitPrice }
    : { unit: base, quantity: left, unitPrice: divide(unitPrice, factor, 4) }
}

/** `left` is the base quantity. What falls to it of a typed discount follows by the rules. */
export const leftLine = (line: OrderedLine, left: Decimal, context: RuleContext) => ({
  ...inUnit(line, left, context),
  ...agreedPercent(line),
  sourceLine: id<'line'>(line.lineId),
})
