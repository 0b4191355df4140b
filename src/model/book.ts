/** A book: a list over a ledger instead of over records. Its rows are read, never written. */
import type { FunctionId } from './right.ts'
import type { RowList } from './row-list.ts'

/** What menu and routes need to know of a book before it is opened. */
export interface BookMeta {
  name: string
  /** The module of its calls. */
  module: string
  right: FunctionId
  label: string
  /** The book's place in the menu. */
  area: string
  order: number
  /** The address of its table, and of its cards where the contract has one for them. */
  path: string
  grid?: string
  /** The page of what a row is about, where it is no page of a document or a list: its address, and what it is called. */
  detail?: { path: string; label: string }
}

/** A tab of its page: a query of the address. */
interface BookView {
  id: string
  label: string
  query: string
  counted?: true
}

export interface BookDefinition extends BookMeta, RowList {
  views?: readonly BookView[]
  /** What can be done with selected rows: `actions.web.ts`. Without it, rows cannot be selected. */
  hasActions?: true
  /** The book's rows are goods, whose labels are printed, by `<module>/getLabels`. */
  printsLabels?: true
  /** The book is printed as it is asked for, by `<module>/getPrint`. */
  isPrinted?: true
}
export const defineBook = (definition: BookDefinition): BookDefinition => definition
