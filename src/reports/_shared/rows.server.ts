/** What the driver gives → cells of a report. */
import { decimal, fromLedger } from '#kernel/decimal.ts'
import type { Row } from '#model/table.ts'

export type SqlRow = Readonly<Record<string, unknown>>

/**
 * The named columns are ledger units (whole ten-thousandths, or sums of them); everything else stays.
 * Done in the driver's own object: a report has up to a hundred thousand, and nobody else holds them.
 */
export const fromUnits = (row: SqlRow, amounts: readonly string[]): Row => {
  const cells = row as Row
  for (const key of amounts) cells[key] = fromLedger(cells[key] as string)
  return cells
}

/** The same of columns that are numbers of the database. */
export const fromNumbers = (row: SqlRow, amounts: readonly string[]): Row => {
  const cells = row as Row
  for (const key of amounts) cells[key] = decimal(cells[key] as string)
  return cells
}

/** In the same rows. */
export const numbered = (rows: Row[]): Row[] => {
  for (const [index, row] of rows.entries()) row['ordinal'] = index + 1
  return rows
}

/** The row without what its report has no column for. */
export const without = (row: Row, keys: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)))
