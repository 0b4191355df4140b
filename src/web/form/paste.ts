/** A block of cells from a spreadsheet, put into the lines from the active cell on. */
import { fold } from '#kernel/fold.ts'
import type { RefRow } from '#model/document.ts'
import { findGoods, unitOfCode } from '#web/pickers/goods-popup.tsx'
import { notifyError, notifyInfo } from '#web/ui/notify.tsx'
import { goTo, type Cell } from './cursor.ts'
import { shapeOf } from './draft.ts'
import type { LineColumn } from './layout.ts'
import { learnGoods } from './lines.ts'
import { isCellEditable, type FormModel } from './model.ts'
import { listPrice, propose, unitsOf } from './prices.ts'
import { refPatch, setLine, steps } from './steps.ts'
import { readValueText, type TextContext } from './value-text.ts'
import { formWordsNow } from './words.ts'

export const isBlock = (text: string): boolean => /\t|\r?\n\S/.test(text)

/** Rows of cells; a cell in quotes may hold line breaks. */
export const readBlock = (text: string): string[][] => {
  const rows: string[][] = [['']]
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const row = rows.at(-1)!
    const sign = text[at]!
    if (sign === '"' && (quoted || row.at(-1) === '')) {
      if (quoted && text[at + 1] === '"') {
        row[row.length - 1] += '"'
        at += 1
      } else quoted = !quoted
    } else if (sign === '\t' && !quoted) row.push('')
    else if (sign === '\n' && !quoted) rows.push([''])
    else if (sign !== '\r' || quoted) row[row.length - 1] += sign
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''))
}

interface Plan {
  columns: readonly (LineColumn | undefined)[]
  rows: readonly string[][]
}

/** Headings in the first row say which column is which; else the block goes to the right of the active cell. */
const plan = (
  model: FormModel,
  from: string,
  { rows, label }: { rows: string[][]; label: (key: string) => string },
): Plan => {
  const all = model.columns
  const byHeading = rows[0]!.map((cell) => all.find((column) => fold(label(column.label)) === fold(cell.trim())))
  if (byHeading.filter(Boolean).length >= 2) return { columns: byHeading, rows: rows.slice(1) }
  const shown = model.shown.get()
  return { columns: shown.slice(shown.findIndex((column) => column.name === from)), rows }
}

const AT_ONCE = 6
const findAll = async (model: FormModel, codes: readonly string[]): Promise<Map<string, RefRow>> => {
  const found = new Map<string, RefRow>()
  for (let at = 0; at < codes.length; at += AT_ONCE) {
    await Promise.all(
      codes.slice(at, at + AT_ONCE).map(async (code) => {
        const row = await findGoods(model, code)
        const exact =
          row &&
          (fold(row.code) === fold(code) ||
            fold(String(row['code2'] ?? '')) === fold(code) ||
            row['barcode'] === code ||
            unitsOf(row).some((unit) => unit.barcode === code))
        if (row && exact) found.set(code, row)
      }),
    )
  }
  return found
}

/** What one row of the block sets; texts that are no values are counted. */
const patchOf = (
  model: FormModel,
  cells: readonly string[],
  { columns, goods, context }: { columns: Plan['columns']; goods: Map<string, RefRow>; context: TextContext },
): { patch: Record<string, unknown>; bad: number } => {
  const fields = shapeOf(model.definition).lines
  const patch: Record<string, unknown> = {}
  let bad = 0
  let product: RefRow | undefined
  cells.forEach((cell, at) => {
    const column = columns[at]
    const text = cell.trim()
    if (!column || text === '' || !isCellEditable(model, column)) return
    if (column.name === model.goods?.product) {
      product = goods.get(text)
      if (product)
        Object.assign(
          patch,
          refPatch(fields, column.name, product.id),
          model.goods.unit && { [model.goods.unit]: unitOfCode(product, text) },
        )
      else bad += 1
    } else if (column.limitedBy) {
      const unit = unitsOf(product).find((one) => fold(one.unitName) === fold(text))
      if (unit) patch[column.name] = unit.unit
      else bad += 1
    } else {
      const read = readValueText(column.field, text, context)
      if ('value' in read) patch[column.name] = read.value
      else bad += 1
    }
  })
  return { patch: product ? withStandard(model, product, patch) : patch, bad }
}

const withStandard = (model: FormModel, product: RefRow, patch: Record<string, unknown>): Record<string, unknown> => {
  const { quantity, price, unit } = model.goods!
  return {
    ...(price && { [price]: listPrice(model, product, (unit && (patch[unit] as string | null)) || null) }),
    ...patch,
    ...(quantity && patch[quantity] === undefined && { [quantity]: 1_000_000n }),
  }
}

/** Goods are found by code or bar code; what could not be read is told once. */
export const pasteBlock = async (
  model: FormModel,
  from: Cell,
  { text, context }: { text: string; context: TextContext },
): Promise<void> => {
  const { t, label } = formWordsNow()
  const block = readBlock(text)
  if (block.length === 0) return
  const { columns, rows } = plan(model, from.column, { rows: block, label })
  const at = columns.findIndex((column) => column?.name === model.goods?.product)
  const codes = at < 0 || !model.goods ? [] : [...new Set(rows.map((row) => row[at]?.trim() ?? '').filter(Boolean))]
  const goods = await findAll(model, codes).catch(() => new Map<string, RefRow>())
  for (const product of goods.values()) learnGoods(model, product)
  const made = rows.map((row) => patchOf(model, row, { columns, goods, context }))
  const start = Math.min(from.row, model.store.get().draft.lines.length)
  model.store.change(steps(...made.map(({ patch }, index) => setLine(model.definition, start + index, patch))))
  const unpriced =
    model.goods?.price && !columns.slice(0, rows[0]?.length).some((column) => column?.name === model.goods?.price)
  if (unpriced && at >= 0)
    for (const key of model.store.get().keys.slice(start, start + rows.length)) void propose(model, key)
  const missing = codes.filter((code) => !goods.has(code))
  const bad = made.reduce((count, one) => count + one.bad, 0)
  if (missing.length > 0) notifyError(t('form.pasteUnknown', { codes: missing.slice(0, 8).join(', ') }), 8000)
  else if (bad > 0) notifyError(t('form.pasteBad', { n: bad }))
  else notifyInfo(t('form.pasted', { n: rows.length }))
  goTo(model, { row: start, column: from.column })
}
