/** Server part of an order: the quotes it is made from, and what all orders have. */
import { defineSlots } from '#engine/slots.ts'
import { orderedSlots } from '../_shared/ordered-slots.server.ts'
import { fromQuote } from './source.server.ts'
import { salesOrder } from './index.ts'

export const slots = defineSlots(salesOrder, {
  ...orderedSlots(salesOrder, 'SalesOrders', [
    ['Order', 'A'],
    ['PurchaseOrder', 'U'],
  ]),
  makes: { quote: fromQuote },
})
