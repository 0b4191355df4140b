/** How the cells of a sheet show their values. */
import type { CellStyle } from 'hucre/xlsx'
import { decimalsOf, type Decimal } from '#kernel/decimal.ts'
import { foreignDecimalsOf, isNumeric, type Column, type Row } from '#model/table.ts'

const formatOf = (decimals: number): string => (decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '#,##0')

/** Shows as many decimals as the column needs: `#,##0.####` would leave a decimal separator after whole numbers. */
const numberFormat = (column: Column, rows: readonly Row[]): string => {
  const isOwn = column.inRowCurrency === true
  const most = rows.reduce((found, row) => {
    const value = row[column.key]
    if (isOwn && foreignDecimalsOf(row) !== undefined) return found
    return typeof value === 'bigint' ? Math.max(found, decimalsOf(value as Decimal)) : found
  }, 0)
  return formatOf(Math.min(most, column.decimals ?? 4))
}

export const styleOf = (column: Column, rows: readonly Row[]): CellStyle | undefined => {
  switch (column.kind) {
    case 'day':
      return { numFmt: 'dd-mm-yyyy', alignment: { horizontal: 'center' } }
    case 'moment':
      return { numFmt: 'dd-mm-yyyy hh:mm', alignment: { horizontal: 'center' } }
    case 'code':
      return { numFmt: '@' }
    case 'integer':
      return { numFmt: '0', alignment: { horizontal: 'center' } }
    default:
      return isNumeric(column.kind) ? { numFmt: numberFormat(column, rows) } : undefined
  }
}

export type Styles = readonly (CellStyle | undefined)[]

/** Quantities, prices and rates show the decimals they have; amounts all as many as one of them needs. */
const isOfOwnDecimals = ({ kind, inRowCurrency }: Column, style: CellStyle | undefined): boolean =>
  isNumeric(kind) && kind !== 'money' && kind !== 'integer' && !inRowCurrency && style?.numFmt?.includes('.') === true

/** The styles of a row: amounts in a foreign currency have the decimals of that currency. */
export const rowStyles = (columns: readonly Column[], styles: Styles): ((row: Row) => Styles) => {
  const own = columns.map((column, index) => isOfOwnDecimals(column, styles[index]))
  const isPlain = !own.includes(true)
  const known = new Map<string, Styles>()
  const decimalsIn = (row: Row): (number | undefined)[] => {
    const foreign = foreignDecimalsOf(row)
    return columns.map((column, index) => {
      if (column.inRowCurrency) return foreign
      const value = row[column.key]
      return own[index] && typeof value === 'bigint'
        ? Math.min(decimalsOf(value as Decimal), column.decimals ?? 4)
        : undefined
    })
  }
  return (row) => {
    if (isPlain && foreignDecimalsOf(row) === undefined) return styles
    const decimals = decimalsIn(row)
    const key = decimals.join()
    const found =
      known.get(key) ??
      styles.map((style, index) => {
        const count = decimals[index]
        return count === undefined ? style : { ...(own[index] && style), numFmt: formatOf(count) }
      })
    known.set(key, found)
    return found
  }
}
