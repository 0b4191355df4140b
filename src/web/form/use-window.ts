/** Which rows of equal height are in sight. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const SPARE = 6

export interface Window {
  first: number
  last: number
  width: number
  rowHeight: number
}
/** Where the scroller stands, without asking the browser, which would lay the page out to answer. */
export interface View {
  top: number
  left: number
  height: number
  width: number
}

export const useWindow = (
  scroller: RefObject<HTMLElement | null>,
  count: number,
  headHeight: number,
): Window & { view: RefObject<View> } => {
  const view = useRef<View>({ top: 0, left: 0, height: 0, width: 0 })
  const [seen, setSeen] = useState<Window>({ first: 0, last: 30, width: 0, rowHeight: 34 })
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    let rowHeight = 34
    const look = () => {
      view.current = { top: box.scrollTop, left: box.scrollLeft, height: box.clientHeight, width: box.clientWidth }
      const first = Math.max(0, Math.floor(box.scrollTop / rowHeight) - SPARE)
      const last = Math.ceil((box.scrollTop + box.clientHeight - headHeight) / rowHeight) + SPARE
      setSeen((before) =>
        before.first === first &&
        before.last === last &&
        before.width === box.clientWidth &&
        before.rowHeight === rowHeight
          ? before
          : { first, last, width: box.clientWidth, rowHeight },
      )
    }
    const measure = () => {
      rowHeight = Number.parseInt(getComputedStyle(box).getPropertyValue('--line-row'), 10) || 34
      look()
    }
    measure()
    box.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => {
      box.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [scroller, headHeight])
  return { ...seen, last: Math.min(seen.last, count), view }
}
