/** Stock entries and balances as rows: queries, and set-based statements to write them. */
import { onceEach } from '../once-each.ts'
import { sql } from '../sql.ts'
import type { Statement } from '../tx.ts'
import type { Position, StockEntry, StockState, ValuedBy } from './valuation.ts'

interface EntryRow {
  product_id: string
  store_id: string
  day: string
  rank: number
  seq: string
  line: number
  side: number
  document_id: string
  line_id: string
  valued_by: string
  given: string | null
  origin_line_id: string | null
  quantity: string
  value: string
  correction: string
  quantity_after: string
  value_after: string
  cost_after: string
  input_quantity_after: string
  input_value_after: string
}

export const entryColumns = sql.raw(
  'product_id, store_id, day, rank, seq, line, side, document_id, line_id, valued_by, given, origin_line_id, quantity, value, correction, quantity_after, value_after, cost_after, input_quantity_after, input_value_after',
)

export const entryFromRow = (row: unknown): StockEntry => {
  const one = row as EntryRow
  return {
    product: one.product_id,
    store: one.store_id,
    day: one.day,
    rank: one.rank,
    seq: BigInt(one.seq),
    line: one.line,
    side: one.side,
    document: one.document_id,
    lineId: one.line_id,
    valuedBy: one.valued_by as ValuedBy,
    given: one.given === null ? null : BigInt(one.given),
    origin: one.origin_line_id,
    quantity: BigInt(one.quantity),
    value: BigInt(one.value),
    correction: BigInt(one.correction),
    quantityAfter: BigInt(one.quantity_after),
    valueAfter: BigInt(one.value_after),
    costAfter: BigInt(one.cost_after),
    inputQuantityAfter: BigInt(one.input_quantity_after),
    inputValueAfter: BigInt(one.input_value_after),
  }
}

export interface Balance extends StockState {
  product: string
  store: string
  last: Position
}

export const balanceFromRow = (row: unknown): Balance => {
  const one = row as {
    product_id: string
    store_id: string
    quantity: string
    value: string
    cost: string
    input_quantity: string
    input_value: string
    last_day: string
    last_rank: number
    last_seq: string
    last_line: number
    last_side: number
  }
  return {
    product: one.product_id,
    store: one.store_id,
    quantity: BigInt(one.quantity),
    value: BigInt(one.value),
    cost: BigInt(one.cost),
    inputQuantity: BigInt(one.input_quantity),
    inputValue: BigInt(one.input_value),
    last: {
      day: one.last_day,
      rank: one.last_rank,
      seq: BigInt(one.last_seq),
      line: one.last_line,
      side: one.last_side,
    },
  }
}

export interface Places {
  products: readonly string[]
  stores: readonly string[]
}

export const balancesOf = ({ products, stores }: Places): Statement =>
  sql`select product_id, store_id, quantity, value, cost, input_quantity, input_value, last_day, last_rank, last_seq, last_line, last_side from stock_balance b where ${sql.ours('b')} and product_id = any(${products}::uuid[]) and store_id = any(${stores}::uuid[])`

export const entriesOfDocument = (document: string): Statement =>
  sql`select ${entryColumns} from stock_entry e where ${sql.ours('e')} and document_id = ${document}`

/** Only the state of an entry or balance, as the replay needs it. */
export const stateOf = ({ quantity, value, cost, inputQuantity, inputValue }: StockState): StockState => ({
  quantity,
  value,
  cost,
  inputQuantity,
  inputValue,
})

export const seedFromRow = (row: unknown): { product: string; store: string; state: StockState } => {
  const one = row as EntryRow
  return {
    product: one.product_id,
    store: one.store_id,
    state: {
      quantity: BigInt(one.quantity_after),
      value: BigInt(one.value_after),
      cost: BigInt(one.cost_after),
      inputQuantity: BigInt(one.input_quantity_after),
      inputValue: BigInt(one.input_value_after),
    },
  }
}

/** A product, and the position after which its replay starts. */
export interface Dirty {
  product: string
  after: Position
}
export const dirtyArrays = (dirty: readonly Dirty[]) => sql`unnest(
  ${dirty.map((one) => one.product)}::uuid[], ${dirty.map((one) => one.after.day)}::date[], ${dirty.map((one) => one.after.rank)}::smallint[],
  ${dirty.map((one) => String(one.after.seq))}::bigint[], ${dirty.map((one) => one.after.line)}::integer[], ${dirty.map((one) => one.after.side)}::smallint[])
  as f (product_id, day, rank, seq, line, side)`

/**
 * The state immediately before the replay, per product and store. There is no row for stores without earlier entries.
 */
export const seedsBefore = (dirty: readonly Dirty[]): Statement => sql`
  select b.product_id, b.store_id, e.quantity_after, e.value_after, e.cost_after, e.input_quantity_after, e.input_value_after
  from ${dirtyArrays(dirty)}
  join stock_balance b on ${sql.ours('b')} and b.product_id = f.product_id
  join lateral (
    select quantity_after, value_after, cost_after, input_quantity_after, input_value_after from stock_entry e
    where ${sql.ours('e')} and e.product_id = b.product_id and e.store_id = b.store_id and (e.day, e.rank, e.seq, e.line, e.side) <= (f.day, f.rank, f.seq, f.line, f.side)
    order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1
  ) e on true`

/**
 * At most `limit` of the next entries of these products in these stores: products in the given order, each in replay
 * order. Indexes have this order for one store and for all stores, not for some.
 */
export const entriesAfter = (dirty: readonly Dirty[], stores: readonly string[], limit: number): Statement => sql`
  select e.* from ${dirtyArrays(dirty)}
  cross join lateral (
    select ${entryColumns} from stock_entry e
    where ${sql.ours('e')} and e.product_id = f.product_id and ${stores.length === 1 ? sql`e.store_id = ${stores[0]}` : sql`(e.store_id = any(${stores}::uuid[])) is true`}
      and (e.day, e.rank, e.seq, e.line, e.side) > (f.day, f.rank, f.seq, f.line, f.side)
    order by e.product_id, e.day, e.rank, e.seq, e.line, e.side limit ${sql.raw(String(limit))}
  ) e limit ${sql.raw(String(limit))}`

/** The lines that returns refer to, and all returns of these lines. */
export const originsOf = (lines: readonly string[]): readonly [Statement, Statement] => [
  sql`select ${entryColumns} from stock_entry e where ${sql.ours('e')} and line_id = any(${lines}::uuid[]) and side = 0`,
  sql`select ${entryColumns} from stock_entry e where ${sql.ours('e')} and origin_line_id = any(${lines}::uuid[])`,
]

/**
 * First by product and day, then by the whole key in a set. With a join on the key, a tenant without statistics would
 * get a plan that compares each of thousands of rows with each other.
 */
export const deleteEntries = (entries: readonly StockEntry[]): Statement => sql`
  delete from stock_entry e
  where ${sql.ours('e')} and e.product_id = any(${[...new Set(entries.map((e) => e.product))]}::uuid[]) and e.day = any(${[...new Set(entries.map((e) => e.day))]}::date[])
    and ((e.product_id, e.day, e.rank, e.seq, e.line, e.side) in (select * from unnest(
      ${entries.map((e) => e.product)}::uuid[], ${entries.map((e) => e.day)}::date[], ${entries.map((e) => e.rank)}::smallint[],
      ${entries.map((e) => e.seq)}::bigint[], ${entries.map((e) => e.line)}::integer[], ${entries.map((e) => e.side)}::smallint[]))) is true`

/** `table`: the ledger, or a table with the same columns. */
export const insertEntries = (entries: readonly StockEntry[], table = 'stock_entry'): Statement => sql`
  insert into ${sql.ident(table)} (tenant_id, ${entryColumns})
  values (${sql.tenant},
    unnest(${entries.map((e) => e.product)}::uuid[]), unnest(${entries.map((e) => e.store)}::uuid[]), unnest(${entries.map((e) => e.day)}::date[]), unnest(${entries.map((e) => e.rank)}::smallint[]),
    unnest(${entries.map((e) => e.seq)}::bigint[]), unnest(${entries.map((e) => e.line)}::integer[]), unnest(${entries.map((e) => e.side)}::smallint[]),
    unnest(${entries.map((e) => e.document)}::uuid[]), unnest(${entries.map((e) => e.lineId)}::uuid[]), unnest(${entries.map((e) => e.valuedBy)}::text[]),
    unnest(${entries.map((e) => e.given)}::bigint[]), unnest(${entries.map((e) => e.origin)}::uuid[]), unnest(${entries.map((e) => e.quantity)}::bigint[]),
    unnest(${entries.map((e) => e.value)}::bigint[]), unnest(${entries.map((e) => e.correction)}::bigint[]), unnest(${entries.map((e) => e.quantityAfter)}::bigint[]),
    unnest(${entries.map((e) => e.valueAfter)}::bigint[]), unnest(${entries.map((e) => e.costAfter)}::bigint[]), unnest(${entries.map((e) => e.inputQuantityAfter)}::bigint[]),
    unnest(${entries.map((e) => e.inputValueAfter)}::bigint[]))`

/** Thousands of entries are of few products and days: these are sent, and read by the database, once. */
export const revalueEntries = (entries: readonly StockEntry[]): Statement => {
  const [products, days] = [onceEach(entries.map((e) => e.product)), onceEach(entries.map((e) => e.day))]
  return sql`
  update stock_entry e set value = v.value, correction = v.correction, quantity_after = v.quantity_after, value_after = v.value_after, cost_after = v.cost_after,
    input_quantity_after = v.input_quantity_after, input_value_after = v.input_value_after
  from unnest(
    ${products.places}::integer[], ${days.places}::integer[], ${entries.map((e) => e.rank)}::smallint[],
    ${entries.map((e) => e.seq)}::bigint[], ${entries.map((e) => e.line)}::integer[], ${entries.map((e) => e.side)}::smallint[],
    ${entries.map((e) => e.value)}::bigint[], ${entries.map((e) => e.correction)}::bigint[], ${entries.map((e) => e.quantityAfter)}::bigint[],
    ${entries.map((e) => e.valueAfter)}::bigint[], ${entries.map((e) => e.costAfter)}::bigint[], ${entries.map((e) => e.inputQuantityAfter)}::bigint[], ${entries.map((e) => e.inputValueAfter)}::bigint[]) as v (product, day, rank, seq, line, side, value, correction, quantity_after, value_after, cost_after, input_quantity_after, input_value_after)
  where ${sql.ours('e')} and e.product_id = (${products.different}::uuid[])[v.product] and e.day = (${days.different}::date[])[v.day]
    and (e.rank, e.seq, e.line, e.side) = (v.rank, v.seq, v.line, v.side)`
}

/** The balance of a store after its last entry. */
export const balanceAfter = (entry: StockEntry): Balance => ({
  product: entry.product,
  store: entry.store,
  quantity: entry.quantityAfter,
  value: entry.valueAfter,
  cost: entry.costAfter,
  inputQuantity: entry.inputQuantityAfter,
  inputValue: entry.inputValueAfter,
  last: entry,
})

/** `table`: the balances, or a table with the same columns. */
export const insertBalances = (balances: readonly Balance[], table = 'stock_balance') => sql`
  insert into ${sql.ident(table)} (tenant_id, product_id, store_id, quantity, value, cost, input_quantity, input_value, last_day, last_rank, last_seq, last_line, last_side)
  values (${sql.tenant},
    unnest(${balances.map((b) => b.product)}::uuid[]), unnest(${balances.map((b) => b.store)}::uuid[]), unnest(${balances.map((b) => b.quantity)}::bigint[]),
    unnest(${balances.map((b) => b.value)}::bigint[]), unnest(${balances.map((b) => b.cost)}::bigint[]),
    unnest(${balances.map((b) => b.inputQuantity)}::bigint[]), unnest(${balances.map((b) => b.inputValue)}::bigint[]), unnest(${balances.map((b) => b.last.day)}::date[]),
    unnest(${balances.map((b) => b.last.rank)}::smallint[]), unnest(${balances.map((b) => b.last.seq)}::bigint[]), unnest(${balances.map((b) => b.last.line)}::integer[]), unnest(${balances.map((b) => b.last.side)}::smallint[]))`

export const writeBalances = (balances: readonly Balance[]): Statement => sql`${insertBalances(balances)}
  on conflict (tenant_id, product_id, store_id) do update set quantity = excluded.quantity, value = excluded.value, cost = excluded.cost, input_quantity = excluded.input_quantity, input_value = excluded.input_value, last_day = excluded.last_day,
    last_rank = excluded.last_rank, last_seq = excluded.last_seq, last_line = excluded.last_line, last_side = excluded.last_side`

/** Deletes balances of products that have no entry left in a store. Rows are found like entries are. */
export const deleteBalances = (balances: readonly { product: string; store: string }[]): Statement => sql`
  delete from stock_balance b
  where ${sql.ours('b')} and b.product_id = any(${[...new Set(balances.map((b) => b.product))]}::uuid[])
    and ((b.product_id, b.store_id) in (select * from unnest(${balances.map((b) => b.product)}::uuid[], ${balances.map((b) => b.store)}::uuid[]))) is true`
