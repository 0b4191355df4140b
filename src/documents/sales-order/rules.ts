import type { Problem } from '#kernel/problem.ts'
import type { Draft } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { checkDelivery } from '../_shared/ordered.ts'
import { checkPriced, computePriced } from '../_shared/priced-lines.ts'
import type { shape } from './shape.ts'

type Order = Draft<typeof shape>

export const compute = (order: Order, context: RuleContext): Order => ({
  ...computePriced(order, context),
  closed: order.closed ?? false,
})

export const check = (order: Order, context: RuleContext): Problem[] => [
  ...checkPriced(order, context),
  ...checkDelivery(order),
]
