/**
 * Stock as of a day, for reports and for documents that compare with the books: stock before a range of days, at its
 * end, and what came in between. There are three sources: current balances, the entries of some days, and the last
 * entry before a day, which has the state after it (migration 0008). The cheapest combination of them is used
 * (decision 0021).
 */
import type { Day } from '#kernel/day.ts'
import { fromLedger, type Decimal } from '#kernel/decimal.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'

/** A range of product ids; an undefined end is unlimited. */
export interface Span {
  from?: string
  below?: string
}
export interface StoreFilter {
  stores: string[]
  /** Further conditions on the product id in this column; empty or starting with `and`. */
  goods: (column: Sql) => Sql
  span?: Span
}

interface Range {
  from: Day
  to: Day
}
/** Tells whether a source is added, subtracted, or not used. */
type Sign = 1 | -1 | 0
interface Counted {
  before: Sign
  after: Sign
  /** The source has separate columns for the state at the end of the range. */
  isLater?: boolean
}

const states = ['quantity', 'value', 'input_quantity', 'input_value'] as const
const columns = (prefix: string): Sql => sql.raw(states.map((name) => `${prefix}${name}`).join(', '))
const signed = (sign: Sign, prefix = ''): Sql =>
  sql.raw(states.map((name) => (sign === 0 ? '0::bigint' : `${sign < 0 ? '-' : ''}${prefix}${name}`)).join(', '))

/**
 * Entries of one store are read by an index on its days, those of several stores by product; when only half of the
 * products are read, the planner must not use the index of one store.
 */
const inStores = (alias: 'b' | 'e', filter: StoreFilter): Sql => {
  const column = (name: string): Sql => sql.raw(`${alias}.${name}`)
  const { from, below } = filter.span ?? {}
  const byDays = alias === 'e' && filter.stores.length === 1
  const bound = (term: Sql): Sql => (byDays ? sql` and (${term}) is true` : sql` and ${term}`)
  const least = from ? bound(sql`${column('product_id')} >= ${from}::uuid`) : sql.empty
  const most = below ? bound(sql`${column('product_id')} < ${below}::uuid`) : sql.empty
  return sql`${column('store_id')} = any(${filter.stores}::uuid[])${least}${most}${filter.goods(column('product_id'))}`
}

/** Sources have the columns of one state, or also those of a second one. */
const names = [...states, ...states.map((name) => `later_${name}`)]
const named = (amounts: readonly Sql[]): Sql =>
  sql.join(
    amounts.map((amount, index) => sql`, coalesce(${amount}, 0) as ${sql.raw(names[index]!)}`),
    '',
  )

/** Summed by product while reading, so that PostgreSQL can use parallel workers. */
const perProduct = (product: Sql, amounts: readonly Sql[], source: Sql): Sql =>
  sql`select ${product} as product_id${named(amounts)} from ${source} group by ${product}`

/** With one store, each product has at most one row, so no sum is needed. */
const perPlace = (product: Sql, amounts: readonly Sql[], source: Sql, { stores }: StoreFilter): Sql =>
  stores.length === 1
    ? sql`select ${product} as product_id${named(amounts)} from ${source}`
    : perProduct(
        product,
        amounts.map((amount) => sql`whole_sum(${amount})`),
        source,
      )

const now = (filter: StoreFilter): Sql =>
  perPlace(
    sql`b.product_id`,
    states.map((name) => sql.raw(`b.${name}`)),
    sql`stock_balance b where ${sql.ours('b')} and ${inStores('b', filter)}`,
    filter,
  )

const isInput = sql`e.rank <> 0 and e.quantity > 0`
const added = (when: Sql): Sql[] => [
  sql`whole_sum(e.quantity) filter (where ${when})`,
  sql`whole_sum(e.value + e.correction) filter (where ${when})`,
  sql`whole_sum(e.quantity) filter (where ${when} and ${isInput})`,
  sql`whole_sum(e.value) filter (where ${when} and ${isInput})`,
]
const movedOn = (filter: StoreFilter, days: Sql, amounts: readonly Sql[]): Sql =>
  perProduct(
    sql`e.product_id`,
    amounts,
    sql`stock_entry e where ${sql.ours('e')} and ${inStores('e', filter)} and e.day ${days}`,
  )
const moved = (filter: StoreFilter, days: Sql): Sql => movedOn(filter, days, added(sql`true`))
/** Entries since the start of a range and, of these, entries after its end, in a single read. */
const movedSince = (filter: StoreFilter, { from, to }: Range): Sql =>
  movedOn(filter, sql`>= ${from}`, [...added(sql`true`), ...added(sql`e.day > ${to}`)])

/** One index lookup per product and store, independent of the number of entries; none where nothing moved since. */
const lookedUp = (filter: StoreFilter, until: Sql): Sql =>
  perPlace(
    sql`b.product_id`,
    states.map((name) => sql.raw(`coalesce(e.${name}_after, b.${name})`)),
    sql`stock_balance b left join lateral (
      select ${sql.raw(states.map((name) => `e.${name}_after`).join(', '))} from stock_entry e
      where ${sql.ours('e')} and not b.last_day ${until} and e.product_id = b.product_id and e.store_id = b.store_id and e.day ${until}
      order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1) e on true
    where ${sql.ours('b')} and ${inStores('b', filter)} and (b.last_day ${until} or e.quantity_after is not null)`,
    filter,
  )

/** Opening stock dated within the range counts as stock before it. */
const opened = (filter: StoreFilter, { from, to }: Range): Sql =>
  perProduct(
    sql`e.product_id`,
    [sql`whole_sum(e.quantity)`, sql`whole_sum(e.value)`, sql`0::bigint`, sql`0::bigint`],
    sql`stock_entry e where ${sql.ours('e')} and ${inStores('e', filter)} and e.rank = 0 and e.day between ${from} and ${to}`,
  )

/** Estimates: entries per document, and how many entries can be read in the time of one lookup. */
const PER_DOCUMENT = 8
const PER_LOOKUP = 5

interface Costs {
  /** Estimated entries in the range, entries after it, and the cost of all lookups in entries. */
  inside: number
  later: number
  all: number
}

const costsOf = async ({ tx: { whole } }: Scope, { from, to }: Range): Promise<Costs> => {
  const [row] = await whole.query<{ inside: string; later: string; held: string }>(sql`select
    coalesce(sum(s.count) filter (where s.day <= ${to}), 0) as inside, coalesce(sum(s.count) filter (where s.day > ${to}), 0) as later,
    (select count(*) from product p where ${sql.ours('p')}) * (select count(*) from store t where ${sql.ours('t')}) as held from document_sum s where ${sql.ours('s')} and s.day >= ${from}`)
  return {
    inside: Number(row?.inside ?? 0) * PER_DOCUMENT,
    later: Number(row?.later ?? 0) * PER_DOCUMENT,
    all: Number(row?.held ?? 0) * PER_LOOKUP,
  }
}

const both = { before: 1, after: 1 } as const
const onlyBefore = { before: 1, after: 0 } as const
const onlyAfter = { before: 0, after: 1 } as const
type Part = readonly [source: Sql, counted: Counted]

const together = (parts: readonly Part[]): Sql => sql`
  select * from (${sql.join(
    parts.map(
      ([source, { before, after, isLater }]) =>
        sql`select product_id, ${signed(before)}, ${signed(after, isLater ? 'later_' : '')} from (${source}) part`,
    ),
    ' union all ',
  )}) as states (product_id, ${columns('before_')}, ${columns('after_')})`

export interface Way {
  cost(costs: Costs): number
  states: Sql
}
const way = (cost: Way['cost'], ...parts: Part[]): Way => ({ cost, states: together(parts) })

/**
 * All ways to calculate the same rows: product_id, before_quantity, before_value, before_input_quantity,
 * before_input_value and the same columns as after_…; several rows per product, to be summed.
 */
export const waysBetween = (filter: StoreFilter, range: Range): Way[] => {
  const held = now(filter)
  const before = lookedUp(filter, sql`< ${range.from}`)
  const after = lookedUp(filter, sql`<= ${range.to}`)
  const inRange = moved(filter, sql`between ${range.from} and ${range.to}`)
  const own: Part = [opened(filter, range), onlyBefore]
  return [
    way(
      ({ inside, later }) => inside + later,
      [held, both],
      [movedSince(filter, range), { before: -1, after: -1, isLater: true }],
      own,
    ),
    way(({ all, inside }) => all + inside, [before, both], [inRange, onlyAfter], own),
    way(
      ({ all, later }) => all + later,
      [before, onlyBefore],
      [held, onlyAfter],
      [moved(filter, sql`> ${range.to}`), { before: 0, after: -1 }],
      own,
    ),
    way(({ all }) => all + all, [before, onlyBefore], [after, onlyAfter], own),
  ]
}

/** The same for the end of one day; the before_… columns are then 0. */
export const waysAt = (filter: StoreFilter, day: Day): Way[] => [
  way(({ later }) => later, [now(filter), onlyAfter], [moved(filter, sql`> ${day}`), { before: 0, after: -1 }]),
  way(({ all }) => all, [lookedUp(filter, sql`<= ${day}`), onlyAfter]),
]

/** Makes the query of states for a filter. */
export type States = (filter: StoreFilter) => Sql

const cheapest = (ways: readonly Way[], costs: Costs): Sql =>
  ways.reduce((best, one) => (one.cost(costs) < best.cost(costs) ? one : best)).states

export const statesBetween = async (scope: Scope, range: Range): Promise<States> => {
  const costs = await costsOf(scope, range)
  return (filter) => cheapest(waysBetween(filter, range), costs)
}

export const statesAt = async (scope: Scope, day: Day): Promise<States> => {
  const costs = await costsOf(scope, { from: day, to: day })
  return (filter) => cheapest(waysAt(filter, day), costs)
}

/**
 * The query for book stock: these products in a store at the end of a day, not counting the postings of document
 * `except`.
 */
export interface BookQuery {
  store: string
  day: Day
  products: readonly string[]
  except: string | null
}
export interface Book {
  quantity: Decimal
  value: Decimal
}

/**
 * Book stock by product, including products that never moved, with one index lookup per product. If the result must
 * stay valid, the caller must hold the locks of the products.
 */
export const booksAt = async (
  { tx }: Scope,
  { store, day, products, except }: BookQuery,
): Promise<ReadonlyMap<string, Book>> => {
  const rows = await tx.query<{ id: string; quantity: string; value: string }>(sql`
    with own as (
      select o.product_id, sum(o.quantity) as quantity, sum(o.value + o.correction) as value from stock_entry o
      where ${sql.ours('o')} and o.document_id = ${except}::uuid and o.store_id = ${store} and o.day <= ${day} group by o.product_id
    )
    select p.id, coalesce(e.quantity_after, 0) - coalesce(own.quantity, 0) as quantity, coalesce(e.value_after, 0) - coalesce(own.value, 0) as value
    from unnest(${products}::uuid[]) as p (id)
    left join own on own.product_id = p.id
    left join lateral (
      select e.quantity_after, e.value_after from stock_entry e where ${sql.ours('e')} and e.product_id = p.id and e.store_id = ${store} and e.day <= ${day}
      order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1) e on true`)
  return new Map(rows.map((row) => [row.id, { quantity: fromLedger(row.quantity), value: fromLedger(row.value) }]))
}
