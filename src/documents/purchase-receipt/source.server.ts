/**
 * Makes a receipt from an order: the goods that have not arrived yet, at the prices of the order (contract documents
 * §6).
 */
import { id } from '#kernel/brand.ts'
import type { Problem } from '#kernel/problem.ts'
import type { Draft, MakingContext, SavedDocument } from '#model/document.ts'
import type { shape as orderShape } from '../purchase-order/shape.ts'
import { blank } from '../_shared/blank.ts'
import { leftOfOrders } from '../_shared/from-order.ts'
import { madeOn, sourcesDiffer } from '../_shared/made-on.ts'
import { shape } from './shape.ts'

export const fromOrder = (
  sources: readonly SavedDocument<typeof orderShape>[],
  context: MakingContext,
): Draft<typeof shape> | Problem[] => {
  const different = sourcesDiffer(sources)
  if (different.length > 0) return different
  const { order, head, lines } = leftOfOrders(sources, context)
  return {
    ...blank(shape, madeOn(sources, context)),
    ...head,
    order: id<'purchaseOrder'>(order),
    lines: lines.map(({ from, ...line }) => ({
      ...blank.line(shape),
      ...line,
      sourceDocument: from === null ? null : id<'purchaseOrder'>(from),
    })),
  }
}
