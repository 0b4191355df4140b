/** Where the columns of the line grid lie. */
import type { LineColumn } from '../draft/layout.ts'

export const ORDINAL_WIDTH = 42
export const HEAD_HEIGHT = 34

export interface GridColumn extends LineColumn {
  left: number
  px: number
}

/** Narrower than this no column becomes before the grid scrolls sideways. */
const LEAST = 0.82

/** The growing column takes what the others leave; when there is too little, all become a bit narrower first. */
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
