/** Pastes a block into cells without goods: it fills the cells to the right and below, as in a spreadsheet. */
import { fold } from '#kernel/fold.ts'
import { notifyError, notifyInfo } from '#web/ui/floating/notify.tsx'
import { goTo, type Cell } from '../draft/cursor.ts'
import type { LineColumn } from '../draft/layout.ts'
import { isCellEditable, type RowsModel } from '../draft/store/model.ts'
import { unitsOf } from '../draft/units.ts'
import { combineRowEdits, setLine } from '../draft/edits.ts'
import { readBlock } from '../../values/text-block.ts'
import type { ReadText, TextContext } from '../../values/value-text.ts'
import { currentFormWords } from '../../words/form-words.ts'
import { columnReader } from './numbers.ts'

type Named = readonly (ReadonlyMap<string, string> | undefined)[]

interface Reading {
  model: RowsModel
  columns: readonly LineColumn[]
  /** How the texts of each column are read. */
  readers: readonly ((text: string) => ReadText)[]
  /** For each column, the ids of the records its texts name. */
  named: Named
}

const readCell = (
  { model, columns, readers, named }: Reading,
  { text, at, row }: { text: string; at: number; row: number },
): { value: unknown } | undefined => {
  const column = columns[at]!
  if (column.limitedBy) {
    const product = model.cache.get('product', model.store.get().draft.lines[row]?.[column.limitedBy] as string | null)
    const unit = unitsOf(product).find((one) => fold(one.unitName) === fold(text))
    return unit && { value: unit.unit }
  }
  const records = named[at]
  if (records) {
    const found = records.get(text)
    return found === undefined ? undefined : { value: found }
  }
  const found = readers[at]!(text)
  return 'value' in found ? found : undefined
}

const patchOf = (
  reading: Reading,
  cells: readonly string[],
  row: number,
): { patch: Record<string, unknown>; bad: number } => {
  const patch: Record<string, unknown> = {}
  let bad = 0
  cells.forEach((cell, at) => {
    const column = reading.columns[at]
    const text = cell.trim()
    if (!column || text === '' || !isCellEditable(reading.model, column)) return
    const read = readCell(reading, { text, at, row })
    if (read) patch[column.name] = read.value
    else bad += 1
  })
  return { patch, bad }
}

type Block = readonly (readonly string[])[]

/** Applies the values; cells that could not be read are reported in one message. */
const put = (
  model: RowsModel,
  from: Cell,
  { block, context, columns, named }: { block: Block; context: TextContext } & Pick<Reading, 'columns' | 'named'>,
): void => {
  const { t } = currentFormWords()
  const readers = columns.map(({ field }, at) =>
    columnReader(
      field,
      block.map((row) => row[at] ?? ''),
      context,
    ),
  )
  const start = Math.min(from.row, model.store.get().draft.lines.length)
  // A goods line cannot be created without goods, so pasted rows beyond the last line are dropped.
  const room = model.document?.goods ? model.store.get().draft.lines.length - start : block.length
  const made = block.slice(0, room).map((row, index) => patchOf({ model, columns, readers, named }, row, start + index))
  model.store.change(
    combineRowEdits(...made.map(({ patch }, index) => setLine(model.definition, start + index, patch))),
  )
  const bad = made.reduce((count, one) => count + one.bad, 0)
  if (bad > 0) notifyError(t('form.pasteBad', { n: bad }))
  else notifyInfo(t('form.pasted', { n: made.length }))
  goTo(model, { row: start, column: from.column })
}

/** Pastes a block. References are resolved first, if the rows accept them. */
export const pasteCells = async (
  model: RowsModel,
  from: Cell,
  { text, context }: { text: string; context: TextContext },
): Promise<void> => {
  const block = readBlock(text)
  const shown = model.shown.get()
  const columns = shown.slice(shown.findIndex((column) => column.name === from.column))
  const textsAt = (at: number) => block.map((row) => row[at]?.trim() ?? '').filter(Boolean)
  const named = await Promise.all(
    columns.map(async (column, at) =>
      column.field.kind === 'ref' ? await model.recordsNamed?.(column, textsAt(at)) : undefined,
    ),
  )
  put(model, from, { block, context, columns, named })
}
