/** Without the right to change prices a line keeps the proposed price, and at most the proposed discount (contract README §12.1, EditPrice). */
import { multiply, percentOf, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { RuleContext, SavedDocument } from '#model/document.ts'
import type { Scope } from '#engine/scope.ts'
import type { shape } from './shape.ts'

type Bill = SavedDocument<typeof shape>
interface UnitPrice {
  unit: string
  sellPrice: Decimal | null
  factor: Decimal
}

/** The list price of the unit: its own, else base price × factor. */
const listPrice = (bill: Bill['lines'][number], { refs }: RuleContext): Decimal => {
  const product = refs.get('product', bill.product)
  const base = (product?.['sellPrice'] as Decimal | undefined) ?? zero
  const unit = (product?.['units'] as UnitPrice[] | undefined)?.find((one) => one.unit === bill.unit)
  return unit ? (unit.sellPrice ?? multiply(base, unit.factor, 4)) : base
}

export const priceProblems = async (_: Scope, bill: Bill, context: RuleContext): Promise<Problem[]> => {
  const discount = (context.refs.get('partner', bill.partner)?.['goodsDiscount'] as Decimal | null) ?? zero
  const orderDiscount = (bill.discount ?? 0n) > 0n ? [problem('discountAmount', 'noRight')] : []
  return [
    ...orderDiscount,
    ...bill.lines.flatMap((line, index) => {
      if (line.unitPrice !== listPrice(line, context)) return [problem(`lines.${index}.unitPrice`, 'noRight')]
      return (line.discount ?? zero) > percentOf(line.gross ?? zero, discount, context.decimals)
        ? [problem(`lines.${index}.discountAmount`, 'noRight')]
        : []
    }),
  ]
}
