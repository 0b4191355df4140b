/** The rules of returns, of customers and to suppliers (contract documents §15, §18, §7.3, §7.4). */
import type { Id } from '#kernel/brand.ts'
import { add, decimalText, multiplyDivide, one, smaller, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { RuleContext } from '#model/rule-context.ts'
import {
  goods,
  money,
  outside,
  payable,
  purchases,
  rank,
  receivable,
  sales,
  settle,
  store,
  type Move,
} from '#model/move.ts'
import { debtIn, foreignOf } from '../foreign.ts'
import { checkPaid, computePaid, type PaymentHead } from '../settlements/paid.ts'
import {
  checkPriced,
  computePriced,
  inBase,
  meaningfulTotal,
  withUnit,
  type PricedGoods,
  type PricedLine,
} from '../prices/priced-lines.ts'
import { isTracked } from '../goods/stock.ts'

interface ReturnedLine extends PricedLine {
  productCode: string | null
  sourceLine: Id<'line'> | null
  returnable: Decimal | null
  /** The line that is returned, what was returned of it before, and this line as saved; null without an original. */
  origin: {
    quantity: Decimal | null
    taxable: Decimal | null
    lineVat: Decimal | null
    unitPrice: Decimal | null
    unit: string | null
    factor: Decimal | null
    ordered: Decimal | null
    earlierInUnit: Decimal | null
    earlierQuantity: Decimal | null
    earlierTaxable: Decimal | null
    earlierVat: Decimal | null
    savedQuantity: Decimal | null
    savedGross: Decimal | null
    savedRate: Decimal | null
    savedAmount: Decimal | null
    savedVat: Decimal | null
  } | null
}
/** What is returned: goods sold or goods bought, and of which document. */
interface Returns {
  of: 'sale' | 'purchase'
  original: string | null
}
type Returned<L extends ReturnedLine = ReturnedLine> = PricedGoods<L> & PaymentHead

/**
 * The part of an original amount that is returned. It is calculated cumulatively, so that the last piece gets the
 * exact rest (contract documents §7.4). Base quantities count unrounded: a can of a carton is no more than its price.
 */
const shareOf = (amount: Decimal, earlier: Decimal, line: ReturnedLine, decimals: number): Decimal => {
  const origin = line.origin!
  const { ordered, factor, earlierInUnit } = origin
  const inUnit = (quantity: Decimal | null, of: Decimal | null) => ((quantity ?? 0n) * (of ?? one)) as Decimal
  const whole = ordered ? inUnit(ordered, factor) : inUnit(origin.quantity, one)
  const before = earlierInUnit === null ? inUnit(origin.earlierQuantity, one) : inUnit(earlierInUnit, factor)
  const isLast = add(origin.earlierQuantity ?? zero, line.baseQuantity ?? zero) >= origin.quantity!
  const cumulative = isLast ? whole : smaller(add(before, inUnit(line.quantity, line.factor)), whole)
  return subtract(multiplyDivide(amount, cumulative, whole, decimals), earlier)
}

/** The price of the original for one of a unit with this factor. */
const priceOf = ({ origin }: ReturnedLine, factor: Decimal | null): Decimal | null => {
  if (!origin || origin.unitPrice === null || !origin.factor || !factor || origin.factor === factor)
    return origin?.unitPrice ?? null
  return multiplyDivide(origin.unitPrice, factor, origin.factor, 4)
}

/** Who returns in another unit than was sold and keeps the price means that price, for the other unit. */
const inItsUnit = <L extends ReturnedLine>(line: L, context: RuleContext): L => {
  const { origin, unit, unitPrice } = line
  const isMeant = origin && unit !== null && unit !== origin.unit && unitPrice === origin.unitPrice
  return isMeant ? { ...line, unitPrice: priceOf(line, withUnit(line, context).factor) } : line
}

/**
 * True if the line is as it was saved. It then keeps its money, even if the prices of its original were corrected since
 * (contract amendments).
 */
const isAsSaved = ({ origin, baseQuantity, gross, vatRate, discountPercent }: ReturnedLine): boolean =>
  origin !== null &&
  origin.savedAmount !== null &&
  origin.savedQuantity === baseQuantity &&
  origin.savedGross === gross &&
  origin.savedRate === vatRate &&
  discountPercent === null

/** The amount of a line that keeps its money or, linked at the original price, follows its original; otherwise null. */
const givenAmount = (line: ReturnedLine, decimals: number): Decimal | null => {
  const origin = line.origin
  if (!origin?.quantity || origin.quantity === 0n) return null
  if (isAsSaved(line)) return origin.savedAmount
  if (line.unitPrice !== priceOf(line, line.factor)) return null
  return shareOf(origin.taxable ?? zero, origin.earlierTaxable ?? zero, line, decimals)
}

/** The discount that leaves a line its given amount; null if it has none, or if a different discount was typed. */
const followed = (line: ReturnedLine, decimals: number): Decimal | null => {
  const amount = givenAmount(line, decimals)
  if (amount === null) return null
  const discount = subtract(line.gross ?? zero, amount)
  return line.discountAmount === null || line.discountAmount === discount ? discount : null
}

const followOriginal = <L extends ReturnedLine>(line: L, decimals: number): L => {
  const discount = followed(line, decimals)
  if (discount === null) return line
  return {
    ...line,
    discountPercent: null,
    discountAmount: null,
    discount,
    lineAmount: subtract(line.gross ?? zero, discount),
  }
}

const originalVat = (line: ReturnedLine, decimals: number): Decimal | null => {
  if (followed(line, decimals) === null) return null
  const { lineVat, earlierVat, savedVat } = line.origin!
  return isAsSaved(line) ? savedVat : shareOf(lineVat ?? zero, earlierVat ?? zero, line, decimals)
}

export const computeReturned = <L extends ReturnedLine, D extends Returned<L>>(
  returned: D & { lines: L[] },
  context: RuleContext,
): D => {
  const { decimals } = context
  const orderDiscount = (returned.discountAmount ?? zero) !== 0n || (returned.discountPercent ?? zero) !== 0n
  const lines = returned.lines.map((line) =>
    inItsUnit(line.sourceLine && line.quantity === null ? { ...line, quantity: zero } : line, context),
  )
  const priced = computePriced<L, D>({ ...returned, lines }, context, {
    line: (line) => followOriginal(line, decimals),
    typedVat: (line) => (orderDiscount ? null : originalVat(line, decimals)),
  })
  return computePaid(priced, context)
}

/** Lines with quantity 0 are dropped, but at least one line must have a quantity. */
const checkQuantities = (lines: readonly ReturnedLine[], { original, of }: Returns): Problem[] => {
  const isEmpty = lines.length > 0 && lines.every((line) => line.sourceLine && line.quantity === zero)
  return [
    ...(isEmpty ? [problem('lines', of === 'sale' ? 'noReturnedGoods' : 'noReturnedGoods.supplier')] : []),
    ...lines.flatMap((line, index) => {
      const at = `lines.${index}.quantity`
      if (line.quantity === zero) return line.sourceLine ? [] : [problem(at, 'mustBePositive')]
      // The form may know the returnable quantity; the save checks it in the ledger.
      return line.returnable !== null && line.returnable !== undefined && (line.quantity ?? zero) > line.returnable
        ? [
            problem(at, 'qtyOverSource', {
              code: line.productCode ?? '',
              remaining: decimalText(line.returnable),
              number: original ?? '',
            }),
          ]
        : []
    }),
  ]
}

/** `original`: the number of the returned document. */
export const checkReturned = (returned: Returned, returns: Returns, context: RuleContext): Problem[] => [
  ...checkPriced(returned, context),
  ...checkPaid({ ...returned, total: meaningfulTotal(returned) }, context, returns.of === 'sale' ? 'out' : 'in'),
  ...checkQuantities(returned.lines, returns),
]

interface Posted extends Returned {
  partner: Id<'partner'>
  store: Id<'store'>
  exchangeRate: Decimal | null
  currency: Id<'currency'> | null
  lines: (ReturnedLine & { product: Id<'product'> })[]
}

/** Goods and debts go back the way they came. `original`: the id of the returned document. */
export const postReturned = (returned: Posted, { of, original }: Returns, context: RuleContext): Move[] => {
  const total = inBase(returned.total!, returned.exchangeRate, context)
  const foreign = foreignOf(returned, context)
  const [own, refund] = [returned.total!, returned.paid ?? zero]
  const left = subtract(own, refund)
  const here = store(returned.store)
  const [from, to] = of === 'sale' ? [outside, here] : [here, outside]
  return [
    ...returned.lines.flatMap((line, index) =>
      isTracked(line, context)
        ? [
            goods(from, to, {
              product: line.product,
              quantity: line.baseQuantity!,
              valuation: line.sourceLine ? { by: 'line', line: line.sourceLine, returns: of } : { by: 'average' },
              rank: rank.other,
              line: index,
            }),
          ]
        : [],
    ),
    of === 'sale'
      ? money(receivable(returned.partner), sales, total, { column: 'returned', ...debtIn(foreign, own) })
      : money(purchases, payable(returned.partner), total, { column: 'returned', ...debtIn(foreign, own) }),
    ...(original
      ? [settle(of === 'sale' ? 'receivable' : 'payable', original, left, { upToOpen: true, foreign })]
      : []),
  ]
}
