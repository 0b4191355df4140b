/** The id of the record saved last; its row is highlighted for a while. */
import { useEffect } from 'react'
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
