/** Server part of an order: the entry on the start page, and deposits, quotes it is made from. */
import { defineSlots } from '#engine/slots.ts'
import { advanceFacts, belowAdvances, depositColumn } from '../_shared/advances.server.ts'
import { openOrdersTodo } from '../_shared/open-orders.server.ts'
import { fromQuote } from './source.server.ts'
import { salesOrder } from './index.ts'

export const slots = defineSlots(salesOrder, {
  listFacts: () => ({ deposit: depositColumn }),
  todos: [
    openOrdersTodo(salesOrder, {
      key: 'openSalesOrders',
      needs: [
        ['Order', 'A'],
        ['PurchaseOrder', 'U'],
      ],
    }),
  ],
  makes: { quote: fromQuote },
  guard: (scope, { before, after, context }) => (before ? belowAdvances(scope, after, context) : Promise.resolve([])),
  facts: advanceFacts,
})
