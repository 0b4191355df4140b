/** A report is one value: conditions, a query and columns. `tabulate` and the four writers work on it. */
import type { Fields, Values } from './field.ts'
import type { FunctionId } from './right.ts'
import type { Column, Grouping } from './table.ts'

export interface ReportCondition {
  /** Message key. */
  message: string
  field: string
  /** 'present': the key must be sent, '' = all; 'chosen': a value is required; 'positive': a number above zero. */
  demand: 'present' | 'chosen' | 'positive'
  /** How the page tells it, where that is no error (contract reports §2): as information, or in a dialog. */
  told?: 'info' | 'dialog'
}

/** What the chart of a report shows; labels are catalogue keys. */
export interface ReportChart {
  by: string
  value: string
  axis: string
  series: string
  /** Only so many rows are drawn, the largest. */
  most?: number
}

export type ReportGroup =
  | 'sales'
  | 'purchase'
  | 'stock'
  | 'payable'
  | 'receivable'
  | 'invoice'
  | 'shipping'
  | 'cod'
  | 'profit'
const rights: Readonly<Record<ReportGroup, FunctionId>> = {
  sales: 'ReportSales',
  purchase: 'ReportPurchase',
  stock: 'ReportStock',
  payable: 'ReportPayable',
  receivable: 'ReportReceivable',
  invoice: 'ReportInvoice',
  shipping: 'ReportInvoice',
  cod: 'ReportInvoice',
  profit: 'ReportProfit',
}
/** Groups of which everything is told by costs: who may not see these sees nothing of the group. */
const ofCosts: readonly ReportGroup[] = ['profit']

/** Figures of the start page that link to a report; at most one report explains each figure. */
export const figures = [
  'sold',
  'receivable',
  'overdueReceivable',
  'payable',
  'overduePayable',
  'stockValue',
  'profit',
] as const
export type Figure = (typeof figures)[number]

/** What the report home page, palette and routes need to know of a report before it is opened. */
export interface ReportMeta {
  /** The name used in the addresses of its page and call. */
  name: string
  group: ReportGroup
  right: FunctionId
  /** All rights one needs to read it, its own first. */
  rights: readonly FunctionId[]
  /** Catalogue key. */
  title: string
  /** Listed among the reports, but not shown on the report home page. */
  offHome?: true
  /** The figure of the start page that this report explains. */
  figure?: Figure
  /**
   * The name of the report it is a form of; that report is one of its forms. A page offers the others under the same
   * conditions; the list of reports has only the report itself.
   */
  formOf?: string
}
/** True if it is reached from the page of the report whose form it is, and nowhere else. */
export const isOtherForm = ({ name, formOf }: Pick<ReportMeta, 'name' | 'formOf'>): boolean =>
  formOf !== undefined && formOf !== name
/** What it is called among the forms of its report: a catalogue key of its titles. */
export const formLabel = ({ name }: Pick<ReportMeta, 'name'>): string => `report.${name}.form`
/** All rights one needs to read the reports of a group. */
export const rightsOfGroup = (group: ReportGroup): readonly FunctionId[] =>
  ofCosts.includes(group) ? [rights[group], 'CostView'] : [rights[group]]

/** Builds the meta of a report; addresses and keys follow from group and name. */
export const reportMeta = (
  group: ReportGroup,
  name: string,
  own: Pick<ReportMeta, 'offHome' | 'figure' | 'formOf'> = {},
): ReportMeta => ({
  ...own,
  name,
  group,
  right: rights[group],
  rights: rightsOfGroup(group),
  title: `report.${name}`,
})

/** Letters to the partners a report lists, prepared by a call of its own and printed with a form of its own. */
export interface ReportLetters {
  /** Catalogue key of the command. */
  label: string
  path: string
  /** Print code. */
  code: string
  file: string
  /** The conditions it is asked with, named like those of the report. */
  params: Fields
  /** What stands once in a letter, in each of its lines, and for each foreign currency in which something is open. */
  columns: readonly Column[]
  lines: readonly Column[]
  foreign: readonly Column[]
}

export interface ReportDefinition<P extends Fields = Fields> extends ReportMeta {
  /** Print code, e.g. REPORT_THEKHO. */
  code: string
  params: P
  /** Lists that the page loads on opening, in addition to those of its conditions. */
  loads?: readonly string[]
  /**
   * Which dates the user chooses: a range of days or of months, a year, a day, or none because the report is always
   * as of today.
   */
  dates: 'range' | 'months' | 'year' | 'day' | 'asOf'
  conditions: readonly ReportCondition[]
  columns: readonly Column[]
  /** The column with the name of the group a row belongs to, on screen and paper. */
  groupBy?: string
  /** The column that distinguishes groups with the same name. */
  groupCode?: string
  /** Columns with the same value in all rows of a group; shown in its heading instead of in every row. */
  groupWith?: readonly string[]
  /**
   * The condition that restricts the report to one group. If it is set, rows are not grouped, and the header names
   * the group.
   */
  ungroupedBy?: string
  /**
   * Figures of the report can be compared with those of an earlier period: rows are the same if the columns `by` are
   * (without any: those at the same place); `since`: rows are days or months, the same if they are as far from the
   * beginning. `shown`: a ranking, whose rows are chosen by what they are now; `asks` are the conditions that differ when
   * the earlier period is asked for.
   */
  compares?: { by: readonly string[]; since?: 'day' | 'month'; shown?: true; asks?: Readonly<Record<string, unknown>> }
  /** Conditions that a page does not offer, with what it always asks: what several pages of one call differ in. */
  asks?: Readonly<Record<string, string>>
  /**
   * Where a row leads: to the page `to` with its own conditions, narrowed to the row by the condition that takes its id,
   * or to its days. The link is in the column `at`.
   */
  drills?: { to: string; at: string; narrows: { condition: string } | { span: 'day' | 'month' } }
  /**
   * A column of the screen that adds up others of its row, behind the column `after`; neither printed nor exported. Only
   * of a report without groups.
   */
  addsUp?: { column: Column; of: readonly string[]; after: string }
  /**
   * Each row is a group of the form `to`, whose rows are what it is made of: it unfolds to them. `by`: the column that
   * tells rows apart here and groups there; the mark stands in it.
   */
  unfolds?: { to: string; by: string }
  /** The column people decide by, always in sight; default: the last that is summed. */
  decides?: string
  /** The order of the rows gives them their meaning (running balances), so that the screen does not sort them. */
  isOrdered?: true
  /** Single values besides the rows, for the header and the print; `wire` is their name in the print object. */
  extra?: readonly Column[]
  /** Further rows of the answer beside its own, by their name in it. */
  lists?: Readonly<Record<string, readonly Column[]>>
  /**
   * The part of an answer that several reports share which this one shows: one of its `lists`, or the rows with more than
   * nothing in a column. What it shows is summed anew.
   */
  part?: { list?: string; above?: string }
  /** Show the rows as a chart: one column has the labels, another the values. */
  chart?: ReportChart
  /** Several reports may offer the same letters; the module of one of them writes them. */
  letters?: ReportLetters
  /** The columns summed in arrSUM, in its order. */
  sums: readonly string[]
  orientation: 'portrait' | 'landscape'
  file: string
  wire: {
    path: string
    /** Tells whether parameters are sent in the body or in the query string. */
    params: 'body' | 'query'
    /**
     * A second grouping in the print object: the names of its keys, and `sums` by column, which are also given for
     * all rows.
     */
    printGroups?: { list: string; code: string; name: string; sums: Readonly<Record<string, string>> }
  }
}
// eslint-disable-next-line typescript/no-explicit-any -- variance, as in document.ts
export type AnyReport = ReportDefinition<any>
export const defineReport = <P extends Fields>(definition: ReportDefinition<P>): ReportDefinition<P> => definition
export type Params<R extends AnyReport> = Values<R['params']>

/** True if the dates are a range whose ends could be swapped. */
export const isRanged = ({ dates }: Pick<AnyReport, 'dates'>): boolean => dates !== 'day' && dates !== 'asOf'

/** Describes the period of a report: a catalogue key and its values. Dates are given as `DD-MM-YYYY`. */
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

/** The column people decide by, of those that are shown. */
export const decidingColumn = ({ decides, sums }: AnyReport, columns: readonly Column[]): Column | undefined =>
  columns.find(({ key }) => key === decides) ?? columns.findLast(({ key }) => sums.includes(key))

/** How the rows of a report are grouped. `isUngrouped`: there is one group, named in the header. */
export const groupingOf = ({ groupBy, groupCode, groupWith, isOrdered }: AnyReport, isUngrouped: boolean): Grouping =>
  isUngrouped || !groupBy
    ? {}
    : {
        groupBy,
        ...(groupCode && { groupCode }),
        ...(groupWith && { groupWith }),
        ...(isOrdered && { continues: true }),
      }
/** The columns to show; without those whose single value is already named in the header. */
export const columnsOf = ({ columns, groupBy, groupCode }: AnyReport, isUngrouped: boolean): readonly Column[] =>
  isUngrouped ? columns.filter(({ key }) => key !== groupBy && key !== groupCode) : columns
