/** Which lines are drawn: those in sight and a screenful beyond each edge, renewed only when half of that is used up. */
import { type RefObject, useLayoutEffect, useState } from 'react'

const START = { first: 0, last: 40, pool: 40, width: 0, rowHeight: 30 }
/** So many lines beyond each edge. */
const SPARE = 14
const STEP = 8

export const rowsToDraw = (top: number, height: number, rowHeight: number): { first: number; last: number } => ({
  first: Math.max(0, Math.floor((top / rowHeight - SPARE) / STEP) * STEP),
  last: Math.ceil(((top + height) / rowHeight + SPARE) / STEP) * STEP,
})

export const useRowWindow = (scroller: RefObject<HTMLElement | null>, count: number) => {
  const [seen, setSeen] = useState(START)
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    let rowHeight = START.rowHeight
    let height = 0
    let width = 0
    const look = () => {
      const { first, last } = rowsToDraw(box.scrollTop, height, rowHeight)
      setSeen((before) =>
        before.first === first && before.last === last && before.width === width && before.rowHeight === rowHeight
          ? before
          : { first, last, pool: Math.max(before.pool, last - first), width, rowHeight },
      )
    }
    const measure = () => {
      rowHeight = Number.parseInt(getComputedStyle(box).getPropertyValue('--line-row'), 10) || START.rowHeight
      height = box.clientHeight
      width = box.clientWidth
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
  }, [scroller])
  return { ...seen, last: Math.min(seen.last, count) }
}
