import { ROW_LIMIT, type Asked, type ReportAnswer } from '#engine/report.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { productTerms } from '../_shared/filters.server.ts'
import { fromUnits, numbered, type SqlRow } from '../_shared/rows.server.ts'
import { statesAt } from './states.server.ts'
import { stockMovement } from './stock-movement.ts'
import { storesStatement, storeNames, type StoreRow } from './stores.server.ts'

type Movement = Asked<typeof stockMovement> & { stores: string[] }

/**
 * What moved is the difference of two states; opening stock (rank 0) of the range belongs to its opening, and what did
 * not come in and is not there went out. So a cost correction is no quantity, and its value leaves.
 */
const statement = (params: Movement, { before, after }: { before: Sql; after: Sql }): Sql => sql`
with opened as (
  select e.product_id, sum(e.quantity) as quantity, sum(e.value) as value
  from stock_entry e
  where e.rank = 0 and e.store_id = any(${params.stores}::uuid[]) and e.day between ${params.from} and ${params.to}${productTerms(sql`e.product_id`, params)}
  group by e.product_id
), before as (
  select product_id, sum(quantity) as quantity, sum(value) as value, sum(input_quantity) as input_quantity, sum(input_value) as input_value
  from (${before}) a group by product_id
), after as (
  select product_id, sum(quantity) as quantity, sum(value) as value, sum(input_quantity) as input_quantity, sum(input_value) as input_value
  from (${after}) z group by product_id
), moved as (
  select z.product_id, o.quantity as opening_quantity, o.value as opening_value, i.quantity as input_quantity, i.value as input_value,
    o.quantity + i.quantity - z.quantity as output_quantity, o.value + i.value - z.value as output_value
  from after z
  left join before a on a.product_id = z.product_id
  left join opened n on n.product_id = z.product_id
  cross join lateral (select coalesce(a.quantity, 0) + coalesce(n.quantity, 0) as quantity, coalesce(a.value, 0) + coalesce(n.value, 0) as value) o
  cross join lateral (select z.input_quantity - coalesce(a.input_quantity, 0) as quantity, z.input_value - coalesce(a.input_value, 0) as value) i
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

export const stockMovementQuery = async (scope: Scope, params: Movement): Promise<ReportAnswer> => {
  const before = await statesAt(scope, params, { sign: '<', day: params.from })
  const after = await statesAt(scope, params, { sign: '<=', day: params.to })
  const [rows, stores] = await scope.tx.batch([statement(params, { before, after }), storesStatement(params.stores)])
  return {
    rows: numbered((rows as SqlRow[]).map((row) => fromUnits(row, stockMovement.sums))),
    extra: { storeNames: storeNames(stores as StoreRow[]) },
  }
}
