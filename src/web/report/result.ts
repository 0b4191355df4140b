/** What a report answered, as a table with its groups and sums, and what stands above it. */
import { showDay, type Day } from '#kernel/day.ts'
import { columnsOf, groupingOf, type AnyReport } from '#model/report.ts'
import { isHidden, type Sight } from '#model/secret.ts'
import { reportExtras } from '#reports/index.ts'
import { tabulate, type Column, type Row, type Table } from '#model/table.ts'
import { reportCall } from '#wire/calls.ts'
import type { SumEntry } from '#wire/envelope.ts'
import { columnWire, decodeRows, decodeSums, encodeParams } from '#wire/report.ts'
import { call } from '#web/data/call.ts'
import { formWordsNow, type FormWords } from '#web/form/words.ts'
import type { Asking } from './asking.ts'

export interface ReportAnswer {
  ListItem: Record<string, unknown>[]
  TotalCount: number
  arrSUM: SumEntry[]
  [extra: string]: unknown
}
export interface ReportResult {
  answer: ReportAnswer
  rows: Row[]
  table: Table
  asking: Asking
  /** Chosen filters in words. */ conditions: readonly string[]
}

/** Columns a person may see; costs come as nothing without the right, and then need no place. */
export const shownColumns = (columns: readonly Column[], sight: Sight): Column[] =>
  columns.filter((column) => !column.hidden && !isHidden(column, sight))

/** Whether the head of the answer names what all its rows are of. */
const isTold = (report: AnyReport, answer: ReportAnswer): boolean => {
  const column = (reportExtras[report.name] ?? []).find(({ key }) => key === report.ungroupedBy)
  return column !== undefined && Boolean(answer[columnWire(column)])
}

export const askReport = async (report: AnyReport, asking: Asking, signal: AbortSignal): Promise<ReportAnswer> => {
  const params = encodeParams(report, asking.values, asking.given)
  const isBody = report.wire.params === 'body'
  const query = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : (value as string | number | boolean | null),
    ]),
  )
  return call<ReportAnswer>(reportCall(report), { signal, ...(isBody ? { body: params } : { query }) })
}

/** The answer's own sums know more than the rows: a closing balance is no total of its column. */
export const tableOf = (report: AnyReport, answer: ReportAnswer, sight: Sight): { rows: Row[]; table: Table } => {
  const rows = decodeRows(report.columns, answer.ListItem)
  const isOne = isTold(report, answer)
  const columns = shownColumns(columnsOf(report, isOne), sight)
  const table = tabulate(columns, rows, groupingOf(report, isOne))
  const told = decodeSums(report.sums, answer.arrSUM)
  const sums = Object.fromEntries(
    columns
      .filter((column) => report.sums.includes(column.key))
      .map((column) => [column.key, told[column.key] ?? null]),
  )
  return { rows, table: { ...table, sums: { ...table.sums, ...sums } } }
}

export const rangeText = (report: AnyReport, { values }: Asking, { t }: FormWords): string => {
  const from = showDay(values['from'] as Day)
  const to = showDay(values['to'] as Day)
  return report.dates === 'range' ? t('reports.range', { from, to }) : t('reports.onDay', { day: to || from })
}

/** Single values beside the rows (stores, goods, partner), each under its label. */
export const extraTexts = (report: AnyReport, answer: ReportAnswer): string[] => {
  const { label } = formWordsNow()
  return (reportExtras[report.name] ?? [])
    .filter((column) => column.kind === 'text' || column.kind === 'code')
    .flatMap((column) => {
      const value = answer[columnWire(column)]
      return typeof value === 'string' && value ? [`${label(column.label)}: ${value}`] : []
    })
}
