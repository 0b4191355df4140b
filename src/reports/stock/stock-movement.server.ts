import { ROW_LIMIT, type Asked, type ReportAnswer } from '#engine/report.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { productTerms } from '../_shared/filters.server.ts'
import { fromUnits, numbered, type SqlRow } from '../_shared/rows.server.ts'
import { stockMovement } from './stock-movement.ts'
import { storesStatement, storeNames, type StoreRow } from './stores.server.ts'

type Movement = Asked<typeof stockMovement> & { stores: string[] }

/**
 * The opening is the balance of today without everything since; opening stock (rank 0) of the range belongs to it.
 * A cost correction is no quantity, and its value leaves: it counts as output with opposite sign.
 */
const statement = (params: Movement): Sql => sql`
with held as (
  select b.product_id, sum(b.quantity) as quantity, sum(b.value) as value
  from stock_balance b
  where b.store_id = any(${params.stores}::uuid[])${productTerms(sql`b.product_id`, params)}
  group by b.product_id
), since as (
  select e.product_id, sum(e.quantity) as quantity, sum(e.value + e.correction) as value,
    sum(e.quantity) filter (where e.day <= ${params.to} and e.rank = 0) as opening_quantity, sum(e.value) filter (where e.day <= ${params.to} and e.rank = 0) as opening_value,
    sum(e.quantity) filter (where e.day <= ${params.to} and e.rank <> 0 and e.quantity > 0) as input_quantity,
    sum(e.value) filter (where e.day <= ${params.to} and e.rank <> 0 and e.quantity > 0) as input_value,
    -sum(e.quantity) filter (where e.day <= ${params.to} and e.quantity < 0) as output_quantity,
    -sum(case when e.quantity < 0 then e.value else 0 end + e.correction) filter (where e.day <= ${params.to}) as output_value
  from stock_entry e
  where e.store_id = any(${params.stores}::uuid[]) and e.day >= ${params.from}${productTerms(sql`e.product_id`, params)}
  group by e.product_id
), moved as (
  select held.product_id, held.quantity - coalesce(since.quantity, 0) + coalesce(since.opening_quantity, 0) as opening_quantity,
    held.value - coalesce(since.value, 0) + coalesce(since.opening_value, 0) as opening_value,
    coalesce(since.input_quantity, 0) as input_quantity, coalesce(since.input_value, 0) as input_value,
    coalesce(since.output_quantity, 0) as output_quantity, coalesce(since.output_value, 0) as output_value
  from held left join since on since.product_id = held.product_id
)
select x.code as "productCode", x.name as "productName", g.name as "groupName", u.name as "unitName",
  m.opening_quantity as "openingQuantity", m.opening_value as "openingValue", m.input_quantity as "inputQuantity", m.input_value as "inputValue",
  m.output_quantity as "outputQuantity", m.output_value as "outputValue",
  m.opening_quantity + m.input_quantity - m.output_quantity as "closingQuantity", m.opening_value + m.input_value - m.output_value as "closingValue"
from moved m
join product x on x.id = m.product_id
join product_group g on g.tenant_id = x.tenant_id and g.id = x.group_id
join unit u on u.tenant_id = x.tenant_id and u.id = x.unit_id
where (m.opening_quantity, m.opening_value, m.input_quantity, m.input_value, m.output_quantity, m.output_value) <> (0, 0, 0, 0, 0, 0)
order by g.code_key, x.code_key
limit ${ROW_LIMIT + 1}`

export const stockMovementQuery = async ({ tx }: Scope, params: Movement): Promise<ReportAnswer> => {
  const [rows, stores] = await tx.batch([statement(params), storesStatement(params.stores)])
  return {
    rows: numbered((rows as SqlRow[]).map((row) => fromUnits(row, stockMovement.sums))),
    extra: { storeNames: storeNames(stores as StoreRow[]) },
  }
}
