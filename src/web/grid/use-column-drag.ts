/** Dragging a heading to another position; uses pointer events, which work with pens and in all browsers. */
import { type PointerEvent, useState } from 'react'

const FAR = 6
export interface Drag {
  dragged: string
  over: string | null
}

const fieldAt = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[role="columnheader"][data-field]')?.dataset['field'])
    .find((field) => field !== undefined) ?? null

export const useColumnDrag = (onDrop: (field: string, target: string) => void) => {
  const [drag, setDrag] = useState<Drag | null>(null)
  const begin = (event: PointerEvent<HTMLElement>, field: string) => {
    // Touch scrolls the table; touch users move columns in the column menu.
    if (event.button !== 0 || event.pointerType === 'touch') return
    const { clientX, clientY } = event
    let over: string | null = null
    let moving = false
    const move = (moved: globalThis.PointerEvent) => {
      if (!moving && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < FAR) return
      moving = true
      over = fieldAt(moved.clientX, moved.clientY)
      setDrag({ dragged: field, over: over === field ? null : over })
    }
    const end = () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      setDrag(null)
      if (!moving) return
      // The click event at the end of a drag must not sort the column.
      const swallow = (click: Event) => click.stopPropagation()
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }))
      if (over && over !== field) onDrop(field, over)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
  return { drag, begin }
}
