/** Enter behind the last line: to the discount of the whole document, from there to the button that saves. */
import type { KeyboardEvent } from 'react'
import type { FormModel } from './model.ts'

/** Marks the button the way ends at, and the panel it leads through. */
export const SAVE_BUTTON = 'save'
export const AMOUNTS_PANEL = 'amounts'

/** What lowers the sum of the whole document, when it has such a thing. */
export const discountOf = ({ header }: FormModel): string | undefined =>
  header.amounts.find(({ name }) => name.startsWith('discount'))?.name

const focusSave = (root: ParentNode): void =>
  root.querySelector<HTMLElement>(`[data-way="${SAVE_BUTTON}"]`)?.focus({ preventScroll: true })

const isBare = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey)

/** For the whole form: takes the Enter that a cell or an amount did not want. `toDiscount` is missing without one. */
export const enterLeaves = (
  event: KeyboardEvent<HTMLElement>,
  root: ParentNode,
  toDiscount: (() => void) | undefined,
): void => {
  const { target } = event
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing || !isBare(event)) return
  if (!(target instanceof HTMLInputElement)) return
  const isCell = target.dataset['cell'] !== undefined
  if (!isCell && !target.closest(`[data-way="${AMOUNTS_PANEL}"]`)) return
  event.preventDefault()
  if (isCell && toDiscount) toDiscount()
  else focusSave(root)
}
