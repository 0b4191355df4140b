/** A report is one value: conditions, a query, columns. `tabulate` and the four writers do the rest. */
import type { Fields, Values } from './field.ts'
import type { FunctionId } from './right.ts'
import type { Column, Grouping } from './table.ts'

export interface ReportCondition {
  /** Message key. */
  message: string
  field: string
  /** 'present': the key must be there, '' = all; 'chosen': a real value is needed; 'positive': a number above zero. */
  demand: 'present' | 'chosen' | 'positive'
  /** Told in a dialog, where the contract says so, instead of a notice. */
  asDialog?: true
}

/** What of the rows a chart shows; its words are keys of the catalogue. */
export interface ReportChart {
  by: string
  value: string
  axis: string
  series: string
}

export type ReportGroup = 'sales' | 'purchase' | 'stock' | 'payable' | 'receivable' | 'invoice' | 'shipping' | 'cod'
const rights: Readonly<Record<ReportGroup, FunctionId>> = {
  sales: 'ReportSales',
  purchase: 'ReportPurchase',
  stock: 'ReportStock',
  payable: 'ReportPayable',
  receivable: 'ReportReceivable',
  invoice: 'ReportInvoice',
  shipping: 'ReportInvoice',
  cod: 'ReportInvoice',
}

/** Figures that lead from the start page to a report; at most one report takes each apart. */
export const figures = ['sold', 'receivable', 'overdueReceivable', 'payable', 'overduePayable', 'stockValue'] as const
export type Figure = (typeof figures)[number]

/** What report home, palette and routes must know of a report before it is opened. */
export interface ReportMeta {
  /** As its page and its calls spell it. */
  name: string
  group: ReportGroup
  right: FunctionId
  /** Catalogue key. */
  title: string
  /** Stands in the list of reports, but not on their home page. */
  offHome?: true
  /** The figure of the start page that it takes apart. */
  figure?: Figure
}
/** Everything of it follows from the group and the name. */
export const reportMeta = (
  group: ReportGroup,
  name: string,
  own: Pick<ReportMeta, 'offHome' | 'figure'> = {},
): ReportMeta => ({
  ...own,
  name,
  group,
  right: rights[group],
  title: `report.${name}`,
})

export interface ReportDefinition<P extends Fields = Fields> extends ReportMeta {
  /** Print code, e.g. REPORT_THEKHO. */
  code: string
  params: P
  /** Lists read when the page opens, beside those that are asked about. */
  loads?: readonly string[]
  /** How the dates are asked: a range of days or of whole months, a year, a single day, or the fixed day of today. */
  dates: 'range' | 'months' | 'year' | 'day' | 'asOf'
  conditions: readonly ReportCondition[]
  columns: readonly Column[]
  /** The column that names the groups of rows on screen and paper. */
  groupBy?: string
  /** The column that tells groups of one name apart. */
  groupCode?: string
  /** The condition that, when something is chosen, leaves one group alone: its rows stand in none, and the head names it. */
  ungroupedBy?: string
  /** Single values beside the rows, for the head and the print; spelled outside as the print object names them. */
  extra?: readonly Column[]
  /** Its rows are also drawn: a column names each, another says how much. */
  chart?: ReportChart
  /** Positions of arrSUM. */
  sums: readonly string[]
  orientation: 'portrait' | 'landscape'
  file: string
  wire: {
    path: string
    /** Body, or the query string. */
    params: 'body' | 'query'
    /** A second list of groups in the print object, and the names of its keys; `sums` by column, also of all. */
    printGroups?: { list: string; code: string; name: string; sums: Readonly<Record<string, string>> }
  }
}
// eslint-disable-next-line typescript/no-explicit-any -- variance, as in document.ts
export type AnyReport = ReportDefinition<any>
export const defineReport = <P extends Fields>(definition: ReportDefinition<P>): ReportDefinition<P> => definition
export type Params<R extends AnyReport> = Values<R['params']>

/** Whether dates have two ends that may be turned round. */
export const isRanged = ({ dates }: Pick<AnyReport, 'dates'>): boolean => dates !== 'day' && dates !== 'asOf'

/** What a report is of, in words: a key of the catalogue and its values. Days as people write them, `DD-MM-YYYY`. */
export const datesInWords = (
  { dates }: Pick<AnyReport, 'dates'>,
  { from, to }: { from: string; to: string },
): { key: string; values: Record<string, string> } => {
  const afterDay = (day: string) => day.replace(/^\d+-/, '')
  switch (dates) {
    case 'range':
      return { key: 'print.range', values: { from, to } }
    case 'months':
      return { key: 'print.months', values: { from: afterDay(from), to: afterDay(to) } }
    case 'year':
      return { key: 'print.year', values: { year: from.slice(-4) } }
    case 'day':
    case 'asOf':
      return { key: 'print.day', values: { day: to || from } }
  }
}

/** How the rows of an answer are grouped, and the columns that then tell something; `told`: whether the head names the one group there is. */
export const groupingOf = ({ groupBy, groupCode }: AnyReport, told: boolean): Grouping =>
  told ? {} : { ...(groupBy && { groupBy }), ...(groupCode && { groupCode }) }
/** What the head says of all rows need not stand in each. */
export const columnsOf = ({ columns, groupBy, groupCode }: AnyReport, told: boolean): readonly Column[] =>
  told ? columns.filter(({ key }) => key !== groupBy && key !== groupCode) : columns
