/** The rows of a file that were refused, as they stand in it, each with its problem: to be corrected and imported. */
import { importLimits, readWorkbook } from '#output/xlsx-read.ts'
import type { WorkbookContent } from '#output/xlsx.ts'
import type { Column } from '#model/table.ts'
import { writeInWorker } from '#web/data/workbook.ts'
import type { ImportAnswer } from './use-import.ts'

interface Told extends Pick<WorkbookContent, 'language' | 'words'> {
  answer: ImportAnswer
}

const asText = (cell: unknown): string =>
  cell instanceof Date
    ? cell.toISOString().slice(0, 10).split('-').toReversed().join('/')
    : cell === null || cell === undefined
      ? ''
      : String(cell as string | number | boolean)

export const errorBook = async (
  file: File,
  known: readonly string[],
  { answer, language, words }: Told,
): Promise<Blob> => {
  const [sheet] = await readWorkbook(new Uint8Array(await file.arrayBuffer()), importLimits, known)
  const { headings, numbers, rows } = sheet!
  const columns: Column[] = [
    { key: 'row', kind: 'integer', label: 'importing.row' },
    ...headings.map((heading, index): Column => ({ key: `c${index}`, kind: 'text', label: heading })),
    { key: 'problem', kind: 'text', label: 'importing.problem' },
  ]
  const cellsOf = new Map(numbers.map((number, index) => [number, rows[index]!]))
  return writeInWorker({
    language,
    words: (key) => (headings.includes(key) ? key : words(key)),
    sheets: [
      {
        name: 'data',
        columns,
        rows: answer.ListItem.map(({ rowNumber, Description }) => ({
          row: rowNumber,
          ...Object.fromEntries((cellsOf.get(rowNumber) ?? []).map((cell, index) => [`c${index}`, asText(cell)])),
          problem: Description,
        })),
      },
    ],
  })
}
