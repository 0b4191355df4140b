/** Subscribes to a part of a store; renders again only if that part changes. */
import { useCallback, useSyncExternalStore } from 'react'

interface Watched<State> {
  get(): State
  subscribe(listener: () => void): () => void
}

export const useWatch = <State, Part>(store: Watched<State>, select: (state: State) => Part): Part => {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store])
  return useSyncExternalStore(subscribe, () => select(store.get()))
}
