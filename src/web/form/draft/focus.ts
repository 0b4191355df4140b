/** Moves the keyboard focus to a field, a line or a problem. */
import { goToLine } from './cursor.ts'
import type { FormModel } from './store/model.ts'
import type { PlacedProblem } from './problems/problems.ts'

const focusable = 'input:not([disabled]), textarea:not([disabled]), button:not([disabled])'

/**
 * Focuses the input of a field. For a nested name (`a.b`) it falls back to the closest parent field that is rendered.
 * Returns false when no input is found.
 */
export const focusField = (root: ParentNode, name: string): boolean => {
  const parts = name.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const found = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(parts.slice(0, length).join('.'))}"]`)
    const target = found?.matches(focusable)
      ? found
      : [...(found?.querySelectorAll<HTMLElement>(focusable) ?? [])].find(
          (one) => one.tabIndex >= 0 && one.checkVisibility(),
        )
    if (target) {
      target.focus()
      target.scrollIntoView({ block: 'nearest' })
      return true
    }
  }
  return false
}

/** Value of the attribute that marks the save button. */
export const SAVE_BUTTON = 'save'

export const focusSave = (root: ParentNode): void =>
  root.querySelector<HTMLElement>(`[data-way="${SAVE_BUTTON}"]`)?.focus({ preventScroll: true })

export const focusPlaced = (model: FormModel, root: ParentNode, { line, name }: PlacedProblem): void => {
  if (line !== null) goToLine(model, line, name.split('.')[0] ?? '', { middle: true })
  else if (name === 'lines') {
    // A proposed line is already filled in, so the user continues with its quantity.
    const [first] = model.store.get().keys
    const { choosing } = model.definition
    if (choosing && first !== undefined) goToLine(model, first, choosing.quantity)
    else goToLine(model, null, '')
  }
  // The banner is rendered only after its content has been stored.
  else setTimeout(() => focusField(root, name) || root.querySelector<HTMLElement>('[data-summary]')?.focus())
}
