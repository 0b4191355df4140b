/** The reports of the worked example, read from test/fixtures/worked-example-reports.txt; and how paper writes a value. */
import { readFileSync } from 'node:fs'
import type { AnyReport } from '#model/report.ts'
import type { Column } from '#model/table.ts'
import { reports } from '#reports/all.ts'
import { columnWire } from '#wire/report.ts'

/** As a call has it. */
type Value = string | number | null
export type Values = Readonly<Record<string, Value>>

export interface ReportBlock {
  title: string
  report: AnyReport
  asked: Readonly<Record<string, unknown>>
  /** What is told of each row, by wire name. */
  rows: readonly Values[]
  /** In the order of arrSUM. */
  sums: readonly number[]
}

const numeric: ReadonlySet<Column['kind']> = new Set(['integer', 'money', 'price', 'quantity'])
const valueOf = (column: Column, text: string): Value =>
  text === 'null' ? null : numeric.has(column.kind) ? Number(text) : text
const cellsOf = (line: string): string[] => line.split(' | ').map((one) => one.trim())

const readBlock = (text: string): ReportBlock => {
  const [title, call, head, ...lines] = text.trimEnd().split('\n')
  const name = call!.slice(0, call!.indexOf(' '))
  const report = reports.find((one) => one.name === name)!
  const columns = cellsOf(head!).map((wire) => report.columns.find((column) => columnWire(column) === wire)!)
  const sums = lines.pop()!.slice(1).trim()
  return {
    title: title!,
    report,
    asked: JSON.parse(call!.slice(name.length)) as Record<string, unknown>,
    rows: lines.map((line) => {
      const cells = cellsOf(line)
      return Object.fromEntries(columns.map((column, at) => [columnWire(column), valueOf(column, cells[at]!)]))
    }),
    sums: sums === '' ? [] : cellsOf(sums).map(Number),
  }
}

export const reportBlocks: readonly ReportBlock[] = readFileSync(
  new URL('../fixtures/worked-example-reports.txt', import.meta.url),
  'utf8',
)
  .split(/^# /m)
  .slice(1)
  .map(readBlock)

/** Ids for `@code`. */
export const withIds = (asked: ReportBlock['asked'], ids: Readonly<Record<string, string>>): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(asked).replaceAll(/@([A-Z0-9]+)/g, (_, code: string) => {
      if (!ids[code]) throw new Error(`There is no ${code}`)
      return ids[code]
    }),
  ) as Record<string, unknown>

/** As the paper of reports has it: figures with dots, zero as a dash, days the Vietnamese way round. */
export const onPaper = (column: Column, value: Value): string => {
  if (value === null || value === '') return ''
  if (column.kind === 'day') return String(value).split('-').toReversed().join('-')
  if (typeof value === 'string') return value
  if (value === 0) return '–'
  const [whole, rest] = String(Math.abs(value)).split('.')
  const grouped = whole!.replaceAll(/\B(?=(\d{3})+$)/g, '.')
  return `${value < 0 ? '-' : ''}${grouped}${rest ? `,${rest}` : ''}`
}
