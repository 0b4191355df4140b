/** Which rows of equal height are in sight. */
import { type RefObject, useLayoutEffect, useState } from 'react'

const SPARE = 6

export interface Window { first: number; last: number; width: number; rowHeight: number }

export const useWindow = (scroller: RefObject<HTMLElement | null>, count: number, headHeight: number): Window => {
  const [seen, setSeen] = useState<Window>({ first: 0, last: 30, width: 0, rowHeight: 34 })
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const look = () => {
      const rowHeight = Number.parseInt(getComputedStyle(box).getPropertyValue('--line-row'), 10) || 34
      const first = Math.max(0, Math.floor(box.scrollTop / rowHeight) - SPARE)
      const last = Math.ceil((box.scrollTop + box.clientHeight - headHeight) / rowHeight) + SPARE
      setSeen((before) => (before.first === first && before.last === last && before.width === box.clientWidth && before.rowHeight === rowHeight ? before : { first, last, width: box.clientWidth, rowHeight }))
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(box)
    return () => {
      box.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [scroller, headHeight])
  return { ...seen, last: Math.min(seen.last, count) }
}
