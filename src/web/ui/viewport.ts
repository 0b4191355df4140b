import { useSyncExternalStore } from 'react'

/** The phone layout is used up to this width. */
const query = typeof matchMedia === 'function' ? matchMedia('(max-width: 900px)') : undefined
const subscribe = (listener: () => void) => {
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}
export const isPhone = (): boolean => query?.matches ?? false
export const usePhone = (): boolean => useSyncExternalStore(subscribe, isPhone)
