/** Makes the page of any report from its definition and the data sent by the report page. */
import { columnWire, decodeRows, decodeSums } from '#wire/report.ts'
import { isObject, trusted } from '#wire/values.ts'
import { comparedColumns, isComparable } from '#model/comparison.ts'
import { datesInWords, columnsOf, groupingOf, type AnyReport } from '#model/report.ts'
import { showDay } from '#kernel/day.ts'
import { Unreadable } from '#kernel/problem.ts'
import { isNumeric, tabulate, type Column, type Group, type Row, type Table } from '#model/table.ts'
import type { CellFormat } from '#output/cells.ts'
import { paper, type Page, type PaperChoice } from '#output/page.ts'
import { tableToTree, type ReportFrame } from '#output/forms/tabular.ts'
import { reportChart } from './report-chart.ts'

export type Info = Readonly<Record<string, unknown>>

/** Longer than anything a report says of itself; one endless word would keep a printer busy. */
const LONGEST = 1_000
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST) : '')
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const grouped = (value: unknown): readonly unknown[] =>
  list(value).flatMap((group) => (isObject(group) ? list(group.rows) : []))

/** The rows are in ListItem, or in the groups of the second print object. */
const rowsOf = (info: Info): readonly unknown[] => {
  if (Array.isArray(info.ListItem)) return info.ListItem
  const groups = grouped(info.groups)
  return groups.length > 0 ? groups : grouped(info.customers)
}

/** The sums sent in the body, with calculated sums where they are missing. */
const sentSums = (columns: readonly Column[], sent: unknown): Row =>
  isObject(sent)
    ? Object.fromEntries(
        columns.flatMap((column) => {
          const value = sent[columnWire(column)]
          return value === undefined || !isNumeric(column.kind) ? [] : [[column.key, trusted(value)]]
        }),
      )
    : {}

/**
 * The sums in the report's response take precedence over sums of rows: the closing balance of a ledger is not the sum
 * of its column.
 */
const answeredSums = (report: AnyReport, info: Info): Row => {
  if (!Array.isArray(info.arrSUM)) return {}
  const sums = decodeSums(report.sums, info.arrSUM)
  return Object.fromEntries(
    report.columns.flatMap(({ key }) => (report.sums.includes(key) ? [[key, sums[key] ?? null]] : [])),
  )
}

/** Finds the sent sums of a group by its code or name. */
const sentGroups = (info: Info): ((group: Group) => unknown) => {
  const sums = new Map<unknown, unknown>()
  for (const one of list(info.groups))
    if (isObject(one)) {
      if (!sums.has(one.name)) sums.set(one.name, one.sums)
      if (one.code) sums.set(one.code, one.sums)
    }
  return ({ key, title }) => sums.get(key) ?? sums.get(title)
}

/** Contract reports §1. */
const mostRows = 50_000

/** Who may not see costs is sent none; as on the screen, their columns are left out then. */
const isToldIn =
  (rows: readonly Row[]) =>
  ({ key, cost }: Column): boolean =>
    cost !== true || rows.some((row) => row[key] !== null)

/** Throws Unreadable if there are more rows than a report may have. */
const reportTable = (report: AnyReport, info: Info): Table => {
  const sent = rowsOf(info)
  if (sent.length > mostRows) throw new Unreadable('reportTooBig')
  const withEarlier = (columns: readonly Column[]) =>
    info.compared === true && isComparable(report) ? comparedColumns(report, columns) : columns
  const known = withEarlier(report.columns)
  const rows = decodeRows(known, sent)
  const sums = sentGroups(info)
  const isUngrouped = report.ungroupedBy !== undefined && text(info.nameObject) !== ''
  const columns = withEarlier(columnsOf(report, isUngrouped).filter(isToldIn(rows)))
  const table = tabulate(columns, rows, groupingOf(report, isUngrouped))
  return {
    ...table,
    // The heading of a group shows what it is grouped by.
    columns: table.columns.filter(({ key }) => key !== report.groupBy),
    groups: table.groups.map((group) => ({
      ...group,
      sums: { ...group.sums, ...sentSums(known, sums(group)) },
    })),
    sums: { ...table.sums, ...answeredSums(report, info), ...sentSums(known, info.totals) },
  }
}

const conditionLines = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n').filter(Boolean)
  return list(value).flatMap((one) => {
    if (typeof one === 'string') return one ? [one] : []
    return isObject(one) && text(one.value) ? [`${text(one.label)}: ${text(one.value)}`] : []
  })
}

/** Days are sent as `DD-MM-YYYY` or in wire format. */
const dayText = (value: unknown): string =>
  /^\d{4}-\d{2}-\d{2}/.test(text(value)) ? showDay(text(value)) : text(value)

const rangeLine = (report: AnyReport, info: Info, { words }: CellFormat): string => {
  if (text(info.subtitle)) return text(info.subtitle)
  const [from, to] = [dayText(info.fromDate), dayText(info.toDate)]
  if (!from && !to) return ''
  const { key, values } = datesInWords(report, { from, to })
  return words(key, values)
}

interface ReportLook {
  look: CellFormat
  choice: PaperChoice
  hasPageSums?: boolean
}

const frameOf = (report: AnyReport, info: Info, { look, choice, hasPageSums = false }: ReportLook): ReportFrame => ({
  ...choice,
  hasPageSums,
  orientation: choice.orientation ?? report.orientation,
  title: text(info.title) || look.words(report.title),
  lines: [
    rangeLine(report, info, look),
    text(info.nameStore) && look.words('print.store', { name: text(info.nameStore) }),
    text(info.nameObject),
    // The name in the header need not be repeated among the conditions.
    ...conditionLines(info.conditions).filter(
      (line) => text(info.nameObject) === '' || !line.endsWith(`: ${text(info.nameObject)}`),
    ),
  ].filter((line) => line !== ''),
  company: info.company,
  dateCreate: text(info.dateCreate),
  userCreate: text(info.userCreate),
  look,
})

export const reportPage = (report: AnyReport, info: Info, given: ReportLook): Page => {
  const { look } = given
  const table = reportTable(report, info)
  const frame = frameOf(report, info, given)
  const above = reportChart(report, table, { chart: info.chart, title: frame.title, paper: paper(frame), look })
  return tableToTree(table, { ...frame, above })
}
