/** Charts with axes: columns, a line, or bars, which are columns lying down. */
import { scaleBand } from 'd3-scale'
import { line, symbol, symbolCircle } from 'd3-shape'
import type { NumberLanguage } from '#kernel/number-format.ts'
import { amountAxis, shortAmounts, type AmountAxis } from './chart-scale.ts'
import {
  boxPath,
  roomFor,
  shortName,
  type Box,
  type Label,
  type Path,
  type Point,
  type Shape,
} from '../chart-shapes.ts'

export interface PlotOptions {
  kind: 'column' | 'line' | 'bar'
  width: number
  height: number
  fontSize: number
  language: NumberLanguage
  /** For paper, which answers no pointer: every point shows its value, and its name even if that has to stand upright. */
  isRead: boolean
}
export interface Plot {
  shapes: readonly Shape[]
  /** The whole band of each point, to be pointed at even if its value is small. */
  bands: readonly Box[]
}

/** Share of its band that a column leaves free. */
const GAP = 0.36
/** In letters: the broadest column, and the room around the plot for the titles, amounts and names of the axes. */
const BROADEST = 5
const ABOVE = 2.7
const BELOW = 2.3
const BESIDE = 2.5

/** Only every n-th name is shown, so that they do not overlap; returns n. */
export const labelStep = (count: number, length: number, each: number): number =>
  Math.max(1, Math.ceil((count * each) / Math.max(1, length)))

/** In letters: a longer name under a column would stand beyond the edge, and leave no room for its neighbours'. */
const LONGEST_STANDING = 14

/** Of a value in short; the table has it whole. */
const VALUE_DECIMALS = 2

interface Texts {
  texts: readonly string[]
  turned: boolean
}
const noTexts: Texts = { texts: [], turned: false }

interface Layout {
  points: readonly Point[]
  options: PlotOptions
  lies: boolean
  inner: Box
  axis: AmountAxis
  /** The texts of its ticks. */
  amounts: readonly string[]
  bands: readonly Box[]
  /** The place of an amount along its axis. */
  along: (value: number) => number
  names: Texts
  values: Texts
}

/** True if a line of text fits into a band. */
const isHighEnough = (band: number, fontSize: number): boolean => band >= fontSize * 1.15

/** How the values stand at their points: as in the table, in short, upright, or not at all for lack of room. */
const valuesOf = (points: readonly Point[], { isRead, kind, fontSize, language }: PlotOptions, band: number): Texts => {
  if (!isRead) return noTexts
  const isHigh = isHighEnough(band, fontSize)
  const whole = points.map(({ text }) => text)
  if (kind === 'bar') return isHigh ? { texts: whole, turned: false } : noTexts
  const short = shortAmounts(
    points.map(({ value }) => value),
    language,
    VALUE_DECIMALS,
  )
  const fitting = [whole, short].find((texts) => roomFor(texts, fontSize) <= band)
  if (fitting) return { texts: fitting, turned: false }
  return isHigh ? { texts: short, turned: true } : noTexts
}

const layOut = (points: readonly Point[], options: PlotOptions): Layout => {
  const { kind, width, height, fontSize, language, isRead } = options
  const lies = kind === 'bar'
  const axis = amountAxis(
    points.map(({ value }) => value),
    // The room for the values is beyond its ends anyway.
    isRead ? 'exact' : 'round',
  )
  const most = lies ? Math.floor(width / 3 / (roomFor(['0'], fontSize) || 1)) - 2 : isRead ? Infinity : LONGEST_STANDING
  const labels = points.map(({ label }) => shortName(label, most))
  const amounts = shortAmounts(axis.ticks, language)
  const nameRoom = roomFor(labels, fontSize)
  const x = Math.min(roomFor(lies ? labels : amounts, fontSize) + fontSize, width / 3)
  const y = ABOVE * fontSize
  const across = Math.max(0, width - x - BESIDE * fontSize)
  const band = (lies ? Math.max(0, height - y - BELOW * fontSize) : across) / points.length
  const turned = isRead && !lies && nameRoom > band && isHighEnough(band, fontSize)
  const below = turned ? nameRoom + fontSize : BELOW * fontSize
  const inner = { x, y, width: across, height: Math.max(0, height - y - below) }
  const values = valuesOf(points, options, band)
  const stands = !lies && !values.turned
  const air = values.texts.length === 0 ? 0 : (stands ? fontSize : roomFor(values.texts, fontSize)) + fontSize * 0.6
  const low = kind === 'line' || points.some(({ value }) => value < 0) ? air : 0
  const length = Math.max(0, (lies ? inner.width : inner.height) - low - air)
  const places = scaleBand<number>(points.keys(), lies ? [y, y + inner.height] : [x, x + across])
  return {
    points,
    options,
    lies,
    inner,
    axis,
    amounts,
    bands: points.map((_, at) => {
      const [from, breadth] = [places(at)!, places.bandwidth()]
      return lies ? { ...inner, y: from, height: breadth } : { ...inner, x: from, width: breadth }
    }),
    along: (value) => (lies ? x + low + axis.at(value) * length : y + inner.height - low - axis.at(value) * length),
    names: { texts: labels, turned },
    values,
  }
}

const amountShapes = ({ axis, amounts, along, inner, lies, options: { fontSize } }: Layout): Shape[] =>
  axis.ticks.flatMap((tick, at): Shape[] => {
    const place = along(tick)
    const text = amounts[at]!
    const bottom = inner.y + inner.height
    const d = lies ? `M${place},${inner.y}V${bottom}` : `M${inner.x},${place}H${inner.x + inner.width}`
    return [
      { is: 'path', part: tick === 0 ? 'zero' : 'grid', d, x: 0, y: 0 },
      lies
        ? { is: 'text', text, x: place, y: bottom + fontSize * 1.6, anchor: 'middle' }
        : { is: 'text', text, x: inner.x - fontSize * 0.7, y: place + fontSize * 0.36, anchor: 'end' },
    ]
  })

const nameShapes = ({ names: { texts, turned }, bands, inner, lies, options: { fontSize } }: Layout): Shape[] => {
  const each = lies || turned ? fontSize * 1.15 : roomFor(texts, fontSize) + fontSize
  const every = labelStep(texts.length, lies ? inner.height : inner.width, each)
  return texts.flatMap((text, at): Label[] => {
    if (at % every !== 0) return []
    const band = bands[at]!
    const middle = { x: band.x + band.width / 2, y: band.y + band.height / 2 }
    const bottom = inner.y + inner.height
    if (lies) return [{ is: 'text', text, x: inner.x - fontSize * 0.7, y: middle.y + fontSize * 0.36, anchor: 'end' }]
    return turned
      ? [{ is: 'text', text, x: middle.x + fontSize * 0.36, y: bottom + fontSize * 0.6, anchor: 'end', turned: true }]
      : [{ is: 'text', text, x: middle.x, y: bottom + fontSize * 1.6, anchor: 'middle' }]
  })
}

/** Columns begin at zero, so those of negative values go down. */
const columnShapes = ({ points, bands, along, lies, options: { fontSize } }: Layout): Path[] =>
  bands.map((band, at) => {
    const breadth = lies ? band.height : band.width
    const own = Math.min(breadth * (1 - GAP), BROADEST * fontSize)
    const beside = (breadth - own) / 2
    const [zero, end] = [along(0), along(points[at]!.value)]
    const [from, length] = [Math.min(zero, end), Math.abs(end - zero)]
    const d = lies
      ? boxPath({ x: from, y: band.y + beside, width: length, height: own })
      : boxPath({ x: band.x + beside, y: from, width: own, height: length })
    return { is: 'path', part: 'mark', d, x: 0, y: 0, at }
  })

const placesOf = ({ points, bands, along }: Layout): [number, number][] =>
  points.map(({ value }, at) => [bands[at]!.x + bands[at]!.width / 2, along(value)])

const lineShape = (layout: Layout): Path => ({
  is: 'path',
  part: 'line',
  d: line().digits(2)(placesOf(layout)) ?? '',
  x: 0,
  y: 0,
})

const dotShapes = (layout: Layout): Path[] => {
  const radius = Math.min(layout.options.fontSize * 0.37, layout.bands[0]!.width / 2)
  const d = symbol(symbolCircle, Math.PI * radius ** 2).digits(2)() ?? ''
  return placesOf(layout).map(([x, y], at) => ({ is: 'path', part: 'mark', d, x, y, at }))
}

/** Beyond the end of a column or bar; under the valleys of a line and over its hills. */
const standsAbove = ({ points, options: { kind } }: Layout, at: number): boolean => {
  const { value } = points[at]!
  if (kind !== 'line') return value >= 0
  const beside = [points[at - 1], points[at + 1]].flatMap((point) => (point ? [point.value] : []))
  return value * beside.length >= beside.reduce((sum, one) => sum + one, 0)
}

const valueShapes = (layout: Layout): Label[] => {
  const { points, bands, along, lies, values, options } = layout
  const { fontSize } = options
  return values.texts.map((text, at): Label => {
    const { x, y, width, height } = bands[at]!
    const end = along(points[at]!.value)
    const isAbove = standsAbove(layout, at)
    const gap = fontSize * 0.6 * (isAbove ? 1 : -1)
    const anchor = isAbove ? 'start' : 'end'
    if (lies) return { is: 'text', text, x: end + gap, y: y + height / 2 + fontSize * 0.36, anchor }
    if (values.turned)
      return { is: 'text', text, x: x + width / 2 + fontSize * 0.36, y: end - gap, anchor, turned: true }
    return { is: 'text', text, x: x + width / 2, y: end - gap + (isAbove ? 0 : fontSize * 0.75), anchor: 'middle' }
  })
}

const starts = { start: 0, middle: 0.5, end: 1 } as const
const groundShape = ({ text, x, y, anchor, turned }: Label, fontSize: number): Path => {
  const [length, high] = [roomFor([text], fontSize), fontSize * 0.9]
  const from = -length * starts[anchor]
  const box = turned
    ? { x: -high * 0.85, y: -from - length, width: high, height: length }
    : { x: from, y: -high * 0.85, width: length, height: high }
  return { is: 'path', part: 'ground', d: boxPath(box), x, y }
}

export const plot = (points: readonly Point[], options: PlotOptions): Plot => {
  const layout = layOut(points, options)
  const isLine = options.kind === 'line'
  const values = valueShapes(layout)
  const shapes: Shape[] = [
    ...amountShapes(layout),
    ...nameShapes(layout),
    ...(isLine ? [lineShape(layout)] : []),
    ...values.map((value) => groundShape(value, options.fontSize)),
    ...(isLine ? dotShapes(layout) : columnShapes(layout)),
    ...values,
  ]
  return { shapes, bands: layout.bands }
}
