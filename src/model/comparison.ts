/** The columns of a report whose figures stand beside those of an earlier period, on the screen, on paper and in workbooks. */
import { decidingColumn, type AnyReport } from './report.ts'
import type { Column } from './table.ts'

/** True if the figures of the report can be compared with earlier ones: the report says which rows are the same, and has two ends of a range. */
export const isComparable = ({ compares, dates }: Pick<AnyReport, 'compares' | 'dates'>): boolean =>
  compares !== undefined && dates !== 'day' && dates !== 'asOf'

/** The earlier figure and its change in per cent, as columns behind the one they belong to. */
const comparing = ({ kind, width, cost }: Column): readonly Column[] => [
  { key: 'earlier', kind, label: 'reports.earlier', total: true, width: width ?? 128, ...(cost && { cost }) },
  { key: 'change', kind: 'percent', label: 'reports.change', width: 86, ...(cost && { cost }) },
]

/**
 * The columns with the earlier figure and its change behind the column people decide by, which is one of those that are
 * shown; the same columns if there is none.
 */
export const comparedColumns = (report: AnyReport, columns: readonly Column[]): readonly Column[] => {
  const deciding = decidingColumn(
    report,
    columns.filter(({ hidden }) => !hidden),
  )
  return columns.flatMap((column) => (column.key === deciding?.key ? [column, ...comparing(column)] : [column]))
}
