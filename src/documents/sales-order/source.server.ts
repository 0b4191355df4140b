/** Makes an order from a quote: its goods at the prices offered (contract documents §6). */
import { id } from '#kernel/brand.ts'
import type { Draft, MakingContext, SavedDocument } from '#model/document.ts'
import { shape as quoteShape } from '../quote/shape.ts'
import { blank } from '../_shared/blank.ts'
import { quotedHead, quotedLines } from '../_shared/orders/from-quote.ts'
import { madeOn } from '../_shared/made-on.ts'
import { shape } from './shape.ts'

export const fromQuote = (
  sources: readonly SavedDocument<typeof quoteShape>[],
  context: MakingContext,
): Draft<typeof shape> => {
  const quote = sources[0]!
  return {
    ...blank(shape, madeOn([quote], context)),
    ...quotedHead({ from: quoteShape, to: shape }, quote),
    deliveryAddress: quote.deliveryPlace,
    quote: id<'quote'>(quote.id),
    lines: quotedLines({ from: quoteShape, to: shape }, quote).map((line) => ({ ...blank.line(shape), ...line })),
  }
}
