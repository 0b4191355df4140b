/** What is left of a line of an order, as a line of the document that takes it (contract documents §6). */
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
  productName: string | null
  unit: Id<'unit'> | null
  factor: Decimal | null
  quantity: Decimal
  baseQuantity: Decimal | null
  unitPrice: Decimal
  discountPercent: Decimal | null
  discountAmount: Decimal | null
  vatRate: Decimal | null
  note: string | null
}

/** In the unit of the order, unless that cannot say it exactly: then in the base unit. */
const inUnit = ({ product, unit, factor, unitPrice }: OrderedLine, left: Decimal, { refs }: RuleContext) => {
  const quantity = factor ? divide(left, factor, 4) : left
  const finest = refs.get('unit', unit)?.decimals ?? 4
  const isExact = !factor || (multiply(quantity, factor, 4) === left && round(quantity, finest) === quantity)
  const base = refs.get('product', product)?.unit
  return isExact || !base
    ? { unit, quantity, unitPrice }
    : { unit: base, quantity: left, unitPrice: divide(unitPrice, factor, 4) }
}

/** `left`: base quantity. A typed discount goes along in proportion. */
export const leftLine = (line: OrderedLine, left: Decimal, context: RuleContext) => ({
  ...inUnit(line, left, context),
  product: line.product,
  productName: line.productName,
  discountPercent: line.discountPercent,
  discountAmount:
    line.discountAmount === null || !line.baseQuantity
      ? line.discountAmount
      : multiplyDivide(line.discountAmount, left, line.baseQuantity, context.decimals),
  vatRate: line.vatRate,
  note: line.note,
  sourceLine: id<'line'>(line.lineId),
})
type Left = ReturnType<typeof leftLine>

/** What a line is worth after its own discount. */
const amountOf = ({ quantity, unitPrice, discountPercent, discountAmount }: Left, decimals: number): Decimal => {
  const gross = multiply(quantity, unitPrice, decimals)
  return subtract(gross, discountAmount ?? percentOf(gross, discountPercent ?? zero, decimals))
}

interface Discounted {
  goodsAmount: Decimal | null
  discount: Decimal | null
  discountPercent: Decimal | null
  discountAmount: Decimal | null
}

/** The order's discount in proportion to what is taken of its goods. */
export const leftDiscount = (order: Discounted, lines: readonly Left[], { decimals }: RuleContext) => {
  const taken = sumOf(lines, (line) => amountOf(line, decimals))
  const isWorth = order.goodsAmount && order.discount
  return {
    discountPercent: order.discountAmount === null ? order.discountPercent : null,
    discountAmount: isWorth ? multiplyDivide(order.discount!, taken, order.goodsAmount!, decimals) : null,
  }
}
