/** The slices of a pie. */
import { arc, pie, type PieArcDatum } from 'd3-shape'
import type { Path, Point } from '../chart-shapes.ts'

/** A point with a slice; only positive values have one. */
export interface Slice {
  at: number
  share: number
  /** Around the center of the pie, clockwise from the top. */
  path: Path
  /** The direction of its middle, clockwise from the top, in radians. */
  towards: number
}

/** Colours are repeated, but neighbours differ, also the last and the first. */
const COLOURS = 6
const colourOf = (index: number, count: number): number =>
  index === count - 1 && index > 0 && index % COLOURS === 0 ? COLOURS / 2 : index % COLOURS

export const slicesOf = (points: readonly Point[], radius: number): Slice[] => {
  const shown = points.flatMap(({ value }, at) => (value > 0 ? [{ at, value }] : []))
  const whole = shown.reduce((sum, { value }) => sum + value, 0)
  const outline = arc<PieArcDatum<(typeof shown)[number]>>().innerRadius(0).outerRadius(radius).digits(2)
  const angles = pie<(typeof shown)[number]>()
    .sort(null)
    .value(({ value }) => value)
  return angles(shown).map((angle, index) => {
    const { at, value } = angle.data
    const colour = colourOf(index, shown.length)
    return {
      at,
      share: value / whole,
      path: { is: 'path', part: 'slice', d: outline(angle) ?? '', x: 0, y: 0, at, colour },
      towards: (angle.startAngle + angle.endAngle) / 2,
    }
  })
}
