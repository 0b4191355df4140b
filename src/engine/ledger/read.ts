/**
 * The ledgers of stock and debts as of a day, for whoever asks: reports, and documents that compare with the books.
 *
 * What lay in stores before a range of days and at its end, and what had come in by then. Three things tell of it:
 * the balances of now, the entries of some days, and the last entry before a day, which carries the state after it
 * (migration 0008). The cheapest of the ways to put them together is taken (decision 0021).
 */
import type { Day } from '#kernel/day.ts'
import { fromLedger, type Decimal } from '#kernel/decimal.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'

/** Products whose ids lie there; ids that bound nothing are left out. */
export interface Span {
  from?: string
  below?: string
}
export interface StoreFilter {
  stores: string[]
  /** Further conditions on the product of the column; they begin with `and`, or are empty. */
  goods: (column: Sql) => Sql
  span?: Span
}

interface Range {
  from: Day
  to: Day
}
/** Whether a part is added, taken away, or says nothing. */
type Sign = 1 | -1 | 0
interface Counted {
  before: Sign
  after: Sign
  /** The source tells of the state after in columns of its own. */
  isLater?: boolean
}

const states = ['quantity', 'value', 'input_quantity', 'input_value'] as const
const columns = (prefix: string): Sql => sql.raw(states.map((name) => `${prefix}${name}`).join(', '))
const signed = (sign: Sign, prefix = ''): Sql =>
  sql.raw(states.map((name) => (sign === 0 ? '0::bigint' : `${sign < 0 ? '-' : ''}${prefix}${name}`)).join(', '))

/** Entries of one store are read by its days, of many by goods: half of the goods must not lead one store there, too. */
const inStores = (alias: 'b' | 'e', filter: StoreFilter): Sql => {
  const column = (name: string): Sql => sql.raw(`${alias}.${name}`)
  const { from, below } = filter.span ?? {}
  const byDays = alias === 'e' && filter.stores.length === 1
  const bound = (term: Sql): Sql => (byDays ? sql` and (${term}) is true` : sql` and ${term}`)
  const least = from ? bound(sql`${column('product_id')} >= ${from}::uuid`) : sql.empty
  const most = below ? bound(sql`${column('product_id')} < ${below}::uuid`) : sql.empty
  return sql`${column('store_id')} = any(${filter.stores}::uuid[])${least}${most}${filter.goods(column('product_id'))}`
}

/** Sources tell of one state, or of a second one, too. */
const names = [...states, ...states.map((name) => `later_${name}`)]
const named = (amounts: readonly Sql[]): Sql =>
  sql.join(
    amounts.map((amount, index) => sql`, coalesce(${amount}, 0) as ${sql.raw(names[index]!)}`),
    '',
  )

/** Added up by product where it is read, by several processes where that pays. */
const perProduct = (product: Sql, amounts: readonly Sql[], source: Sql): Sql =>
  sql`select ${product} as product_id${named(amounts)} from ${source} group by ${product}`

/** In one store each product lies once. */
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
    sql`stock_balance b where ${inStores('b', filter)}`,
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
  perProduct(sql`e.product_id`, amounts, sql`stock_entry e where ${inStores('e', filter)} and e.day ${days}`)
const moved = (filter: StoreFilter, days: Sql): Sql => movedOn(filter, days, added(sql`true`))
/** Since a range began, and what of it came after the range: read once. */
const movedSince = (filter: StoreFilter, { from, to }: Range): Sql =>
  movedOn(filter, sql`>= ${from}`, [...added(sql`true`), ...added(sql`e.day > ${to}`)])

/** One look-up per product and store, whatever lies between; none where nothing has moved since. */
const looked = (filter: StoreFilter, until: Sql): Sql =>
  perPlace(
    sql`b.product_id`,
    states.map((name) => sql.raw(`coalesce(e.${name}_after, b.${name})`)),
    sql`stock_balance b left join lateral (
      select ${sql.raw(states.map((name) => `e.${name}_after`).join(', '))} from stock_entry e
      where not b.last_day ${until} and e.product_id = b.product_id and e.store_id = b.store_id and e.day ${until}
      order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1) e on true
    where ${inStores('b', filter)} and (b.last_day ${until} or e.quantity_after is not null)`,
    filter,
  )

/** Opening stock of a range lay there before it. */
const opened = (filter: StoreFilter, { from, to }: Range): Sql =>
  perProduct(
    sql`e.product_id`,
    [sql`whole_sum(e.quantity)`, sql`whole_sum(e.value)`, sql`0::bigint`, sql`0::bigint`],
    sql`stock_entry e where ${inStores('e', filter)} and e.rank = 0 and e.day between ${from} and ${to}`,
  )

/** Entries of a document, about; and how many of them are read in the time one product and store is looked up. */
const PER_DOCUMENT = 8
const PER_LOOKUP = 5

interface Costs {
  /** Entries of the range, entries after it, and what looking everything up once is worth. */
  inside: number
  later: number
  all: number
}

const costsOf = async ({ tx }: Scope, { from, to }: Range): Promise<Costs> => {
  const [row] = await tx.query<{ inside: string; later: string; held: string }>(sql`select
    coalesce(sum(s.count) filter (where s.day <= ${to}), 0) as inside, coalesce(sum(s.count) filter (where s.day > ${to}), 0) as later,
    (select count(*) from product) * (select count(*) from store) as held from document_sum s where s.day >= ${from}`)
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
 * All ways to the same rows: product_id, before_quantity, before_value, before_input_quantity, before_input_value and
 * the same as after_…, several per product, to be added up.
 */
export const waysBetween = (filter: StoreFilter, range: Range): Way[] => {
  const held = now(filter)
  const before = looked(filter, sql`< ${range.from}`)
  const after = looked(filter, sql`<= ${range.to}`)
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

/** The same for the end of one day: before_… says nothing. */
export const waysAt = (filter: StoreFilter, day: Day): Way[] => [
  way(({ later }) => later, [now(filter), onlyAfter], [moved(filter, sql`> ${day}`), { before: 0, after: -1 }]),
  way(({ all }) => all, [looked(filter, sql`<= ${day}`), onlyAfter]),
]

/** How states are told of whatever is asked for. */
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

/** Of these products in a store at the end of a day, as if a document (`except`) posted nothing. */
export interface BookAsk {
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
 * What the books say, by product; every product asked for is there, also one that never moved. One look-up of the index
 * per product. To be relied on for longer than a moment it is asked behind the locks of the products.
 */
export const booksAt = async (
  { tx }: Scope,
  { store, day, products, except }: BookAsk,
): Promise<ReadonlyMap<string, Book>> => {
  const rows = await tx.query<{ id: string; quantity: string; value: string }>(sql`
    with own as (
      select o.product_id, sum(o.quantity) as quantity, sum(o.value + o.correction) as value from stock_entry o
      where o.document_id = ${except}::uuid and o.store_id = ${store} and o.day <= ${day} group by o.product_id
    )
    select p.id, coalesce(e.quantity_after, 0) - coalesce(own.quantity, 0) as quantity, coalesce(e.value_after, 0) - coalesce(own.value, 0) as value
    from unnest(${products}::uuid[]) as p (id)
    left join own on own.product_id = p.id
    left join lateral (
      select e.quantity_after, e.value_after from stock_entry e where e.product_id = p.id and e.store_id = ${store} and e.day <= ${day}
      order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1) e on true`)
  return new Map(rows.map((row) => [row.id, { quantity: fromLedger(row.quantity), value: fromLedger(row.value) }]))
}

export type Side = 'receivable' | 'payable'
/** Conditions on the partner of the column; they begin with `and`, or are empty. */
export type PartnerTerms = (column: Sql) => Sql

/**
 * Rows of partner and amounts, to be added up: the balance of today (`held`: what stands in the other columns), and of
 * everything since a day what `moved` says. The balance when the day began is the first without the sum of the second.
 */
export const debtsSince = (
  side: Side,
  { from, partners }: { from: Day; partners: PartnerTerms },
  { held, moved }: { held: Sql; moved: Sql },
): Sql => sql`select b.partner_id, b.amount, ${held} from debt_balance b where b.side = ${side}${partners(sql`b.partner_id`)}
  union all
  select e.partner_id, ${moved}
  from debt_entry e
  where e.side = ${side} and e.day >= ${from}${partners(sql`e.partner_id`)}
  group by e.partner_id`

/**
 * What was open of every entry at the end of a day, as two common table expressions that end with `open_entry`: what is
 * open now, and what allocations of later days took off since. What is looked up is looked up by its key (`offset 0`):
 * the planner does not know how few there are.
 */
export const openEntriesAt = (
  side: Side,
  { day, partners }: { day: Day; partners: PartnerTerms },
): Sql => sql`settled_since (id, partner_id, amount) as (
  select x.id, a.partner_id, a.amount
  from allocation a cross join lateral (values (a.debt_id), (a.credit_id)) x (id)
  where a.side = ${side} and a.day > ${day} and a.since <= ${day}
), open_entry as (
  select e.partner_id, e.column_name, e.amount, e.due, e.amount - e.settled as rest
  from debt_entry e
  where e.side = ${side} and e.day <= ${day} and e.amount <> e.settled${partners(sql`e.partner_id`)}
  union all
  select e.partner_id, e.column_name, e.amount, e.due, case when e.amount < 0 then -s.amount else s.amount end
  from settled_since s
  cross join lateral (select * from debt_entry e where e.document_id = s.id and e.side = ${side} and e.partner_id = s.partner_id offset 0) e
  where e.day <= ${day}${partners(sql`e.partner_id`)}
)`
