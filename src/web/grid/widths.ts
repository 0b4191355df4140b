/** Column widths in pixels: numbers are never cut, what is left over goes to the texts. */
import type { ColumnPlace, GridColumn } from './layout.ts'

/** Widths in the semibold body face at 13 px, measured: tabular digits, and the signs between them. */
const DIGIT = 8.3
const SIGN = 4.4
const PADDING = 22

export const numberWidth = (text: string): number => {
  const digits = text.replace(/\D/g, '').length
  return digits * DIGIT + (text.length - digits) * SIGN
}

/** Names are shown whole up to here; what is longer ends in dots, and its tooltip tells it. */
const LONGEST_NAME = 280
const LETTER = 7
export const nameWidth = (text: string): number => Math.min(LONGEST_NAME, Math.ceil(text.length * LETTER))

export interface ShownColumn { column: GridColumn; place: ColumnPlace; width: number; /** Distance of a pinned column from the left edge. */ left: number | null }

export interface Measured { columns: readonly GridColumn[]; places: readonly ColumnPlace[]; /** The widest text of each number column, and of the name. */ widest: ReadonlyMap<string, number>; room: number; lead: number }

const needed = (column: GridColumn, widest: ReadonlyMap<string, number>): number =>
  Math.ceil((widest.get(column.field) ?? 0) + PADDING)

export const shareWidths = ({ columns, places, widest, room, lead }: Measured): ShownColumn[] => {
  const byField = new Map(columns.map((column) => [column.field, column]))
  const shown = places.flatMap((place) => {
    const column = byField.get(place.field)
    return column ? [{ column, place, width: place.width ?? Math.max(column.width, needed(column, widest)) }] : []
  })
  const spare = room - lead - shown.reduce((sum, one) => sum + one.width, 0)
  const growing = shown.filter(({ column, place }) => place.width === null && column.kind === 'text')
  const weight = growing.reduce((sum, one) => sum + one.width, 0)
  let left = lead
  return shown.map((one) => {
    const grows = spare > 0 && growing.includes(one)
    const width = grows ? one.width + Math.floor((spare * one.width) / weight) : one.width
    const at = one.place.fixed ? left : null
    if (one.place.fixed) left += width
    return { ...one, width, left: at }
  })
}
