/** What is listed: its table, joins, columns, conditions and order, for the statements that pass over it. */
import type { SortTerm } from '#model/query.ts'
import type { SearchPlaces } from './search.ts'
import type { SourceColumn } from '../source-column.ts'
import type { Sql } from '../sql.ts'

export interface OrderTerm {
  sql: Sql
  ascending: boolean
}

export interface ListSource {
  /** The table every row comes from, with alias: `partner r`. */
  from: Sql
  /** That its rows are the tenant's: `sql.ours('r')`. */
  ours: Sql
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
