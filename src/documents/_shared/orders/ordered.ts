/** Rules that orders of both sides have in common: they move nothing until the goods do (contract documents §13, §16). */
import type { Day } from '#kernel/day.ts'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { FollowerFacts } from '#model/follows.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { checkPriced, computePriced, type PricedGoods, type PricedLine } from '../prices/priced-lines.ts'

type Order<L> = PricedGoods<L> & { deliveryDate: Day | null; closed: boolean | null; shippingFee: Decimal | null }

export const compute = <L extends PricedLine, D extends Order<L>>(order: D, context: RuleContext): D => ({
  ...computePriced(order, context, { shippingFee: order.shippingFee }),
  shippingFee: order.shippingFee ?? zero,
  closed: order.closed ?? false,
})

/** Goods cannot be delivered before they were ordered. */
export const check = (order: Order<PricedLine>, context: RuleContext): Problem[] => [
  ...checkPriced(order, context),
  ...(order.date && order.deliveryDate && order.deliveryDate < order.date
    ? [problem('deliveryDate', 'deliveryBeforeDate')]
    : []),
]

interface Ordered {
  closed: boolean | null
  lines: readonly { lineId: string; baseQuantity: Decimal | null }[]
}
/** The state of an order: delivered when all of its goods have been taken, or when it is closed. */
export const derive = ({ closed, lines }: Ordered, { taken }: FollowerFacts): 'ordered' | 'delivered' => {
  const isWhole = lines.every((line) => (taken.get(line.lineId)?.quantity ?? zero) >= (line.baseQuantity ?? zero))
  return closed || isWhole ? 'delivered' : 'ordered'
}
