/** Server part of a return to a supplier: linked refund, and cost of the goods. */
import { defineSlots } from '#engine/slots.ts'
import { isPaid, keepLinkedVoucher } from '../_shared/vouchers/linked-voucher.server.ts'
import { returnedFacts } from '../_shared/returns/returned-slots.server.ts'
import { purchaseReturn } from './index.ts'
import { fromReceipt } from './source.server.ts'

export const slots = defineSlots(purchaseReturn, {
  makes: { purchaseReceipt: fromReceipt },
  hasMore: isPaid,
  afterSave: (scope, change) =>
    keepLinkedVoucher(scope, change, {
      kind: 'incomeVoucher',
      voucherModule: 'OrderReturn',
      reason: 'refund',
    }),
  facts: returnedFacts('payable'),
})
