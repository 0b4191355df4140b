/** Moves a line by dragging its number; Esc cancels. Loaded after the grid. The shortcuts for it are Ctrl+Shift+↑ and ↓. */
import style from './grid.module.css'
import { HEAD_HEIGHT } from './grid-columns.ts'
import type { RowsModel } from '../../draft/store/model.ts'
import { moveLine } from '../../draft/edits.ts'

/** A shorter movement counts as a click. */
const STARTS_PX = 5
const EDGE_PX = 28
const SCROLL_PX = 12

interface Drag {
  content: HTMLElement
  scroller: HTMLElement
  rowHeight: number
  mark: HTMLElement
}

/** The index of the gap between lines under the pointer; 0 is above the first line. */
const gapAt = ({ content, rowHeight }: Drag, y: number, count: number): number =>
  Math.max(0, Math.min(count, Math.round((y - content.getBoundingClientRect().top - HEAD_HEIGHT) / rowHeight)))

const begin = (row: HTMLElement): Drag => {
  const content = row.closest<HTMLElement>('[role="grid"]')!
  const mark = document.createElement('div')
  mark.className = style.dropIndicator!
  content.append(mark)
  return { content, scroller: content.parentElement!, rowHeight: row.offsetHeight, mark }
}

const trackPointer = (drag: Drag, y: number, count: number): number => {
  const { top, bottom } = drag.scroller.getBoundingClientRect()
  if (y > bottom - EDGE_PX) drag.scroller.scrollTop += SCROLL_PX
  else if (y < top + HEAD_HEIGHT + EDGE_PX) drag.scroller.scrollTop -= SCROLL_PX
  const gap = gapAt(drag, y, count)
  drag.mark.style.top = `${HEAD_HEIGHT + gap * drag.rowHeight - 1}px`
  return gap
}

/** `from`: where the pointer was pressed on `ordinal`. */
export const dragLine = (
  model: RowsModel,
  index: number,
  { ordinal, from }: { ordinal: Element; from: number },
): void => {
  const row = ordinal.closest<HTMLElement>('[role="row"]')!
  const count = model.store.get().keys.length
  let drag: Drag | null = null
  let gap = index
  const ends = new AbortController()
  const { signal } = ends
  const end = () => {
    ends.abort()
    drag?.mark.remove()
  }
  const move = ({ clientY }: globalThis.PointerEvent) => {
    if (!drag && Math.abs(clientY - from) < STARTS_PX) return
    drag ??= begin(row)
    gap = trackPointer(drag, clientY, count)
  }
  const drop = () => {
    const wasDragged = drag !== null
    end()
    if (!wasDragged) return
    // Suppresses the click event that the browser fires in the same task after a drag, if it fires one.
    const clicks = new AbortController()
    addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: clicks.signal })
    setTimeout(() => clicks.abort())
    model.store.change(moveLine(index, gap > index ? gap - 1 : gap))
  }
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', drop, { signal })
  addEventListener('pointercancel', end, { signal })
  addEventListener(
    'keydown',
    (key) => {
      if (key.key === 'Escape') end()
    },
    { signal },
  )
}
