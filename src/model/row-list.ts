/**
 * A list whose rows are not the records of one definition: users, the log of events, the books over the ledgers. What
 * its page shows, and how it can be filtered.
 */
import type { FunctionId } from './right.ts'
import type { Column } from './table.ts'

export interface RowFilter {
  /** The parameter's name in the query string. */
  wire: string
  /** Without one, the panel of filters does not offer it. */
  label?: string
  choices?: readonly { value: string; label: string }[]
  /** The list whose records it offers. */
  of?: string
  /** Which of those records. */
  narrow?: Readonly<Record<string, string>>
}

export interface WithoutEffect {
  filter: string
  /** The key in a row, and its value. */
  wire: string
  value: number
}

export interface RowList {
  /** This is also the module of its calls. */
  module: string
  list: 'getList' | 'getlist'
  right: FunctionId
  label: string
  listTitle: string
  columns: readonly Column[]
  filters: readonly RowFilter[]
  /** Names of the sums over all matching rows, in the order of `arrSUM`; a column's key if it is the sum of a column. */
  sums?: readonly string[]
  /** Rows with this value stay listed without effect: they are in no sum, unless the filter asks for them. */
  withoutEffect?: WithoutEffect
  /** The rows have one order, which gives them their meaning: they can neither be sorted nor filtered by columns. */
  isOrdered?: true
  /** Wire name of the column that identifies a row for users. */
  nameField: string
  /** The list is filtered by a range of days. */
  dated: boolean
}
