/** Lines among the rows of a table that are no rows: the heads of groups, and what stands below the last row of one. */
import type { GridRow } from './cell.tsx'

export interface GroupHead {
  is: 'head'
  key: string
  name: string
  /** How many rows it has, in words. */
  count: string
  opened: boolean
  /** By the fields of columns. */
  sums: ReadonlyMap<string, unknown>
}
export interface GroupRest {
  is: 'rest'
  key: string
  state: 'loading' | 'failed' | 'more'
  text: string
}
export type GroupLine = GroupHead | GroupRest

const LINE = Symbol('the line of a group')

/** Sums stand in the row as well, so that columns are wide enough for them. */
export const lineRow = (line: GroupLine): GridRow =>
  ({ ...(line.is === 'head' && Object.fromEntries(line.sums)), [LINE]: line }) as GridRow

export const lineIn = (row: GridRow | undefined): GroupLine | undefined =>
  (row as { [LINE]?: GroupLine } | undefined)?.[LINE]

export const lineId = ({ is, key }: GroupLine): string => `${is} ${key}`

/** The place of the head above a row. */
export const headAbove = (rows: readonly GridRow[], index: number): number =>
  rows.slice(0, index + 1).findLastIndex((row) => lineIn(row)?.is === 'head')

/** What the arrows do: unfold or fold the group, or lead into it and back to its head. */
export const foldStep = (
  rows: readonly GridRow[],
  index: number,
  open: boolean,
): { toggle: number } | { to: number } | null => {
  const line = lineIn(rows[index])
  if (open) {
    if (line?.is !== 'head') return null
    return line.opened ? { to: Math.min(rows.length - 1, index + 1) } : { toggle: index }
  }
  if (line?.is === 'head') return line.opened ? { toggle: index } : null
  const head = headAbove(rows, index)
  return head < 0 ? null : { to: head }
}
