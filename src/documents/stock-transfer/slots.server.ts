import { sumOf, zero } from '#kernel/decimal.ts'
import { defineSlots } from '#engine/slots.ts'
import { lineCosts } from '../_shared/facts.server.ts'
import { stockTransfer } from './index.ts'
import { fromGoods } from './source.server.ts'

export const slots = defineSlots(stockTransfer, {
  makes: { salesBill: fromGoods, purchaseReceipt: fromGoods },
  async facts(scope, transfer) {
    const costs = await lineCosts(scope, transfer.id)
    return {
      cost: sumOf([...costs.values()], (value) => value),
      lines: transfer.lines.map((line) => ({ cost: costs.get(line.lineId) ?? zero })),
    }
  },
})
