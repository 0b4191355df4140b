import { answers, ROW_LIMIT, type ReportParams, type WithRequired } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { answerOf } from '../_shared/beginning.server.ts'
import { fromUnits, withOrdinal, type SqlRow } from '../_shared/rows.server.ts'
import { goodsRows } from './goods-rows.server.ts'
import { productsInOrder } from './in-order.server.ts'
import { stockMovement } from './stock-movement.ts'
import { storesStatement, storeNames, type StoreRow } from './stores.server.ts'

type Movement = WithRequired<ReportParams<typeof stockMovement>, 'stores'>

/**
 * Movements are calculated from two stock states: the change that did not come in must have gone out. So a cost
 * correction has no quantity, and its value counts as outgoing. Products are joined before summing, because otherwise
 * the planner cannot estimate the number of groups. `materialized` prevents repeated calculation when a new tenant
 * has no statistics yet.
 */
const statement = (states: Sql, more: Sql): Sql => sql`
with states as materialized (${states}), held as materialized (
  select p.id, whole_sum(before_quantity) as opening_quantity, whole_sum(before_value) as opening_value,
    whole_sum(after_input_quantity - before_input_quantity) as input_quantity, whole_sum(after_input_value - before_input_value) as input_value,
    whole_sum(after_quantity) as closing_quantity, whole_sum(after_value) as closing_value
  from states s
  join product p on ${sql.ours('p')} and p.id = s.product_id
  group by p.id
), moved as (
  select h.*, h.opening_quantity + h.input_quantity - h.closing_quantity as output_quantity, h.opening_value + h.input_value - h.closing_value as output_value
  from held h
)
select x.code as "productCode", x.name as "productName", g.name as "groupName", u.name as "unitName",
  m.opening_quantity as "openingQuantity", m.opening_value as "openingValue", m.input_quantity as "inputQuantity", m.input_value as "inputValue",
  m.output_quantity as "outputQuantity", m.output_value as "outputValue", m.closing_quantity as "closingQuantity", m.closing_value as "closingValue"${more}
from moved m
${productsInOrder(sql`m.id`)}
where (m.opening_quantity, m.opening_value, m.input_quantity, m.input_value, m.output_quantity, m.output_value) <> (0, 0, 0, 0, 0, 0)
order by g.place, x.place
limit ${ROW_LIMIT + 1}`

export const report = answers(stockMovement, async (scope: Scope, params: Movement) => {
  const [found, stores] = await Promise.all([
    goodsRows<SqlRow>(scope, params, { between: params, statement }),
    scope.tx.query<StoreRow>(storesStatement(params.stores)),
  ])
  return answerOf(
    found,
    (row, index) => withOrdinal(fromUnits(row, stockMovement.sums), index),
    () => ({ extra: { storeNames: storeNames(scope, stores) } }),
  )
})
