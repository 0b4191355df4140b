/**
 * Which draft the form of an entry of the browser's history has, so that a reload and the way back show the same one.
 * Whoever comes by a link or a key begins anew.
 */
import { useLocation, useNavigationType } from 'react-router'
import { useState } from 'react'

/** The first entry of a tab has no key of its own: a page that is loaded in it anew looks like a reload. */
const FIRST = 'default'

const nameOf = (page: string, entry: string): string => `vua.entry.${entry}.${page}`

/** A browser may refuse to store anything. */
const read = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
export const rememberPlace = (page: string, entry: string, key: string): void => {
  try {
    sessionStorage.setItem(nameOf(page, entry), key)
  } catch {
    // Then the newest draft comes back after a reload.
  }
}

export interface Entry {
  id: string
  /** Somebody went to the page by a link or a key. */
  isGoneTo: boolean
}

/** The entry of the history in which a form was opened. */
export const useEntry = (): Entry => {
  const { key } = useLocation()
  const type = useNavigationType()
  const [entry] = useState(() => ({ id: key, isGoneTo: type !== 'POP' }))
  return entry
}

/** How the form of a new document or record looks for its draft. */
export const openingIn = (
  page: string,
  { id, isGoneTo }: Entry,
): { isFresh: boolean; before?: { key: string; isCertain: boolean } } => {
  const key = read(nameOf(page, id))
  if (key === null) return { isFresh: isGoneTo }
  return { isFresh: false, before: { key, isCertain: id !== FIRST } }
}
