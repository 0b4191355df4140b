import type { Draft, SavedDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { opening, rank, store, type Move } from '#model/move.ts'
import { checkCosted, computeCosted } from '../_shared/goods/costed-lines.ts'
import { goodsMoves } from '../_shared/goods/stock.ts'
import type { shape } from './shape.ts'

type Opening = Draft<typeof shape>

export const compute = (draft: Opening, context: RuleContext): Opening => computeCosted(draft, context)

/** The guard checks that each product has only one opening line per store. */
export const check = checkCosted

export const post = (document: SavedDocument<typeof shape>, context: RuleContext): Move[] =>
  goodsMoves(document.lines, context, ({ lineAmount }) => ({
    from: opening,
    to: store(document.store),
    valuation: { by: 'own', value: lineAmount! },
    rank: rank.opening,
  }))
