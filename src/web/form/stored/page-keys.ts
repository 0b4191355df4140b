/**
 * The keys of the page of a stored document. They press its buttons, so they do what these do, and nothing where a
 * button is missing or disabled.
 */
import type { RefObject } from 'react'
import { usePreferences } from '#web/session/preferences.ts'
import { useHotkeys, type Hotkeys } from '#web/ui/base/hotkeys.ts'

/** Each key, and the `data-way` of the button it presses. */
const ways = { 'ctrl+enter': 'next', e: 'edit', m: 'menu' } as const
type Way = (typeof ways)[keyof typeof ways]

/** Marks a button of the bar as the one its key presses. */
export const pressedByKey = (way: Way) => ({ 'data-way': way })

export const usePageKeys = (bar: RefObject<HTMLElement | null>): void => {
  const press =
    (way: Way): Hotkeys[string] =>
    (event) => {
      const button = bar.current?.querySelector<HTMLButtonElement>(`[data-way="${way}"]`)
      if (!button) return false
      // A key held down must not press a button of the page that the first press led to.
      if (!event.repeat) button.click()
      return undefined
    }
  useHotkeys(Object.fromEntries(Object.entries(ways).map(([key, way]) => [key, press(way)])))
}

/** The key to show on a button: no letter when shortcuts of a single letter are switched off. */
export const useKeyHints = (): ((key: string) => string | undefined) => {
  const { letterKeys } = usePreferences()
  return (key) => (key.length === 1 && !letterKeys ? undefined : key)
}
