import type { KeyboardEvent } from 'react'

const FIELDS =
  'input:not([disabled]):not([type=file]), textarea:not([disabled]), [aria-haspopup="listbox"]:not([disabled])'

/**
 * Enter in an input moves the focus to the next field inside the element that listens, Shift+Enter to the one before.
 * `onEnd` is called instead when Enter was pressed in the last one.
 */
export const enterMoves = (event: KeyboardEvent<HTMLElement>, onEnd?: () => void): void => {
  if (
    event.key !== 'Enter' ||
    event.defaultPrevented ||
    event.nativeEvent.isComposing ||
    event.ctrlKey ||
    !(event.target instanceof HTMLInputElement)
  )
    return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FIELDS)]
  const next = all[all.indexOf(event.target) + (event.shiftKey ? -1 : 1)]
  if (next) next.focus()
  else if (!event.shiftKey) onEnd?.()
}
