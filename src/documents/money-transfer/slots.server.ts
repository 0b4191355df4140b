import { defineSlots } from '#engine/slots.ts'
import { fundsOf, isOneCurrency } from './exchange.ts'
import { moneyTransfer } from './index.ts'

export const slots = defineSlots(moneyTransfer, {
  facts(_scope, transfer, context) {
    const funds = fundsOf(transfer, context)
    return Promise.resolve({ isExchange: funds !== null && !isOneCurrency(funds) })
  },
})
