/** Writes tables as Excel files, in browser and server. Only this file and xlsx-read.ts use the library hucre. */
import { exemptRates } from '#kernel/exempt-rates.ts'
import {
  writeXlsx,
  writeXlsxStream,
  type Cell as SheetCell,
  type CellStyle,
  type CellValue,
  type ColumnDef,
  type WriteSheet,
} from 'hucre/xlsx'
import { decimalsOf, toNumber, zero, type Decimal } from '#kernel/decimal.ts'
import { foreignDecimalsOf, isNumeric, type Cell, type Column, type Row } from '#model/table.ts'
import type { Translate } from './cells.ts'
import { joined } from './stream-bytes.ts'
import { columnName, MOST_PRINTED, widthOf } from './xlsx-widths.ts'

export interface SheetContent {
  name: string
  /** Written in rows 1 and 2; the headings are then in row 4. Without a title, the headings are in row 1. */
  title?: string
  conditions?: string
  columns: readonly Column[]
  rows: readonly Row[]
  /** The last row with sums, and its title if it does not sum all rows. */
  sums?: Row
  sumsTitle?: string
  /** Amounts of the whole document, below the sums: written in the last column with sums. */
  totals?: readonly { label: string; value: Decimal }[]
}
export interface WorkbookAbout {
  title?: string
  subject?: string
  company?: string
}
export interface WorkbookContent {
  sheets: readonly SheetContent[]
  language: 'vi' | 'en'
  words: Translate
  /** What the file says of itself. */
  about?: WorkbookAbout
  /** Called now and then while a long workbook is written, with the number of rows that are. */
  onProgress?: (rows: number) => void
}

interface Line {
  values: CellValue[]
  styles: Styles
}

const font = { name: 'Calibri', size: 11 } as const
const bold = { ...font, bold: true } as const
const titleStyle: CellStyle = { font: { ...bold, size: 14 } }
const noteStyle: CellStyle = { font: { ...font, italic: true } }
const edge = { style: 'thin', color: { rgb: 'BFBFBF' } } as const
const headStyle: CellStyle = {
  font: bold,
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EDF5' } },
  alignment: { horizontal: 'center', vertical: 'center', wrapText: true },
  border: { bottom: edge },
}

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

const styleOf = (column: Column, rows: readonly Row[]): CellStyle | undefined => {
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

type Styles = readonly (CellStyle | undefined)[]

/** Quantities, prices and rates show the decimals they have; amounts all as many as one of them needs. */
const isOfOwnDecimals = ({ kind, inRowCurrency }: Column, style: CellStyle | undefined): boolean =>
  isNumeric(kind) && kind !== 'money' && kind !== 'integer' && !inRowCurrency && style?.numFmt?.includes('.') === true

/** The styles of a row: amounts in a foreign currency have the decimals of that currency. */
const rowStyles = (columns: readonly Column[], styles: Styles): ((row: Row) => Styles) => {
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

/** Local time at the offset of the timestamp, because sheets have no time zones. */
const momentDate = (text: string): Date | string => {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? new Date(`${text.slice(0, 16)}:00Z`) : null
  return at && !Number.isNaN(at.getTime()) ? at : text
}

/** A value as a workbook has it. */
export const cellValue = (value: Cell | undefined, column: Column, words: Translate): CellValue => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'bigint')
    return column.kind === 'vat' && value < zero
      ? (exemptRates[String(toNumber(value as Decimal))] ?? toNumber(value as Decimal))
      : toNumber(value as Decimal)
  if (typeof value === 'boolean') return value ? words('print.yes') : null
  if (column.kind === 'day') return new Date(`${String(value)}T00:00:00Z`)
  if (column.kind === 'moment') return momentDate(String(value))
  if (column.choices) {
    const known = column.choices.find((choice) => choice.value === value)
    return known ? words(known.label) : value
  }
  return column.kind === 'code' ? String(value) : value
}

const sumUnder = ({ key, sumName = key }: Column, sums: Row): Row[string] | undefined => sums[sumName]
const isSummed = (column: Column, sums: Row): boolean => column.total === true || sumUnder(column, sums) !== undefined

const sumLine = (sheet: SheetContent, sums: Row, words: Translate): CellValue[] =>
  sheet.columns.map((column, index) =>
    isSummed(column, sums)
      ? cellValue(sumUnder(column, sums), column, words)
      : index === 0
        ? words(sheet.sumsTitle ?? 'print.total')
        : null,
  )

function* linesOf(sheet: SheetContent, words: Translate): Generator<Line> {
  if (sheet.title !== undefined) {
    yield { values: [sheet.title], styles: [titleStyle] }
    yield { values: [sheet.conditions ?? ''], styles: [noteStyle] }
    yield { values: [], styles: [] }
  }
  const { columns, rows, sums } = sheet
  yield {
    values: columns.map(({ label, sheetLabel = label }) => words(sheetLabel)),
    styles: columns.map(() => headStyle),
  }
  const styles = columns.map((column) => styleOf(column, rows))
  const stylesOf = rowStyles(columns, styles)
  for (const row of rows)
    yield { values: columns.map((column) => cellValue(row[column.key], column, words)), styles: stylesOf(row) }
  if (sums)
    yield {
      values: sumLine(sheet, sums, words),
      styles: styles.map((style, index) => ({
        ...(isSummed(columns[index]!, sums) && style),
        font: bold,
        border: { top: edge },
      })),
    }
  yield* totalLines(sheet, words)
}

/** Lines with the amounts of the whole: the label in the first column, the amount in the last column with sums. */
function* totalLines({ columns, rows, totals = [] }: SheetContent, words: Translate): Generator<Line> {
  const at = columns.findLastIndex((column) => column.total)
  if (at < 0) return
  for (const { label, value } of totals)
    yield {
      values: columns.map((column, index) =>
        index === at ? cellValue(value, column, words) : index === 0 ? words(label) : null,
      ),
      styles: columns.map((column, index) => ({ ...(index === at && styleOf(column, rows)), font: bold })),
    }
}

const headRows = (sheet: SheetContent): number => (sheet.title === undefined ? 1 : 4)
/** The total column width, in characters, that fits A4 portrait at a readable size. */
const UPRIGHT = 100

/** A fixed time for all files in the archive, so that equal content gives equal files. */
const NO_TIME = new Date('1980-01-01T00:00:00Z')

/** Print settings: all columns on one page width, headings repeated on every page, page numbers. */
const onPaper = (sheet: SheetContent, widths: readonly number[]): Pick<WriteSheet, 'pageSetup' | 'headerFooter'> => {
  const heading = headRows(sheet)
  const isWide = widths.reduce((sum, width) => sum + width, 0) > UPRIGHT
  return {
    pageSetup: {
      paperSize: 'a4',
      orientation: isWide ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 },
      showGridLines: true,
      printTitlesRow: `$${heading}:$${heading}`,
    },
    headerFooter: { oddFooter: '&R&P/&N' },
  }
}

/**
 * Writes row by row, so that the XML of a hundred thousand rows is never in memory at once. hucre asks for the style
 * of a cell's column immediately before writing the cell.
 */
const writeLong = (
  sheet: SheetContent,
  { words, onProgress }: Pick<WorkbookContent, 'words' | 'onProgress'>,
): Promise<Uint8Array> => {
  let styles: Line['styles'] = []
  const columns = sheet.columns.map((column, index): ColumnDef => ({
    width: widthOf(column, sheet.rows, words),
    get style() {
      return styles[index] as CellStyle
    },
  }))
  function* values(): Generator<CellValue[]> {
    let written = 0
    for (const line of linesOf(sheet, words)) {
      styles = line.styles
      yield line.values
      written += 1
      if (written % MOST_PRINTED === 0) onProgress?.(written)
    }
  }
  return joined(writeXlsxStream(values(), { name: sheet.name, columns, freezePane: { rows: headRows(sheet) } }))
}

/** The rows below the headings can be filtered by every column; sums stay out of it. */
const filtered = (sheet: SheetContent): Pick<WriteSheet, 'autoFilter'> => {
  const heading = headRows(sheet)
  if (sheet.rows.length === 0 || sheet.columns.length === 0) return {}
  return { autoFilter: { range: `A${heading}:${columnName(sheet.columns.length - 1)}${heading + sheet.rows.length}` } }
}

const writeShort = ({ sheets, words, about = {} }: WorkbookContent): Promise<Uint8Array> =>
  writeXlsx({
    properties: { creator: 'Vựa', modified: NO_TIME, ...about },
    sheets: sheets.map((sheet) => {
      const lines = [...linesOf(sheet, words)]
      const widths = sheet.columns.map((column) => widthOf(column, sheet.rows, words))
      const cells = new Map<string, SheetCell>()
      for (const [row, { values, styles }] of lines.entries()) {
        for (const [column, value] of values.entries())
          if (styles[column])
            cells.set(`${row},${column}`, {
              value,
              type:
                value === null
                  ? 'empty'
                  : typeof value === 'object'
                    ? 'date'
                    : (typeof value as 'string' | 'number' | 'boolean'),
              style: styles[column],
            })
      }
      return {
        name: sheet.name,
        rows: lines.map((line) => line.values),
        cells,
        columns: widths.map((width) => ({ width })),
        freezePane: { rows: headRows(sheet) },
        ...filtered(sheet),
        ...onPaper(sheet, widths),
      }
    }),
  })

export const writeWorkbook = (content: WorkbookContent): Promise<Uint8Array> => {
  const { sheets, words, onProgress } = content
  return sheets.length === 1 && sheets[0]!.rows.length > MOST_PRINTED
    ? writeLong(sheets[0]!, { words, ...(onProgress && { onProgress }) })
    : writeShort(content)
}
