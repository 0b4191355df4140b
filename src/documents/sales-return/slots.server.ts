/** Server part of a return: linked refund, and cost of the goods. */
import { defineSlots } from '#engine/slots.ts'
import { keepLinkedVoucher } from '../_shared/linked-voucher.server.ts'
import { returnedFacts } from '../_shared/returned-slots.server.ts'
import { salesReturn } from './index.ts'
import { fromBill } from './source.server.ts'

export const slots = defineSlots(salesReturn, {
  makes: { salesBill: fromBill },
  afterSave: (scope, change) =>
    keepLinkedVoucher(scope, change, {
      kind: 'outcomeVoucher',
      voucherModule: 'ImportReturn',
      description: 'Hoàn tiền {number}',
    }),
  facts: returnedFacts,
})
