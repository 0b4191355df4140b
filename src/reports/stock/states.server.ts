/**
 * What lay in stores before or at the end of a day and what had come in by then. Of days not long ago: the balances
 * without what moved since. Of others: every entry carries the state after it (migration 0008), so that the last one
 * of a product and store before the day tells all, however many lie between.
 */
import type { Day } from '#kernel/day.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { productTerms, type ProductFilter } from '../_shared/filters.server.ts'

export type StoreFilter = ProductFilter & { stores: string[] }

interface Moment {
  /** Before the day, or at its end. */
  sign: '<' | '<='
  day: Day
}

const balances = (filter: StoreFilter): Sql =>
  sql`b.store_id = any(${filter.stores}::uuid[])${productTerms(sql`b.product_id`, filter)}`

const withoutLater = (filter: StoreFilter, until: Sql): Sql => sql`
  select b.product_id, b.quantity, b.value, b.input_quantity, b.input_value from stock_balance b where ${balances(filter)}
  union all
  select e.product_id, -e.quantity, -(e.value + e.correction), case when e.rank <> 0 and e.quantity > 0 then -e.quantity else 0 end, case when e.rank <> 0 and e.quantity > 0 then -e.value else 0 end
  from stock_entry e where e.store_id = any(${filter.stores}::uuid[])${productTerms(sql`e.product_id`, filter)} and not e.day ${until}`

const lastBefore = (filter: StoreFilter, until: Sql): Sql => sql`
  select b.product_id, b.quantity, b.value, b.input_quantity, b.input_value from stock_balance b where ${balances(filter)} and b.last_day ${until}
  union all
  select b.product_id, e.quantity_after, e.value_after, e.input_quantity_after, e.input_value_after
  from stock_balance b
  cross join lateral (
    select e.quantity_after, e.value_after, e.input_quantity_after, e.input_value_after from stock_entry e
    where e.product_id = b.product_id and e.store_id = b.store_id and e.day ${until}
    order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1) e
  where ${balances(filter)} and not b.last_day ${until}`

/** Entries of a document, about; and how many of them are read in the time one product and store is looked up. */
const PER_DOCUMENT = 8
const PER_LOOKUP = 5

/** Rows of product_id, quantity, value, input_quantity, input_value, several per product: to be added up. */
export const statesAt = async ({ tx }: Scope, filter: StoreFilter, { sign, day }: Moment): Promise<Sql> => {
  const until = sql`${sql.raw(sign)} ${day}`
  const [known] = await tx.query<{ later: string; held: string }>(sql`select
    (select coalesce(sum(s.count), 0) from document_sum s where not s.day ${until}) as later, (select count(*) from stock_balance) as held`)
  const isRecent = Number(known?.later ?? 0) * PER_DOCUMENT < Number(known?.held ?? 0) * PER_LOOKUP
  return (isRecent ? withoutLater : lastBefore)(filter, until)
}
