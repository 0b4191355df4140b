import { sumOf, zero } from '#kernel/decimal.ts'
import type { SavedDocument } from '#model/document.ts'
import type { DocumentSlots } from '#engine/slots.ts'
import { lineCosts } from '../_shared/facts.server.ts'
import type { shape } from './shape.ts'
import { fromGoods } from './source.server.ts'

export const slots: DocumentSlots = {
  makes: { salesBill: fromGoods, purchaseReceipt: fromGoods },
  async facts(scope, transfer: SavedDocument<typeof shape>) {
    const costs = await lineCosts(scope, transfer.id)
    return {
      cost: sumOf([...costs.values()], (value) => value),
      lines: transfer.lines.map((line) => ({ cost: costs.get(line.lineId) ?? zero })),
    }
  },
}
