/** Title set by the page itself, such as the name of a report. */
import { useEffect } from 'react'
import { createStore } from '#web/ui/store.ts'

export const ownTitle = createStore<string | null>(null)

export const useOwnTitle = (title: string): void =>
  useEffect(() => {
    ownTitle.set(title)
    return () => ownTitle.set(null)
  }, [title])
