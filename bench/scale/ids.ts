/** Ids of records of the large tenant, as build.ts creates them. */
import type { Dataset } from './dataset.ts'
import type { Size } from './size.ts'

export interface Ids {
  stores: string[]
  /** A few hundred of them, the most frequently used first. */
  products: string[]
  customers: string[]
  supplier: string
  unit: string
  /** The most frequently used product, and the second one. */
  bag: string
  next: string
  /** A group of customers. */
  group: string
  /** Orders that are not delivered in full, the newest first. */
  orders: string[]
}

export const idsOf = async ({ admin, tenants }: Dataset, size: Size): Promise<Ids> => {
  const many = async (kind: string, count: number): Promise<string[]> => {
    const { rows } = await admin.query<{ id: string }>(
      `select bench.id($1, n) as id from generate_series(0, $2 - 1) n order by n`,
      [kind, count],
    )
    return rows.map(({ id }) => id)
  }
  const { rows: units } = await admin.query<{ id: string }>(
    `select id from unit where tenant_id = $1 and code = 'CAI'`,
    [tenants.house.id],
  )
  const { rows: open } = await admin.query<{ id: string }>(
    `select id from document where tenant_id = $1 and kind = 'salesOrder' and status = 1 order by seq desc limit 20`,
    [tenants.house.id],
  )
  const products = await many('product', Math.min(400, size.products))
  return {
    stores: await many('store', size.stores),
    products,
    customers: await many('customer', Math.min(100, size.customers)),
    supplier: (await many('supplier', 1))[0]!,
    unit: units[0]!.id,
    bag: products[0]!,
    next: products[1]!,
    group: (await many('partnerGroup', 1))[0]!,
    orders: open.map(({ id }) => id),
  }
}
