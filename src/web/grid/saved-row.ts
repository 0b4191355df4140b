/** The id of the record saved last; its row is highlighted for a while. */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { createStore, useStore } from '#web/ui/store.ts'

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

/** Whether the focus went with what was on the page before, or is on the rows as a whole. */
const isFree = (box: HTMLElement | null): boolean =>
  [null, document.body, box].includes(document.activeElement as HTMLElement | null)

/** After a save the rows have the focus, which was in the form: on the row that was saved, where it is among them. */
export const useFocusOnSaved = (
  box: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onRow: (index: number) => void,
): void => {
  const id = useStore(savedId)
  const index = id === null ? -1 : ids.indexOf(id)
  const isLoaded = ids.length > 0
  const focus = useEffectEvent(() => {
    if (!isFree(box.current)) return
    box.current?.focus({ preventScroll: true })
    if (index >= 0) onRow(index)
  })
  useEffect(() => {
    if (id !== null && isLoaded) focus()
  }, [id, isLoaded, index])
}
