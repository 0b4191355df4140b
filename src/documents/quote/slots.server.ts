/** Server part of a quote: limits of price, and the entry on the start page. */
import { defineSlots } from '#engine/slots.ts'
import { agreedPriceProblems } from '../_shared/prices/agreed-prices.server.ts'
import { openOrdersTodo } from '../_shared/settlements/open-orders.server.ts'
import { quote } from './index.ts'

export const slots = defineSlots(quote, {
  guard: (scope, change) => agreedPriceProblems(scope, quote, change),
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
