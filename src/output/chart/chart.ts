/** The kinds of charts, and how a person's choice of one is told to the print service. */
import type { ReportChart } from '#model/report.ts'
import type { Row } from '#model/table.ts'
import type { Point } from '../chart-shapes.ts'

/** By the numbers 1 to 4 of the contract (contract reports R4). */
export const chartKinds = ['column', 'line', 'pie', 'bar'] as const
export type ChartKind = (typeof chartKinds)[number]

export const chartNumber = (kind: ChartKind): number => chartKinds.indexOf(kind) + 1
/** What is no number of a kind is the first, the default. */
export const chartOfNumber = (value: unknown): ChartKind =>
  (typeof value === 'number' ? chartKinds[value - 1] : undefined) ?? 'column'

/** Without any amount a chart would show nothing; then there is none. */
export const isEmptyChart = (points: readonly Point[]): boolean => points.every(({ value }) => value === 0)

/** The rows that are drawn: all in their order, or the largest of them. */
export const charted = ({ value, most }: ReportChart, rows: readonly Row[]): readonly Row[] => {
  if (most === undefined) return rows
  const size = (row: Row) => (typeof row[value] === 'bigint' ? row[value] : 0n)
  return rows.toSorted((a, b) => Number(size(b) - size(a))).slice(0, most)
}
