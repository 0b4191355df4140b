/** Geometry of charts in pixels. A chart has one series of points. Pure. */
import { ticksFor } from '#web/ui/scale.ts'

/** By the numbers 1 to 4 of the contract (contract reports R4). */
export const chartKinds = ['column', 'line', 'pie', 'bar'] as const
export type ChartKind = (typeof chartKinds)[number]

export interface Point {
  label: string
  value: number
  /** The value as formatted in the table. */
  text: string
}
export interface Size {
  width: number
  height: number
}

/** The plot area inside the chart; the margins are for the axes. */
export interface Frame {
  left: number
  top: number
  width: number
  height: number
}
const MARGIN = { left: 68, right: 28, top: 30, bottom: 26 }
export const frameOf = ({ width, height }: Size): Frame => ({
  left: MARGIN.left,
  top: MARGIN.top,
  width: Math.max(0, width - MARGIN.left - MARGIN.right),
  height: Math.max(0, height - MARGIN.top - MARGIN.bottom),
})

export interface Axis {
  ticks: readonly number[]
  /** Position of a value along an axis of this length. */
  along: (value: number, length: number) => number
}
export const axisOf = (points: readonly Point[]): Axis => {
  const ticks = ticksFor(points.map(({ value }) => value))
  const [bottom, top] = [ticks[0]!, ticks.at(-1)!]
  return { ticks, along: (value, length) => (top === bottom ? 0 : ((value - bottom) / (top - bottom)) * length) }
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
/** Share of its band that a column takes, and its maximum width in pixels. */
const SHARE = 0.64
const BROADEST = 56

/** One box per point, starting at the zero line, downwards for negative values. */
export const columnsOf = (points: readonly Point[], axis: Axis, frame: Frame): Box[] => {
  const band = frame.width / points.length
  const width = Math.min(band * SHARE, BROADEST)
  const zero = axis.along(0, frame.height)
  return points.map(({ value }, at) => {
    const end = axis.along(value, frame.height)
    return {
      x: frame.left + band * at + (band - width) / 2,
      y: frame.top + frame.height - Math.max(zero, end),
      width,
      height: Math.abs(end - zero),
    }
  })
}

/** The same horizontally, with the first point at the top. */
export const barsOf = (points: readonly Point[], axis: Axis, frame: Frame): Box[] => {
  const band = frame.height / points.length
  const height = Math.min(band * SHARE, BROADEST)
  const zero = axis.along(0, frame.width)
  return points.map(({ value }, at) => {
    const end = axis.along(value, frame.width)
    return {
      x: frame.left + Math.min(zero, end),
      y: frame.top + band * at + (band - height) / 2,
      width: Math.abs(end - zero),
      height,
    }
  })
}

/** The center of each band at the height of its value. */
export const spotsOf = (points: readonly Point[], axis: Axis, frame: Frame): { x: number; y: number }[] =>
  points.map(({ value }, at) => ({
    x: frame.left + (frame.width / points.length) * (at + 0.5),
    y: frame.top + frame.height - axis.along(value, frame.height),
  }))

/** A slice and its share; only positive values have one. */
export interface Slice {
  at: number
  share: number
  path: string
}
const onCircle = (turn: number, radius: number): string =>
  `${(Math.sin(turn * 2 * Math.PI) * radius).toFixed(2)} ${(-Math.cos(turn * 2 * Math.PI) * radius).toFixed(2)}`

/** Clockwise from the top, around the origin. */
export const slicesOf = (points: readonly Point[], radius: number): Slice[] => {
  const whole = points.reduce((sum, { value }) => sum + Math.max(0, value), 0)
  let turned = 0
  return points.flatMap(({ value }, at) => {
    if (value <= 0) return []
    const share = value / whole
    const from = turned
    turned += share
    // SVG does not draw an arc of 360°, so a full circle consists of two arcs.
    const path =
      share > 0.9999
        ? `M 0 ${-radius} A ${radius} ${radius} 0 1 1 0 ${radius} A ${radius} ${radius} 0 1 1 0 ${-radius} Z`
        : `M 0 0 L ${onCircle(from, radius)} A ${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${onCircle(turned, radius)} Z`
    return [{ at, share, path }]
  })
}

/** Only every n-th label is shown, so that labels do not overlap; returns n. */
export const labelStep = (count: number, length: number, each: number): number =>
  Math.max(1, Math.ceil((count * each) / Math.max(1, length)))
