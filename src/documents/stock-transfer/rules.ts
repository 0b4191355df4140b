import { sumOf } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Draft, SavedDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { goods, rank, store, type Move } from '#model/move.ts'
import { checkUnit, withUnit } from '../_shared/priced-lines.ts'
import { isTracked } from '../_shared/stock.ts'
import type { shape } from './shape.ts'

type Transfer = Draft<typeof shape>

export const compute = (draft: Transfer, context: RuleContext): Transfer => {
  const lines = draft.lines.map((line) => withUnit(line, context))
  return { ...draft, lines, totalQuantity: sumOf(lines, (line) => line.baseQuantity) }
}

export const check = (draft: Transfer, context: RuleContext): Problem[] => [
  ...(draft.store && draft.store === draft.toStore ? [problem('toStore', 'sameStore')] : []),
  ...draft.lines.flatMap((line, index) => checkUnit(line, index, context)),
]

export const post = (transfer: SavedDocument<typeof shape>, context: RuleContext): Move[] =>
  transfer.lines.flatMap((line, index) =>
    isTracked(line, context)
      ? [
          goods(store(transfer.store), store(transfer.toStore), {
            product: line.product,
            quantity: line.baseQuantity!,
            valuation: { by: 'average' },
            rank: rank.transfer,
            line: index,
          }),
        ]
      : [],
  )
