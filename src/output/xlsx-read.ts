/** Reads Excel files into rows. Uploaded files are read by xlsx-apart.server.ts in a separate thread. */
import { readXlsx, type CellValue } from 'hucre/xlsx'
import { fold } from '#kernel/fold.ts'
import { joinedHeadings } from '#kernel/heading-rows.ts'
import { Refused, problem } from '#kernel/problem.ts'
import { visibleText } from '#kernel/visible-text.ts'
import { createShown, hasShownKinds } from './xlsx-formats.ts'
import { checkZip } from './zip.ts'

/** The longest text of a cell that Excel itself writes. */
export const longestText = 32_767

export interface ReadLimits {
  maxBytes: number
  maxRows: number
  maxColumns: number
  /** Maximum number of visible sheets to read, from the first. */
  maxSheets: number
  /** Maximum unpacked size of all entries, in bytes. */
  maxUnpacked: number
  /** Maximum number of letters in all cells. */
  maxLetters: number
}
/** Contract README §14. */
export const importLimits: ReadLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxRows: 5_000,
  maxColumns: 200,
  maxSheets: 1,
  maxUnpacked: 64 * 1024 * 1024,
  maxLetters: 10_000_000,
}

export interface ReadSheet {
  headings: string[]
  /** The number of each row in the sheet. */
  numbers: number[]
  rows: (string | number | boolean | Date | null)[][]
}

const isBlank = (value: CellValue | undefined): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
const filled = (row: readonly CellValue[]): number => row.filter((value) => !isBlank(value)).length

const sameHeading = (value: CellValue): string => (typeof value === 'string' ? fold(value).replace(/[\s*]+/g, '') : '')

/**
 * The row with the headings: the one with most of the known ones. If none has any, it is the first row with several
 * texts, because exports have a title above it.
 */
const headingRow = (rows: readonly CellValue[][], known: ReadonlySet<string>): number => {
  const top = rows.slice(0, 20)
  const hits = top.map((row) => row.filter((value) => known.has(sameHeading(value))).length)
  const most = Math.max(0, ...hits)
  if (most > 1) return hits.indexOf(most)
  const several = top.findIndex(
    (row) => filled(row) > 1 && row.every((value) => isBlank(value) || typeof value === 'string'),
  )
  return several >= 0
    ? several
    : Math.max(
        top.findIndex((row) => filled(row) > 0),
        0,
      )
}

/** The headings, which may stand in two rows, and the last row they stand in. */
const headingsOf = (
  rows: readonly CellValue[][],
  known: ReadonlySet<string>,
  mostColumns: number,
): { headings: string[]; at: number } => {
  const at = headingRow(rows, known)
  const textsOf = (row: number): string[] =>
    (rows[row] ?? []).slice(0, mostColumns).map((value) =>
      visibleText(String(value ?? ''))
        .replace(/\s+/g, ' ')
        .trim(),
    )
  const isTexts = (row: number) => (rows[row] ?? []).every((value) => isBlank(value) || typeof value === 'string')
  const joined = (upper: number): { headings: string[]; at: number } | null => {
    if (upper < 0 || !isTexts(upper) || !isTexts(upper + 1)) return null
    const headings = joinedHeadings(textsOf(upper), textsOf(upper + 1), (heading) => known.has(sameHeading(heading)))
    return headings && { headings, at: upper + 1 }
  }
  return joined(at) ?? joined(at - 1) ?? { headings: textsOf(at), at }
}

/** The row with sums below an exported list is not data. The text in brackets says which rows it leaves out. */
const totals = /^(tổng cộng|grand total|(tổng cộng|total) \(.*\))$/i
const isTotal = (row: readonly CellValue[]): boolean => {
  const first = row.find((value) => !isBlank(value))
  return typeof first === 'string' && totals.test(first.trim().normalize('NFC'))
}

const clean = (value: CellValue | undefined): CellValue =>
  typeof value === 'string' ? visibleText(value).trim() || null : (value ?? null)

interface ReadCells {
  rows: CellValue[][]
  cells?: ReadonlyMap<string, { type: string; value: CellValue; style?: { numFmt?: string } }>
}

/**
 * The cells as they are shown, where that is another kind of value. Programs may save a formula without its result: its
 * cell is not blank, but not computed either.
 */
const asShown = ({ rows, cells }: ReadCells): CellValue[][] => {
  const shown = createShown()
  for (const [place, { type, value, style }] of cells ?? []) {
    const [row, column] = place.split(',').map(Number)
    if (!rows[row!]) continue
    if (type === 'formula' && value === null) rows[row!]![column!] = '#CALC!'
    else if (typeof value === 'number' && style?.numFmt) rows[row!]![column!] = shown(value, style.numFmt)
  }
  return rows
}

/** Converts a column number to its name: `1` → A, `27` → AA. */
const columnName = (number: number): string =>
  number < 1 ? '' : columnName(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26))

/** Throws Refused if a cell is too long, naming its place, or all of them together are. */
const refuseLongTexts = (rows: readonly CellValue[][], { maxLetters }: ReadLimits): void => {
  let letters = 0
  for (const [row, cells] of rows.entries())
    for (const [column, value] of cells.entries()) {
      if (typeof value !== 'string') continue
      if (value.length > longestText)
        throw new Refused([
          problem('', 'cellTooLong', { place: `${columnName(column + 1)}${row + 1}`, max: String(longestText) }),
        ])
      letters += value.length
    }
  if (letters > maxLetters)
    throw new Refused([problem('', 'fileTooManyLetters', { max: String(maxLetters / 1_000_000) })])
}

const sheetRows = (rows: readonly CellValue[][], limits: ReadLimits, known: readonly string[]): ReadSheet => {
  refuseLongTexts(rows, limits)
  const { headings, at } = headingsOf(rows, new Set(known.map(sameHeading)), limits.maxColumns)
  while (headings.length > 0 && headings.at(-1) === '') headings.pop()
  const data = rows
    .slice(at + 1)
    .map((row, index) => ({ number: at + index + 2, cells: headings.map((_, column) => clean(row[column])) }))
    .filter(({ cells }) => filled(cells) > 0)
  const last = data.at(-1)
  if (last && isTotal(last.cells)) data.pop()
  if (data.length > limits.maxRows) throw new Refused([problem('', 'fileTooManyRows', { max: String(limits.maxRows) })])
  return { headings, numbers: data.map(({ number }) => number), rows: data.map(({ cells }) => cells) }
}

/**
 * Reads the sheets of an uploaded file; `known`: headings it may have. Throws Refused if it is not a workbook, is too
 * large or too long.
 */
export const readWorkbook = async (
  bytes: Uint8Array,
  limits: ReadLimits = importLimits,
  known: readonly string[] = [],
): Promise<ReadSheet[]> => {
  if (bytes.length > limits.maxBytes)
    throw new Refused([problem('', 'fileTooBig', { max: String(Math.floor(limits.maxBytes / 1024 / 1024)) })])
  const { entries } = checkZip(bytes, limits.maxUnpacked)
  let taken = 0
  try {
    const book = await readXlsx(bytes, {
      // They take memory for each cell.
      readStyles: await hasShownKinds(bytes, entries),
      maxRows: limits.maxRows + 40,
      // No memory is allocated for cells outside this range.
      range: `A1:${columnName(limits.maxColumns)}${limits.maxRows + 40}`,
      // A malicious file may list one sheet a thousand times.
      sheets: (sheet) => !sheet.hidden && !sheet.veryHidden && (taken += 1) <= limits.maxSheets,
    })
    return book.sheets.map((sheet) => sheetRows(asShown(sheet), limits, known))
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused([problem('', 'fileNotWorkbook')])
  }
}
