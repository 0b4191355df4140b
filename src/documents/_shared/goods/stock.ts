/** Rules shared by documents that move goods. */
import type { Id } from '#kernel/brand.ts'
import { COST_END, divide, LEDGER_END, sumOf, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { goods, type GoodsMove, type Move } from '#model/move.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { withUnit, type UnitedLine } from '../prices/priced-lines.ts'

/** Services are sold but have no stock (contract documents §7.1). */
export const isTracked = (
  line: { product: Id<'product'>; baseQuantity: Decimal | null },
  { refs }: RuleContext,
): boolean => refs.get('product', line.product)?.trackStock !== false && (line.baseQuantity ?? 0n) !== 0n

interface MovedDraft<L> {
  lines: L[]
  totalQuantity: Decimal | null
}
/** What follows from the lines of a document that only moves goods. */
export const computeMoved = <L extends UnitedLine, D extends MovedDraft<L>>(draft: D, context: RuleContext): D => {
  const lines = draft.lines.map((line) => withUnit(line, context))
  return { ...draft, lines, totalQuantity: sumOf(lines, (line) => line.baseQuantity) }
}

interface MovedLine {
  product: Id<'product'>
  baseQuantity: Decimal | null
}

/** One move for each line of goods that have stock; `how` says where they go, and what they are worth. */
export const goodsMoves = <L extends MovedLine>(
  lines: readonly L[],
  context: RuleContext,
  how: (line: L) => Pick<GoodsMove, 'from' | 'to' | 'valuation' | 'rank'>,
): Move[] =>
  lines.flatMap((line, index) => {
    if (!isTracked(line, context)) return []
    const { from, to, ...move } = how(line)
    return [goods(from, to, { product: line.product, quantity: line.baseQuantity!, line: index, ...move })]
  })

/** Goods that keep no stock, on lines that were not saved yet: the form says so at once, the engine of all others. */
export const checkTracked = (
  line: { lineId: string | null; product: Id<'product'> | null },
  index: number,
  { refs }: RuleContext,
): Problem[] => {
  const product = line.lineId ? undefined : refs.get('product', line.product)
  return product?.trackStock === false ? [problem(`lines.${index}.product`, 'notInStock', { code: product.code })] : []
}

/** Indexes of the lines whose product is already on an earlier line. */
export const repeatedGoods = (lines: readonly { product: Id<'product'> | null }[]): ReadonlySet<number> => {
  const first = new Map(lines.map(({ product }, index) => [product, index] as const).toReversed())
  return new Set(lines.flatMap(({ product }, index) => (first.get(product) === index ? [] : [index])))
}

/**
 * Refuses a unit cost too large for the ledgers: a large amount for a tiny quantity. An amount that is itself too
 * large has its own problem.
 */
export const checkUnitCost = (
  line: { baseQuantity: Decimal | null },
  value: Decimal | null,
  index: number,
): Problem[] =>
  value !== null &&
  value < LEDGER_END &&
  (line.baseQuantity ?? 0n) > 0n &&
  divide(value, line.baseQuantity!) >= COST_END
    ? [problem(`lines.${index}.unitPrice`, 'outOfRange')]
    : []
