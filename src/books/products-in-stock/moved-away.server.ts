/** A stock transfer that begins with products in stock: out of their store goes what customers have not ordered. */
import { isStoredId } from '#engine/columns.ts'
import { outlookOf } from '#engine/links/outstanding.ts'
import type { Beginning, Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { zero } from '#kernel/decimal.ts'
import { NotFound } from '#kernel/problem.ts'
import { mostMoved } from './levels.ts'

/**
 * `ids`: the store, then the products that are moved. Nothing is proposed as the quantity of goods of which nothing is
 * available. Throws NotFound for too many, if one of them does not exist, and if the store is no longer used. Goods no
 * longer used stand in the form, whose save names them.
 */
export const movedAway = async (scope: Scope, [store, ...ids]: readonly string[]): Promise<Beginning> => {
  const products = [...new Set(ids)]
  if (!isStoredId(store) || !products.every(isStoredId) || products.length === 0 || products.length > mostMoved)
    throw new NotFound()
  const rows = await scope.tx.query(
    sql`select p.id from product p join store s on s.tenant_id = p.tenant_id
where ${sql.ours('p')} and p.id = any(${products}::uuid[]) and p.track_stock and s.id = ${store} and s.active`,
  )
  if (rows.length < products.length) throw new NotFound()
  const outlooks = await outlookOf(scope, { products, store, document: null, sources: [] })
  return {
    head: { store },
    lines: products.map((product) => {
      const { available } = outlooks.get(product)!
      return { product, quantity: available > zero ? available : null }
    }),
  }
}
