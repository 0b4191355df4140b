/** Where the rows of a list without records come from (`model/row-list.ts`). */
import type { DayRange } from '#kernel/day.ts'
import type { ListQuery } from '#model/query.ts'
import type { Schema } from '#model/schema.ts'
import type { ListResult, ListRow } from './listing.ts'
import type { Maker, Scope, Todo } from '../scope.ts'

type Plain = string | number | boolean | null

export interface RowsWaiting extends Pick<Todo, 'key' | 'needs' | 'isLate' | 'count'> {
  page: string
  /** Not told to who is told the entry of this key, which says the same by documents. */
  unless?: string
}

export interface RowSource {
  rows: (scope: Scope, query: ListQuery) => Promise<ListResult>
  /** Values of a row in addition to its columns. */
  extra?: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, Plain>>
  /** What `extra` adds, for the description of the API. */
  extraSchema?: Readonly<Record<string, Schema>>
  /** The row as the workbook shows it, where that differs. */
  sheetRow?: (scope: Scope, row: ListRow) => ListRow
  /** The code of the form it is printed with, and what the form says besides rows, sums and days. */
  print?: (scope: Scope, query: ListQuery) => Promise<{ code: string; values: Readonly<Record<string, Plain>> }>
  /**
   * Documents that begin with rows of it, by their names: the values of the head and the lines that the rows give. Throws
   * NotFound if one of the rows does not exist.
   */
  makes?: Readonly<Record<string, Maker>>
  /** What of it waits for somebody, for the bell and the start page. `shows` is an address. */
  waits?: readonly RowsWaiting[]
  /** The sums below its rows of these days, without the rows: of the book of all funds, for the start page. */
  moneyOf?: (scope: Scope, range: DayRange) => Promise<ListResult['sums']>
  /** Every signed-in user may read the list, because forms choose from it. */
  open?: boolean
  /** Maximum number of rows in one response, if above the usual limit. */
  limit?: number
}
