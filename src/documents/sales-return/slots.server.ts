/** What a return does beside its rules: its refund, and what its goods cost. */
import { zero } from '#kernel/decimal.ts'
import type { SavedDocument } from '#model/document.ts'
import type { DocumentSlots } from '#engine/slots.ts'
import { lineCosts } from '../_shared/facts.server.ts'
import { keepLinkedVoucher } from '../_shared/linked-voucher.server.ts'
import type { shape } from './shape.ts'
import { fromBill } from './source.server.ts'

export const slots: DocumentSlots = {
  makes: { salesBill: fromBill },
  afterSave: (scope, change) =>
    keepLinkedVoucher(scope, change, {
      kind: 'outcomeVoucher',
      voucherModule: 'ImportReturn',
      description: 'Hoàn tiền {number}',
    }),
  async facts(scope, returned: SavedDocument<typeof shape>) {
    const costs = await lineCosts(scope, returned.id)
    return { lines: returned.lines.map((line) => ({ cost: costs.get(line.lineId) ?? zero })) }
  },
}
