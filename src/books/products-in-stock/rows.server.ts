/**
 * A row for each product that keeps stock, is in use or still there, and each store in use, also where nothing lies
 * (contract system §10.3): what the balance says, and what open orders still have to take and to bring.
 */
import { isStoredId } from '#engine/columns.ts'
import { outstandingByStore } from '#engine/links/outstanding.ts'
import { listRows, type ListResult } from '#engine/listing/listing.ts'
import { sqlPartsOf } from '#engine/listing/pass.ts'
import type { RowSource, RowsWaiting } from '#engine/listing/rows.ts'
import type { ListSource } from '#engine/listing/source.ts'
import { isUnconditioned } from '#engine/listing/where.ts'
import { ownStores } from '#engine/own-stores.ts'
import type { Scope } from '#engine/scope.ts'
import type { SourceColumn } from '#engine/source-column.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { asOfToday, stockText } from '#engine/today.ts'
import { zero } from '#kernel/decimal.ts'
import { goodsDigits } from '#kernel/goods-number.ts'
import { Unreadable } from '#kernel/problem.ts'
import type { ListQuery } from '#model/query.ts'
import { id } from '#model/schema.ts'
import { meta } from './meta.ts'
import { movedAway } from './moved-away.server.ts'

const quantity = sql`(coalesce(b.quantity, 0) / 10000.0)`
const ordered = sql`coalesce(o.quantity, 0)`

const column = (value: Sql, kind: SourceColumn['kind'], more: Partial<SourceColumn> = {}): SourceColumn => ({
  sql: value,
  kind,
  ...more,
})
const held = ['held']

const columns: ReadonlyMap<string, SourceColumn> = new Map([
  ['productCode', column(sql`p.code`, 'code', { sort: sql`p.code_key` })],
  ['productName', column(sql`p.name`, 'text', { sort: sql`p.name_key` })],
  ['groupName', column(sql`g.name`, 'text', { joins: ['group'], sort: sql`g.name_key` })],
  ['unitName', column(sql`u.name`, 'text', { joins: ['unit'], sort: sql`u.name_key` })],
  ['storeName', column(sql`s.name`, 'text', { sort: sql`s.name_key` })],
  ['onHand', column(quantity, 'quantity', { joins: held, sort: sql`coalesce(b.quantity, 0)` })],
  ['ordered', column(ordered, 'quantity', { joins: ['ordered'], present: true, sort: sql`coalesce(o.units, 0)` })],
  [
    'available',
    column(sql`(${quantity} - ${ordered})`, 'quantity', {
      joins: ['held', 'ordered'],
      present: true,
      // Whole numbers sort in half the time of decimals.
      sort: sql`coalesce(b.quantity, 0) - coalesce(o.units, 0)`,
    }),
  ],
  [
    'incoming',
    column(sql`coalesce(i.quantity, 0)`, 'quantity', {
      joins: ['incoming'],
      present: true,
      sort: sql`coalesce(i.units, 0)`,
    }),
  ],
  // Without stock there is no value to spread.
  ['averageCost', column(sql`round(b.value::numeric / nullif(b.quantity, 0), 4)`, 'price', { joins: held })],
  ['value', column(sql`(coalesce(b.value, 0) / 10000.0)`, 'money', { joins: held, sort: sql`coalesce(b.value, 0)` })],
  ['stockMin', column(sql`p.stock_min`, 'quantity')],
  ['stockMax', column(sql`p.stock_max`, 'quantity')],
])

const extras: ReadonlyMap<string, SourceColumn> = new Map([
  ['productId', column(sql`p.id`, 'text')],
  ['storeId', column(sql`s.id`, 'text')],
])

/** `products`: the only ones whose orders matter; default: all. */
const joinsOf = (scope: Scope, products?: readonly string[]): ReadonlyMap<string, Sql> => {
  const there = (alias: string): Sql => {
    const name = sql.raw(alias)
    return sql`on ${name}.product_id = p.id and ${name}.store_id = s.id`
  }
  return new Map([
    [
      'held',
      sql`left join ${asOfToday(scope, stockText('quantity', 'value'))} b on b.tenant_id = p.tenant_id and b.product_id = p.id and b.store_id = s.id`,
    ],
    ['ordered', sql`left join ${outstandingByStore(scope, 'sales', products)} o ${there('o')}`],
    ['incoming', sql`left join ${outstandingByStore(scope, 'purchase', products)} i ${there('i')}`],
    ['group', sql`join product_group g on g.tenant_id = p.tenant_id and g.id = p.group_id`],
    ['unit', sql`join unit u on u.tenant_id = p.tenant_id and u.id = p.unit_id`],
  ])
}

/**
 * A product no longer used stays as long as any store holds something of it. `offset 0`: looked up for each of the few
 * such products, instead of reading all balances first.
 */
const isKept = (scope: Scope): Sql =>
  sql`(p.active or exists (select from ${asOfToday(scope, stockText('quantity'))} k where k.product_id = p.id and k.quantity <> 0 offset 0))`

const everywhere = (scope: Scope): Sql =>
  sql`coalesce((select sum(w.quantity) from ${asOfToday(scope, stockText('quantity'))} w where w.product_id = p.id), 0)`
/**
 * By the number of the contract. Limits hold for all stores together (contract master-data §5); a product without one
 * is never beyond it.
 */
const goodsStates: Readonly<Record<string, (scope: Scope) => Sql>> = {
  '1': (scope) => sql`p.stock_min is not null and p.stock_min * 10000 > ${everywhere(scope)}`,
  '2': (scope) => sql`p.stock_max is not null and p.stock_max * 10000 < ${everywhere(scope)}`,
}
/** What a product in a store is compared by, and the join that has it. */
const rowStates: Readonly<Record<string, RowState>> = {
  '3': { join: 'held', where: sql`coalesce(b.quantity, 0) = 0` },
  '4': { join: 'held', where: sql`b.quantity < 0` },
  '5': { join: 'ordered', where: sql`o.units > 0` },
  '6': { join: 'incoming', where: sql`i.units > 0` },
}
interface RowState {
  join: 'held' | 'ordered' | 'incoming'
  where: Sql
}
const stateNumbers = ['0', ...Object.keys(goodsStates), ...Object.keys(rowStates)]

interface Narrowing {
  /** The conditions of products `p` and of stores `s`. */
  goods: readonly Sql[]
  stores: readonly Sql[]
  /** The condition of a product in a store. */
  state: RowState | null
}

const narrowingOf = (scope: Scope, { narrow = {} }: ListQuery): Narrowing => {
  const byId = (name: string, condition: (id: string) => Sql): Sql[] => {
    const id = narrow[name] ?? ''
    return id === '' ? [] : [isStoredId(id) ? condition(id) : sql`false`]
  }
  const state = (narrow['state'] ?? '').trim() || '0'
  if (!stateNumbers.includes(state)) throw new Unreadable('invalid', { label: 'state' })
  return {
    goods: [
      sql`p.track_stock`,
      ...(goodsStates[state] ? [goodsStates[state](scope)] : []),
      ...byId('Group_ID', (id) => sql`p.group_id = ${id}::uuid`),
      ...byId(
        'Branch_ID',
        (id) =>
          sql`p.group_id in (select x.id from product_group x where ${sql.ours('x')} and x.branch_id = ${id}::uuid)`,
      ),
    ],
    stores: [sql`s.active${ownStores(scope.tx, sql`s.id`)}`, ...byId('Store_ID', (id) => sql`s.id = ${id}::uuid`)],
    state: rowStates[state] ?? null,
  }
}

/**
 * All goods with their balances, store by store: a table of the balances of one store fits into the cache of the
 * processor, and one of all of them takes longer to search. The goods are read once; `offset 0` keeps stores apart.
 */
const storeByStore = (scope: Scope, { goods, stores }: Narrowing): Sql => sql`store s join lateral (
    with g as materialized (
      select p.id, p.code_key, p.name_key, p.group_id, p.unit_id, p.stock_min, p.stock_max, p.tenant_id from product p
      where ${sql.ours('p')} and ${isKept(scope)} and ${sql.join(goods, ' and ')}
    )
    select g.*, b.quantity, b.value from g left join ${asOfToday(scope, stockText('quantity', 'value'))} b on b.product_id = g.id and b.store_id = s.id offset 0
  ) p on ${sql.ours('s')} and ${sql.join(stores, ' and ')} cross join lateral (values (p.quantity, p.value)) b (quantity, value)`

const LENGTH = 36
/** `isAll`: every row is compared by something of its balance. */
const source = (scope: Scope, narrowing: Narrowing, isAll: boolean): ListSource => {
  const { goods, stores, state } = narrowing
  const joinsWith = (joined: string | undefined, products?: readonly string[]): ReadonlyMap<string, Sql> =>
    new Map([...joinsOf(scope, products)].filter(([name]) => name !== joined))
  const from = sql`product p join store s on s.tenant_id = p.tenant_id ${state ? joinsOf(scope).get(state.join)! : sql.empty}`
  return {
    from: isAll ? storeByStore(scope, narrowing) : from,
    near: (keys) => {
      const products = [...new Set(keys.map((key) => key.slice(0, LENGTH)))]
      const storeIds = [...new Set(keys.map((key) => key.slice(LENGTH)))]
      const ours = sql`${sql.ours('p')} and p.id = any(${products}::uuid[]) and s.id = any(${storeIds}::uuid[])`
      return { from, ours, joins: joinsWith(state?.join, products) }
    },
    ours: sql.ours('p'),
    key: sql`(p.id::text || s.id::text)`,
    keyLater: { columns: sql`p.id as product_id, s.id as store_id`, key: sql`(product_id::text || store_id::text)` },
    joins: joinsWith(isAll ? 'held' : state?.join),
    columns,
    extras,
    where: isAll ? [] : [isKept(scope), ...goods, ...stores, ...(state ? [state.where] : [])],
    search: { text: sql`p.search`, typed: goodsDigits },
    defaultSort: [
      { key: 'productCode', ascending: true },
      { key: 'storeName', ascending: true },
    ],
    tieBreak: [
      { sql: sql`p.id`, ascending: true },
      { sql: sql`s.id`, ascending: true },
    ],
    sums: ['onHand', 'value'],
  }
}

/**
 * Without a condition on single rows they are not joined: there is one for each product and store. What a product holds
 * keeps it, so all balances are added up.
 */
const wholeTotals = (scope: Scope, { goods, stores }: Narrowing): Sql => {
  const [ofGoods, ofStores] = [sql.join(goods, ' and '), sql.join(stores, ' and ')]
  return sql`select (select count(*) from product p where ${sql.ours('p')} and ${isKept(scope)} and ${ofGoods})::int * (select count(*) from store s where ${sql.ours('s')} and ${ofStores})::int as count,
  sum(b.quantity) / 10000.0 as s0, sum(b.value) / 10000.0 as s1
from ${asOfToday(scope, stockText('quantity', 'value'))} b
join product p on p.tenant_id = b.tenant_id and p.id = b.product_id
join store s on s.tenant_id = b.tenant_id and s.id = b.store_id
where ${ofGoods} and ${ofStores}`
}

/** Added up as the ledger stores them, which is several times faster than as decimals. */
const someTotals = async (scope: Scope, listed: ListSource, query: ListQuery): Promise<Sql> => {
  const { where, filterJoins } = await sqlPartsOf(scope, listed, query)
  const joins = [...listed.joins].filter(([name]) => name === 'held' || filterJoins.has(name)).map(([, join]) => join)
  return sql`select count(*)::int as count, sum(b.quantity) / 10000.0 as s0, sum(b.value) / 10000.0 as s1
from ${listed.from} ${sql.join(joins, ' ')} ${where}`
}

const inStock = async (scope: Scope, query: ListQuery): Promise<ListResult> => {
  const narrowing = narrowingOf(scope, query)
  const isWhole = narrowing.state === null && query.search.trim() === '' && isUnconditioned(query)
  const isByBalance = query.sort.some(({ key }) => columns.get(key)?.joins?.includes('held'))
  const listed = source(scope, narrowing, isWhole && isByBalance)
  const totals = isWhole ? wholeTotals(scope, narrowing) : await someTotals(scope, listed, query)
  const { sums, ...result } = await listRows(scope, { ...listed, totals, totalsTakeLong: true }, query)
  return { ...result, sums: Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum ?? zero])) }
}

/** As many as the list shows, counted for the bell and the start page. */
const countIn =
  (state: string) =>
  (scope: Scope): Sql => {
    const narrowing = narrowingOf(scope, { search: '', sort: [], filters: [], offset: 0, limit: 1, narrow: { state } })
    const { from, where, ours } = source(scope, narrowing, false)
    return sql`select count(*)::int as count from ${from} where ${sql.join([ours, ...where], ' and ')}`
  }
const ofState = (state: string): string => `${meta.path}?state=${state}`
const looksAfter: RowsWaiting['needs'] = [['ProductInStock', 'R']]

/** Goods below their minimum are counted as the list of goods shows them: a row for each, whatever the stores. */
const countShort = (scope: Scope): Sql =>
  sql`select count(*)::int as count from product p where ${sql.ours('p')} and p.active and p.stock_min is not null and p.stock_min * 10000 > ${everywhere(scope)}`

const waits: readonly RowsWaiting[] = [
  { key: 'toReceive', needs: looksAfter, page: ofState('6'), unless: 'openPurchaseOrders', count: countIn('6') },
  { key: 'toSend', needs: looksAfter, page: ofState('5'), unless: 'openSalesOrders', count: countIn('5') },
  {
    key: 'shortGoods',
    needs: [...looksAfter, ['ReportStock', 'R'], ['PurchaseImport', 'A'], ['Import', 'A']],
    page: '/stock/product/list?short=1',
    isLate: true,
    count: countShort,
  },
  { key: 'negativeGoods', needs: looksAfter, page: ofState('4'), isLate: true, count: countIn('4') },
]

export const rows: RowSource = {
  rows: inStock,
  waits,
  makes: { stockTransfer: movedAway },
  extraSchema: { Product_ID: id, Store_ID: id },
  extra: ({ productId, storeId }) => ({ Product_ID: productId as string, Store_ID: storeId as string }),
}
