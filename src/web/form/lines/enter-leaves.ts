/** Enter behind the last line: to what its layout says of the whole document (a discount), from there to the button that saves. */
import type { KeyboardEvent } from 'react'

/** Marks the button the way ends at, and the panel it leads through. */
export const SAVE_BUTTON = 'save'
export const AMOUNTS_PANEL = 'amounts'

const focusSave = (root: ParentNode): void =>
  root.querySelector<HTMLElement>(`[data-way="${SAVE_BUTTON}"]`)?.focus({ preventScroll: true })

const isBare = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey)

/** For the whole form: takes the Enter that a cell or an amount did not want. `toAmounts` is missing where nothing is to be typed there. */
export const enterLeaves = (
  event: KeyboardEvent<HTMLElement>,
  root: ParentNode,
  toAmounts: (() => void) | undefined,
): void => {
  const { target } = event
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing || !isBare(event)) return
  if (!(target instanceof HTMLInputElement)) return
  const isCell = target.dataset['cell'] !== undefined
  if (!isCell && !target.closest(`[data-way="${AMOUNTS_PANEL}"]`)) return
  event.preventDefault()
  if (isCell && toAmounts) toAmounts()
  else focusSave(root)
}
