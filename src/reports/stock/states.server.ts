/**
 * What lay in stores at the end of a day and what had come in by then, without adding up what lies between:
 * every entry carries the state after it, so the last one before a moment tells all (migration 0008).
 */
import type { Day } from '#kernel/day.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { productTerms, type ProductFilter } from '../_shared/filters.server.ts'

export type StoreFilter = ProductFilter & { stores: string[] }

/** Balances of the chosen stores and goods as `b`; every product that ever moved in a store has one. */
export const balancesOf = (filter: StoreFilter): Sql =>
  sql`stock_balance b where b.store_id = any(${filter.stores}::uuid[])${productTerms(sql`b.product_id`, filter)}`

/** Columns of the state of balance `b` before (`<`) or at the end (`<=`) of a day; joined as `alias`, nulls when nothing had moved yet. */
export const stateAt = (alias: string, sign: '<' | '<=', day: Day): Sql => {
  const until = sql`${sql.raw(sign)} ${day}`
  return sql`left join lateral (
    select b.quantity, b.value, b.input_quantity, b.input_value where b.last_day ${until}
    union all
    (select e.quantity_after, e.value_after, e.input_quantity_after, e.input_value_after from stock_entry e
    where not b.last_day ${until} and e.product_id = b.product_id and e.store_id = b.store_id and e.day ${until}
    order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1)) ${sql.ident(alias)} on true`
}
