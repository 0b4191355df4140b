/** A part of a store outside React; draws again only when that part is another. */
import { useCallback, useSyncExternalStore } from 'react'

interface Watched<State> {
  get(): State
  subscribe(listener: () => void): () => void
}

export const useWatch = <State, Part>(store: Watched<State>, select: (state: State) => Part): Part => {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store])
  return useSyncExternalStore(subscribe, () => select(store.get()))
}
