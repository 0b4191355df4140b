/** A table of people's data: columns, groups and sums. Screen, paper, sheet and JSON are four ways to write it. */
import type { Day } from '#kernel/day.ts'
import { add, round, zero, type Decimal } from '#kernel/decimal.ts'
import type { Choice, NumberKind } from './field.ts'
import type { Marks } from './marks.ts'

export type CellKind = NumberKind | 'text' | 'code' | 'day' | 'moment' | 'integer' | 'flag' | 'choice' | 'status'
export type Cell = string | number | boolean | Day | Decimal | null

export interface Column extends Marks {
  key: string
  kind: CellKind
  /** Catalogue key of the heading. */
  label: string
  /** On paper it stands under a heading of its neighbours: that heading, and its own short one. */
  under?: { heading: string; label: string }
  wire?: string
  /** Summed over groups and everything. */
  total?: boolean
  /** Rounded to so many decimals in results (contract reports §1). */
  decimals?: number
  choices?: readonly Choice[]
  /** Preferred width in pixels at 13 px. */
  width?: number
  /** Holds codes of this list: a press shows the record. */
  of?: string
  /** Hidden until a person shows it. */
  hidden?: boolean
  /** Said on a card as well; without one the first text that is said nowhere else. */
  onCard?: true
}

export type Row = Record<string, Cell>
export interface Group {
  key: string
  title: string
  rows: Row[]
  sums: Row
}
/** By which columns rows come into groups. */
export interface Grouping {
  /** What a group is called. */
  groupBy?: string
  /** What tells groups of one name apart. */
  groupCode?: string
}
export interface Table {
  columns: readonly Column[]
  groups: Group[]
  grouped: boolean
  sums: Row
  count: number
}

export const isNumeric = (kind: CellKind): boolean =>
  ['money', 'price', 'quantity', 'percent', 'factor', 'vat', 'integer'].includes(kind)

/** Sums over rows that come one after the other. */
export interface Sums {
  add(rows: readonly Row[]): void
  /** Of the columns that are added up; null where rows have nothing that may be seen. */
  total(): Row
}
export const createSums = (columns: readonly Column[]): Sums => {
  const added = columns.filter(({ total }) => total).map((column) => ({ ...column, sum: zero, known: 0 }))
  let count = 0
  return {
    add: (rows) => {
      count += rows.length
      for (const one of added)
        for (const row of rows) {
          const cell = row[one.key]
          if (cell === null || cell === undefined) continue
          one.sum = add(one.sum, cell as Decimal)
          one.known += 1
        }
    },
    total: () =>
      Object.fromEntries(
        added.map(({ key, sum, known, decimals }) => [
          key,
          count > 0 && known === 0 ? null : decimals === undefined ? sum : round(sum, decimals),
        ]),
      ),
  }
}
export const sumRows = (columns: readonly Column[], rows: readonly Row[]): Row => {
  const sums = createSums(columns)
  sums.add(rows)
  return sums.total()
}

/**
 * Rows in order → groups (in order of first appearance) with their sums, and the grand sums.
 * No row is lost, and the groups' sums add up to the grand ones.
 */
export const tabulate = (
  columns: readonly Column[],
  rows: readonly Row[],
  { groupBy, groupCode }: Grouping = {},
): Table => {
  const groups = new Map<string, Group>()
  for (const row of rows) {
    const title = groupBy ? String(row[groupBy] ?? '') : ''
    const key = groupBy && groupCode ? String(row[groupCode] ?? '') : title
    const group = groups.get(key) ?? { key, title, rows: [], sums: {} }
    group.rows.push(row)
    groups.set(key, group)
  }
  for (const group of groups.values()) group.sums = sumRows(columns, group.rows)
  return {
    columns,
    groups: [...groups.values()],
    grouped: groupBy !== undefined,
    sums: sumRows(columns, rows),
    count: rows.length,
  }
}
