/** Goods, partners and a full store for the measurements. */
import { systemClock } from '#kernel/clock.ts'
import { sql } from '#engine/sql.ts'
import type { Stage } from './stage.ts'

export interface Goods {
  products: string[]
  customers: string[]
  supplier: string
  store: string
  unit: string
}

export const fillGoods = async (
  { database, tenant }: Pick<Stage, 'database' | 'tenant'>,
  count = 400,
): Promise<Goods> => {
  const products = Array.from({ length: count }, () => systemClock.newId())
  const customers = Array.from({ length: 100 }, () => systemClock.newId())
  const supplier = systemClock.newId()
  const branch = systemClock.newId()
  const group = systemClock.newId()
  return database.inTenant({ tenant, user: null }, async (tx) => {
    const [unit] = await tx.query<{ id: string }>(sql`select id from unit order by code limit 1`)
    const [store] = await tx.query<{ id: string }>(sql`select id from store limit 1`)
    await tx.query(sql`insert into product_branch (id, code, name) values (${branch}, 'DO', 'Đo')`)
    await tx.query(sql`insert into product_group (id, code, name, branch_id) values (${group}, 'DO', 'Đo', ${branch})`)
    await tx.query(
      sql`insert into partner (id, code, name, partner_type) values (${supplier}, 'NCCDO', 'Nhà cung cấp', 2)`,
    )
    await tx.query(
      sql`insert into partner (id, code, name, partner_type, search) select id, 'KH' || n, 'Khách hàng số ' || n, 1, 'kh' || n || ' khach hang so ' || n from unnest(${customers}::uuid[]) with ordinality as c (id, n)`,
    )
    await tx.query(
      sql`insert into product (id, code, name, group_id, unit_id, sell_price, vat_rate, search) select id, 'SP' || n, 'Hàng số ' || n, ${group}, ${unit!.id}, 10000, 8, 'sp' || n || ' hang so ' || n from unnest(${products}::uuid[]) with ordinality as p (id, n)`,
    )
    return { products, customers, supplier, store: store!.id, unit: unit!.id }
  })
}
