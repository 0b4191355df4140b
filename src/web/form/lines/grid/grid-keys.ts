/** Keyboard shortcuts of the line grid (UX §9). */
import type { KeyboardEvent } from 'react'
import { goTo, nextEditable, nextToFill, step, type Cell } from '../../draft/cursor.ts'
import { isBlankLine, shapeOf } from '../../draft/draft.ts'
import { pickGoods } from '../../draft/lines.ts'
import { isCellEditable, type RowsModel } from '../../draft/store/model.ts'
import { remedyOf } from '../../draft/problems/wrong-lines.ts'
import { duplicateLine, insertLine, moveLine, removeLine, setLine } from '../../draft/edits.ts'

const PAGE = 10

const moves: Readonly<Record<string, { rows?: number; columns?: number }>> = {
  ArrowDown: { rows: 1 },
  ArrowUp: { rows: -1 },
  ArrowRight: { columns: 1 },
  ArrowLeft: { columns: -1 },
  PageDown: { rows: PAGE },
  PageUp: { rows: -PAGE },
  Home: { columns: -1000 },
  End: { columns: 1000 },
}

const activeCell = (model: RowsModel): Cell => {
  const { row, column } = model.cursor.get()
  return { row, column }
}

/**
 * Commits the cell and moves to the next one. Returns false when the key should leave the grid, as Enter does in the
 * blank row.
 */
export const moveOn = (model: RowsModel, key: 'Enter' | 'Tab', back: boolean): boolean => {
  const from = activeCell(model)
  if (key === 'Enter' && !back) {
    if (from.row >= model.store.get().draft.lines.length) return false
    goTo(model, nextToFill(model, from))
    return true
  }
  const to = nextEditable(model, from, back ? -1 : 1)
  if (to) goTo(model, to)
  return to !== undefined
}

export const moveBy = (model: RowsModel, key: string, control: boolean): boolean => {
  const by = moves[key]
  if (!by) return false
  goTo(
    model,
    control && (key === 'Home' || key === 'End')
      ? step(model, activeCell(model), { rows: key === 'Home' ? -1e6 : 1e6, columns: key === 'Home' ? -1000 : 0 })
      : step(model, activeCell(model), by),
  )
  return true
}

const copyAbove = (model: RowsModel): void => {
  const { row, column } = activeCell(model)
  const { raw, draft } = model.store.get()
  const above = raw.lines[row - 1]
  const shown = model.shown.get().find((one) => one.name === column)
  if (!above || !shown || !isCellEditable(model, shown)) return
  const { document } = model
  const goods = document?.goods?.product === column ? model.cache.get('product', above[column] as string) : undefined
  if (document && goods) {
    pickGoods(document, row, {
      product: goods,
      same: 'newLine',
      unit: (document.goods?.unit ? draft.lines[row - 1]?.[document.goods.unit] : null) as string | null,
    })
    return
  }
  model.store.change(
    setLine(model.definition, row, { [column]: above[column] ?? draft.lines[row - 1]?.[column] ?? null }),
  )
}

const dropLine = (model: RowsModel): void => {
  const { row, column } = activeCell(model)
  model.store.change(removeLine(row))
  goTo(model, step(model, { row, column }, {}))
}

const lineBelow = (model: RowsModel): void => {
  const { row } = activeCell(model)
  const { draft } = model.store.get()
  const fields = shapeOf(model.definition).lines
  const below = draft.lines[row + 1]
  const first = model.shown.get().find((column) => isCellEditable(model, column))!
  if (row < draft.lines.length - 1 && below && !isBlankLine(fields, below))
    model.store.change(insertLine(model.definition, row + 1))
  goTo(model, { row: Math.min(row + 1, model.store.get().draft.lines.length), column: first.name })
}

const duplicate = (model: RowsModel): void => {
  const { row, column } = activeCell(model)
  model.store.change(duplicateLine(model.definition, row))
  const last = Math.max(0, model.store.get().draft.lines.length - 1)
  goTo(model, { row: Math.min(row + 1, last), column })
}

const shift = (model: RowsModel, by: 1 | -1): void => {
  const { row, column } = activeCell(model)
  const { keys } = model.store.get()
  const key = keys[row]
  if (key === undefined) return
  model.store.change(moveLine(row, row + by))
  goTo(model, { row: model.store.get().keys.indexOf(key), column })
}

const afterCommit = (model: RowsModel, work: () => void): void => {
  work()
  goTo(model, step(model, activeCell(model), {}))
}

/** Shortcuts that change lines, whether or not a cell is being edited. Returns true when the key was one of them. */
export const lineKey = (model: RowsModel, event: KeyboardEvent): boolean => {
  const name = `${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${event.shiftKey ? 'shift+' : ''}${event.altKey ? 'alt+' : ''}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`
  const handlers: Readonly<Record<string, () => void>> = {
    'ctrl+d': () => copyAbove(model),
    Insert: () => lineBelow(model),
    'ctrl+Enter': () => lineBelow(model),
    'alt+Enter': () => remedyOf(model, model.store.get().keys[model.cursor.get().row] ?? '')?.apply(),
    'ctrl+Delete': () => dropLine(model),
    'shift+alt+ArrowDown': () => duplicate(model),
    'ctrl+shift+ArrowDown': () => shift(model, 1),
    'ctrl+shift+ArrowUp': () => shift(model, -1),
    'ctrl+z': () => afterCommit(model, model.store.undo),
    'ctrl+y': () => afterCommit(model, model.store.redo),
    'ctrl+shift+z': () => afterCommit(model, model.store.redo),
  }
  const run = handlers[name]
  if (!run) return false
  event.preventDefault()
  event.stopPropagation()
  run()
  return true
}
