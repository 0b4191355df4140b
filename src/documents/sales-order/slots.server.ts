/** Server part of an order: limits of price, the quotes it is made from, and what all orders have. */
import type { Scope } from '#engine/scope.ts'
import { defineSlots } from '#engine/slots.ts'
import { sql } from '#engine/sql.ts'
import type { StoredDraft } from '#engine/stored.ts'
import { agreedPriceProblems } from '../_shared/prices/agreed-prices.server.ts'
import { fittingPlace, placeProblems } from '../_shared/orders/delivered.server.ts'
import { orderedSlots } from '../_shared/orders/ordered-slots.server.ts'
import { fromQuote } from './source.server.ts'
import { salesOrder } from './index.ts'
import type { shape } from './shape.ts'

const ordered = orderedSlots(salesOrder, 'SalesOrders', [
  ['Order', 'A'],
  ['PurchaseOrder', 'U'],
])

const withPlace = async (scope: Scope, order: StoredDraft<typeof shape>): Promise<StoredDraft<typeof shape>> => {
  const { deliveryPlace } = order
  if (!deliveryPlace) return order
  const fits = await fittingPlace(
    scope,
    { ...deliveryPlace, text: order.deliveryAddress },
    () =>
      sql`select delivery_address as text, delivery_place->>'province' as province, delivery_place->>'village' as village
from sales_order o where ${sql.ours('o')} and document_id = ${order.id}`,
  )
  if (!fits) return order
  const { text, ...place } = fits
  return { ...order, deliveryAddress: text, deliveryPlace: place }
}

export const slots = defineSlots(salesOrder, {
  ...ordered,
  guard: async (scope, change) => [
    ...(await agreedPriceProblems(scope, salesOrder, change)),
    ...(await ordered.guard(scope, change)),
    ...(await placeProblems(scope, change.after.deliveryPlace, 'deliveryPlace')),
  ],
  makes: { quote: fromQuote },
  sources: withPlace,
})
