/** A table of values: columns, groups and sums. Screen, paper, spreadsheet and JSON are four ways to write it. */
import type { Day } from '#kernel/day.ts'
import { add, decimal, multiplyDivide, round, zero, type Decimal } from '#kernel/decimal.ts'
import type { Choice, NumberKind } from './field.ts'
import type { Marks } from './marks.ts'

export type CellKind = NumberKind | 'text' | 'code' | 'day' | 'moment' | 'integer' | 'flag' | 'choice' | 'status'
export type Cell = string | number | boolean | Day | Decimal | null

export interface Column extends Marks {
  key: string
  kind: CellKind
  /** Catalogue key of the heading. */
  label: string
  /** Catalogue key of its heading in workbooks, if that is another. */
  sheetLabel?: string
  /** On paper the column shares a heading with its neighbours: that heading, and its own short label. */
  under?: { heading: string; label: string }
  wire?: string
  /** Rows may be without a value (null). */
  optional?: true
  /** Summed per group and over all rows. */
  total?: boolean
  /** A percentage of two summed columns; the one under it is that of their sums. */
  share?: { part: string; whole: string }
  /** The sum that stands under it, if that is not called like the column. */
  sumName?: string
  /** Round results to this number of decimals (contract reports §1). */
  decimals?: number
  choices?: readonly Choice[]
  /** Money in the currency of its row; other amounts of tables are in base currency. */
  inRowCurrency?: true
  /** Preferred width in pixels at 13 px. */
  width?: number
  /** The cells contain codes of this list; clicking one opens the record. */
  of?: string
  /** Hidden until the user shows it. */
  hidden?: boolean
  /**
   * Also shown on phone cards: `figure` as what the card is about, `below` under that. If no column is marked, cards
   * show the first text that is not shown elsewhere.
   */
  onCard?: true | 'figure' | 'below'
  /** The cells are telephone numbers, which cards offer to call. */
  dials?: true
  /** The column's values are numbers of the documents that rows are about, which a click opens. */
  numbers?: true
  /** A text with few values, by which the rows of a list can be grouped. */
  groups?: true
}

export type Row = Record<string, Cell>
export interface Group {
  key: string
  title: string
  rows: Row[]
  sums: Row
}
/** The columns by which rows are grouped. */
export interface Grouping {
  /** The column with the name of the group. */
  groupBy?: string
  /** The column that distinguishes groups with the same name. */
  groupCode?: string
  /** Columns with the same value in all rows of a group; shown in its heading instead of in every row. */
  groupWith?: readonly string[]
  /** A row without a name belongs to the group of the row above it. */
  continues?: true
}
export interface Table {
  columns: readonly Column[]
  /** Those of the columns that are shown in the headings of groups. */
  headed: readonly Column[]
  groups: Group[]
  grouped: boolean
  sums: Row
  count: number
}

/** The decimals of money in a row that is in a foreign currency; undefined in all other rows. */
export const foreignDecimalsOf = (row: Readonly<Record<string, unknown>>): number | undefined => {
  const decimals = row['foreignDecimals']
  return typeof decimals === 'number' ? decimals : undefined
}

export const isNumeric = (kind: CellKind): boolean =>
  ['money', 'price', 'quantity', 'percent', 'factor', 'vat', 'integer'].includes(kind)

const hundred = decimal(100)
/** `part` as a percentage of `whole`; null for what is not told, and of nothing. */
export const shareOf = (part: Cell | undefined, whole: Cell | undefined): Decimal | null =>
  typeof part === 'bigint' && typeof whole === 'bigint' && whole !== 0n
    ? multiplyDivide(part as Decimal, hundred, whole as Decimal, 2)
    : null

/** Running sums over batches of rows. */
export interface Sums {
  add(rows: readonly Row[]): void
  /** The sums of the columns with `total`, null for columns without any visible value; and the shares of these. */
  total(): Row
}
export const createSums = (columns: readonly Column[]): Sums => {
  const added = columns.filter(({ total }) => total).map((column) => ({ ...column, sum: zero, known: 0 }))
  const shares = columns.flatMap(({ key, share }) => (share ? [{ key, ...share }] : []))
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
    total: () => {
      const sums: Row = Object.fromEntries(
        added.map(({ key, sum, known, decimals }) => [
          key,
          count > 0 && known === 0 ? null : decimals === undefined ? sum : round(sum, decimals),
        ]),
      )
      for (const { key, part, whole } of shares) sums[key] = shareOf(sums[part], sums[whole])
      return sums
    },
  }
}
export const sumRows = (columns: readonly Column[], rows: readonly Row[]): Row => {
  const sums = createSums(columns)
  sums.add(rows)
  return sums.total()
}

/**
 * Groups rows (in order of first appearance) and returns their sums and the grand totals. Every row is in exactly one
 * group, and the sums of the groups add up to the grand totals.
 */
export const tabulate = (
  columns: readonly Column[],
  rows: readonly Row[],
  { groupBy, groupCode, groupWith, continues }: Grouping = {},
): Table => {
  const groups = new Map<string, Group>()
  let above: Group | undefined
  for (const row of rows) {
    const title = groupBy ? String(row[groupBy] ?? '') : ''
    const key = groupBy && groupCode ? String(row[groupCode] ?? '') : title
    const group = (continues && key === '' && above) || (groups.get(key) ?? { key, title, rows: [], sums: {} })
    group.rows.push(row)
    groups.set(group.key, group)
    above = group
  }
  for (const group of groups.values()) group.sums = sumRows(columns, group.rows)
  return {
    columns,
    headed: columns.filter(({ key }) => groupWith?.includes(key)),
    groups: [...groups.values()],
    grouped: groupBy !== undefined,
    sums: sumRows(columns, rows),
    count: rows.length,
  }
}
