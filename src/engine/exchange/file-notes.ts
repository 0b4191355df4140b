/** What should be known of a file as a whole: each is told once, with how many rows or cells it is about. */
import { excerpt } from '#kernel/excerpt.ts'
import type { OldEncoding } from '#kernel/old-encoding.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { isBlankCell, isMarked } from '#kernel/sheet-cell.ts'
import { plainText, rowNumberOf, type ImportSheet } from './cells.ts'

interface NamedColumn {
  index: number
  heading: string
}
export interface FileNote {
  rowNumber: number
  told: Problem
}

const ofHiddenRows = ({ hidden = [] }: ImportSheet): FileNote[] =>
  hidden.length === 0 ? [] : [{ rowNumber: hidden[0]!, told: problem('', 'rowsHidden', { n: String(hidden.length) }) }]

/** The cells of a column in each old encoding. */
const ofOldEncodings = (sheet: ImportSheet, { index, heading }: NamedColumn): FileNote[] => {
  const found = new Map<OldEncoding, number[]>()
  for (const [at, row] of sheet.rows.entries()) {
    const cell = row[index] ?? null
    if (!isMarked(cell) || !cell.encoding) continue
    const rows = found.get(cell.encoding) ?? []
    rows.push(at)
    found.set(cell.encoding, rows)
  }
  return [...found].map(([encoding, [first = 0, ...more]]) => {
    const text = excerpt(plainText(sheet.rows[first]![index]!))
    const values = { heading, encoding, text, n: String(more.length + 1) }
    return { rowNumber: rowNumberOf(sheet, first), told: problem('', 'oldEncoding', values) }
  })
}

export const fileNotes = (sheet: ImportSheet, columns: readonly NamedColumn[]): FileNote[] => [
  ...ofHiddenRows(sheet),
  ...columns.flatMap((column) => ofOldEncodings(sheet, column)),
]

/** The headings of columns that have values and are not imported. */
export const unusedHeadings = (
  { headings, given = headings, rows }: ImportSheet,
  columns: readonly { index: number }[],
): string[] => {
  const used = new Set(columns.map(({ index }) => index))
  return given.filter(
    (heading, index) => heading !== '' && !used.has(index) && rows.some((row) => !isBlankCell(row[index])),
  )
}
