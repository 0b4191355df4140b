/** Server part of an order: the entries on the start page, and advance payments. */
import type { Todo } from '#engine/scope.ts'
import { defineSlots } from '#engine/slots.ts'
import { advanceFacts, belowAdvances, depositColumn } from '../_shared/advances.server.ts'
import { lateOrdersTodo, openOrdersTodo } from '../_shared/open-orders.server.ts'
import { purchaseOrder } from './index.ts'

const needs: Todo['needs'] = [
  ['Import', 'A'],
  ['PurchaseImport', 'U'],
]

export const slots = defineSlots(purchaseOrder, {
  listFacts: () => ({ deposit: depositColumn }),
  todos: [
    openOrdersTodo(purchaseOrder, { key: 'openPurchaseOrders', needs }),
    lateOrdersTodo(purchaseOrder, { key: 'latePurchaseOrders', needs }),
  ],
  guard: (scope, { before, after, context }) => (before ? belowAdvances(scope, after, context) : Promise.resolve([])),
  facts: advanceFacts,
})
