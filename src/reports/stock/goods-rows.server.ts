/**
 * Rows by product for the stock reports. If there are many products, they are queried in two halves at the same time,
 * if a second connection is free.
 */
import type { Day, DayRange } from '#kernel/day.ts'
import { statesAt, statesBetween, type Span } from '#engine/ledger/read.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { productTerms, type ProductFilter } from '../_shared/filters.server.ts'
import type { SqlRow } from '../_shared/rows.server.ts'
import { asked, isLong, withSpare, type SnapshotResults } from '../_shared/beginning.server.ts'
import { MANY } from './many.ts'

type Narrowed = ProductFilter & { stores: string[] }

interface Extent {
  /** There are no more rows than products. */
  goods: number
  /** The product that divides many products into two halves; null if one query is enough. */
  middle: string | null
}
const extentOf = async (tx: Tx, { product, stores }: Narrowed): Promise<Extent> => {
  if (product) return { goods: 1, middle: null }
  const [extent] = await tx.query<{ goods: string; middle: string | null }>(sql`
with extent as (select count(*) as goods from product p where ${sql.ours('p')})
select goods, (select id from product where ${sql.ours('product')} and goods * ${stores.length}::int >= ${MANY.balances}::int order by id offset (select goods / 2 from extent) limit 1) as middle
from extent`)
  return { goods: Number(extent?.goods ?? 0), middle: extent?.middle ?? null }
}

/** The first products in the order of the reports; groups are gone through until there are enough. */
const firstGoods = async (tx: Tx, params: Narrowed): Promise<string[] | null> => {
  if (params.product) return null
  const wanted = withSpare()
  const found = await tx.query<{ id: string }>(sql`
select x.id
from product_group g
cross join lateral (
  select p.id, p.code_key from product p where ${sql.ours('p')} and p.group_id = g.id${productTerms(sql`p.id`, params)} order by p.code_key limit ${wanted}::int) x
where ${sql.ours('g')}
order by g.code_key, x.code_key
limit ${wanted}::int`)
  return found.length < wanted ? null : found.map(({ id }) => id)
}

/** Rows are ordered by the position of the group, then of the product. */
interface Placed {
  groupPlace: number
  place: number
}
const isBefore = (a: Placed, b: Placed): boolean =>
  a.groupPlace === b.groupPlace ? a.place < b.place : a.groupPlace < b.groupPlace

const merged = <R>(first: readonly (R & Placed)[], second: readonly (R & Placed)[]): R[] => {
  const rows: R[] = []
  let at = 0
  for (const row of first) {
    while (at < second.length && isBefore(second[at]!, row)) rows.push(second[at++]!)
    rows.push(row)
  }
  while (at < second.length) rows.push(second[at++]!)
  return rows
}

/** The columns of `productsInOrder` by which the two halves are merged. */
const places = sql`, g.place as "groupPlace", x.place`

/**
 * Makes the query for rows by product from a query of stock states, in the order of positions; `more` are additional
 * columns to return.
 */
export type GoodsStatement = (states: Sql, more: Sql) => Sql
/** Movements within a range of days, or the state at the end of a day. */
export type When = { between: DayRange } | { at: Day }

/**
 * Runs the query in the fastest way: chooses the cheapest source of stock states, and uses a second connection if
 * there are many products. The rows of the first products are asked for apart.
 */
export const goodsRows = async <R extends SqlRow>(
  scope: Scope,
  params: Narrowed,
  { statement, ...when }: When & { statement: GoodsStatement },
): Promise<SnapshotResults<R>> => {
  const { tx } = scope
  const [states, { goods, middle }, first] = await Promise.all([
    'at' in when ? statesAt(scope, when.at) : statesBetween(scope, when.between),
    extentOf(tx, params),
    firstGoods(tx, params),
  ])
  const filter = { stores: params.stores, goods: (column: Sql) => productTerms(column, params) }
  const ofFirst = (column: Sql) => sql`${filter.goods(column)} and ${column} = any(${first}::uuid[])`
  const half = (span: Span) => statement(states({ ...filter, span }), places)
  const second = middle && tx.alongside<R & Placed>(half({ from: middle }))
  const beginning =
    first && isLong(goods) ? tx.query<R>(statement(states({ ...filter, goods: ofFirst }), sql.empty)) : null
  const all =
    second && middle
      ? Promise.all([tx.query<R & Placed>(half({ below: middle })), second]).then((both) => merged<R>(...both))
      : tx.query<R>(statement(states(filter), sql.empty))
  return asked(beginning, all)
}
