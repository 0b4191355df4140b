/** Server part of an order: what all orders have. */
import { defineSlots } from '#engine/slots.ts'
import { orderedSlots } from '../_shared/orders/ordered-slots.server.ts'
import { purchaseOrder } from './index.ts'

export const slots = defineSlots(
  purchaseOrder,
  orderedSlots(purchaseOrder, 'PurchaseOrders', [
    ['Import', 'A'],
    ['PurchaseImport', 'U'],
  ]),
)
