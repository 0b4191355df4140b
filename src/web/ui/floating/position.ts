/** Positions a floating box at its anchor: on the preferred side if it fits, always inside the window. */
export type Placement =
  | 'bottom'
  | 'bottom-start'
  | 'bottom-end'
  | 'top'
  | 'top-start'
  | 'top-end'
  | 'right-start'
  | 'left-start'
export interface Rect {
  left: number
  top: number
  width: number
  height: number
}
export interface Size {
  width: number
  height: number
}
export interface BoxPosition {
  left: number
  top: number
  maxHeight: number
}

const GAP = 4
const EDGE = 8
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

const positionBeside = (anchor: Rect, box: Size, { right, room }: { right: boolean; room: Size }): BoxPosition => {
  const after = anchor.left + anchor.width + GAP
  const before = anchor.left - GAP - box.width
  const fitsAfter = after + box.width <= room.width - EDGE
  const fitsBefore = before >= EDGE
  const left = right ? (fitsAfter || !fitsBefore ? after : before) : fitsBefore || !fitsAfter ? before : after
  return {
    left: clamp(left, EDGE, room.width - box.width - EDGE),
    top: clamp(anchor.top, EDGE, room.height - box.height - EDGE),
    maxHeight: room.height - 2 * EDGE,
  }
}

export const positionBox = (
  anchor: Rect,
  box: Size,
  { placement, room }: { placement: Placement; room: Size },
): BoxPosition => {
  if (placement === 'right-start' || placement === 'left-start')
    return positionBeside(anchor, box, { right: placement === 'right-start', room })
  const below = room.height - EDGE - (anchor.top + anchor.height + GAP)
  const above = anchor.top - GAP - EDGE
  const wanted = placement.startsWith('top') ? above : below
  const other = placement.startsWith('top') ? below : above
  const flipped = box.height > wanted && other > wanted
  const up = placement.startsWith('top') !== flipped
  const maxHeight = Math.max(0, up ? above : below)
  const height = Math.min(box.height, maxHeight)
  const left = placement.endsWith('-start')
    ? anchor.left
    : placement.endsWith('-end')
      ? anchor.left + anchor.width - box.width
      : anchor.left + (anchor.width - box.width) / 2
  return {
    left: clamp(left, EDGE, Math.max(EDGE, room.width - box.width - EDGE)),
    top: up ? anchor.top - GAP - height : anchor.top + anchor.height + GAP,
    maxHeight,
  }
}
