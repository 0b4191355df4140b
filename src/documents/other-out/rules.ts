import type { Problem } from '#kernel/problem.ts'
import type { Draft, SavedDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { outside, rank, store, type Move } from '#model/move.ts'
import { checkUnit } from '../_shared/prices/priced-lines.ts'
import { checkTracked, computeMoved, goodsMoves } from '../_shared/goods/stock.ts'
import type { shape } from './shape.ts'

type StockOut = Draft<typeof shape>

export const compute = (draft: StockOut, context: RuleContext): StockOut => computeMoved(draft, context)

export const check = ({ lines }: StockOut, context: RuleContext): Problem[] =>
  lines.flatMap((line, index) => [...checkTracked(line, index, context), ...checkUnit(line, index, context)])

export const post = (document: SavedDocument<typeof shape>, context: RuleContext): Move[] =>
  goodsMoves(document.lines, context, () => ({
    from: store(document.store),
    to: outside,
    valuation: { by: 'average' },
    rank: rank.other,
  }))
