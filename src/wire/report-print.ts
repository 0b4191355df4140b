/** The print object of a report: its rows in groups with their sums, the grand totals, and its head (contract reports §4). */
import { showDay, type Day } from '#kernel/day.ts'
import { toNumber, type Decimal } from '#kernel/decimal.ts'
import { comparedColumns } from '#model/comparison.ts'
import { fullSight } from '#model/marks.ts'
import type { AnyReport } from '#model/report.ts'
import type { Column, Row, Table } from '#model/table.ts'
import { fullAddress } from './full-address.ts'
import { columnWire, rowWriter } from './report.ts'
import type { Json, JsonObject } from './values.ts'

/** A second copy of the rows doubles the size of the response; above this number of rows only sums are sent. */
const MOST_TWICE = 10_000

const numberOf = (value: unknown): Json => (typeof value === 'bigint' ? toNumber(value as Decimal) : (value as Json))
const namedSums = (columns: readonly Column[], sums: Row): JsonObject =>
  Object.fromEntries(
    columns.flatMap((column): [string, Json][] => {
      const value = sums[column.key]
      return value === undefined ? [] : [[columnWire(column), numberOf(value)]]
    }),
  )

export interface PrintedReport {
  table: Table
  rows: readonly Row[]
  /** The same rows in wire format. */
  json: readonly unknown[]
}

/**
 * Writes `groups` and `totals`; without groups the rows are in `ListItem`. Some reports also repeat their groups
 * under other keys.
 */
export const encodeGroups = (
  report: AnyReport,
  { table, rows, json: rowsJson }: PrintedReport,
): Record<string, unknown> => {
  const totals = namedSums(table.columns, table.sums)
  if (!table.grouped) return { ListItem: rowsJson, groups: [], totals }
  const json = new Map(rows.map((row, at) => [row, rowsJson[at]]))
  const groups = table.groups.map(({ key, title, rows: own, sums }) => ({
    name: title,
    code: report.groupCode ? key : '',
    rows: own.map((row) => json.get(row)),
    sums: namedSums(table.columns, sums),
  }))
  const second = report.wire.printGroups
  if (!second) return { groups, totals }
  const spelled = (sums: Row) =>
    Object.fromEntries(Object.entries(second.sums).map(([key, name]) => [name, numberOf(sums[key] ?? null)]))
  return {
    groups,
    totals,
    [second.list]: table.groups.map(({ sums }, at) => ({
      [second.code]: groups[at]!.code,
      [second.name]: groups[at]!.name,
      rows: rowsJson.length > MOST_TWICE ? [] : groups[at]!.rows,
      ...spelled(sums),
    })),
    ...spelled(table.sums),
  }
}

/**
 * The part of an answer that a comparison replaces, in wire format: rows as the call of the report writes them, each with
 * the earlier figure and its change. Amounts that the reader may not see are null in the rows already.
 */
export const encodeCompared = (
  report: AnyReport,
  rows: readonly Row[],
): { compared: true; ListItem: Record<string, Json>[] } => ({
  compared: true,
  ListItem: rows.map(rowWriter(comparedColumns(report, report.columns), { may: fullSight })),
})

interface ReportHead {
  title: string
  subtitle: string
  from: Day
  to: Day
  /** Chosen filters in words. */
  conditions: readonly string[]
  /** The configuration of the tenant. */
  company: { LinkLogo: string }
  /** Where the application is reached. */
  origin: string
  userName: string
  dateCreate: string
}

/** Writes the body of a print call from what the call of the report answered. */
export const encodePrint = <Answer extends { ListItem: readonly unknown[] }>(
  report: AnyReport,
  { table, rows, answer }: Omit<PrintedReport, 'json'> & { answer: Answer },
  { title, subtitle, from, to, conditions, company, origin, userName, dateCreate }: ReportHead,
) => {
  const { ListItem, ...others } = answer
  return {
    code: report.code,
    orientation: report.orientation,
    info: {
      ...others,
      // Several reports may have one code.
      report: report.name,
      ...encodeGroups(report, { table, rows, json: ListItem }),
      title,
      subtitle,
      fromDate: showDay(from),
      toDate: showDay(to),
      conditions,
      company: { ...company, LinkLogo: fullAddress(company.LinkLogo, origin) },
      userCreate: userName,
      dateCreate,
    },
  }
}
