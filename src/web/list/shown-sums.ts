/** Sums of rows that a page shows, made as the server makes those of all rows. Pure. */
import { multiply, parseDecimal, sum, zero, type Decimal } from '#kernel/decimal.ts'
import type { WireRow } from '#web/data/queries.ts'
import type { GridColumn } from '#web/grid/layout.ts'

type Summed = Pick<GridColumn, 'field' | 'inRowCurrency'>

/** Amounts of rows in another currency are converted to the base currency, as in the sums of the list. */
export const sumOfRows = (column: Summed, rows: readonly WireRow[], baseDecimals: number): Decimal =>
  sum(
    rows.map((row) => {
      const value = parseDecimal(String(row[column.field] ?? '')) ?? zero
      const rate = column.inRowCurrency ? parseDecimal(String(row['ExRate'] ?? '')) : null
      return rate === null ? value : multiply(value, rate, baseDecimals)
    }),
  )

/**
 * The sums of the columns that the list adds up, of these rows only. A sum that is none of its column, such as what
 * was left at the end of a period, is not made of some rows.
 */
export const shownSums = (
  columns: readonly (Summed & Pick<GridColumn, 'sum'>)[],
  rows: readonly WireRow[],
  { names, baseDecimals }: { names: ReadonlySet<string>; baseDecimals: number },
): Map<string, Decimal> =>
  new Map(
    columns
      .filter(({ field, sum: name }) => name === undefined && names.has(field))
      .map((column) => [column.field, sumOfRows(column, rows, baseDecimals)]),
  )
