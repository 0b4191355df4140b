/** Server part of an order: limits of price, the quotes it is made from, and what all orders have. */
import { defineSlots } from '#engine/slots.ts'
import { agreedPriceProblems } from '../_shared/agreed-prices.server.ts'
import { orderedSlots } from '../_shared/ordered-slots.server.ts'
import { fromQuote } from './source.server.ts'
import { salesOrder } from './index.ts'

const ordered = orderedSlots(salesOrder, 'SalesOrders', [
  ['Order', 'A'],
  ['PurchaseOrder', 'U'],
])

export const slots = defineSlots(salesOrder, {
  ...ordered,
  guard: async (scope, change) => [
    ...(await agreedPriceProblems(scope, salesOrder, change)),
    ...(await ordered.guard(scope, change)),
  ],
  makes: { quote: fromQuote },
})
