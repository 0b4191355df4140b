/**
 * Rows of a list, how many there are, and sums over all of them (contract README §6): one statement passes once over
 * everything that matches, counts, adds up and finds the keys of the page; another fetches those few rows.
 */
import { decimal, type Decimal } from '#kernel/decimal.ts'
import type { ListQuery, SortTerm } from '#model/query.ts'
import type { CellKind } from '#model/table.ts'
import { isNumericKind } from './listing-filter.ts'
import type { SearchPlaces } from './listing-search.ts'
import { ask, keysAndTotals, pageKeys, pageRows } from './listing-pass.ts'
import type { Scope } from './scope.ts'
import type { Sql } from './sql.ts'
import { plannedAnew } from './tx.ts'

export interface SourceColumn {
  /** Expression over the aliases of the source. */
  sql: Sql
  kind: CellKind
  /** Joins it needs, by name. */
  joins?: readonly string[]
  /** Never empty, so that an index gives its order. */
  present?: boolean
  /** Sorted as stored (numbers of documents); other texts are put in Vietnamese order without regard to case. */
  plain?: boolean
  /** A stored key to sort by instead; never null. */
  sort?: Sql
  /** The same value where it is kept for adding up: without any join. */
  summed?: Sql
  /** Its sum over all matching records, whose ids are `(select id from matching)`. */
  total?: Sql
  /** What the driver gives → domain value; without it numbers become Decimals and the rest stays. */
  read?(value: unknown): unknown
}

export interface OrderTerm {
  sql: Sql
  ascending: boolean
}

export interface ListSource {
  /** The table every row comes from, with alias: `partner r`. */
  from: Sql
  /** Its key over that alias: `r.id`. */
  key: Sql
  /** Named joins, each after those it needs; used only where a column, a filter or the order asks for them. */
  joins: ReadonlyMap<string, Sql>
  /** Columns that may be sorted and filtered by, in any order. */
  columns: ReadonlyMap<string, SourceColumn>
  /** Further values of a row, for the caller alone. */
  extras?: ReadonlyMap<string, SourceColumn>
  where: readonly Sql[]
  search: SearchPlaces
  defaultSort: readonly SortTerm[]
  /** Order of creation: makes the order total. */
  tieBreak: readonly OrderTerm[]
  sums: readonly string[]
  /** Of which rows; without it of all that match. */
  summed?: Sql
  /** A statement that knows how many there are and what they add up to (`count`, `s0`, `s1` …), when it is kept somewhere. */
  totals?: Sql
}

export type ListRow = Record<string, unknown> & { id: string }
export interface ListResult {
  rows: ListRow[]
  totalCount: number
  sums: Record<string, Decimal | null>
}

const readCell = (column: SourceColumn, value: unknown): unknown => {
  if (column.read) return column.read(value)
  if (value === null || value === undefined) return null
  return isNumericKind(column.kind) ? decimal(String(value)) : value
}

const readRow = (values: readonly [string, SourceColumn][], row: Readonly<Record<string, unknown>>): ListRow => ({
  ...Object.fromEntries(values.map(([key, column], index) => [key, readCell(column, row[`c${index}`])])),
  id: row['key'] as string,
})

const readSum = (value: unknown): Decimal | null =>
  value === null || value === undefined ? null : decimal(String(value))

interface Totals {
  count: number
  [sum: string]: unknown
}

/** May throw Refused: a column to sort or filter by does not exist, or its value is none. */
export const listRows = async (scope: Scope, source: ListSource, query: ListQuery): Promise<ListResult> => {
  const asked = await ask(scope, source, query)
  const values: [string, SourceColumn][] = [...source.columns, ...(source.extras ?? [])]
  const first = source.totals
    ? await scope.tx.batch([source.totals, plannedAnew(pageKeys(source, asked, query))])
    : [[], await scope.tx.query(plannedAnew(keysAndTotals(source, asked, query)))]
  const keys = (first[1]![0] as { keys: string[] | null }).keys ?? []
  const totals = (source.totals ? first[0]![0] : first[1]![0]) as Totals
  const rows = keys.length > 0 ? await scope.tx.query<Record<string, unknown>>(pageRows(source, values, keys)) : []
  return {
    rows: rows.map((row) => readRow(values, row)),
    totalCount: totals.count,
    sums: Object.fromEntries(source.sums.map((key, index) => [key, readSum(totals[`s${index}`])])),
  }
}
