/** Bringing a person to a field, a line, a problem. */
import { goTo, goToLine } from './cursor.ts'
import { marksOf } from './marks.ts'
import type { FormModel } from './model.ts'
import type { Placed } from './problems.ts'

const focusable = 'input:not([disabled]), textarea:not([disabled]), button:not([disabled])'

/** A field of the form by its name; inner fields by the longest name that is there. */
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

export const focusPlaced = (model: FormModel, root: ParentNode, { line, name }: Placed): void => {
  if (line !== null) goToLine(model, line, name.split('.')[0] ?? '')
  else if (name === 'lines') {
    // What was proposed is there already: it wants its quantity.
    const [first] = model.store.get().keys
    const { choosing } = model.definition
    if (choosing && first !== undefined) goToLine(model, first, choosing.quantity)
    else goToLine(model, null, '')
  }
  // The banner is drawn after what it tells has been stored.
  else setTimeout(() => focusField(root, name) || root.querySelector<HTMLElement>('[data-summary]')?.focus())
}

const creditPlace = ({ party, credit }: FormModel): Placed[] =>
  credit.get() !== null && party !== undefined
    ? [{ line: null, name: party, problem: { at: party, message: 'creditLimit' } }]
    : []

/** F8: the problem after the active cell, then from the beginning. */
export const nextProblem = (model: FormModel, root: ParentNode): boolean => {
  const state = model.store.get()
  const marks = marksOf(state)
  const cursor = model.cursor.get()
  const all: Placed[] = [
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
