/**
 * Without the right to change prices, a line of a quote, an order or a bill must have the proposed price and tax, and
 * at most the proposed discount (contract README §12.1, EditPrice). Prices agreed by another user remain valid: of
 * lines that are not changed, and of documents it is made from.
 */
import type { Id } from '#kernel/brand.ts'
import { divide, larger, multiply, multiplyDivide, percentOf, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { proposedVat, type Priced, type PricedLine } from './priced-lines.ts'

interface Line extends PricedLine {
  lineId: string | null
  sourceLine?: string | null
}
export interface Agreed extends Priced<Line> {
  partner: Id<'partner'> | null
  currency: Id<'currency'> | null
  exchangeRate: Decimal | null
}
/** A document whose prices hold for what is made from it. `byLine`: only for lines that name its lines. */
export interface AgreedSource {
  document: Agreed
  byLine: boolean
}

/** The list price of the unit: its own, otherwise base price × factor. */
const listPrice = (line: Line, { refs }: RuleContext): Decimal => {
  const product = refs.get('product', line.product)
  const base = product?.sellPrice ?? zero
  const unit = product?.units?.find((one) => one.unit === line.unit)
  return unit ? (unit.sellPrice ?? multiply(base, unit.factor, 4)) : base
}

const typed = ['product', 'unit', 'quantity', 'unitPrice', 'discount', 'vatRate'] as const
const isAsBefore = (before: Line | undefined, after: Line): boolean =>
  before !== undefined && typed.every((name) => before[name] === after[name])

/** No tax and a tax rate of 0 (or a special negative rate) give the same price. */
const taxOf = (rate: Decimal | null): Decimal => larger(rate ?? zero, zero)

/** The field of a line that needs the right, or null. */
type Complaint = 'unitPrice' | 'discountAmount' | 'vatRate' | null

const proposalProblem = (document: Agreed, line: Line, context: RuleContext): Complaint => {
  if (line.unitPrice !== listPrice(line, context)) return 'unitPrice'
  const percent = context.refs.get('partner', document.partner)?.goodsDiscount ?? zero
  if ((line.discount ?? zero) > percentOf(line.gross ?? zero, percent, context.decimals)) return 'discountAmount'
  const proposed = proposedVat(context.refs.get('product', line.product), document.date, context)
  return taxOf(line.vatRate) < taxOf(proposed) ? 'vatRate' : null
}

const isSameUnit = (source: Line, line: Line): boolean => source.product === line.product && source.unit === line.unit

/** What is left of an order line may be in the base unit, and has its part of a typed discount. */
const agreedProblem = (source: Line, line: Line, { decimals }: RuleContext): Complaint => {
  const price = source.unit === line.unit ? source.unitPrice : divide(source.unitPrice ?? zero, source.factor!, 4)
  if (line.product !== source.product || line.unitPrice !== price) return 'unitPrice'
  const discount =
    source.discountAmount === null || !source.baseQuantity
      ? percentOf(line.gross ?? zero, source.discountPercent ?? zero, decimals)
      : multiplyDivide(source.discountAmount, line.baseQuantity ?? zero, source.baseQuantity, decimals)
  if ((line.discount ?? zero) > discount) return 'discountAmount'
  return taxOf(line.vatRate) < taxOf(source.vatRate) ? 'vatRate' : null
}

interface Match {
  source: AgreedSource
  complaint: Complaint
}
/** The lines of the sources that a line may have its price from, and what of it differs. */
const matches = (sources: readonly AgreedSource[], line: Line, context: RuleContext): Match[] =>
  sources.flatMap((source) =>
    source.document.lines
      .filter((one) => (source.byLine ? one.lineId === line.sourceLine : isSameUnit(one, line)))
      .map((one) => ({ source, complaint: agreedProblem(one, line, context) })),
  )

/** The part of a source's own discount that falls to these goods of it. */
const partOfDiscount = ({ document }: AgreedSource, taken: Decimal, decimals: number): Decimal => {
  const { goodsAmount, discount, discountPercent, discountAmount } = document
  const part = goodsAmount ? multiplyDivide(discount ?? zero, taken, goodsAmount, decimals) : zero
  return discountAmount === null ? larger(part, percentOf(taken, discountPercent ?? zero, decimals)) : part
}

const headProblems = (
  before: Agreed | null,
  after: Agreed,
  { refs }: RuleContext,
  agreed: { sources: readonly AgreedSource[]; discount: Decimal },
): Problem[] => {
  const isSameOrder = before?.goodsAmount === after.goodsAmount && before.discount === after.discount
  const isSameRate = before?.currency === after.currency && before.exchangeRate === after.exchangeRate
  const rates = [
    refs.get('currency', after.currency)?.exchangeRate,
    ...agreed.sources.map(({ document }) => document.exchangeRate),
  ]
  return [
    ...((after.discount ?? zero) > agreed.discount && !isSameOrder ? [problem('discountAmount', 'noRight')] : []),
    ...(after.currency && !isSameRate && !rates.includes(after.exchangeRate)
      ? [problem('exchangeRate', 'noRight')]
      : []),
  ]
}

/** `before` is the document as it was agreed, or null. */
export const priceProblems = (
  { before, after }: { before: Agreed | null; after: Agreed },
  context: RuleContext,
  named: readonly AgreedSource[],
): Problem[] => {
  const old = new Map(before?.lines.map((line) => [line.lineId, line]))
  const sources = named.filter(
    ({ document }) => document.partner === after.partner && document.currency === after.currency,
  )
  const found = after.lines.map((line) => matches(sources, line, context))
  const from = found.map((all) => all.find(({ complaint }) => complaint === null)?.source)
  const discount = sumOf(sources, (source) =>
    partOfDiscount(
      source,
      sumOf(
        after.lines.filter((_, index) => from[index] === source),
        (line) => line.lineAmount ?? zero,
      ),
      context.decimals,
    ),
  )
  const lineProblem = (line: Line, index: number): Problem[] => {
    if (from[index] || isAsBefore(old.get(line.lineId), line)) return []
    const proposal = proposalProblem(after, line, context)
    // Goods that stand on several lines of the source: the line with the same price is meant.
    const meant = found[index]!.find(({ complaint }) => complaint !== 'unitPrice') ?? found[index]![0]
    return proposal ? [problem(`lines.${index}.${meant?.complaint ?? proposal}`, 'noRight')] : []
  }
  return [...headProblems(before, after, context, { sources, discount }), ...after.lines.flatMap(lineProblem)]
}
