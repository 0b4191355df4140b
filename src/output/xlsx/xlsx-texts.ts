/** The texts a workbook needs, for where it is written without the catalogues: in a worker of the browser. */
import type { SheetContent, WorkbookContent } from './xlsx.ts'

const keysOf = ({ columns, sumsTitle, totals = [] }: SheetContent): string[] => [
  ...columns.flatMap(({ label, sheetLabel, choices = [] }) => [
    label,
    ...(sheetLabel === undefined ? [] : [sheetLabel]),
    ...choices.map((choice) => choice.label),
  ]),
  ...(sumsTitle === undefined ? [] : [sumsTitle]),
  ...totals.map(({ label }) => label),
]

export const textsFor = ({ sheets, words }: WorkbookContent): ReadonlyMap<string, string> => {
  const keys = new Set(['print.yes', 'print.total', ...sheets.flatMap(keysOf)])
  return new Map([...keys].map((key) => [key, words(key)]))
}
