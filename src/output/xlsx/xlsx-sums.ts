/** The sums below the rows of a sheet, which follow what a reader filters where they are the sums of these rows. */
import type { Decimal } from '#kernel/decimal.ts'
import type { Column, Row } from '#model/table.ts'
import { columnName } from './xlsx-widths.ts'

export const sumUnder = ({ key, sumName = key }: Column, sums: Row): Row[string] | undefined => sums[sumName]
export const isSummed = (column: Column, sums: Row): boolean =>
  column.total === true || sumUnder(column, sums) !== undefined

/**
 * Many sums are not of the rows above them: of posted documents alone, in another currency, an amount of a document
 * that has several rows. A formula would give another figure than the screen, so it is written only where both agree.
 */
const isSumOf = (sum: Decimal, rows: readonly Row[], key: string): boolean => {
  let found = 0n
  for (const row of rows) {
    const value = row[key]
    if (typeof value === 'bigint') found += value
    else if (value !== null && value !== undefined && value !== '') return false
  }
  return found === sum
}

interface Placed {
  columns: readonly Column[]
  rows: readonly Row[]
  /** The number of the sheet's row in which the first of them stands. */
  first: number
}

/** Per column its sum as a formula that leaves out what is filtered away (109: hidden rows, too), where it has one. */
export const sumFormulas = ({ columns, rows, first }: Placed, sums: Row): (string | undefined)[] =>
  columns.map((column, at) => {
    const sum = sumUnder(column, sums)
    if (typeof sum !== 'bigint' || rows.length === 0 || !isSumOf(sum as Decimal, rows, column.key)) return undefined
    const name = columnName(at)
    return `SUBTOTAL(109,${name}${first}:${name}${first + rows.length - 1})`
  })
