import { zero } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Draft, SavedDocument, Taken } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { checkPriced, computePriced } from '../_shared/priced-lines.ts'
import type { shape } from './shape.ts'

type Order = Draft<typeof shape>

export const compute = (order: Order, context: RuleContext): Order => ({
  ...computePriced(order, context),
  closed: order.closed ?? false,
})

export const check = (order: Order, context: RuleContext): Problem[] => [
  ...checkPriced(order, context),
  ...(order.date && order.deliveryDate && order.deliveryDate < order.date
    ? [problem('deliveryDate', 'deliveryBeforeDate')]
    : []),
]

/** Delivered when all goods have come, or when the order is closed (contract documents §13, §16). */
export const derive = (
  { closed, lines }: SavedDocument<typeof shape>,
  taken: ReadonlyMap<string, Taken>,
): 'ordered' | 'delivered' => {
  const isWhole = lines.every((line) => (taken.get(line.lineId)?.quantity ?? zero) >= (line.baseQuantity ?? zero))
  return closed || isWhole ? 'delivered' : 'ordered'
}
