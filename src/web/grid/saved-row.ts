/** The id of the record saved last; its row is highlighted for a while. */
import { type RefObject, useEffect } from 'react'
import { createStore, useStore } from '#web/ui/base/store.ts'

const HIGHLIGHT_MS = 3000
const savedId = createStore<string | null>(null)

export const markSaved = (id: string | undefined): void => {
  if (id) savedId.set(id)
}

/** Returns the id while its row is highlighted; the time starts when the row is rendered. */
export const useSavedRow = (ids: readonly string[]): string | null => {
  const id = useStore(savedId)
  const isHere = id !== null && ids.includes(id)
  useEffect(() => {
    if (!isHere) return undefined
    const timer = setTimeout(() => savedId.set(null), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [isHere, id])
  return isHere ? id : null
}

/** Tells whether the focus went with what was on the page before, or is on the rows as a whole. */
const isFree = (box: HTMLElement | null): boolean =>
  [null, document.body, box].includes(document.activeElement as HTMLElement | null)

/**
 * After a save the rows have the focus, which was in the form. None of them is chosen: the first key chooses the first
 * one, as in a list that was opened anew.
 */
export const useFocusOnSaved = (box: RefObject<HTMLElement | null>, isLoaded: boolean): void => {
  const id = useStore(savedId)
  useEffect(() => {
    if (id !== null && isLoaded && isFree(box.current)) box.current?.focus({ preventScroll: true })
  }, [box, id, isLoaded])
}
