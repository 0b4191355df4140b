/** Which rows of equal height are in sight, and how to bring one there. */
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rows drawn beyond each edge. */
const SPARE = 5
export interface Band {
  head: number
  foot: number
  height: number
}
interface Seen {
  first: number
  last: number
}

export const useWindow = (box: RefObject<HTMLElement | null>, count: number, { head, foot, height }: Band) => {
  const [seen, setSeen] = useState<Seen>({ first: 0, last: 40 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const look = () => {
      const first = Math.max(0, Math.floor(element.scrollTop / height) - SPARE)
      const last = Math.ceil((element.scrollTop + element.clientHeight - head) / height) + SPARE
      setSeen((before) => (before.first === first && before.last === last ? before : { first, last }))
    }
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [box, head, height])
  const reveal = (index: number) => {
    const element = box.current
    if (!element) return
    const top = index * height
    const room = element.clientHeight - head - foot
    if (top < element.scrollTop) element.scrollTo({ top })
    else if (top + height > element.scrollTop + room) element.scrollTo({ top: top + height - room })
  }
  const first = Math.min(seen.first, count)
  return {
    indexes: Array.from({ length: Math.max(0, Math.min(seen.last, count) - first) }, (_, index) => first + index),
    reveal,
  }
}
