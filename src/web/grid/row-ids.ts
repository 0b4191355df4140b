/** Ids of the rows of a table or of cards. */
import type { GridRow } from './cell.tsx'

/** Rows of documents that the user does not see have no id; each is told apart by its place. */
export const rowIds = (rows: readonly GridRow[], idOf: (row: GridRow) => string): string[] =>
  rows.map((row, index) => idOf(row) || `place ${index}`)
