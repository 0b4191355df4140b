/** Server part of an order: the entries on the start page, and deposits, quotes it is made from. */
import type { Todo } from '#engine/scope.ts'
import { defineSlots } from '#engine/slots.ts'
import { advanceFacts, belowAdvances, depositColumn } from '../_shared/advances.server.ts'
import { lateOrdersTodo, openOrdersTodo } from '../_shared/open-orders.server.ts'
import { fromQuote } from './source.server.ts'
import { salesOrder } from './index.ts'

const needs: Todo['needs'] = [
  ['Order', 'A'],
  ['PurchaseOrder', 'U'],
]

export const slots = defineSlots(salesOrder, {
  listFacts: () => ({ deposit: depositColumn }),
  todos: [
    openOrdersTodo(salesOrder, { key: 'openSalesOrders', needs }),
    lateOrdersTodo(salesOrder, { key: 'lateSalesOrders', needs }),
  ],
  makes: { quote: fromQuote },
  guard: (scope, { before, after, context }) => (before ? belowAdvances(scope, after, context) : Promise.resolve([])),
  facts: advanceFacts,
})
