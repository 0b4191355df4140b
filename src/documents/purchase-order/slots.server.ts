/** Server part of an order: the entry on the start page, and advance payments. */
import { defineSlots } from '#engine/slots.ts'
import { advanceFacts, belowAdvances, depositColumn } from '../_shared/advances.server.ts'
import { openOrdersTodo } from '../_shared/open-orders.server.ts'
import { purchaseOrder } from './index.ts'

export const slots = defineSlots(purchaseOrder, {
  listFacts: () => ({ deposit: depositColumn }),
  todos: [
    openOrdersTodo(purchaseOrder, {
      key: 'openPurchaseOrders',
      needs: [
        ['Import', 'A'],
        ['PurchaseImport', 'U'],
      ],
    }),
  ],
  guard: (scope, { before, after, context }) => (before ? belowAdvances(scope, after, context) : Promise.resolve([])),
  facts: advanceFacts,
})
