/** What a report answered, as a table with its groups and sums, and what stands above it. */
import { showDay, type Day } from '#kernel/day.ts'
import { columnsOf, datesInWords, groupingOf, type AnyReport } from '#model/report.ts'
import { isHidden, type Sight } from '#model/marks.ts'
import { tabulate, type Column, type Row, type Table } from '#model/table.ts'
import { reportCall } from '#wire/calls.ts'
import type { SumEntry } from '#wire/envelope.ts'
import { columnWire, decodeRows, decodeSums, encodeParams } from '#wire/report.ts'
import { callInPieces } from '#web/data/call-in-pieces.ts'
import { formWordsNow, type FormWords } from '#web/words/form-words.ts'
import type { Asking } from './asking.ts'

export interface ReportAnswer {
  ListItem: Record<string, unknown>[]
  TotalCount: number
  arrSUM: SumEntry[]
  [extra: string]: unknown
}
export interface ReportResult {
  answer: ReportAnswer
  rows: readonly Row[]
  table: Table
  asking: Asking
  /** False while rows are still on their way: nothing of them is printed or added up. */
  isWhole: boolean
  /** Chosen filters in words. */ conditions: readonly string[]
}

/** Columns a person may see; costs come as nothing without the right, and then need no place. */
export const shownColumns = (columns: readonly Column[], sight: Sight): Column[] =>
  columns.filter((column) => !column.hidden && !isHidden(column, sight))

/** Whether the head names what all rows are of. */
const isTold = ({ ungroupedBy }: AnyReport, { values }: Asking): boolean =>
  ungroupedBy !== undefined && Boolean(values[ungroupedBy])

/** `tell`: rows as they come, while more are on their way. */
export const askReport = async (
  report: AnyReport,
  asking: Asking,
  { signal, tell }: { signal: AbortSignal; tell: (rows: readonly Row[]) => void },
): Promise<Pick<ReportResult, 'answer' | 'rows'>> => {
  const params = encodeParams(report, asking.values)
  const isBody = report.wire.params === 'body'
  const query = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : (value as string | number | boolean | null),
    ]),
  )
  const rows: Row[] = []
  const answer = await callInPieces<ReportAnswer>(
    reportCall(report),
    { signal, ...(isBody ? { body: params } : { query }) },
    (some, areLast) => {
      rows.push(...decodeRows(report.columns, some))
      if (!areLast) tell(rows)
    },
  )
  return { answer, rows }
}

/** The rows that have come, grouped; sums are not known yet. */
export const growingTable = (
  report: AnyReport,
  { rows, asking }: Pick<ReportResult, 'rows' | 'asking'>,
  sight: Sight,
): Table => {
  const told = isTold(report, asking)
  const table = tabulate(shownColumns(columnsOf(report, told), sight), rows, groupingOf(report, told))
  const groups = table.groups.map((group, at) => (at === table.groups.length - 1 ? { ...group, sums: {} } : group))
  return { ...table, groups, sums: {} }
}

/** The answer's own sums know more than the rows: a closing balance is no total of its column. */
export const tableOf = (
  report: AnyReport,
  { answer, rows, asking }: Pick<ReportResult, 'answer' | 'rows' | 'asking'>,
  sight: Sight,
): Table => {
  const isOne = isTold(report, asking)
  const columns = shownColumns(columnsOf(report, isOne), sight)
  const table = tabulate(columns, rows, groupingOf(report, isOne))
  const told = decodeSums(report.sums, answer.arrSUM)
  const sums = Object.fromEntries(
    columns
      .filter((column) => report.sums.includes(column.key))
      .map((column) => [column.key, told[column.key] ?? null]),
  )
  return { ...table, sums: { ...table.sums, ...sums } }
}

export const rangeText = (report: AnyReport, { values }: Asking, { label }: FormWords): string => {
  const from = showDay(values['from'] as Day)
  const to = showDay(values['to'] as Day)
  const { key, values: told } = datesInWords(report, { from, to })
  return label(key, told)
}

/** Single values beside the rows (stores, goods, partner), each under its label. */
export const extraTexts = (report: AnyReport, answer: ReportAnswer): string[] => {
  const { label } = formWordsNow()
  return (report.extra ?? [])
    .filter((column) => column.kind === 'text' || column.kind === 'code')
    .flatMap((column) => {
      const value = answer[columnWire(column)]
      return typeof value === 'string' && value ? [`${label(column.label)}: ${value}`] : []
    })
}
