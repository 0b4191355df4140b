/** The chart of a report above its table on paper, of the kind that was chosen on the screen. */
import { decimal, toNumber, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import type { AnyReport } from '#model/report.ts'
import type { Row, Table } from '#model/table.ts'
import { showCell, type CellFormat } from '#output/cells.ts'
import { charted, chartOfNumber, isEmptyChart } from '#output/chart/chart.ts'
import { chartOnPaper, MOST_POINTS } from '#output/chart/chart-paper.ts'
import type { Point } from '#output/chart-shapes.ts'
import { MM, type Block, type Paper } from '#output/page.ts'

interface ChartContext {
  /** The number of the kind, as it was sent. */
  chart: unknown
  title: string
  paper: Paper
  look: CellFormat
}

/** The rows come from outside: amounts no business has would leave no scale to draw the others in. */
const LARGEST = 1e15
const amountOf = (value: unknown): number => {
  const amount = typeof value === 'bigint' ? toNumber(value as Decimal) : 0
  return Math.abs(amount) < LARGEST ? amount : Number.NaN
}

const pointsOf = (report: AnyReport, rows: readonly Row[], look: CellFormat): Point[] => {
  const { by, value } = report.chart!
  const [name, amount] = [by, value].map((key) => report.columns.find((column) => column.key === key)!)
  return rows.map((row) => ({
    label: showCell(row[by], name!, look).replace(/\s+/g, ' '),
    value: amountOf(row[value]),
    text: showCell(row[value], amount!, look),
  }))
}

/** Without anything that can be drawn there is no chart; the table says what there is. */
export const reportChart = (
  report: AnyReport,
  table: Table,
  { chart, title, paper: { width, height, margins }, look }: ChartContext,
): readonly Block[] => {
  if (!report.chart) return []
  const rows = charted(
    report.chart,
    table.groups.flatMap((group) => group.rows),
  )
  if (rows.length > MOST_POINTS) return []
  const points = pointsOf(report, rows, look)
  if (isEmptyChart(points) || points.some(({ value }) => Number.isNaN(value))) return []
  const { axis, series } = report.chart
  const { language } = look.style
  const drawing = chartOnPaper({
    kind: chartOfNumber(chart),
    points,
    // The head and the first rows of the table stand on the same page.
    size: {
      width: (width - margins.left - margins.right) * MM,
      height: height === null ? Infinity : (height - margins.top - margins.bottom) * MM * 0.75,
    },
    language,
    title,
    axis: look.words(axis),
    series: look.words(series),
    leftOut: look.words('reports.pieLeavesOut'),
    showShare: (share) => `${showNumber(decimal((share * 100).toFixed(1)), { language })}%`,
  })
  return [drawing, { is: 'space', height: 3 }]
}
