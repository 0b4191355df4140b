/** What charts are drawn of: paths and texts, in pixels or points from the upper left corner. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export interface Path {
  is: 'path'
  /** `ground`: what keeps lines away from a text. */
  part: 'grid' | 'zero' | 'ground' | 'mark' | 'line' | 'slice'
  /** SVG path data, whose origin is moved to x, y. */
  d: string
  x: number
  y: number
  /** The point it shows. */
  at?: number
  /** The number of its colour, where a chart has several. */
  colour?: number
}
export interface Label {
  is: 'text'
  text: string
  /** Of its baseline. */
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  /** Reads upwards. */
  turned?: true
}
export type Shape = Path | Label

export interface Point {
  label: string
  value: number
  /** The value as formatted in the table. */
  text: string
}

export const boxPath = ({ x, y, width, height }: Box): string => `M${x},${y}h${width}v${height}h${-width}Z`

const signs = new Intl.Segmenter('vi', { granularity: 'grapheme' })

/**
 * A name of at most `most` UTF-16 units: a longer one is cut between two signs as people see them, never within one, and
 * ends with `…`.
 */
export const shortName = (name: string, most: number): string => {
  if (name.length <= most) return name
  let kept = ''
  for (const { segment } of signs.segment(name.slice(0, most + 1))) {
    if (kept.length + segment.length >= most) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

/** An estimate that fits figures in all fonts charts are drawn with: the shapes are laid out before anything is drawn. */
export const roomFor = (texts: readonly string[], fontSize: number): number =>
  Math.max(0, ...texts.map(({ length }) => length)) * fontSize * 0.58
