/** Server part of a quote: the entry on the start page. */
import { defineSlots } from '#engine/slots.ts'
import { openOrdersTodo } from '../_shared/open-orders.server.ts'
import { quote } from './index.ts'

export const slots = defineSlots(quote, {
  todos: [
    openOrdersTodo(quote, {
      key: 'openQuotes',
      needs: [
        ['PurchaseOrder', 'A'],
        ['Quote', 'U'],
      ],
    }),
  ],
})
