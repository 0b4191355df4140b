/**
 * Rows by product for the stock reports. If there are many products, they are queried in two halves at the same time,
 * if a second connection is free.
 */
import type { Day, DayRange } from '#kernel/day.ts'
import { statesAt, statesBetween, type Span, type States } from '#engine/ledger/read.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { productTerms, type ProductFilter } from '../_shared/filters.server.ts'
import type { SqlRow } from '../_shared/rows.server.ts'
import { MANY } from './many.ts'

type Narrowed = ProductFilter & { stores: string[] }

/** The product that divides many products into two halves; null if one query is enough. */
const middleOf = async (tx: Tx, { product, stores }: Narrowed): Promise<string | null> => {
  if (product) return null
  const [middle] = await tx.query<{ id: string }>(
    sql`select id from product where (select count(*) from product) * ${stores.length}::int >= ${MANY}::int order by id offset (select count(*) / 2 from product) limit 1`,
  )
  return middle?.id ?? null
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
 * there are many products.
 */
export const goodsRows = async <R extends SqlRow>(
  scope: Scope,
  params: Narrowed,
  { statement, ...when }: When & { statement: GoodsStatement },
): Promise<R[]> => {
  const states = await ('at' in when ? statesAt(scope, when.at) : statesBetween(scope, when.between))
  return inHalves<R>(scope, params, { states, statement })
}

const inHalves = async <R extends SqlRow>(
  { tx }: Scope,
  params: Narrowed,
  { states, statement }: { states: States; statement: GoodsStatement },
): Promise<R[]> => {
  const filter = { stores: params.stores, goods: (column: Sql) => productTerms(column, params) }
  const middle = await middleOf(tx, params)
  if (!middle) return tx.query<R>(statement(states(filter), sql.empty))
  const half = (span: Span): Sql => statement(states({ ...filter, span }), places)
  const [second, first] = await Promise.all([
    tx.alongside<R & Placed>(half({ from: middle })),
    tx.query<R & Placed>(half({ below: middle })),
  ])
  return merged<R>(first, second)
}
