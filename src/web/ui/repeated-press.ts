/** People press twice. What closes under the first press leaves the second to whatever lies below: it must not count. */

const kinds = ['mousedown', 'mouseup', 'click', 'dblclick'] as const

/**
 * For what was pressed and goes away: the rest of a double press is taken off, until somebody presses anew. The browser
 * counts the presses (`detail`), by the person's own pace of double presses.
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
