/**
 * Without the right to change prices, a line must have the proposed price and tax, and at most the proposed discount
 * (contract README §12.1, EditPrice). Prices agreed by another user remain valid as long as they are not changed.
 */
import { larger, multiply, percentOf, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Draft, SavedDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { proposedVat } from '../_shared/priced-lines.ts'
import type { shape } from './shape.ts'

type Bill = SavedDocument<typeof shape>
type Line = Bill['lines'][number]
/** The stored bill, which may be a draft. */
type Before = Draft<typeof shape>

/** The list price of the unit: its own, otherwise base price × factor. */
const listPrice = (line: Line, { refs }: RuleContext): Decimal => {
  const product = refs.get('product', line.product)
  const base = product?.sellPrice ?? zero
  const unit = product?.units?.find((one) => one.unit === line.unit)
  return unit ? (unit.sellPrice ?? multiply(base, unit.factor, 4)) : base
}

const agreed = ['product', 'unit', 'quantity', 'unitPrice', 'discount', 'vatRate'] as const
const isAsBefore = (before: Before['lines'][number] | undefined, after: Line): boolean =>
  before !== undefined && agreed.every((name) => before[name] === after[name])

/** No tax and a tax rate of 0 (or a special negative rate) give the same price. */
const taxOf = (rate: Decimal | null): Decimal => larger(rate ?? zero, zero)

const lineProblem = (bill: Bill, line: Line, context: RuleContext): [string] | [] => {
  if (line.unitPrice !== listPrice(line, context)) return ['unitPrice']
  const percent = context.refs.get('partner', bill.partner)?.goodsDiscount ?? zero
  if ((line.discount ?? zero) > percentOf(line.gross ?? zero, percent, context.decimals)) return ['discountAmount']
  const proposed = proposedVat(context.refs.get('product', line.product), bill.date, context)
  return taxOf(line.vatRate) < taxOf(proposed) ? ['vatRate'] : []
}

const headProblems = (before: Before | null, after: Bill, { refs }: RuleContext): Problem[] => {
  const isSameOrder = before?.goodsAmount === after.goodsAmount && before.discount === after.discount
  const isSameRate = before?.currency === after.currency && before.exchangeRate === after.exchangeRate
  const rate = refs.get('currency', after.currency)?.exchangeRate
  return [
    ...((after.discount ?? zero) > 0n && !isSameOrder ? [problem('discountAmount', 'noRight')] : []),
    ...(after.currency && !isSameRate && rate !== after.exchangeRate ? [problem('exchangeRate', 'noRight')] : []),
  ]
}

/** `before` is the bill as it was posted, or null. */
export const priceProblems = (before: Before | null, after: Bill, context: RuleContext): Problem[] => {
  const old = new Map(before?.lines.map((line) => [line.lineId, line]))
  return [
    ...headProblems(before, after, context),
    ...after.lines.flatMap((line, index) =>
      isAsBefore(old.get(line.lineId), line)
        ? []
        : lineProblem(after, line, context).map((name) => problem(`lines.${index}.${name}`, 'noRight')),
    ),
  ]
}
