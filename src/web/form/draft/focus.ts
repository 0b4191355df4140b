/** Moves the keyboard focus to a field, a line or a problem. */
import { goTo, goToLine } from './cursor.ts'
import { problemMarks } from './problem-marks.ts'
import type { FormModel } from './model.ts'
import type { PlacedProblem } from './problems.ts'

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

export const focusPlaced = (model: FormModel, root: ParentNode, { line, name }: PlacedProblem): void => {
  if (line !== null) goToLine(model, line, name.split('.')[0] ?? '')
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

const creditPlace = ({ party, credit }: FormModel): PlacedProblem[] =>
  credit.get() !== null && party !== undefined
    ? [{ line: null, name: party, problem: { at: party, message: 'creditLimit' } }]
    : []

/** F8: moves to the next problem after the active cell, and wraps around at the end. */
export const nextProblem = (model: FormModel, root: ParentNode): boolean => {
  const state = model.store.get()
  const marks = problemMarks(state)
  const cursor = model.cursor.get()
  const all: PlacedProblem[] = [
    ...marks.head.map((mark) => mark.placed),
    ...creditPlace(model),
    ...state.keys.flatMap((key) => [
      ...(marks.lines.get(key) ?? []).map((mark) => mark.placed),
      ...(model.shortage.get().has(key) && model.goods?.quantity
        ? [{ line: key, name: model.goods.quantity, problem: { at: '', message: 'stockShort' } }]
        : []),
    ]),
  ]
  const field = document.activeElement?.closest('[data-field]')?.getAttribute('data-field')
  const at = all.findLastIndex((one) =>
    field
      ? one.line === null && one.name.startsWith(field)
      : one.line !== null && one.line === state.keys[cursor.row] && one.name === cursor.column,
  )
  const next = all[(at + 1) % all.length]
  if (!next) return false
  if (next.line !== null && next.name === '')
    goTo(model, { row: state.keys.indexOf(next.line), column: model.shown.get()[0]!.name })
  else focusPlaced(model, root, next)
  return true
}
