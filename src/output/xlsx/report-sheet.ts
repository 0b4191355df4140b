/** The workbook of a report: one sheet without a title, a column per field, the sums last (contract reports §4). */
import type { AnyReport } from '#model/report.ts'
import type { Row, Table } from '#model/table.ts'
import type { SheetContent } from './xlsx.ts'

/** A report that sums nothing has no row of sums. */
export const reportSheet = (
  { sums }: Pick<AnyReport, 'sums'>,
  { table, rows }: { table: Table; rows: readonly Row[] },
): SheetContent => ({
  name: 'data',
  columns: table.columns,
  rows,
  ...(sums.length > 0 && { sums: table.sums, sumsFollow: true }),
})
