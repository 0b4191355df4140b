/** The source of a list: its table, joins, columns, conditions and order. */
import type { SortTerm } from '#model/query.ts'
import type { SearchPlaces } from './search.ts'
import type { SourceColumn } from '../source-column.ts'
import type { Sql } from '../sql.ts'

export interface OrderTerm {
  sql: Sql
  ascending: boolean
}

export interface ListSource {
  /** The table of the rows with alias: `partner r`. */
  from: Sql
  /** Reads only the rows that can have these keys, where the key alone leads to no index. */
  near?: (keys: readonly string[]) => Pick<ListSource, 'from' | 'ours' | 'joins'>
  /** The condition that rows belong to the tenant: `sql.ours('r')`. */
  ours: Sql
  /** The key of a row, with alias: `r.id`. */
  key: Sql
  /** The columns of a key that is put together, and how: only that of the rows of the page is. */
  keyLater?: { columns: Sql; key: Sql }
  /** Joins by name, each after those it depends on; only used if a column, filter or order needs them. */
  joins: ReadonlyMap<string, Sql>
  /** Joins of which an order looks up the row of each matching row, because joining them reads the whole table. */
  lookedUp?: ReadonlySet<string>
  /** No condition reads another table for each row. `indexed`: the column that an index begins with. */
  oneTable?: { indexed: string }
  /** Columns that can be sorted and filtered by, in any order. */
  columns: ReadonlyMap<string, SourceColumn>
  /** The condition of a filter of the panel with one value, for filters that `where` may name. */
  narrowed?: (name: string, value: string) => Sql
  /** The names of the records of a field by which rows are grouped without a column. */
  recordNames?: (field: string) => SourceColumn
  /** Additional values of a row, only for the caller. */
  extras?: ReadonlyMap<string, SourceColumn>
  where: readonly Sql[]
  search: SearchPlaces
  defaultSort: readonly SortTerm[]
  /** The order of creation, which makes the order unique. */
  tieBreak: readonly OrderTerm[]
  sums: readonly string[]
  /** The rows to include in sums; default: all that match. */
  summed?: Sql
  /** A query for the count and the sums (`count`, `s0`, `s1` …), if there is a faster one than over all rows. */
  totals?: Sql
  /** The query takes as long as finding the rows: both are done at the same time. */
  totalsTakeLong?: true
}
