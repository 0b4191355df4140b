/** Measures the list of products in stock: 20,000 goods in ten stores, with open orders. */
import { sql } from '#engine/sql.ts'
import { fillGoods } from './support/goods.ts'
import type { Stage } from './support/stage.ts'
import { print, type Line } from './support/table.ts'
import { timed, timesOf } from './support/timed.ts'

const GOODS = 20_000
const STORES = 10
const ORDERS = 500
const LINES = 20

/** Balances of nine goods in ten, limits of a third, and open orders of both sides. */
const addStock = async (stage: Stage, products: readonly string[]): Promise<readonly string[]> => {
  const stores = await stage.database.inTenant({ tenant: stage.tenant, user: null }, async (tx) => {
    await tx.query(
      sql`insert into store (id, code, name) select gen_random_uuid(), 'KHO' || n, 'Kho số ' || n from generate_series(1, ${STORES - 1}::int) n`,
    )
    await tx.query(
      sql`update product set stock_min = 30, stock_max = 900 where id = any(${products.slice(0, GOODS / 3)}::uuid[])`,
    )
    await tx.query(sql`insert into stock_balance (tenant_id, product_id, store_id, quantity, value, cost, last_day, last_rank, last_seq, last_line, last_side, input_quantity, input_value)
select ${sql.tenant}, p.id, s.id, q.quantity * 10000, q.quantity * 50000000, 5000000000, '2026-01-01', 1, 1, 1, 1, 0, 0
from unnest(${products}::uuid[]) with ordinality p (id, n) cross join (select id, row_number() over (order by id) as n from store) s
cross join lateral (select (p.n * 7919 + s.n * 104729) % 1000 as quantity) q where p.n % 10 <> 0`)
    return tx.query<{ id: string }>(sql`select id from store order by code`)
  })
  const orders = async (kind: string, table: string): Promise<void> => {
    await stage.database.inTenant({ tenant: stage.tenant, user: null }, (tx) =>
      tx.query(sql`
with made as (
  insert into document (id, kind, number, day, status, store_id, created_by, created_at)
  select gen_random_uuid(), ${kind}, ${table} || n, '2026-01-01', 1, (${stores.map(({ id }) => id)}::uuid[])[1 + n % ${STORES}::int], 'admin', now()
  from generate_series(1, ${ORDERS}::int) n returning id
), heads as (insert into ${sql.ident(table)} (document_id) select id from made returning document_id)
insert into ${sql.ident(`${table}_line`)} (tenant_id, id, document_id, ordinal, product_id, unit_id, factor, quantity, base_quantity)
select ${sql.tenant}, gen_random_uuid(), h.document_id, l, x.id, x.unit_id, 1, 5, 5 from heads h cross join generate_series(1, ${LINES}::int) l
cross join lateral (select p.id, p.unit_id from product p where p.id = (${products}::uuid[])[1 + (hashtext(h.document_id::text || l) & 2147483647) % ${GOODS}::int]) x`),
    )
  }
  await orders('salesOrder', 'sales_order')
  await orders('purchaseOrder', 'purchase_order')
  await stage.owner.acrossTenants('analyze', (tx) =>
    tx.query(
      sql`analyze document, product, store, stock_balance, sales_order_line, purchase_order_line, document_link`,
    ),
  )
  return stores.map(({ id }) => id)
}

const queries = (store: string): Readonly<Record<string, string>> => ({
  'first page': 'nItem=20',
  'a page in the middle': 'nItem=100&CurrentIndex=100000',
  'sorted by available': 'nItem=20&ColSort=available&asc=True',
  'sorted by value, one store': `nItem=20&ColSort=value&asc=False&Store_ID=${store}`,
  'searched for a word': 'nItem=20&KeySearch=so%20123',
  'below the minimum': 'nItem=20&state=1',
  'below the minimum, sorted by coming': 'nItem=20&state=1&ColSort=incoming&asc=False',
})

export const benchInStock = async (stage: Stage): Promise<Line[]> => {
  const { products } = await fillGoods(stage, GOODS)
  const [store] = await addStock(stage, products)
  const lines: Line[] = []
  for (const [what, query] of Object.entries(queries(store!))) {
    const call = () => stage.call(`ProductInStock/getlist?${query}`)
    await timesOf([call], 3)
    lines.push(
      timed(`products in stock, ${GOODS.toLocaleString('en')} goods in ${STORES} stores, ${what}: p50 / p95`, {
        times: await timesOf([call], 20),
        most: { p95: 300 },
      }),
    )
  }
  print(lines)
  return lines
}
