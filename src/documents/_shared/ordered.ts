/** Rules that orders of both sides have in common: they move nothing until the goods do (contract documents §13, §16). */
import type { Day } from '#kernel/day.ts'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Taken } from '#model/document.ts'

interface Dated {
  date: Day | null
  deliveryDate: Day | null
}
/** Goods cannot be delivered before they were ordered. */
export const checkDelivery = ({ date, deliveryDate }: Dated): Problem[] =>
  date && deliveryDate && deliveryDate < date ? [problem('deliveryDate', 'deliveryBeforeDate')] : []

interface Ordered {
  closed: boolean | null
  lines: readonly { lineId: string; baseQuantity: Decimal | null }[]
}
/** The state of an order: delivered when all of its goods have been taken, or when it is closed. */
export const derive = ({ closed, lines }: Ordered, taken: ReadonlyMap<string, Taken>): 'ordered' | 'delivered' => {
  const isWhole = lines.every((line) => (taken.get(line.lineId)?.quantity ?? zero) >= (line.baseQuantity ?? zero))
  return closed || isWhole ? 'delivered' : 'ordered'
}
