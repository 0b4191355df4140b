/**
 * Makes a receipt from an order: the goods that have not arrived yet, at the prices of the order (contract documents
 * §6).
 */
import type { Problem } from '#kernel/problem.ts'
import { id } from '#kernel/brand.ts'
import type { Draft, MakingContext, SavedDocument } from '#model/document.ts'
import { shape as orderShape } from '../purchase-order/shape.ts'
import { blank } from '../_shared/blank.ts'
import { leftOfOrders } from '../_shared/orders/from-order.ts'
import { madeOn } from '../_shared/made-on.ts'
import { shape } from './shape.ts'

export const fromOrder = (
  sources: readonly SavedDocument<typeof orderShape>[],
  context: MakingContext,
): Draft<typeof shape> | Problem[] => {
  const left = leftOfOrders({ named: id<'purchaseOrder'>, from: orderShape, to: shape }, sources, context)
  if (Array.isArray(left)) return left
  return {
    ...blank(shape, madeOn(sources, context)),
    ...left.head,
    lines: left.lines.map((line) => ({ ...blank.line(shape), ...line })),
  }
}
