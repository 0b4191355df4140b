/** A column of any list: its SQL value, sorting and sum; and what else a list finds its rows by. */
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
  /** Texts that may be empty although they are `present`, like the numbers of drafts: these come last. */
  mayBeBlank?: true
  /** The values of a state or kind in the order they are sorted by. */
  order?: readonly string[]
  /** Never empty, so an index can provide its order. */
  present?: boolean
  /** Sorted by instead, as it stands: a stored key, or the order an index has; never null. Other texts ignore case. */
  sort?: Sql
  /** A stored copy of the value for sums, which needs no join. */
  summed?: Sql
  /** The column's sum over all matching records, whose ids are `(select id from matching)`. */
  total?: Sql
  /** Of the name of a record: the key of the record, by which rows are grouped, and the joins that needs. */
  owner?: { sql: Sql; joins: readonly string[] }
  /** Converts a driver value to a domain value; default: numbers become Decimals, other values are unchanged. */
  read?(value: unknown): unknown
}

/**
 * Another record by which rows are found (partner, store): the column with its key, and a query for the ids of
 * records whose search text matches a pattern (already escaped).
 */
export interface SearchOwner {
  key: Sql
  like(pattern: string): Sql
}

/**
 * Records in the lines by which documents are found (goods, partners of vouchers): the lines with the key of the
 * document and of the record, and a query for the ids of records whose search text matches a pattern.
 */
export interface SearchedLines {
  table: Sql
  record: Sql
  like: (pattern: string) => Sql
}

type Order = Pick<SourceColumn, 'order'>

/** The order of the choices; nothing where the values sort so by themselves. */
export const choiceOrder = (choices: readonly { value: string | number }[] | undefined): Order => {
  const values = (choices ?? []).map(({ value }) => value)
  const isSorted = values.every((value, index) => index === 0 || values[index - 1]! < value)
  return isSorted ? {} : { order: values.map(String) }
}
