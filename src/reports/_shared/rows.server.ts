/** Converts rows of the database driver to report cells. */
import { mapInSlices } from '#engine/give-way.ts'
import { refuseTooMany } from '#engine/listing/report.ts'
import { decimal, fromLedger } from '#kernel/decimal.ts'
import type { Row } from '#model/table.ts'

export type SqlRow = Readonly<Record<string, unknown>>

/**
 * Converts the named columns from ledger units (whole ten-thousandths, or sums of them). It changes the driver's row
 * object, because a report can have a hundred thousand rows and nothing else refers to them.
 */
export const fromUnits = (row: SqlRow, amounts: readonly string[]): Row => {
  const cells = row as Row
  for (const key of amounts) cells[key] = fromLedger(cells[key] as string)
  return cells
}

/** The same for columns that are numeric in the database. */
export const fromNumbers = (row: SqlRow, amounts: readonly string[]): Row => {
  const cells = row as Row
  for (const key of amounts) cells[key] = decimal(cells[key] as string)
  return cells
}

/**
 * Report rows made of those of the database, with turns for other requests. Throws Refused if there are more than a
 * report may have, before anything is made of them.
 */
export const madeRows = async <R extends SqlRow>(
  rows: readonly R[],
  make: (row: R, index: number) => Row,
): Promise<Row[]> => {
  refuseTooMany(rows.length)
  return mapInSlices(rows, make)
}

/** The row with its number in the report; changes the row object. */
export const withOrdinal = (row: Row, index: number): Row => {
  row['ordinal'] = index + 1
  return row
}

/** Numbers the rows; changes the row objects. */
export const numbered = (rows: Row[]): Row[] => {
  for (const [index, row] of rows.entries()) withOrdinal(row, index)
  return rows
}

/** Removes keys for which the report has no column. */
export const without = (row: Row, keys: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)))
