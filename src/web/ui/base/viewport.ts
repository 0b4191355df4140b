import { useSyncExternalStore } from 'react'

/** Tells whether a media query matches, as a function and as a hook that follows it. */
const watched = (text: string) => {
  const query = typeof matchMedia === 'function' ? matchMedia(text) : undefined
  const subscribe = (listener: () => void) => {
    query?.addEventListener('change', listener)
    return () => query?.removeEventListener('change', listener)
  }
  const matches = (): boolean => query?.matches ?? false
  return { matches, useMatch: (): boolean => useSyncExternalStore(subscribe, matches) }
}

/** The phone layout is used up to this width. */
export const { matches: isPhone, useMatch: usePhone } = watched('(max-width: 900px)')

/** Tablets and small laptops: the side menu would take the room of the page. */
export const { useMatch: useNarrow } = watched('(max-width: 1199px)')
