import { problem, type Problem } from '#kernel/problem.ts'
import type { Draft, SavedDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { rank, store, type Move } from '#model/move.ts'
import { checkUnit } from '../_shared/prices/priced-lines.ts'
import { checkTracked, computeMoved, goodsMoves } from '../_shared/goods/stock.ts'
import type { shape } from './shape.ts'

type Transfer = Draft<typeof shape>

export const compute = (draft: Transfer, context: RuleContext): Transfer => computeMoved(draft, context)

export const check = (draft: Transfer, context: RuleContext): Problem[] => [
  ...(draft.store && draft.store === draft.toStore ? [problem('toStore', 'sameStore')] : []),
  ...draft.lines.flatMap((line, index) => [...checkTracked(line, index, context), ...checkUnit(line, index, context)]),
]

export const post = (transfer: SavedDocument<typeof shape>, context: RuleContext): Move[] =>
  goodsMoves(transfer.lines, context, () => ({
    from: store(transfer.store),
    to: store(transfer.toStore),
    valuation: { by: 'average' },
    rank: rank.transfer,
  }))
