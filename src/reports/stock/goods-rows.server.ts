/** Rows of goods for the stock reports; of many goods they are asked for in two halves at the same time, where a connection is free. */
import type { Day, DayRange } from '#kernel/day.ts'
import { statesAt, statesBetween, type Span, type States } from '#engine/ledger/read.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { productTerms, type ProductFilter } from '../_shared/filters.server.ts'
import type { SqlRow } from '../_shared/rows.server.ts'
import { MANY } from './many.ts'

type Narrowed = ProductFilter & { stores: string[] }

/** The product in the middle of many; null when one statement does as well. */
const middleOf = async (tx: Tx, { product, stores }: Narrowed): Promise<string | null> => {
  if (product) return null
  const [middle] = await tx.query<{ id: string }>(
    sql`select id from product where (select count(*) from product) * ${stores.length}::int >= ${MANY}::int order by id offset (select count(*) / 2 from product) limit 1`,
  )
  return middle?.id ?? null
}

/** Rows stand in the order of their places: of the group, then of the product. */
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

/** Columns of `productsInOrder` by which two halves are put together. */
const places = sql`, g.place as "groupPlace", x.place`

/** Tells rows of goods from their states, in the order of their places; `more` are columns it shall answer, too. */
export type GoodsStatement = (states: Sql, more: Sql) => Sql
/** States between the days of a range, or at the end of a day. */
export type When = { between: DayRange } | { at: Day }

/** Whatever it takes to answer soon: the cheapest way to the states, and a second connection where there are many goods. */
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
