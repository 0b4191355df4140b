/** The figures of an earlier period beside those of a report: which period, whose rows are the same, and the change. */
import { cutAt, day, daysBetween, rangeBefore, yearBefore, type Day, type DayRange } from '#kernel/day.ts'
import { changeOf, zero, type Decimal } from '#kernel/decimal.ts'
import { comparedColumns } from '#model/comparison.ts'
import { decidingColumn, type AnyReport } from '#model/report.ts'
import { isNumeric, tabulate, type Column, type Grouping, type Row, type Table } from '#model/table.ts'

export const comparisons = ['none', 'before', 'year'] as const
export type Comparison = (typeof comparisons)[number]

/** A table with the figures of an earlier period, and the days those are of. */
export interface EarlierFigures {
  table: Table
  range: DayRange
}

/** What is not over yet is compared with the days that are: of the period before, or of the year before. */
export const earlierRange = (kind: Exclude<Comparison, 'none'>, range: DayRange, today: Day): DayRange => {
  return kind === 'before' ? rangeBefore(cutAt(range, today)) : yearBefore(range, today)
}

const withChange = (cells: Row, key: string): Row => {
  const [now, earlier] = [cells[key], cells['earlier']]
  const isKnown = typeof now === 'bigint' && typeof earlier === 'bigint'
  return { ...cells, change: isKnown ? changeOf(now as Decimal, earlier as Decimal) : null }
}

/** Sums of a table, with their change where an earlier figure stands beside the one it is compared with. */
export const sumsWithChange = (columns: readonly Column[], sums: Row): Row => {
  const at = columns.findIndex(({ key }) => key === 'earlier')
  return at > 0 ? withChange(sums, columns[at - 1]!.key) : sums
}

/** Rows are the same if these columns are; without any, those at the same place. */
const keyOf = (by: readonly string[], row: Row, at: number): string =>
  by.length === 0 ? String(at) : JSON.stringify(by.map((key) => row[key] ?? null))

/**
 * Days and months are the same if they are as far from the beginning of their period: rows exist only for those on which
 * something happened.
 */
const sinceBeginning = (row: Row, key: string, from: Day): string => {
  const text = String(row[key])
  if (text.length > 7) return String(daysBetween(from, day(text)))
  const months = (of: string) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7))
  return String(months(text) - months(from))
}

/**
 * The table with the earlier figure and the change beside the column one decides by. Rows of the earlier period that are
 * no longer there are added with zeros, except in rankings, whose rows are chosen by what they are now.
 */
export const comparedTable = (
  report: AnyReport,
  table: Table,
  { earlier, grouping, begins }: { earlier: readonly Row[]; grouping: Grouping; begins?: { now: Day; earlier: Day } },
): Table => {
  const deciding = decidingColumn(report, table.columns)
  const { compares } = report
  if (!deciding || !compares) return table
  const { key } = deciding
  const { by, since } = compares
  const nameOf = (row: Row, at: number, from: Day | undefined) =>
    since && from ? sinceBeginning(row, by[0]!, from) : keyOf(by, row, at)
  const found = new Map(earlier.map((row, at) => [nameOf(row, at, begins?.earlier), row]))
  const rows = table.groups.flatMap((group) => group.rows)
  const here = rows.map((row, at) => {
    const name = nameOf(row, at, begins?.now)
    const before = found.get(name)?.[key] ?? zero
    found.delete(name)
    return withChange({ ...row, earlier: before }, key)
  })
  // Quantities and margins of the earlier period would stand among figures of this one.
  const numbers = table.columns
    .filter(({ kind, total }) => total || isNumeric(kind))
    .map(({ key: own, total }) => [own, total ? zero : null] as const)
  // A day of the earlier period says nothing among those of this one.
  const gone =
    compares.shown || since
      ? []
      : [...found.values()].map((row) =>
          withChange({ ...row, ordinal: null, ...Object.fromEntries(numbers), earlier: row[key] ?? zero }, key),
        )
  const whole = tabulate(comparedColumns(report, table.columns), [...here, ...gone], grouping)
  const groups = whole.groups.map((group) => ({ ...group, sums: withChange(group.sums, key) }))
  const sums = { ...whole.sums, ...table.sums }
  return { ...whole, groups, sums: withChange(sums, key), count: table.count }
}
