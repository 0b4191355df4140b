/**
 * What lay in stores at the end of a day and what had come in by then, without adding up what lies between:
 * every entry carries the state after it, so the last one before a moment tells all (migration 0008).
 */
import type { Day } from '#kernel/day.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { productTerms, type ProductFilter } from '../_shared/filters.server.ts'

export type StoreFilter = ProductFilter & { stores: string[] }

/**
 * Rows of product_id, quantity, value, input_quantity, input_value: one per chosen product and store, as they were before
 * (`<`) or at the end (`<=`) of a day; none where nothing had moved yet. What has not moved since is its balance.
 */
export const statesAt = (filter: StoreFilter, sign: '<' | '<=', day: Day): Sql => {
  const until = sql`${sql.raw(sign)} ${day}`
  const chosen = sql`b.store_id = any(${filter.stores}::uuid[])${productTerms(sql`b.product_id`, filter)}`
  return sql`select b.product_id, b.quantity, b.value, b.input_quantity, b.input_value from stock_balance b where ${chosen} and b.last_day ${until}
  union all
  select b.product_id, e.quantity_after, e.value_after, e.input_quantity_after, e.input_value_after
  from stock_balance b
  cross join lateral (
    select e.quantity_after, e.value_after, e.input_quantity_after, e.input_value_after from stock_entry e
    where e.product_id = b.product_id and e.store_id = b.store_id and e.day ${until}
    order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1) e
  where ${chosen} and not b.last_day ${until}`
}
