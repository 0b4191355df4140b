/** A column of any list: its SQL value, sorting and sum. */
import type { CellKind } from '#model/table.ts'
import type { Sql } from './sql.ts'

export interface SourceColumn {
  /** SQL expression over the aliases of the source. */
  sql: Sql
  kind: CellKind
  /** Names of the joins it needs. */
  joins?: readonly string[]
  /** What rows show, where that is more than the user may sort and filter by. */
  shown?: Sql
  /** Never empty, so an index can provide its order. */
  present?: boolean
  /** Sorted as stored (document numbers); other texts are sorted in Vietnamese order, ignoring case. */
  plain?: boolean
  /** A stored sort key to use instead; never null. */
  sort?: Sql
  /** A stored copy of the value for sums, which needs no join. */
  summed?: Sql
  /** Its sum over all matching records, whose ids are `(select id from matching)`. */
  total?: Sql
  /** Converts a driver value to a domain value; default: numbers become Decimals, other values are unchanged. */
  read?(value: unknown): unknown
}
