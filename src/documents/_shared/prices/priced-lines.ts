/** Totals and the order of rounding (contract documents §4). Form and save run the same code. */
import type { Id } from '#kernel/brand.ts'
import type { Day } from '#kernel/day.ts'
import {
  add,
  allocate,
  decimal,
  larger,
  multiply,
  percentOf,
  round,
  subtract,
  sumOf,
  zero,
  type Decimal,
} from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { RowIn, RuleContext } from '#model/rule-context.ts'
import { headShare, lineShares } from '../settlements/agreed-shares.ts'
import { proposedVat } from './proposed-vat.ts'
import { withRests } from '../rest-of-line.ts'

export interface PricedLine {
  product: Id<'product'> | null
  unit: Id<'unit'> | null
  unitName: string | null
  factor: Decimal | null
  quantity: Decimal | null
  baseQuantity: Decimal | null
  unitPrice: Decimal | null
  discountPercent: Decimal | null
  discountAmount: Decimal | null
  discount: Decimal | null
  gross: Decimal | null
  lineAmount: Decimal | null
  orderDiscountShare: Decimal | null
  taxable: Decimal | null
  vatRate: Decimal | null
  lineVat: Decimal | null
  lineTotal: Decimal | null
}

interface PricedHead {
  date: Day | null
  goodsAmount: Decimal | null
  discountPercent: Decimal | null
  discountAmount: Decimal | null
  discount: Decimal | null
  totalBeforeTax: Decimal | null
  totalVat: Decimal | null
  total: Decimal | null
}

interface UnitOfProduct {
  unit: Id<'unit'> | null
  unitName: string
  factor: Decimal
}
type Product = RowIn<'product'>
/** The unit of a line: the base unit of the product (factor 1) or a secondary unit; undefined if it is neither. */
const unitOf = (product: Product | undefined, unit: string | null): UnitOfProduct | undefined => {
  if (!product) return undefined
  if (!unit || unit === product.unit)
    return { unit: product.unit ?? null, unitName: product.unitName ?? '', factor: decimal(1) }
  return product.units?.find((one) => one.unit === unit)
}

export interface UnitedLine {
  product: Id<'product'> | null
  unit: Id<'unit'> | null
  unitName: string | null
  factor: Decimal | null
  quantity: Decimal | null
  baseQuantity: Decimal | null
}
/** Adds unit name, factor and base quantity to a goods line. */
export const withUnit = <L extends UnitedLine>(line: L, { refs }: RuleContext): L => {
  const found = unitOf(refs.get('product', line.product), line.unit)
  const factor = found?.factor ?? line.factor ?? decimal(1)
  return {
    ...line,
    unit: line.unit ?? found?.unit ?? null,
    unitName: found?.unitName ?? line.unitName ?? '',
    factor,
    baseQuantity: multiply(line.quantity ?? zero, factor, 4),
  }
}

/**
 * A typed amount that equals the amount of the percentage, or the share of what was agreed, does not count as typed, so
 * these stay in effect.
 */
const discountOf = (
  base: Decimal,
  { discountPercent: percent, discountAmount: typed }: Pick<PricedLine, 'discountPercent' | 'discountAmount'>,
  { share, decimals }: { share: Decimal | null; decimals: number },
) => {
  const proposed = percent === null ? (share ?? zero) : percentOf(base, percent, decimals)
  const own = typed !== null && typed !== proposed ? typed : null
  return { discountAmount: own, discount: own ?? proposed }
}

const pricedLine = <L extends PricedLine>(
  line: L,
  { date, shareOf, restOf }: { date: Day | null; shareOf: (line: L) => Decimal | null; restOf: (line: L) => L },
  context: RuleContext,
): L => {
  const united = restOf(withUnit(line, context))
  const gross = multiply(line.quantity ?? zero, line.unitPrice ?? zero, context.decimals)
  const discount = discountOf(gross, line, { share: shareOf(united), decimals: context.decimals })
  return {
    ...united,
    ...discount,
    gross,
    lineAmount: subtract(gross, discount.discount),
    vatRate:
      line.vatRate ?? (line.product ? proposedVat(context.refs.get('product', line.product), date, context) : null),
  }
}

/** VAT of a taxable amount; the special rates −1 and −2 mean no VAT. */
export const vatOf = (taxable: Decimal, rate: Decimal | null, decimals: number): Decimal =>
  percentOf(taxable, larger(rate ?? zero, zero), decimals)

/** What a coupon takes off, and of which lines. */
export interface CouponShare<L> {
  amount: Decimal
  /** The lines it is for; null: all, in one spread with the order discount; undefined: not known. */
  isMeant: ((line: L) => boolean) | null | undefined
}

/** While it is not known which lines a coupon is for, those of a stored document keep what they have. */
const keptShares = (lines: readonly PricedLine[], whole: Decimal): Decimal[] | null => {
  const kept = lines.map((line) => line.orderDiscountShare ?? zero)
  const fits = kept.every((share, index) => share <= larger(lines[index]!.lineAmount ?? zero, zero))
  return fits && sumOf(kept, (share) => share) === whole ? kept : null
}

const sharesOf = <L extends PricedLine>(
  lines: readonly L[],
  discount: Decimal,
  { amount, isMeant }: CouponShare<L>,
  decimals: number,
): Decimal[] => {
  const amounts = lines.map((line) => line.lineAmount ?? zero)
  const whole = add(discount, amount)
  if (amount === zero || !isMeant) {
    const kept = amount !== zero && isMeant === undefined ? keptShares(lines, whole) : null
    return kept ?? allocate(whole, amounts, decimals)
  }
  const shares = allocate(discount, amounts, decimals)
  const rests = lines.map((line, index) => (isMeant(line) ? subtract(amounts[index]!, shares[index]!) : zero))
  const ofCoupon = allocate(amount, rests, decimals)
  return shares.map((share, index) => add(share, ofCoupon[index]!))
}

/** Steps 7–10 for lines with known amounts: distribution of the order discount, VAT, line totals. */
const spread = <L extends PricedLine>(
  lines: readonly L[],
  shares: readonly Decimal[],
  decimals: number,
  typedVat: (line: L) => Decimal | null = () => null,
): L[] =>
  lines.map((line, index) => {
    const taxable = subtract(line.lineAmount ?? zero, shares[index]!)
    const lineVat = typedVat(line) ?? vatOf(taxable, line.vatRate, decimals)
    return { ...line, orderDiscountShare: shares[index]!, taxable, lineVat, lineTotal: add(taxable, lineVat) }
  })

export type PricedGoods<L> = PricedHead & { lines: L[] }
interface Extras<L> {
  /** What a coupon takes off goods at these amounts, in addition to the order discount. */
  coupon?: (goods: { lines: readonly L[]; discount: Decimal }) => CouponShare<L>
  shippingFee?: Decimal | null
  line?: (line: L) => L
  typedVat?: (line: L) => Decimal | null
}

/**
 * Calculates all derived values of a document with prices. `line` may adjust a line after its discount (returns
 * follow the original line).
 */
export const computePriced = <L extends PricedLine, D extends PricedGoods<L>>(
  draft: D,
  context: RuleContext,
  extras: Extras<L> = {},
): D => {
  const { decimals } = context
  const [shareOf, restOf] = [lineShares(decimals), withRests()]
  const lines = draft.lines.map((line) => {
    const priced = pricedLine(line, { date: draft.date, shareOf, restOf }, context)
    return extras.line ? extras.line(priced) : priced
  })
  const goodsAmount = sumOf(lines, (line) => line.lineAmount)
  const share = headShare(draft, { lines, goodsAmount }, decimals)
  const discount = discountOf(goodsAmount, draft, { share, decimals })
  const coupon = extras.coupon?.({ lines, discount: discount.discount }) ?? { amount: zero, isMeant: null }
  const shares = sharesOf(lines, discount.discount, coupon, decimals)
  const spreadLines = spread(lines, shares, decimals, extras.typedVat)
  const totalBeforeTax = sumOf(spreadLines, (line) => line.taxable)
  const totalVat = sumOf(spreadLines, (line) => line.lineVat)
  return {
    ...draft,
    lines: spreadLines,
    goodsAmount,
    ...discount,
    totalBeforeTax,
    totalVat,
    total: add(add(totalBeforeTax, totalVat), round(extras.shippingFee ?? zero, decimals)),
  }
}

const isOverDiscounted = (line: PricedLine): boolean => (line.discount ?? zero) > (line.gross ?? zero)

/** The total; null if discounts exceed the amount and the total is therefore meaningless. */
export const meaningfulTotal = ({ lines, discount, goodsAmount, total }: PricedGoods<PricedLine>): Decimal | null =>
  lines.some(isOverDiscounted) || (discount ?? zero) > (goodsAmount ?? zero) ? null : total

/**
 * Problems of discounts that exceed their base, units that do not belong to the product, and VAT rates that do not
 * exist.
 */
export const checkPriced = (
  draft: PricedGoods<PricedLine>,
  context: RuleContext,
  coupon: Decimal = zero,
): Problem[] => [
  ...draft.lines.flatMap((line, index) => [
    ...checkUnit(line, index, context),
    ...(isOverDiscounted(line) ? [problem(`lines.${index}.discountAmount`, 'discountTooLarge')] : []),
  ]),
  // A line with too large a discount has its own problem, so it counts as 0 here.
  ...(add(draft.discount ?? zero, coupon) > sumOf(draft.lines, (line) => larger(line.lineAmount ?? zero, zero))
    ? [problem('discountAmount', 'discountTooLarge')]
    : []),
]

/**
 * The unit must belong to the product. The quantity must not have more decimals than the unit allows, nor be 0 in
 * base units.
 */
export const checkUnit = (line: UnitedLine, index: number, { refs }: RuleContext): Problem[] => {
  const product = refs.get('product', line.product)
  // A form may only know the name of the product.
  if (!product || !line.unit || product.unit === undefined) return []
  if (!unitOf(product, line.unit)) return [problem(`lines.${index}.unit`, 'unknownRef')]
  const allowed = refs.get('unit', line.unit)?.decimals ?? 4
  const { quantity, baseQuantity } = line
  const at = `lines.${index}.quantity`
  if (quantity !== null && round(quantity, allowed) !== quantity)
    return [problem(at, 'tooManyDecimals', { max: String(allowed) })]
  return (quantity ?? zero) > 0n && baseQuantity === 0n ? [problem(at, 'baseQtyZero', { code: product.code })] : []
}

export const checkDue = (draft: { date: Day | null; dueDate: Day | null }): Problem[] =>
  draft.date && draft.dueDate && draft.dueDate < draft.date ? [problem('dueDate', 'dueBeforeDate')] : []

/** The amount in base currency (contract documents §4 step 12). */
export const inBase = (
  amount: Decimal,
  exchangeRate: Decimal | null,
  context: Pick<RuleContext, 'baseDecimals'>,
): Decimal => multiply(amount, exchangeRate ?? decimal(1), context.baseDecimals)
