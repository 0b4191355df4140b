import { add, decimalText, multiplyDivide, smaller, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Draft, SavedDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { goods, money, outside, rank, receivable, sales, settle, store, type Move } from '#model/move.ts'
import { checkPaid, computePaid } from '../_shared/paid.ts'
import { checkPriced, computePriced, inBase, meaningfulTotal } from '../_shared/priced-lines.ts'
import { isTracked } from '../_shared/stock.ts'
import type { shape } from './shape.ts'

type Return = Draft<typeof shape>
type Line = Return['lines'][number]

/**
 * The part of an original amount that is returned. It is calculated cumulatively, so that the last piece gets the
 * exact rest (contract documents §7.4).
 */
const shareOf = (amount: Decimal, earlier: Decimal, line: Line, decimals: number): Decimal => {
  const origin = line.origin!
  const cumulative = add(origin.earlierQuantity ?? zero, line.baseQuantity ?? zero)
  return subtract(multiplyDivide(amount, smaller(cumulative, origin.quantity!), origin.quantity!, decimals), earlier)
}

/**
 * The discount of a line that follows its original: linked, at the original price, without a different typed
 * discount. The line then gets its share of the original's taxable amount. Null if it does not follow.
 */
const followed = (line: Line, decimals: number): Decimal | null => {
  const origin = line.origin
  if (!origin?.quantity || origin.quantity === 0n || line.unitPrice !== origin.unitPrice) return null
  const taxable = shareOf(origin.taxable ?? zero, origin.earlierTaxable ?? zero, line, decimals)
  const discount = subtract(line.gross ?? zero, taxable)
  return line.discountAmount === null || line.discountAmount === discount ? discount : null
}

const followOriginal = (line: Line, decimals: number): Line => {
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

const originalVat = (line: Line, decimals: number): Decimal | null =>
  followed(line, decimals) === null
    ? null
    : shareOf(line.origin!.lineVat ?? zero, line.origin!.earlierVat ?? zero, line, decimals)

export const compute = (returned: Return, context: RuleContext): Return => {
  const { decimals } = context
  const orderDiscount = (returned.discountAmount ?? zero) !== 0n || (returned.discountPercent ?? zero) !== 0n
  const lines = returned.lines.map((line) =>
    line.sourceLine && line.quantity === null ? { ...line, quantity: zero } : line,
  )
  const priced = computePriced({ ...returned, lines }, context, {
    line: (line: Line) => followOriginal(line, decimals),
    typedVat: (line: Line) => (orderDiscount ? null : originalVat(line, decimals)),
  })
  return computePaid({ ...priced, reopenOrder: priced.reopenOrder ?? false }, context)
}

/** Lines with quantity 0 are dropped, but at least one line must have a quantity. */
const checkQuantities = ({ lines, billNumber }: Return): Problem[] => {
  const isEmpty = lines.length > 0 && lines.every((line) => line.sourceLine && line.quantity === zero)
  return [
    ...(isEmpty ? [problem('lines', 'noReturnedGoods')] : []),
    ...lines.flatMap((line, index) => {
      const at = `lines.${index}.quantity`
      if (line.quantity === zero) return line.sourceLine ? [] : [problem(at, 'mustBePositive')]
      // The form may know the returnable quantity; the save checks it in the ledger.
      return line.returnable !== null && line.returnable !== undefined && (line.quantity ?? zero) > line.returnable
        ? [
            problem(at, 'qtyOverSource', {
              code: line.productCode ?? '',
              remaining: decimalText(line.returnable),
              number: billNumber ?? '',
            }),
          ]
        : []
    }),
  ]
}

export const check = (returned: Return, context: RuleContext): Problem[] => [
  ...checkPriced(returned, context),
  ...checkPaid({ ...returned, total: meaningfulTotal(returned) }, context, 'out'),
  ...checkQuantities(returned),
]

export const post = (returned: SavedDocument<typeof shape>, context: RuleContext): Move[] => {
  const total = inBase(returned.total!, returned.exchangeRate, context)
  const refund = inBase(returned.paid ?? zero, returned.exchangeRate, context)
  return [
    ...returned.lines.flatMap((line, index) =>
      isTracked(line, context)
        ? [
            goods(outside, store(returned.store), {
              product: line.product,
              quantity: line.baseQuantity!,
              valuation: line.sourceLine ? { by: 'line', line: line.sourceLine, returns: 'sale' } : { by: 'average' },
              rank: rank.other,
              line: index,
            }),
          ]
        : [],
    ),
    money(receivable(returned.partner), sales, total, { column: 'returned' }),
    ...(returned.bill ? [settle('receivable', returned.bill, subtract(total, refund), { upToOpen: true })] : []),
  ]
}
