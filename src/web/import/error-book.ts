/** The rows of a file that were refused, as they stand in it, each with its problem: to be corrected and imported. */
import { shownCell } from '#kernel/sheet-cell.ts'
import { importLimits, readWorkbook } from '#output/xlsx-read.ts'
import type { WorkbookContent } from '#output/xlsx.ts'
import type { Column } from '#model/table.ts'
import { writeInWorker } from '#web/data/workbook.ts'
import { cellAs, kindOfCells } from './error-cells.ts'
import type { ImportAnswer } from './use-import.ts'

interface Told extends Pick<WorkbookContent, 'language' | 'words'> {
  answer: ImportAnswer
}

export const errorBook = async (
  file: File,
  known: readonly string[],
  { answer, language, words }: Told,
): Promise<Blob> => {
  const [sheet] = await readWorkbook(new Uint8Array(await file.arrayBuffer()), importLimits, known)
  const { headings, numbers, rows } = sheet!
  const cellsOf = new Map(numbers.map((number, index) => [number, rows[index]!.map(shownCell)]))
  const kinds = headings.map((_, index) =>
    kindOfCells(answer.ListItem.map(({ rowNumber }) => cellsOf.get(rowNumber)?.[index])),
  )
  const columns: Column[] = [
    { key: 'row', kind: 'integer', label: 'importing.row' },
    ...headings.map((heading, index): Column => ({ key: `c${index}`, kind: kinds[index]!, label: heading })),
    { key: 'problem', kind: 'text', label: 'importing.problem' },
  ]
  return writeInWorker({
    language,
    words: (key) => (headings.includes(key) ? key : words(key)),
    sheets: [
      {
        name: 'data',
        columns,
        rows: answer.ListItem.map(({ rowNumber, Description }) => ({
          row: rowNumber,
          ...Object.fromEntries(
            kinds.map((kind, index) => [`c${index}`, cellAs(kind, cellsOf.get(rowNumber)?.[index])]),
          ),
          problem: Description,
        })),
      },
    ],
  })
}
