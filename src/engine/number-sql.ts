/** How statements write the number of a document that may be drawn in the same batch. */
import type { Sql } from './sql.ts'
import type { Statement } from './tx.ts'

/** The SQL that writes a number. */
export interface NumberSql {
  /** Statements to send before the statement that writes the number. */
  draw: readonly Statement[]
  /** The row source of the number; null if it was typed. */
  from: Sql | null
  /** The condition that selects its row. */
  where: Sql
  number: Sql
  /** These values as the rows of an insert. */
  rows(values: Sql): Sql
  /** The search text of the document: the number and the normalised text of everything else. */
  search(rest: string): Sql
}
