/** Where the focus may go inside something that floats, and how it comes back. */
import { useEffect, useState } from 'react'

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'

const tabbables = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(reachable)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  )

/** Tab goes round inside. */
export const keepTabInside = (event: React.KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const all = tabbables(event.currentTarget)
  const first = all[0]
  const last = all.at(-1)
  const at = document.activeElement
  if (!first || !last) event.preventDefault()
  else if (event.shiftKey && (at === first || at === event.currentTarget)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && at === last) {
    event.preventDefault()
    first.focus()
  }
}

/** What asks for it by `data-autofocus`, else the first control of the content, else the box. */
const focusFirst = (root: HTMLElement): void => {
  if (root.contains(document.activeElement) && document.activeElement !== root) return
  const wanted =
    root.querySelector<HTMLElement>('[data-autofocus]') ??
    tabbables(root.querySelector<HTMLElement>('[data-content]') ?? root)[0] ??
    root
  wanted.focus({ preventScroll: true })
}

/** Takes the focus in when it opens and gives it back when it closes. */
export const useFocusInside = (box: React.RefObject<HTMLElement | null>, active: boolean): void => {
  // Read while drawing: an input with autoFocus has already taken it when effects run.
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    if (!active) return undefined
    const root = box.current
    if (root) focusFirst(root)
    return () => {
      const now = document.activeElement
      const lost = now === null || now === document.body || (root?.contains(now) ?? false)
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [box, active, before])
}

/** Where the focus goes when what had it is gone with what was done: the rows of the page, else the page itself. */
export const focusPage = (): void => {
  const page = document.getElementById('page')
  const rows = page?.querySelector<HTMLElement>('[role=grid]') ?? page
  rows?.focus({ preventScroll: true })
}

/** Gives the focus to the first control of a bar that came in place of the one that had it. */
export const useFocusWhenLost = (bar: React.RefObject<HTMLElement | null>, wanted: boolean): void => {
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (wanted && lost && bar.current) tabbables(bar.current)[0]?.focus({ preventScroll: true })
  }, [bar, wanted])
}
