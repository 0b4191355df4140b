import { absolute, add, allocate, decimal, multiply, round, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Draft, SavedDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { goods, money, outside, payable, purchases, rank, store, type Move } from '#model/move.ts'
import { advanceMoves, withAdvances } from '../_shared/settlements/advances.ts'
import { debtIn, foreignOf } from '../_shared/foreign.ts'
import { checkPaid, computePaid } from '../_shared/settlements/paid.ts'
import { checkDue, checkPriced, computePriced, inBase, meaningfulTotal, vatOf } from '../_shared/prices/priced-lines.ts'
import { checkUnitCost, isTracked } from '../_shared/goods/stock.ts'
import type { shape } from './shape.ts'

type Receipt = Draft<typeof shape>
type Line = Receipt['lines'][number]

/**
 * The cost of the goods: amount after discounts plus the share of freight and other costs (plus VAT where it is a
 * cost), in base currency (contract documents §7.3).
 */
const withCosts = (receipt: Receipt, context: RuleContext): Receipt => {
  const weights = receipt.lines.map((line) => line.taxable ?? zero)
  const freight = allocate(round(receipt.shippingFee ?? zero, context.decimals), weights, context.decimals)
  const other = allocate(round(receipt.otherCost ?? zero, context.decimals), weights, context.decimals)
  const lineCost = (line: Line, index: number): Decimal =>
    inBase(
      add(
        add(line.taxable ?? zero, add(freight[index]!, other[index]!)),
        context.settings.vatInCost ? (line.lineVat ?? zero) : zero,
      ),
      receipt.exchangeRate,
      context,
    )
  return { ...receipt, lines: receipt.lines.map((line, index) => ({ ...line, lineCost: lineCost(line, index) })) }
}

/** A typed VAT amount that equals the calculated one does not count as typed. */
const withoutEchoedVat = (receipt: Receipt, decimals: number): Receipt => ({
  ...receipt,
  lines: receipt.lines.map((line) =>
    line.typedVat !== null && line.typedVat === vatOf(line.taxable ?? zero, line.vatRate, decimals)
      ? { ...line, typedVat: null }
      : line,
  ),
})

export const compute = (receipt: Receipt, context: RuleContext): Receipt => {
  const priced = computePriced(receipt, context, {
    shippingFee: receipt.shippingFee,
    typedVat: (line: Line) => line.typedVat,
  })
  const filled = {
    ...withoutEchoedVat(priced, context.decimals),
    shippingFee: priced.shippingFee ?? zero,
    otherCost: priced.otherCost ?? zero,
  }
  return withAdvances(computePaid(withCosts(filled, context), context))
}

/**
 * A typed VAT amount may differ from the calculated one by at most ten of the currency's smallest units (contract
 * documents §2 block M).
 */
const checkTypedVat = (line: Line, index: number, decimals: number): Problem[] => {
  if (line.typedVat === null) return []
  const tolerance = round(multiply(decimal(10), decimal(`1e-${decimals}`)), 6)
  return absolute(subtract(line.typedVat, vatOf(line.taxable ?? zero, line.vatRate, decimals))) > tolerance
    ? [problem(`lines.${index}.lineVat`, 'vatTooFar')]
    : []
}

export const check = (receipt: Receipt, context: RuleContext): Problem[] => [
  ...checkPriced(receipt, context),
  ...receipt.lines.flatMap((line, index) => [
    ...checkTypedVat(line, index, context.decimals),
    ...checkUnitCost(line, line.lineCost, index),
  ]),
  ...checkPaid({ ...receipt, total: meaningfulTotal(receipt) }, context, 'out'),
  ...checkDue(receipt),
]

export const post = (receipt: SavedDocument<typeof shape>, context: RuleContext): Move[] => [
  ...receipt.lines.flatMap((line, index) =>
    isTracked(line, context)
      ? [
          goods(outside, store(receipt.store), {
            product: line.product,
            quantity: line.baseQuantity!,
            valuation: { by: 'own', value: line.lineCost! },
            rank: rank.receipt,
            line: index,
          }),
        ]
      : [],
  ),
  money(payable(receipt.partner), purchases, inBase(receipt.total!, receipt.exchangeRate, context), {
    column: 'incurred',
    due: receipt.dueDate,
    ...debtIn(foreignOf(receipt, context), receipt.total!),
  }),
  ...advanceMoves('payable', receipt, context),
]
