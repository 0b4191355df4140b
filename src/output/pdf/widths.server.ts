/** Column widths of a table, chosen like browsers do, by the content of the cells. */
import { MM, type TableBlock } from '../page.ts'
import { needsOf, type Measure, type Need } from './needs.server.ts'

export interface TableLayout {
  widths: number[]
  size: number
  padX: number
  padY: number
}

/** In points: a table gets smaller letters before its texts stand in narrow columns, but not smaller than this. */
const READABLE = 6.5
/** The smallest readable font size on paper, in points; only numbers that would break otherwise get smaller ones. */
const SMALLEST = 5.5
/** Texts wrap comfortably in a column this wide, in font sizes; but a column need not take much of a narrow page. */
const COMFORT = 13
const COMFORT_SHARE = 0.22

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

interface Tight {
  /** What of the font size is left. */
  scale: number
  /** The minimum of each column, in that size. */
  least: readonly number[]
}

/**
 * Makes the columns fit into `room`: with comfortable text columns and smaller letters, with narrow ones and still
 * smaller letters, and at last with broken words. Numbers are never broken.
 */
const tighten = (needs: readonly Need[], stretch: readonly boolean[], { size, room }: Measure): Tight => {
  const ofTexts = (width: (need: Need) => number) =>
    needs.map((need, index) => (stretch[index] ? width(need) : need.least))
  const comfort = Math.min(size * COMFORT, room * COMFORT_SHARE)
  const stages = [
    { least: ofTexts((need) => Math.max(need.least, Math.min(need.most, comfort))), floor: READABLE },
    { least: needs.map((need) => need.least), floor: SMALLEST },
    { least: needs.map((need) => need.broken), floor: 0 },
  ]
  let scale = 1
  for (const { least, floor } of stages) {
    scale = Math.min(scale, Math.max(room / (total(least) || 1), floor / size))
    if (total(least) * scale <= room * 1.000_001) return { scale, least: least.map((width) => width * scale) }
  }
  throw new Error('A table that fits in no size')
}

/**
 * Distributes `room` among columns: first the minimum of each, then in proportion to the additional width they want,
 * then the rest to those that may wrap.
 */
const share = (needs: readonly Omit<Need, 'broken'>[], stretch: readonly boolean[], room: number): number[] => {
  const wants = needs.map((need) => Math.max(need.most - need.least, 0))
  const wanted = total(wants)
  const spare = room - total(needs.map((need) => need.least))
  if (wanted > spare) return needs.map((need, index) => need.least + (wants[index]! * Math.max(spare, 0)) / wanted)
  const base = needs.map((need, index) => need.least + wants[index]!)
  const growing = stretch.some(Boolean) ? stretch : stretch.map(() => true)
  const weight = base.reduce((sum, width, index) => sum + (growing[index] ? width : 0), 0)
  return base.map((width, index) => (growing[index] ? width + ((spare - wanted) * width) / (weight || 1) : width))
}

/**
 * The widths that the form gives, null where it gives none. One that is too narrow for a number does not count, and
 * where no other column could make room, none of them does.
 */
const ownWidths = (table: TableBlock, width: number, margin: number): (number | null)[] => {
  const given = table.columns.map(({ width: own }) =>
    own.mm !== undefined ? own.mm * MM : own.percent !== undefined ? (own.percent / 100) * width : null,
  )
  const both = given.flatMap((own, index) => (own !== null && table.columns[index]!.fit ? [index] : []))
  const needs = needsOf(table, both, { size: table.size, room: width })
  const narrow = both.filter((index) => needs.get(index)!.least + margin > given[index]!)
  if (narrow.length === 0) return given
  return given.every((own, index) => own !== null || narrow.includes(index))
    ? given.map(() => null)
    : given.map((own, index) => (narrow.includes(index) ? null : own))
}

export const layTable = (table: TableBlock, width: number): TableLayout => {
  const pad = (size: number) => ({ padX: size * 0.38, padY: size * 0.2 })
  const fixed = ownWidths(table, width, 2 * pad(table.size).padX + 0.5)
  const taken = fixed.reduce<number>((sum, own) => sum + (own ?? 0), 0)
  const free = fixed.flatMap((own, index) => (own === null ? [index] : []))
  if (free.length === 0 || taken > width * 0.98) {
    const each = fixed.map((own) => own ?? width / fixed.length)
    const whole = total(each) || 1
    return { widths: each.map((own) => (own * width) / whole), size: table.size, ...pad(table.size) }
  }
  const room = width - taken
  const measure: Measure = { size: table.size, room }
  const measured = needsOf(table, free, measure)
  const cap = room * 0.45
  const padded = free.map((column): Need => {
    const need = measured.get(column)!
    const margin = 2 * pad(table.size).padX + 0.5
    const [least, broken] = [need.least + margin, need.broken + margin]
    return { least, broken, most: Math.min(need.most + margin, Math.max(cap, least)) }
  })
  const stretch = free.map((column) => table.columns[column]!.fit !== true)
  const { scale, least } = tighten(padded, stretch, measure)
  const shared = share(
    padded.map((need, index) => ({ least: least[index]!, most: need.most * scale })),
    stretch,
    room,
  )
  const widths = fixed.map((own, index) => own ?? shared[free.indexOf(index)]!)
  return { widths, size: table.size * scale, ...pad(table.size * scale) }
}
