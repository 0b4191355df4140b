/** Reads Excel files into rows. Uploaded files are read by xlsx-apart.server.ts in a separate thread. */
import { readXlsx, type MergeRange } from 'hucre/xlsx'
import { fold } from '#kernel/fold.ts'
import { joinedHeadings } from '#kernel/heading-rows.ts'
import { oldEncodingOf } from '#kernel/old-encoding.ts'
import { Refused, problem } from '#kernel/problem.ts'
import { isBlankCell, isMarked, shownCell, type PlainCell, type SheetCell } from '#kernel/sheet-cell.ts'
import { visibleText } from '#kernel/visible-text.ts'
import { endOfRows } from '../sum-rows.ts'
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
  rows: SheetCell[][]
  /** The numbers of rows that are hidden, or that a filter leaves out. */
  hidden?: number[]
  /** Days are counted from 1904. */
  is1904?: boolean
}

const filled = (row: readonly SheetCell[]): number => row.filter((value) => !isBlankCell(value)).length

const sameHeading = (value: PlainCell): string => (typeof value === 'string' ? fold(value).replace(/[\s*]+/g, '') : '')

/**
 * The row with the headings: the one with most of the known ones. If none has any, it is the first row with several
 * texts, because exports have a title above it.
 */
const headingRow = (rows: readonly PlainCell[][], known: ReadonlySet<string>): number => {
  const top = rows.slice(0, 20)
  const hits = top.map((row) => row.filter((value) => known.has(sameHeading(value))).length)
  const most = Math.max(0, ...hits)
  if (most > 1) return hits.indexOf(most)
  const several = top.findIndex(
    (row) => filled(row) > 1 && row.every((value) => isBlankCell(value) || typeof value === 'string'),
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
  rows: readonly PlainCell[][],
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
  const isTexts = (row: number) => (rows[row] ?? []).every((value) => isBlankCell(value) || typeof value === 'string')
  const joined = (upper: number): { headings: string[]; at: number } | null => {
    if (upper < 0 || !isTexts(upper) || !isTexts(upper + 1)) return null
    const headings = joinedHeadings(textsOf(upper), textsOf(upper + 1), (heading) => known.has(sameHeading(heading)))
    return headings && { headings, at: upper + 1 }
  }
  return joined(at) ?? joined(at - 1) ?? { headings: textsOf(at), at }
}

/** How a text is kept from becoming a number when it is typed: `'8936…`. */
const apostrophe = /^'(?=\+?\d[\d\s.,-]*$)/

const clean = (cell: SheetCell): SheetCell => {
  if (isMarked(cell)) return cell
  if (typeof cell !== 'string') return cell
  const value = visibleText(cell).trim().replace(apostrophe, '') || null
  // Before its signs are gone: TCVN3 writes ư with one that nobody sees.
  const encoding = oldEncodingOf(cell)
  return encoding ? { value, encoding } : value
}

interface ReadCells {
  rows: PlainCell[][]
  cells?: ReadonlyMap<string, { type: string; value: PlainCell; formula?: string; style?: { numFmt?: string } }>
  merges?: readonly MergeRange[]
  rowDefs?: ReadonlyMap<number, { hidden?: boolean }>
}

/**
 * The cells as they are shown, where that is another kind of value, and which of them are calculated. Programs may save
 * a formula without its result: its cell is not blank, but not computed either.
 */
const asShown = ({ rows, cells }: ReadCells): SheetCell[][] => {
  const shown = createShown()
  const read: SheetCell[][] = rows
  for (const [place, { type, value, style }] of cells ?? []) {
    const [row, column] = place.split(',').map(Number)
    if (!read[row!]) continue
    if (type === 'formula' && value === null) read[row!]![column!] = '#CALC!'
    if (typeof value !== 'number') continue
    const cell = style?.numFmt ? shown(value, style.numFmt) : value
    read[row!]![column!] =
      type === 'formula' && typeof cell !== 'string'
        ? { ...(isMarked(cell) ? cell : { value: cell }), isFormula: true }
        : cell
  }
  return read
}

/**
 * A value over several rows stands in each of them that has others, marked: a name is that of all of them, and of a
 * number nobody can say whether it counts once. `from`: the first row below the headings.
 */
const spreadMerged = (rows: SheetCell[][], merges: readonly MergeRange[], from: number): void => {
  const isOwn = rows.map((row) => filled(row) > 0)
  for (const { startRow, endRow, startCol } of merges) {
    const value = rows[startRow]?.[startCol]
    const last = Math.min(endRow, rows.length - 1)
    if (startRow < from || last <= startRow || value === undefined || isBlankCell(value)) continue
    const merged: SheetCell = { ...(isMarked(value) ? value : { value }), isMerged: true }
    for (let row = startRow; row <= last; row += 1) if (isOwn[row]) rows[row]![startCol] = merged
  }
}

/** Converts a column number to its name: `1` → A, `27` → AA. */
const columnName = (number: number): string =>
  number < 1 ? '' : columnName(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26))

/** Throws Refused if a cell is too long, naming its place, or all of them together are. */
const refuseLongTexts = (rows: readonly PlainCell[][], { maxLetters }: ReadLimits): void => {
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

/** Names a column without a heading that has values, so that nobody overlooks it: `(C)`. */
const named = (headings: readonly string[], rows: readonly (readonly SheetCell[])[], mostColumns: number): string[] => {
  const width = Math.min(
    mostColumns,
    rows.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => !isBlankCell(cell)) + 1), headings.length),
  )
  const used = Array.from({ length: width }, (_, at) => rows.some((row) => !isBlankCell(row[at])))
  const all = used.map((isUsed, at) => headings[at] || (isUsed ? `(${columnName(at + 1)})` : ''))
  return all.slice(0, all.findLastIndex((heading) => heading !== '') + 1)
}

const sheetRows = (sheet: ReadCells, limits: ReadLimits, known: readonly string[]): ReadSheet => {
  refuseLongTexts(sheet.rows, limits)
  const cells = asShown(sheet).map((row) => row.map(clean))
  const top = cells.slice(0, 22).map((row) => row.map(shownCell))
  const { headings: found, at } = headingsOf(top, new Set(known.map(sameHeading)), limits.maxColumns)
  const below = cells
    .slice(at + 1)
    .map((cellsOf, index) => ({ number: at + index + 2, cells: cellsOf }))
    .filter((row) => filled(row.cells) > 0)
  below.length = endOfRows(below.map((row) => row.cells))
  if (below.length > limits.maxRows)
    throw new Refused([problem('', 'fileTooManyRows', { max: String(limits.maxRows) })])
  spreadMerged(cells, sheet.merges ?? [], at + 1)
  const headings = named(
    found,
    below.map((row) => row.cells),
    limits.maxColumns,
  )
  const numbers = below.map(({ number }) => number)
  const hidden = numbers.filter((number) => sheet.rowDefs?.get(number - 1)?.hidden)
  return {
    headings,
    numbers,
    rows: below.map((row) => headings.map((_, column) => row.cells[column] ?? null)),
    ...(hidden.length > 0 && { hidden }),
  }
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
      // Merged cells take memory for each cell.
      readStyles: await hasShownKinds(bytes, entries),
      maxRows: limits.maxRows + 40,
      // No memory is allocated for cells outside this range.
      range: `A1:${columnName(limits.maxColumns)}${limits.maxRows + 40}`,
      // A malicious file may list one sheet a thousand times.
      sheets: (sheet) => !sheet.hidden && !sheet.veryHidden && (taken += 1) <= limits.maxSheets,
    })
    return book.sheets.map((sheet) => ({
      ...sheetRows(sheet as ReadCells, limits, known),
      ...(book.dateSystem === '1904' && { is1904: true }),
    }))
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused([problem('', 'fileNotWorkbook')])
  }
}
