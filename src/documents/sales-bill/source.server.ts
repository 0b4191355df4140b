/** Makes a bill from an order: the goods not issued yet, at the prices of the order (contract documents §6). */
import { id } from '#kernel/brand.ts'
import type { Draft, MakingContext, SavedDocument } from '#model/document.ts'
import type { shape as orderShape } from '../sales-order/shape.ts'
import { blank } from '../_shared/blank.ts'
import { leftLines, orderHead } from '../_shared/from-order.ts'
import { madeOn } from '../_shared/made-on.ts'
import { pickedUp } from './rules.ts'
import { shape } from './shape.ts'

export const fromOrder = (
  sources: readonly SavedDocument<typeof orderShape>[],
  context: MakingContext,
): Draft<typeof shape> => {
  const order = sources[0]!
  const left = leftLines(order, context)
  return {
    ...blank(shape, madeOn([order], context)),
    ...orderHead(order, left, context),
    delivery: { ...pickedUp, receiverAddress: order.deliveryAddress },
    order: id<'salesOrder'>(order.id),
    lines: left.map((line) => ({ ...blank.line(shape), ...line })),
  }
}
