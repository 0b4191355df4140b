/** What stood in the field that had the focus when a scanner began to type, and giving it back. */

import { flushSync } from 'react-dom'
import { GIVEN_BACK } from '../fields/typed-texts.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement
export const isTextField = (target: unknown): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|reset|file|range|color)$/.test(target.type))

export interface FieldBefore {
  target: EventTarget | null
  value: string
  selection: readonly [number | null, number | null]
  /** A cell that was only selected: typing has opened it. */
  isSelected: boolean
}

export const fieldBefore = (target: EventTarget | null): FieldBefore => ({
  target,
  value: isTextField(target) || target instanceof HTMLSelectElement ? target.value : '',
  selection: isTextField(target) ? [target.selectionStart, target.selectionEnd] : [null, null],
  isSelected: target instanceof HTMLElement && target.dataset['mode'] === 'select',
})

/** What is typed takes the place of what stood there. */
export const isReplaced = ({ value, selection: [from, to], isSelected }: FieldBefore): boolean =>
  isSelected || value === '' || (from === 0 && to === value.length)

/** React only hears of a value that was not set through the property it watches. */
const putValue = (field: TextField | HTMLSelectElement, value: string): void => {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  own?.set?.call(field, value)
  const undone = new InputEvent('input', { bubbles: true, inputType: GIVEN_BACK })
  field.dispatchEvent(field instanceof HTMLSelectElement ? new Event('change', { bubbles: true }) : undone)
}

/** A list that typing has opened closes with Escape, and so does a cell. */
const leaveList = (field: HTMLElement): void => {
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
}

export const giveBack = ({ target, value, selection, isSelected }: FieldBefore): void => {
  if (target instanceof HTMLSelectElement && target.value !== value) putValue(target, value)
  if (!isTextField(target) || !target.isConnected || target.value === value) return
  if (isSelected) {
    // Without text the list of the cell is closed, so that Escape is for the cell.
    putValue(target, '')
    flushSync(() => undefined)
    return leaveList(target)
  }
  if (target.dataset['mode'] === undefined && target.getAttribute('aria-expanded') === 'true') {
    leaveList(target)
    flushSync(() => undefined)
  }
  if (target.value !== value) putValue(target, value)
  if (target === document.activeElement && selection[0] !== null) target.setSelectionRange(...selection)
}
