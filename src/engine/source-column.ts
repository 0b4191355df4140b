/** A column of anything that is listed: how SQL gives it, sorts it and adds it up. */
import type { CellKind } from '#model/table.ts'
import type { Sql } from './sql.ts'

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
