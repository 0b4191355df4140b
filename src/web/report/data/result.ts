/** The answer of a report as a table with groups and sums, and the texts above it. */
import { showDay, type Day } from '#kernel/day.ts'
import { sumOf, type Decimal } from '#kernel/decimal.ts'
import { columnsOf, datesInWords, groupingOf, type AnyReport } from '#model/report.ts'
import { isHidden, type Sight } from '#model/marks.ts'
import { tabulate, type Column, type Grouping, type Row, type Table } from '#model/table.ts'
import { reportCall } from '#wire/calls.ts'
import type { ReportAnswer } from '#wire/envelope.ts'
import { columnWire, decodeRows, decodeSums, encodeParams, partOf } from '#wire/report.ts'
import { callInPieces } from '#web/data/call-in-pieces.ts'
import { currentFormWords, type FormWords } from '#web/words/form-words.ts'
import type { ConditionValues } from './conditions.ts'

export interface ReportResult {
  answer: ReportAnswer
  rows: readonly Row[]
  table: Table
  asking: ConditionValues
  /** False while rows are still arriving; the report can be neither printed nor summed up then. */
  isWhole: boolean
  /** Chosen filters as texts. */ conditions: readonly string[]
}

/** Columns the user may see; costs arrive empty without the right and are left out. */
export const shownColumns = (columns: readonly Column[], sight: Sight): Column[] =>
  columns.filter((column) => !column.hidden && !isHidden(column, sight))

/** True if a condition already names what all rows belong to, so that they are not grouped by it. */
const isNamedByCondition = ({ ungroupedBy }: AnyReport, { values }: ConditionValues): boolean =>
  ungroupedBy !== undefined && Boolean(values[ungroupedBy])

/** How the rows are grouped under these conditions. */
export const groupingFor = (report: AnyReport, asking: ConditionValues): Grouping =>
  groupingOf(report, isNamedByCondition(report, asking))

/** Fetches the report. `tell` is called with the rows received so far. */
export const fetchReport = async (
  report: AnyReport,
  asking: ConditionValues,
  { signal, tell }: { signal: AbortSignal; tell: (rows: readonly Row[]) => void },
): Promise<Pick<ReportResult, 'answer' | 'rows'>> => {
  const params = encodeParams(report, { ...asking.values, ...report.asks })
  const isBody = report.wire.params === 'body'
  const query = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : (value as string | number | boolean | null),
    ]),
  )
  const rows: Row[] = []
  const answer = await callInPieces(
    reportCall(report),
    { signal, ...(isBody ? { body: params } : { query }) },
    (some, areLast) => {
      if (report.part) return
      rows.push(...decodeRows(report.columns, some))
      if (!areLast) tell(rows)
    },
  )
  if (!report.part) return { answer, rows }
  const part = partOf(report, answer)
  return { answer: part, rows: decodeRows(report.columns, part.ListItem) }
}

/** With the column of the screen that adds up others. */
const withAddedUp = (
  { addsUp }: AnyReport,
  columns: readonly Column[],
  rows: readonly Row[],
): { columns: readonly Column[]; rows: readonly Row[] } => {
  const at = columns.findIndex(({ key }) => key === addsUp?.after)
  if (!addsUp || at < 0) return { columns, rows }
  const { column, of } = addsUp
  return {
    columns: columns.toSpliced(at + 1, 0, column),
    rows: rows.map((row) => ({ ...row, [column.key]: sumOf(of, (key) => row[key] as Decimal | null) })),
  }
}

/** Without it, for what is printed and exported. */
export const withoutAddedUp = ({ addsUp }: AnyReport, table: Table): Table =>
  addsUp ? { ...table, columns: table.columns.filter(({ key }) => key !== addsUp.column.key) } : table

/** A table of the rows received so far, grouped but without sums. */
export const growingTable = (
  report: AnyReport,
  { rows, asking }: Pick<ReportResult, 'rows' | 'asking'>,
  sight: Sight,
): Table => {
  const isUngrouped = isNamedByCondition(report, asking)
  const shown = withAddedUp(report, shownColumns(columnsOf(report, isUngrouped), sight), rows)
  const table = tabulate(shown.columns, shown.rows, groupingOf(report, isUngrouped))
  const groups = table.groups.map((group, at) => (at === table.groups.length - 1 ? { ...group, sums: {} } : group))
  return { ...table, groups, sums: {} }
}

/**
 * A table with the sums of the answer where it has some: a closing balance, for example, is not the sum of its column.
 */
export const tableOf = (
  report: AnyReport,
  { answer, rows, asking }: Pick<ReportResult, 'answer' | 'rows' | 'asking'>,
  sight: Sight,
): Table => {
  const isOne = isNamedByCondition(report, asking)
  const columns = shownColumns(columnsOf(report, isOne), sight)
  const shown = withAddedUp(report, columns, rows)
  const table = tabulate(shown.columns, shown.rows, groupingOf(report, isOne))
  const told = decodeSums(report.sums, answer.arrSUM)
  const sums = Object.fromEntries(
    columns
      .filter((column) => report.sums.includes(column.key))
      .map((column) => [column.key, told[column.key] ?? null]),
  )
  return { ...table, sums: { ...table.sums, ...sums } }
}

export const rangeText = (report: AnyReport, { values }: ConditionValues, { label }: FormWords): string => {
  const from = showDay(values['from'] as Day)
  const to = showDay(values['to'] as Day)
  const { key, values: told } = datesInWords(report, { from, to })
  return label(key, told)
}

/** Single values next to the rows (stores, product, partner), each with its label. */
export const extraTexts = (report: AnyReport, answer: ReportAnswer): string[] => {
  const { label } = currentFormWords()
  return (report.extra ?? [])
    .filter((column) => column.kind === 'text' || column.kind === 'code')
    .flatMap((column) => {
      const value = answer[columnWire(column)]
      return typeof value === 'string' && value ? [`${label(column.label)}: ${value}`] : []
    })
}
