import type { Problem } from '#kernel/problem.ts'
import type { Draft, SavedDocument } from '#model/document.ts'
import type { Move } from '#model/move.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { checkReturned, computeReturned, postReturned } from '../_shared/returns/returned.ts'
import type { shape } from './shape.ts'

type Return = Draft<typeof shape>

export const compute = (returned: Return, context: RuleContext): Return => ({
  ...computeReturned(returned, context),
  reopenOrder: returned.reopenOrder ?? false,
  reopenedOrder: returned.reopenedOrder ?? null,
})

export const check = (returned: Return, context: RuleContext): Problem[] =>
  checkReturned(returned, { of: 'sale', original: returned.billNumber }, context)

export const post = (returned: SavedDocument<typeof shape>, context: RuleContext): Move[] =>
  postReturned(returned, { of: 'sale', original: returned.bill }, context)
