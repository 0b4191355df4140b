import { sumOf, zero } from '#kernel/decimal.ts'
import { defineSlots } from '#engine/slots.ts'
import { lineCosts } from '../_shared/facts.server.ts'
import { fromGoods } from '../_shared/goods/from-goods.ts'
import { otherOut } from './index.ts'

const madeFromGoods = fromGoods(otherOut.shape)

export const slots = defineSlots(otherOut, {
  makes: { salesBill: madeFromGoods, purchaseReceipt: madeFromGoods },
  async facts(scope, { id, lines }) {
    const costs = await lineCosts(scope, id)
    return {
      cost: sumOf([...costs.values()], (value) => value),
      lines: lines.map(({ lineId }) => ({ cost: costs.get(lineId) ?? zero })),
    }
  },
})
