/** What the driver gives → cells of a report. */
import { fromLedger } from '#kernel/decimal.ts'
import type { Row } from '#model/table.ts'

export type SqlRow = Readonly<Record<string, unknown>>

/** The named columns are ledger units (whole ten-thousandths, or sums of them); everything else stays. */
export const fromUnits = (row: SqlRow, amounts: readonly string[]): Row => ({
  ...(row as Row),
  ...Object.fromEntries(amounts.map((key) => [key, fromLedger(row[key] as string)])),
})

export const numbered = (rows: readonly Row[]): Row[] => rows.map((row, index) => ({ ordinal: index + 1, ...row }))
