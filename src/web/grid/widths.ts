/** Column widths in pixels: numbers are never cut off, remaining space goes to text columns. */
import type { ColumnPlace, GridColumn } from './layout.ts'

/** Measured character widths of the semibold 13 px font: tabular digits, and separators. */
const DIGIT = 8.3
const SIGN = 4.4
const PADDING = 22

export const numberWidth = (text: string): number => {
  const digits = text.replace(/\D/g, '').length
  return digits * DIGIT + (text.length - digits) * SIGN
}

/** Names up to this width are shown in full; longer ones are cut and have a tooltip. */
const LONGEST_NAME = 280
const LETTER = 7
export const nameWidth = (text: string): number => Math.min(LONGEST_NAME, Math.ceil(text.length * LETTER))

export interface ShownColumn {
  column: GridColumn
  place: ColumnPlace
  width: number
  /** Distance of a pinned column from the left edge. */ left: number | null
}

export interface GridMeasure {
  columns: readonly GridColumn[]
  places: readonly ColumnPlace[]
  /** The widest text of each column of numbers or texts. */ widest: ReadonlyMap<string, number>
  room: number
  lead: number
}

const needed = (column: GridColumn, widest: ReadonlyMap<string, number>): number =>
  Math.ceil((widest.get(column.field) ?? 0) + PADDING)

/** If space is short, other text columns shrink to their content or to this width. */
const LEAST_TEXT = 110

export const shareWidths = ({ columns, places, widest, room, lead }: GridMeasure): ShownColumn[] => {
  const byField = new Map(columns.map((column) => [column.field, column]))
  const name = columns.find((column) => column.kind === 'text')
  const wished = places.flatMap((place) => {
    const column = byField.get(place.field)
    if (!column) return []
    const grows = column.numeric || column === name
    return [{ column, place, width: place.width ?? Math.max(column.width, grows ? needed(column, widest) : 0) }]
  })
  const sumOf = (all: readonly { width: number }[]) => all.reduce((sum, one) => sum + one.width, lead)
  const isLoose = ({ column, place }: { column: GridColumn; place: ColumnPlace }) =>
    place.width === null && column.kind === 'text'
  const tight = sumOf(wished) > room
  const shown = wished.map((one) =>
    tight && isLoose(one) && one.column !== name
      ? { ...one, width: Math.min(one.width, Math.max(LEAST_TEXT, needed(one.column, widest))) }
      : one,
  )
  const spare = room - sumOf(shown)
  const growing = shown.filter(isLoose)
  const weight = growing.reduce((sum, one) => sum + one.width, 0)
  let left = lead
  return shown.map((one) => {
    const width = spare > 0 && growing.includes(one) ? one.width + Math.floor((spare * one.width) / weight) : one.width
    const at = one.place.fixed ? left : null
    if (one.place.fixed) left += width
    return { ...one, width, left: at }
  })
}
