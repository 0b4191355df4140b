/** Rules shared by documents that move goods. */
import type { Id } from '#kernel/brand.ts'
import { COST_END, divide, LEDGER_END, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { RuleContext } from '#model/rule-context.ts'

/** Services are sold but have no stock (contract documents §7.1). */
export const isTracked = (
  line: { product: Id<'product'>; baseQuantity: Decimal | null },
  { refs }: RuleContext,
): boolean => refs.get('product', line.product)?.trackStock !== false && (line.baseQuantity ?? 0n) !== 0n

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
