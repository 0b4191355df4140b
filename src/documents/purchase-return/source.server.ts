/** Makes a return from a receipt: what can still go back, at the prices of the receipt (contract documents §6). */
import { id } from '#kernel/brand.ts'
import type { Draft, MakingContext, SavedDocument } from '#model/document.ts'
import { shape as receiptShape } from '../purchase-receipt/shape.ts'
import { blank } from '../_shared/blank.ts'
import { paidBefore, returnedHead, returnedLines } from '../_shared/returns/from-original.ts'
import { madeOn } from '../_shared/made-on.ts'
import { shape } from './shape.ts'

export const fromReceipt = (
  [source]: readonly SavedDocument<typeof receiptShape>[],
  context: MakingContext,
): Draft<typeof shape> => {
  const receipt = source!
  return {
    ...blank(shape, madeOn([receipt], context)),
    ...returnedHead({ from: receiptShape, to: shape }, receipt),
    receipt: id<'purchaseReceipt'>(receipt.id),
    originalPaid: paidBefore(receipt, context),
    lines: returnedLines({ from: receiptShape, to: shape }, receipt, context).map((line) => ({
      ...blank.line(shape),
      ...line,
    })),
  }
}
