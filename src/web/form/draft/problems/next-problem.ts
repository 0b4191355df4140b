/** Moves from one problem of a form to the next; loaded after the form. */
import { goTo } from '../cursor.ts'
import { focusPlaced } from '../focus.ts'
import { noShortage, type FormModel, type RowsModel } from '../store/model.ts'
import { problemMarks } from './problem-marks.ts'
import type { PlacedProblem } from './problems.ts'

const creditPlace = ({ party, credit }: FormModel): PlacedProblem[] =>
  credit.get() !== null && party !== undefined
    ? [{ line: null, name: party, problem: { at: party, message: 'creditLimit' } }]
    : []

/** The problems of the lines in their order; what is short stands at the quantity. */
const linePlaces = (model: RowsModel): PlacedProblem[] => {
  const state = model.store.get()
  const { lines } = problemMarks(state)
  const { shortage = noShortage, goods } = model.document ?? {}
  return state.keys.flatMap((key) => [
    ...(lines.get(key) ?? []).map((mark) => mark.placed),
    ...(shortage.get().has(key) && goods?.quantity
      ? [{ line: key, name: goods.quantity, problem: { at: '', message: 'stockShort' } }]
      : []),
  ])
}

const atCursor = (model: RowsModel) => {
  const { row, column } = model.cursor.get()
  const key = model.store.get().keys[row]
  const shown = new Set(model.shown.get().map(({ name }) => name))
  // What has no column of its own is told at the whole line.
  return ({ line, name }: PlacedProblem) =>
    line !== null && line === key && (name === column || !shown.has(name.split('.')[0]!))
}

const toLine = (model: RowsModel, { line, name }: PlacedProblem): void => {
  const shown = model.shown.get()
  const column = shown.find((one) => one.name === name.split('.')[0]) ?? shown[0]!
  goTo(model, { row: model.store.get().keys.indexOf(line!), column: column.name }, { middle: true })
}

/** F8: moves to the next problem after the active cell, and wraps around at the end. */
export const nextProblem = (model: FormModel, root: ParentNode): boolean => {
  const all: PlacedProblem[] = [
    ...problemMarks(model.store.get()).head.map((mark) => mark.placed),
    ...creditPlace(model),
    ...linePlaces(model),
  ]
  const field = document.activeElement?.closest('[data-field]')?.getAttribute('data-field')
  const isActive = atCursor(model)
  const at = all.findLastIndex((one) => (field ? one.line === null && one.name.startsWith(field) : isActive(one)))
  const next = all[(at + 1) % all.length]
  if (!next) return false
  if (next.line !== null && next.name === '') toLine(model, next)
  else focusPlaced(model, root, next)
  return true
}

/** The same for the rows of a record, which stand for themselves. */
export const nextLineProblem = (model: RowsModel): boolean => {
  const all = linePlaces(model)
  const next = all[(all.findLastIndex(atCursor(model)) + 1) % all.length]
  if (next) toLine(model, next)
  return next !== undefined
}
