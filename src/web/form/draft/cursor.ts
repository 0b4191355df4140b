/** The active cell of the line grid, and how the keyboard moves it. */
import { createStore } from '#web/ui/base/store.ts'
import { isCellEditable, type Cursor, type CursorStore, type RowsModel } from './store/model.ts'

export const createCursor = (): CursorStore =>
  createStore<Cursor>({ row: 0, column: '', mode: 'select', startText: null, opensList: false, focusRequest: 0 })

export interface Cell {
  row: number
  column: string
}

const columnsOf = (model: RowsModel) => model.shown.get()
const lineCount = (model: RowsModel) => model.store.get().draft.lines.length

/**
 * Keeps a position inside the grid. In the blank row below the last line only the first editable cell can be active.
 */
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

/** The next editable cell in reading order, or undefined at either end of the grid. */
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

/**
 * The next required cell of the same line that is empty (a price of 0 counts as empty), or else the first editable cell
 * of the next line.
 */
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

/**
 * Makes a cell active. The goods cell of an empty line is edited at once, so that an input receives the first key; its
 * suggestion list opens only when the user types or asks for it.
 */
export const goTo = (
  model: RowsModel,
  cell: Cell,
  { start, middle = false }: { start?: string | null; middle?: boolean } = {},
): void => {
  const isEdited = start !== undefined
  const column = model.shown.get().find((one) => one.name === cell.column)
  const line = model.store.get().draft.lines[cell.row]
  const isEmptyRef =
    column?.field.kind === 'ref' && column.editable && (!line || isEmpty(line[cell.column])) && !model.locked.get()
  model.cursor.set((before) => ({
    ...cell,
    mode: isEdited || isEmptyRef ? 'edit' : 'select',
    startText: start ?? null,
    opensList: isEdited,
    focusRequest: before.focusRequest + 1,
    middle,
  }))
}

export const goToLine = (model: RowsModel, key: string | null, name: string, how?: { middle: boolean }): void => {
  const row = key === null ? lineCount(model) : model.store.get().keys.indexOf(key)
  const column = columnsOf(model).find((one) => one.name === name) ?? columnsOf(model)[firstEditable(model)]
  if (row >= 0 && column) goTo(model, { row, column: column.name }, how)
}
