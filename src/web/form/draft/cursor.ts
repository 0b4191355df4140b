/** Which cell of the lines is active, and how keys move it. */
import { createStore } from '#web/ui/store.ts'
import { isCellEditable, type Cursor, type CursorStore, type RowsModel } from './model.ts'

export const createCursor = (): CursorStore =>
  createStore<Cursor>({ row: 0, column: '', mode: 'select', start: null, opens: false, asked: 0 })

export interface Cell {
  row: number
  column: string
}

const columnsOf = (model: RowsModel) => model.shown.get()
const lineCount = (model: RowsModel) => model.store.get().draft.lines.length

/** Beyond the last line stands the empty one, of which only its first cell can be used. */
const within = (model: RowsModel, row: number, at: number): Cell => {
  const columns = columnsOf(model)
  const line = Math.max(0, Math.min(row, lineCount(model)))
  const index = line === lineCount(model) ? firstEditable(model) : Math.max(0, Math.min(at, columns.length - 1))
  return { row: line, column: columns[index]?.name ?? '' }
}
const firstEditable = (model: RowsModel): number =>
  Math.max(
    0,
    columnsOf(model).findIndex((column) => isCellEditable(model, column)),
  )
const indexOf = (model: RowsModel, name: string): number =>
  Math.max(
    0,
    columnsOf(model).findIndex((column) => column.name === name),
  )

export const step = (model: RowsModel, from: Cell, by: { rows?: number; columns?: number }): Cell =>
  within(model, from.row + (by.rows ?? 0), indexOf(model, from.column) + (by.columns ?? 0))

/** The next cell to type in, in reading order; undefined beyond the ends. */
export const nextEditable = (model: RowsModel, from: Cell, direction: 1 | -1): Cell | undefined => {
  const columns = columnsOf(model)
  const last = lineCount(model)
  let row = from.row
  let index = row === last ? firstEditable(model) : indexOf(model, from.column)
  for (;;) {
    index += direction
    if (row === last || index < 0 || index >= columns.length) {
      row += direction
      if (row < 0 || row > last) return undefined
      index = direction === 1 ? 0 : columns.length - 1
      if (row === last) return { row, column: columns[firstEditable(model)]?.name ?? '' }
    }
    if (isCellEditable(model, columns[index]!)) return { row, column: columns[index]!.name }
  }
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** The next cell that needs something: an empty required one of this line (a price of 0 is none yet), else the beginning of the next line. */
export const nextToFill = (model: RowsModel, from: Cell): Cell => {
  const { draft } = model.store.get()
  const columns = columnsOf(model)
  const line = draft.lines[from.row]
  const at = indexOf(model, from.column)
  const open =
    line &&
    columns.find(
      (column, index) =>
        index > at &&
        isCellEditable(model, column) &&
        column.field.required &&
        (isEmpty(line[column.name]) || line[column.name] === 0n),
    )
  return open ? { row: from.row, column: open.name } : within(model, from.row + (line ? 1 : 0), firstEditable(model))
}

/** An empty line waits for goods: its cell is edited at once, so that an input is there from the first key; no list
 * covers what was typed before something is looked for. */
export const goTo = (model: RowsModel, cell: Cell, edit?: { start: string | null }): void => {
  const column = model.shown.get().find((one) => one.name === cell.column)
  const line = model.store.get().draft.lines[cell.row]
  const waits =
    column?.field.kind === 'ref' && column.editable && (!line || isEmpty(line[cell.column])) && !model.locked.get()
  model.cursor.set((before) => ({
    ...cell,
    mode: edit || waits ? 'edit' : 'select',
    start: edit?.start ?? null,
    opens: edit !== undefined,
    asked: before.asked + 1,
  }))
}

export const goToLine = (model: RowsModel, key: string | null, name: string): void => {
  const row = key === null ? lineCount(model) : model.store.get().keys.indexOf(key)
  const column = columnsOf(model).find((one) => one.name === name) ?? columnsOf(model)[firstEditable(model)]
  if (row >= 0 && column) goTo(model, { row, column: column.name })
}
