/**
 * The rows of a file that were refused, as they stand in it, each with its problem: to be corrected and imported. Rows
 * with a note stand in a sheet of their own.
 */
import { shownCell } from '#kernel/sheet-cell.ts'
import { importLimits, readWorkbook, type ReadSheet } from '#output/xlsx/xlsx-read.ts'
import type { WorkbookContent } from '#output/xlsx/xlsx.ts'
import type { Column } from '#model/table.ts'
import { writeInWorker } from '#web/data/workbook.ts'
import { cellAs, kindOfCells } from './error-cells.ts'
import type { ImportAnswer } from './answer.ts'

interface Told extends Pick<WorkbookContent, 'language' | 'words'> {
  answer: ImportAnswer
}

/** A sheet of the rows that something is told of, each with it. */
const sheetOf = (
  { headings, numbers, rows }: ReadSheet,
  { name, label, told }: { name: string; label: string; told: ImportAnswer['notes'] },
): WorkbookContent['sheets'][number] => {
  const cellsOf = new Map(numbers.map((number, index) => [number, rows[index]!.map(shownCell)]))
  const kinds = headings.map((_, index) => kindOfCells(told.map(({ rowNumber }) => cellsOf.get(rowNumber)?.[index])))
  const columns: Column[] = [
    { key: 'row', kind: 'integer', label: 'importing.row' },
    ...headings.map((heading, index): Column => ({ key: `c${index}`, kind: kinds[index]!, label: heading })),
    { key: 'told', kind: 'text', label },
  ]
  return {
    name,
    columns,
    rows: told.map(({ rowNumber, description }) => ({
      row: rowNumber,
      ...Object.fromEntries(kinds.map((kind, index) => [`c${index}`, cellAs(kind, cellsOf.get(rowNumber)?.[index])])),
      told: description,
    })),
  }
}

/** The refused rows first, since an import reads the first sheet; those that are imported with a note after them. */
export const errorBook = async (
  file: File,
  known: readonly string[],
  { answer, language, words }: Told,
): Promise<Blob> => {
  const [sheet] = await readWorkbook(new Uint8Array(await file.arrayBuffer()), importLimits, known)
  const { headings } = sheet!
  const all = [
    { name: 'data', label: 'importing.problem', told: answer.failures },
    { name: 'notes', label: 'importing.note', told: answer.notes },
  ]
  return writeInWorker({
    language,
    words: (key) => (headings.includes(key) ? key : words(key)),
    sheets: all.filter(({ told }) => told.length > 0).map((one) => sheetOf(sheet!, one)),
  })
}
