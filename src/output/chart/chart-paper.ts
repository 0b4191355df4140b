/** A chart on paper, where nothing can be pointed at: with its values, in colours that a black and white printer tells apart. */
import type { NumberLanguage } from '#kernel/number-format.ts'
import type { ChartKind } from './chart.ts'
import { slicesOf, type Slice } from './chart-pie.ts'
import { plot } from './chart-plot.ts'
import { boxPath, roomFor, shortName, type Label, type Path, type Point, type Shape } from '../chart-shapes.ts'
import type { DrawingBlock, Paint } from '../page.ts'

export interface PaperChart {
  kind: ChartKind
  points: readonly Point[]
  /** The chart's room, in points. */
  size: { width: number; height: number }
  language: NumberLanguage
  title: string
  /** What the amounts are measured in, and what they are. */
  axis: string
  series: string
  /** Said under a pie that leaves something out. */
  leftOut: string
  showShare: (share: number) => string
}

/** In points. */
const FONT = 7
const LINE = FONT * 1.5
const USUAL_HEIGHT = 200
/** What one bar needs in order to stand beside its value. */
const BAR = FONT * 1.6
/** In letters: names come with the rows, which anybody may send. Beside a lying bar there is a third of the paper. */
const LONGEST_NAME = 24
const LONGEST_BESIDE = 60
/** Beyond fifty years of months a chart cannot be read. */
export const MOST_POINTS = 600

const edge = '#166534'
const paints: Record<Exclude<Path['part'], 'slice'>, Paint> = {
  grid: { stroke: '#d4d4d4', weight: 0.5 },
  ground: { fill: '#ffffff', weight: 0 },
  zero: { stroke: '#595959', weight: 0.7 },
  mark: { fill: '#90ee90', stroke: edge, weight: 0.7 },
  line: { stroke: edge, weight: 1.2 },
}
/** Light beside dark, also without colour. */
const slicePaints = ['#90ee90', '#166534', '#e7fbe9', '#3f9d5a', '#c6f6cb', '#0f3d22'].map((fill): Paint => ({
  fill,
  stroke: edge,
  weight: 0.7,
}))
const paintOf = ({ part, colour = 0 }: Path): Paint => (part === 'slice' ? slicePaints[colour]! : paints[part])

const markOf = (shape: Shape): DrawingBlock['marks'][number] =>
  shape.is === 'path' ? { ...shape, paint: paintOf(shape) } : { ...shape, size: FONT }

const swatch = (x: number, baseline: number, like: Path): Path => ({
  ...like,
  d: boxPath({ x: 0, y: 0, width: FONT, height: FONT }),
  x,
  y: baseline - FONT * 0.85,
})

/** What the amounts are measured in on the left, what they are on the right. */
const titles = ({ axis, series, size: { width } }: PaperChart, like: Path | undefined): Shape[] => {
  const x = width - roomFor([series], FONT)
  return [
    { is: 'text', text: axis, x: 0, y: FONT, anchor: 'start' },
    ...(like ? [swatch(x - FONT * 1.6, FONT, like)] : []),
    { is: 'text', text: series, x, y: FONT, anchor: 'start' },
  ]
}

/** The name of a slice stands beside it if it has room between those of its neighbours. */
const sliceNames = (slices: readonly Slice[], points: readonly Point[], radius: number): Label[] =>
  slices.flatMap(({ at, share, towards }): Label[] => {
    const [x, y] = [Math.sin(towards), -Math.cos(towards)]
    const length = share * 2 * Math.PI * radius
    const text = points[at]!.label
    const isFree = length * Math.abs(x) >= FONT * 1.2 || length * Math.abs(y) >= roomFor([text], FONT)
    const anchor = Math.abs(x) < 0.2 ? 'middle' : x > 0 ? 'start' : 'end'
    const away = radius + FONT * 0.8
    return isFree ? [{ is: 'text', text, x: x * away, y: y * away + FONT * (0.36 + y * 0.4), anchor }] : []
  })

const legendTexts = ({ points, showShare }: PaperChart, slices: readonly Slice[]): string[] =>
  slices.map(({ at, share }) => `${points[at]!.label}: ${points[at]!.text} (${showShare(share)})`)

/** A pie: its titles and the names of slices above and below it, the legend beside it or, on narrow paper, under it. */
const ABOVE = 2.5 * LINE
const BELOW = 2.5 * LINE
const NARROW = 300
const PIE_SHARE = 0.46

interface PieLayout {
  /** The room of the pie with its names, from the left. */
  across: number
  high: number
  legend: { x: number; y: number; rows: number; breadth: number }
  height: number
}
const layOutPie = (chart: PaperChart, slices: readonly Slice[]): PieLayout => {
  const { width, height: most } = chart.size
  const isNarrow = width < NARROW
  const across = isNarrow ? width : width * PIE_SHARE
  // Most of a legend are points and commas, narrower than figures.
  const breadth = roomFor(legendTexts(chart, slices), FONT) * 0.93 + FONT * 2.2
  const columns = Math.max(1, Math.floor((isNarrow ? width : width - across) / breadth))
  const rows = Math.max(1, Math.ceil(slices.length / columns))
  const usual = isNarrow ? width * 0.7 : USUAL_HEIGHT
  const lines = (from: number) => Math.max(1, Math.floor((most - from - LINE) / LINE))
  const y = isNarrow ? usual : ABOVE - LINE
  const shown = Math.min(rows, lines(y))
  const height = Math.min(Math.max(usual, y + (shown + 1) * LINE), most)
  return {
    across,
    high: isNarrow ? usual : height,
    legend: { x: isNarrow ? 0 : across, y, rows: shown, breadth },
    height,
  }
}

const legend = (slices: readonly Slice[], chart: PaperChart, { legend: room, across }: PieLayout): Shape[] => {
  const columns = Math.max(1, Math.floor((chart.size.width - (room.x === 0 ? 0 : across)) / room.breadth))
  const texts = legendTexts(chart, slices)
  return slices.slice(0, room.rows * columns).flatMap(({ path }, index): Shape[] => {
    const x = room.x + Math.floor(index / room.rows) * room.breadth
    const y = room.y + (index % room.rows) * LINE + FONT
    return [swatch(x, y, path), { is: 'text', text: texts[index]!, x: x + FONT * 1.6, y, anchor: 'start' }]
  })
}

const pieOnPaper = (chart: PaperChart): { shapes: Shape[]; height: number } => {
  const { points, leftOut } = chart
  const layout = layOutPie(chart, slicesOf(points, 1))
  const names = roomFor(
    points.map(({ label }) => label),
    FONT,
  )
  const radius = Math.max(0, Math.min((layout.high - ABOVE - BELOW) / 2, layout.across / 2 - names - FONT))
  const slices = slicesOf(points, radius)
  const placed = [...slices.map(({ path }) => path), ...sliceNames(slices, points, radius)].map((shape): Shape => ({
    ...shape,
    x: shape.x + layout.across / 2,
    y: shape.y + ABOVE + radius,
  }))
  const isPartial = points.some(({ value }) => value < 0)
  const note: Shape = { is: 'text', text: leftOut, x: 0, y: layout.height + LINE - FONT * 0.4, anchor: 'start' }
  return {
    shapes: [...placed, ...legend(slices, chart, layout), ...(isPartial ? [note] : [])],
    height: layout.height + (isPartial ? LINE : 0),
  }
}

const plotOnPaper = (
  chart: PaperChart,
  kind: Exclude<ChartKind, 'pie'>,
): { shapes: readonly Shape[]; height: number } => {
  const { points, size, language } = chart
  const usual = Math.min(USUAL_HEIGHT, Math.max(size.width * 0.5, 100))
  const wanted = kind === 'bar' ? points.length * BAR + 5 * FONT : 0
  const height = Math.min(Math.max(usual, wanted), size.height)
  const { shapes } = plot(points, { kind, width: size.width, height, language, fontSize: FONT, isRead: true })
  return { shapes, height }
}

export const chartOnPaper = (sent: PaperChart): DrawingBlock => {
  const most = sent.kind === 'bar' ? LONGEST_BESIDE : LONGEST_NAME
  const points = sent.points.map((point) => ({ ...point, label: shortName(point.label, most) }))
  const chart = { ...sent, points }
  const { shapes, height } = chart.kind === 'pie' ? pieOnPaper(chart) : plotOnPaper(chart, chart.kind)
  const like = shapes.find((shape): shape is Path => shape.is === 'path' && shape.part === 'mark')
  return {
    is: 'drawing',
    alt: `${chart.title}, ${chart.axis}`,
    width: chart.size.width,
    height,
    marks: [...titles(chart, like), ...shapes].map(markOf),
  }
}
