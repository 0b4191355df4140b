/** The order of rows that a person chose, within their groups; for the screen only. */
import { isNumeric, type Cell, type Column, type Group, type Row, type Table } from '#model/table.ts'
import { compareTexts } from '#kernel/text-order.ts'

export interface Sorting {
  key: string
  ascending: boolean
}

const compare = (a: Cell, b: Cell): number => {
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b)
  const [left, right] = [a as number | bigint, b as number | bigint]
  return left < right ? -1 : left > right ? 1 : 0
}

/** Rows without a value come last in both directions. */
const comparing =
  ({ key, ascending }: Sorting) =>
  (a: Row, b: Row): number => {
    const [left, right] = [a[key] ?? null, b[key] ?? null]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return ascending ? compare(left, right) : compare(right, left)
  }

/** Groups follow their sums where the column is summed, else they stay in their order. */
export const sortTable = (table: Table, sorting: Sorting | null): Table => {
  const column = table.columns.find(({ key }) => key === sorting?.key)
  if (!sorting || !column) return table
  const byRow = comparing(sorting)
  const groups = table.groups.map((group): Group => ({ ...group, rows: group.rows.toSorted(byRow) }))
  return { ...table, groups: column.total ? groups.toSorted((a, b) => byRow(a.sums, b.sums)) : groups }
}

/** What pressing a heading does: figures begin with the largest, texts with the first; the third press ends it. */
export const pressed = (sorting: Sorting | null, column: Column): Sorting | null => {
  const begins = { key: column.key, ascending: !isNumeric(column.kind) || column.kind === 'integer' }
  if (sorting?.key !== column.key) return begins
  return sorting.ascending === begins.ascending ? { ...sorting, ascending: !sorting.ascending } : null
}
