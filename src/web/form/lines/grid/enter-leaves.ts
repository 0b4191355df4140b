/**
 * Enter below the last line moves to the amounts of the whole document (e.g. a discount), and from there to the save
 * button.
 */
import type { KeyboardEvent } from 'react'
import { focusSave } from '../../draft/focus.ts'

/** Value of the attribute that marks the amounts panel. */
export const AMOUNTS_PANEL = 'amounts'

const isBare = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey)

/** An Enter that no cell or amount field has used, and that is none of an input method. */
export const isFreeEnter = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.defaultPrevented && !event.nativeEvent.isComposing && isBare(event)

/** Handles Enter keys of the form. `toAmounts` is undefined when the document has no amounts to type. */
export const leaveLinesOnEnter = (
  event: KeyboardEvent<HTMLElement>,
  root: ParentNode,
  toAmounts: (() => void) | undefined,
): void => {
  const { target } = event
  if (!isFreeEnter(event) || !(target instanceof HTMLInputElement)) return
  const isCell = target.dataset['cell'] !== undefined
  if (!isCell && !target.closest(`[data-way="${AMOUNTS_PANEL}"]`)) return
  event.preventDefault()
  if (isCell && toAmounts) toAmounts()
  else focusSave(root)
}
