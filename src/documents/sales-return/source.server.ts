/** Makes a return from a bill: what can still be returned, at the prices of the bill (contract documents §6). */
import { id } from '#kernel/brand.ts'
import type { Draft, MakingContext, SavedDocument } from '#model/document.ts'
import { shape as billShape } from '../sales-bill/shape.ts'
import { blank } from '../_shared/blank.ts'
import { paidBefore, returnedHead, returnedLines } from '../_shared/returns/from-original.ts'
import { madeOn } from '../_shared/made-on.ts'
import { shape } from './shape.ts'

export const fromBill = (
  [source]: readonly SavedDocument<typeof billShape>[],
  context: MakingContext,
): Draft<typeof shape> => {
  const bill = source!
  return {
    ...blank(shape, madeOn([bill], context)),
    ...returnedHead({ from: billShape, to: shape }, bill),
    bill: id<'salesBill'>(bill.id),
    originalPaid: paidBefore(bill, context),
    lines: returnedLines({ from: billShape, to: shape }, bill, context).map((line) => ({
      ...blank.line(shape),
      ...line,
    })),
  }
}
