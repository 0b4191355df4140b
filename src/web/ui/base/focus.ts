/** Keyboard focus inside dialogs and popovers, and its return to the page. */
import { useEffect, useState } from 'react'

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'

const tabbables = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(reachable)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  )

/** Does what Tab does by itself: a repeated key event does not move the focus. */
export const moveFocus = (from: HTMLElement, isBack: boolean): void => {
  const all = tabbables(document.body)
  const next = all[all.indexOf(from) + (isBack ? -1 : 1)]
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}

/** Tab cycles inside the box. */
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

/** Focuses the element with `data-autofocus`, else the first control of the content, else the box. */
const focusFirst = (root: HTMLElement): void => {
  if (root.contains(document.activeElement) && document.activeElement !== root) return
  const wanted =
    root.querySelector<HTMLElement>('[data-autofocus]') ??
    tabbables(root.querySelector<HTMLElement>('[data-content]') ?? root)[0] ??
    root
  wanted.focus({ preventScroll: true })
}

/** Moves the focus into the box when it opens and back when it closes. */
export const useFocusInside = (box: React.RefObject<HTMLElement | null>): void => {
  // Read during rendering, because an input with autoFocus has taken the focus before effects run.
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    const root = box.current
    if (root) focusFirst(root)
    return () => {
      const now = document.activeElement
      const lost = now === null || now === document.body || (root?.contains(now) ?? false)
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [box, before])
}

/** Focuses the rows of the page, or the page itself, after the focused element was removed. */
export const focusPage = (): void => {
  const page = document.getElementById('page')
  const rows = page?.querySelector<HTMLElement>('[role=grid], [role=treegrid]') ?? page
  rows?.focus({ preventScroll: true })
}

/** Focuses the first control of a bar that replaced the one with the focus. */
export const useFocusWhenLost = (bar: React.RefObject<HTMLElement | null>, wanted: boolean): void => {
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (wanted && lost && bar.current) tabbables(bar.current)[0]?.focus({ preventScroll: true })
  }, [bar, wanted])
}
