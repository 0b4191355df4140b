/**
 * Without the right to change prices, a line of a quote, an order or a bill must have the proposed price and tax, and
 * at most the proposed discount (contract README §12.1, EditPrice). Prices agreed by another user remain valid: of
 * lines that are not changed, and of documents it is made from.
 */
import type { Id } from '#kernel/brand.ts'
import type { Day } from '#kernel/day.ts'
import {
  add,
  decimal,
  divide,
  larger,
  multiply,
  multiplyDivide,
  one,
  percentOf,
  smaller,
  subtract,
  sumOf,
  zero,
  type Decimal,
} from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { cashPayment } from '../fields.ts'
import type { PricedGoods, PricedLine } from './priced-lines.ts'
import { proposedVat } from './proposed-vat.ts'
import { inCurrency, salePrice, unitSellPrice, type LevelRule } from './proposed-price.ts'

interface Line extends PricedLine {
  lineId: string | null
  sourceLine?: string | null
  /** What it takes its share of discounts from. */
  agreement?: object | null
}
export interface PriceAgreement extends PricedGoods<Line> {
  partner: Id<'partner'> | null
  currency: Id<'currency'> | null
  exchangeRate: Decimal | null
  paymentMethod?: number | null
  paid?: Decimal | null
  /** The last day on which a quote holds. */
  validUntil?: Day | null
}
/** A document whose prices hold for what is made from it. `byLine`: only for lines that name its lines. */
export interface AgreedSource {
  document: PriceAgreement
  byLine: boolean
}

const typed = ['product', 'unit', 'quantity', 'unitPrice', 'discount', 'vatRate'] as const
const isAsBefore = (before: Line | undefined, after: Line): boolean =>
  before !== undefined && typed.every((name) => before[name] === after[name])

/** No tax and a tax rate of 0 (or a special negative rate) give the same price. */
const taxOf = (rate: Decimal | null): Decimal => larger(rate ?? zero, zero)

/** The field of a line that needs the right, or null. */
type Complaint = 'unitPrice' | 'quantity' | 'discountAmount' | 'vatRate' | null

/** What the price level of the customer says of a product in a unit. */
export type RuleOf = (product: string, unit: string) => LevelRule | undefined

const proposalProblem = (document: PriceAgreement, line: Line, context: RuleContext, ruleOf: RuleOf): Complaint => {
  const product = context.refs.get('product', line.product)
  const unit = line.unit ?? product?.unit ?? null
  const { price, discountPercent, discountAmount } = salePrice(
    unitSellPrice(product, unit),
    line.product && unit ? ruleOf(line.product, unit) : undefined,
    context.refs.get('partner', document.partner)?.goodsDiscount ?? zero,
  )
  if (line.unitPrice !== inCurrency(price, document.exchangeRate)) return 'unitPrice'
  const discount = discountAmount
    ? multiply(line.quantity ?? zero, inCurrency(discountAmount, document.exchangeRate), context.decimals)
    : percentOf(line.gross ?? zero, discountPercent ?? zero, context.decimals)
  if ((line.discount ?? zero) > discount) return 'discountAmount'
  const proposed = proposedVat(context.refs.get('product', line.product), document.date, context)
  return taxOf(line.vatRate) < taxOf(proposed) ? 'vatRate' : null
}

const isSameUnit = (source: Line, line: Line): boolean =>
  source.product === line.product && source.unit === line.unit && source.factor === line.factor

/** The agreed price in the unit of the line: its own, or the base unit, in which the rest of an order line may be. */
const agreedPrice = (source: Line, line: Line): Decimal | null => {
  if (isSameUnit(source, line)) return source.unitPrice
  return source.product === line.product && line.factor === one
    ? divide(source.unitPrice ?? zero, source.factor!, 4)
    : null
}

/** Nobody typed the discount: it is the share of what was agreed. */
const isWorkedOut = (one: { discountPercent: Decimal | null; discountAmount: Decimal | null }): boolean =>
  one.discountPercent === null && one.discountAmount === null

/** What differs from the agreed line; a part of its quantity has its part of a typed discount. */
const agreedProblem = (source: Line, line: Line, date: Day | null, context: RuleContext): Complaint => {
  const { decimals } = context
  if (line.unitPrice !== agreedPrice(source, line)) return 'unitPrice'
  const discount =
    source.discountAmount === null || !source.baseQuantity
      ? percentOf(line.gross ?? zero, source.discountPercent ?? zero, decimals)
      : multiplyDivide(source.discountAmount, line.baseQuantity ?? zero, source.baseQuantity, decimals)
  if (!isWorkedOut(line) && (line.discount ?? zero) > discount) return 'discountAmount'
  // The law may have changed the tax since.
  const ofDay = taxOf(proposedVat(context.refs.get('product', line.product), date, context))
  return taxOf(line.vatRate) < smaller(taxOf(source.vatRate), ofDay) ? 'vatRate' : null
}

interface Match {
  source: AgreedSource
  line: Line
  complaint: Complaint
}
/** The lines of the sources that a line may have its price from, and what of it differs. */
const matches = (sources: readonly AgreedSource[], line: Line, date: Day | null, context: RuleContext): Match[] =>
  sources.flatMap((source) =>
    source.document.lines
      .filter((agreed) => (source.byLine ? agreed.lineId === line.sourceLine : isSameUnit(agreed, line)))
      .map((agreed) => ({ source, line: agreed, complaint: agreedProblem(agreed, line, date, context) })),
  )

/**
 * The source each line has its price from, or what of it differs. Links count what is taken of an order line; without
 * them a price holds for the quantity it was offered for.
 */
const agreements = (sources: readonly AgreedSource[], { lines, date }: PriceAgreement, context: RuleContext) => {
  const taken = new Map<Line, Decimal>()
  return lines.map((line) => {
    const found = matches(sources, line, date, context)
    const withThis = (agreed: Line): Decimal => add(taken.get(agreed) ?? zero, line.baseQuantity ?? zero)
    const fits = found.filter(({ complaint }) => complaint === null)
    const from = fits.find(
      ({ source, line: agreed }) => source.byLine || withThis(agreed) <= (agreed.baseQuantity ?? zero),
    )
    if (from) taken.set(from.line, withThis(from.line))
    // Goods that stand on several lines of the source: the line with the same price is meant.
    const meant = found.find(({ complaint }) => complaint !== 'unitPrice') ?? found[0]
    return { source: from?.source, complaint: fits.length > 0 ? 'quantity' : meant?.complaint }
  })
}

/** The part of a source's own discount that falls to these goods of it. */
const partOfDiscount = ({ document }: AgreedSource, taken: Decimal, decimals: number): Decimal => {
  const { goodsAmount, discount, discountPercent, discountAmount } = document
  const part = goodsAmount ? multiplyDivide(discount ?? zero, taken, goodsAmount, decimals) : zero
  return discountAmount === null ? larger(part, percentOf(taken, discountPercent ?? zero, decimals)) : part
}

interface Change {
  /** The document as it was agreed, or null. */
  before: PriceAgreement | null
  after: PriceAgreement
}

/** Cash at a counter is rounded down, if the business wants it: less than a step is taken off. */
const isRoundedOff = (after: PriceAgreement, over: Decimal, { settings }: RuleContext): boolean => {
  const step = decimal(settings.roundTotal)
  const total = after.total ?? zero
  return (
    step > zero && over < step && total % step === zero && after.paid === total && after.paymentMethod === cashPayment
  )
}

const headProblems = (
  { before, after }: Change,
  context: RuleContext,
  agreed: { sources: readonly AgreedSource[]; discount: Decimal; isSameGoods: boolean; isShare: boolean },
): Problem[] => {
  const { refs } = context
  const over = subtract(after.discount ?? zero, agreed.discount)
  const isSameDiscount = agreed.isSameGoods && before?.discount === after.discount
  const isShare = agreed.isShare && isWorkedOut(after)
  const isSameRate = before?.currency === after.currency && before.exchangeRate === after.exchangeRate
  const rates = [
    refs.get('currency', after.currency)?.exchangeRate,
    ...agreed.sources.map(({ document }) => document.exchangeRate),
  ]
  return [
    ...(over > zero && !isSameDiscount && !isShare && !isRoundedOff(after, over, context)
      ? [problem('discountAmount', 'noRight')]
      : []),
    ...(after.currency && !isSameRate && !rates.includes(after.exchangeRate)
      ? [problem('exchangeRate', 'noRight')]
      : []),
  ]
}

/** Prices are agreed with a customer and in a currency. */
const isSameDeal = (first: PriceAgreement, second: PriceAgreement): boolean =>
  first.partner === second.partner && first.currency === second.currency

/** The problems of a change by a user without the right; `named`: the documents it is made from. */
export const priceProblems = (
  { before, after }: Change,
  context: RuleContext,
  { sources: named, ruleOf }: { sources: readonly AgreedSource[]; ruleOf: RuleOf },
): Problem[] => {
  const kept = before && isSameDeal(before, after) ? before.lines : []
  const old = new Map(kept.map((line) => [line.lineId, line]))
  const asBefore = after.lines.map((line) => isAsBefore(old.get(line.lineId), line))
  const isSameGoods = after.lines.length === kept.length && asBefore.every(Boolean)
  const sources = named.filter(
    ({ document: { validUntil }, document }) =>
      isSameDeal(document, after) && !(validUntil && after.date && validUntil < after.date),
  )
  const found = agreements(sources, after, context)
  const discount = sumOf(sources, (source) => {
    const taken = after.lines.filter((_, index) => found[index]!.source === source)
    return partOfDiscount(
      source,
      sumOf(taken, (line) => line.lineAmount ?? zero),
      context.decimals,
    )
  })
  // A share counts only as far as the goods it falls to are taken as they were agreed.
  const isShare = after.lines.every((line, index) => !line.agreement || found[index]!.source || asBefore[index])
  const lineProblem = (line: Line, index: number): Problem[] => {
    if (found[index]!.source || asBefore[index]) return []
    const proposal = proposalProblem(after, line, context, ruleOf)
    return proposal ? [problem(`lines.${index}.${found[index]!.complaint ?? proposal}`, 'noRight')] : []
  }
  return [
    ...headProblems({ before, after }, context, { sources, discount, isSameGoods, isShare }),
    ...after.lines.flatMap(lineProblem),
  ]
}
