/** Widths and positions of the columns of the line grid. */
import type { LineColumn } from '../../draft/layout.ts'

export const ORDINAL_WIDTH = 42
export const HEAD_HEIGHT = 34

export interface GridColumn extends LineColumn {
  left: number
  px: number
}

/** Columns shrink to at most this share of their width; then the grid scrolls horizontally. */
const LEAST = 0.82

/** The growing column takes the remaining width. If the grid is too narrow, all columns shrink first. */
export const placeColumns = (columns: readonly LineColumn[], width: number): GridColumn[] => {
  const wanted = columns.reduce((sum, column) => sum + column.width, 0)
  const share = width === 0 ? 1 : Math.max(LEAST, Math.min(1, (width - ORDINAL_WIDTH) / wanted))
  const spare = Math.max(0, width - ORDINAL_WIDTH - wanted)
  let left = ORDINAL_WIDTH
  return columns.map((column) => {
    const px = Math.floor(column.width * share) + (column.grows ? spare : 0)
    const placed = { ...column, left, px }
    left += px
    return placed
  })
}
