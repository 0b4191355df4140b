import { multiply, sumOf, zero } from '#kernel/decimal.ts'
import type { Problem } from '#kernel/problem.ts'
import type { Draft, SavedDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { goods, opening, rank, store, type Move } from '#model/move.ts'
import { checkUnit, withUnit } from '../_shared/priced-lines.ts'
import { checkUnitCost, isTracked } from '../_shared/stock.ts'
import type { shape } from './shape.ts'

type Opening = Draft<typeof shape>

export const compute = (draft: Opening, context: RuleContext): Opening => {
  const lines = draft.lines.map((line) => ({
    ...withUnit(line, context),
    lineAmount: multiply(line.quantity ?? zero, line.unitPrice ?? zero, context.baseDecimals),
  }))
  return {
    ...draft,
    lines,
    totalQuantity: sumOf(lines, (line) => line.baseQuantity),
    goodsAmount: sumOf(lines, (line) => line.lineAmount),
  }
}

/** The guard checks that each product has only one opening line per store. */
export const check = (draft: Opening, context: RuleContext): Problem[] =>
  draft.lines.flatMap((line, index) => [
    ...checkUnit(line, index, context),
    ...checkUnitCost(line, line.lineAmount, index),
  ])

export const post = (document: SavedDocument<typeof shape>, context: RuleContext): Move[] =>
  document.lines.flatMap((line, index) =>
    isTracked(line, context)
      ? [
          goods(opening, store(document.store), {
            product: line.product,
            quantity: line.baseQuantity!,
            valuation: { by: 'own', value: line.lineAmount! },
            rank: rank.opening,
            line: index,
          }),
        ]
      : [],
  )
