/** Moves from one problem of a form to the next; loaded after the form. */
import { goTo } from './cursor.ts'
import { focusPlaced } from './focus.ts'
import type { FormModel } from './model.ts'
import { problemMarks } from './problem-marks.ts'
import type { PlacedProblem } from './problems.ts'

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
