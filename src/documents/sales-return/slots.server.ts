/** Server part of a return: linked refund, and cost of the goods. */
import { zero } from '#kernel/decimal.ts'
import { defineSlots } from '#engine/slots.ts'
import { lineCosts } from '../_shared/facts.server.ts'
import { keepLinkedVoucher } from '../_shared/linked-voucher.server.ts'
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
  async facts(scope, returned) {
    const costs = await lineCosts(scope, returned.id)
    return { lines: returned.lines.map((line) => ({ cost: costs.get(line.lineId) ?? zero })) }
  },
})
