/** Converts what is left of an order line into a line of the document that takes it (contract documents §6). */
import { id, type Id } from '#kernel/brand.ts'
import {
  divide,
  multiply,
  multiplyDivide,
  percentOf,
  round,
  subtract,
  sumOf,
  zero,
  type Decimal,
} from '#kernel/decimal.ts'
import type { RuleContext } from '#model/rule-context.ts'

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

/** `left` is the base quantity. A typed discount amount is reduced in proportion. */
export const leftLine = (line: OrderedLine, left: Decimal, context: RuleContext) => ({
  ...inUnit(line, left, context),
  discountPercent: line.discountPercent,
  discountAmount:
    line.discountAmount === null || !line.baseQuantity
      ? line.discountAmount
      : multiplyDivide(line.discountAmount, left, line.baseQuantity, context.decimals),
  sourceLine: id<'line'>(line.lineId),
})
type Left = ReturnType<typeof leftLine>

/** The amount of a line after its own discount. */
const amountOf = ({ quantity, unitPrice, discountPercent, discountAmount }: Left, decimals: number): Decimal => {
  const gross = multiply(quantity, unitPrice, decimals)
  return subtract(gross, discountAmount ?? percentOf(gross, discountPercent ?? zero, decimals))
}

export interface Discounted {
  goodsAmount: Decimal | null
  discount: Decimal | null
  discountPercent: Decimal | null
  discountAmount: Decimal | null
}

/** The discount of the order, in proportion to the goods that are taken. */
export const leftDiscount = (order: Discounted, lines: readonly Left[], { decimals }: RuleContext) => {
  const taken = sumOf(lines, (line) => amountOf(line, decimals))
  const isWorth = order.goodsAmount && order.discount
  return {
    discountPercent: order.discountAmount === null ? order.discountPercent : null,
    discountAmount: isWorth ? multiplyDivide(order.discount!, taken, order.goodsAmount!, decimals) : null,
  }
}
