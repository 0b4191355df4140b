/** Makes a bill from an order, or from a quote that needed none, at the prices agreed there (contract documents §6). */
import { id } from '#kernel/brand.ts'
import type { Problem } from '#kernel/problem.ts'
import type { Draft, MakingContext, SavedDocument } from '#model/document.ts'
import { shape as quoteShape } from '../quote/shape.ts'
import { shape as orderShape } from '../sales-order/shape.ts'
import { blank } from '../_shared/blank.ts'
import { leftOfOrders } from '../_shared/orders/from-order.ts'
import { quotedHead, quotedLines } from '../_shared/orders/from-quote.ts'
import { madeOn } from '../_shared/made-on.ts'
import { pickedUp } from './delivery.ts'
import { shape } from './shape.ts'

/** Of an order: the goods not issued yet. */
export const fromOrder = (
  sources: readonly SavedDocument<typeof orderShape>[],
  context: MakingContext,
): Draft<typeof shape> | Problem[] => {
  const left = leftOfOrders({ named: id<'salesOrder'>, from: orderShape, to: shape }, sources, context)
  if (Array.isArray(left)) return left
  const { deliveryAddress, deliveryPlace } = sources.find((one) => one.id === left.head.order)!
  return {
    ...blank(shape, madeOn(sources, context)),
    ...left.head,
    delivery: { ...pickedUp, receiverAddress: deliveryAddress, ...deliveryPlace },
    lines: left.lines.map((line) => ({ ...blank.line(shape), ...line })),
  }
}

/** Of a quote: all of its goods. */
export const fromQuote = (
  sources: readonly SavedDocument<typeof quoteShape>[],
  context: MakingContext,
): Draft<typeof shape> => {
  const quote = sources[0]!
  return {
    ...blank(shape, madeOn([quote], context)),
    ...quotedHead({ from: quoteShape, to: shape }, quote),
    delivery: { ...pickedUp, receiverAddress: quote.deliveryPlace },
    quote: id<'quote'>(quote.id),
    lines: quotedLines({ from: quoteShape, to: shape }, quote).map((line) => ({ ...blank.line(shape), ...line })),
  }
}
