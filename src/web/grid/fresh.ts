/** The record that was saved last: its row is tinted for a while, so that the eye finds it in the list. */
import { useEffect } from 'react'
import { createStore, useStore } from '#web/ui/store.ts'

const TINTED_MS = 3000
const fresh = createStore<string | null>(null)

export const markFresh = (id: string | undefined): void => {
  if (id) fresh.set(id)
}

/** Its id while its row is to be tinted; the time begins when the row is there. */
export const useFresh = (ids: readonly string[]): string | null => {
  const id = useStore(fresh)
  const isHere = id !== null && ids.includes(id)
  useEffect(() => {
    if (!isHere) return undefined
    const timer = setTimeout(() => fresh.set(null), TINTED_MS)
    return () => clearTimeout(timer)
  }, [isHere, id])
  return isHere ? id : null
}
