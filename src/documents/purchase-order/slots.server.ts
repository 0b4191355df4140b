/** Server part of an order: the entry on the start page, and advance payments. */
import { defineSlots } from '#engine/slots.ts'
import { sql } from '#engine/sql.ts'
import { valuesWhere } from '#model/state.ts'
import { advanceFacts, belowAdvances, depositColumn } from '../_shared/advances.server.ts'
import { statusFilter } from '../_shared/columns.ts'
import { purchaseOrder } from './index.ts'

/** The state of orders whose goods have not all arrived. */
const [ordered] = valuesWhere(purchaseOrder.lifecycle, ({ standing, derived }) => standing === 'inForce' && !derived)

export const slots = defineSlots(purchaseOrder, {
  listFacts: () => ({ deposit: depositColumn }),
  todos: [
    {
      key: 'openPurchaseOrders',
      needs: [
        ['Import', 'A'],
        ['PurchaseImport', 'U'],
      ],
      narrow: `${statusFilter.wire}=${ordered}`,
      count: () =>
        sql`select count(*)::int as count from document d where ${sql.ours('d')} and kind = ${purchaseOrder.name} and status = ${ordered}`,
    },
  ],
  guard: (scope, { before, after, context }) => (before ? belowAdvances(scope, after, context) : Promise.resolve([])),
  facts: advanceFacts,
})
