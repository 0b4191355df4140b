/** When the first click of a double click closes something, the second one must not hit what lies below. */

const kinds = ['mousedown', 'mouseup', 'click', 'dblclick'] as const

/**
 * Suppresses the remaining events of a double click until the next separate click. The browser counts the clicks
 * (`detail`) by the user's own double-click speed.
 */
export const swallowRepeatedPress = (): void => {
  const stop = (event: MouseEvent): void => {
    if (event.detail > 1) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (event.type === 'mousedown') end()
  }
  const end = (): void => {
    for (const kind of kinds) window.removeEventListener(kind, stop, { capture: true })
  }
  for (const kind of kinds) window.addEventListener(kind, stop, { capture: true })
}
