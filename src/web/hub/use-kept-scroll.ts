/** Keeps how far a table was scrolled, per entry of the browser's history: Back comes to the same row. */
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

const places = new Map<string, number>()

/** `ready`: the rows are there. */
export const useKeptScroll = (root: RefObject<HTMLElement | null>, ready: boolean): void => {
  const { key } = useLocation()
  useEffect(() => {
    const box = root.current?.querySelector<HTMLElement>('[role=region]')
    if (!ready || !box) return undefined
    box.scrollTop = places.get(key) ?? 0
    const keep = () => places.set(key, box.scrollTop)
    box.addEventListener('scroll', keep, { passive: true })
    return () => box.removeEventListener('scroll', keep)
  }, [root, ready, key])
}
