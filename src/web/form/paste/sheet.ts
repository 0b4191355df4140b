/** A pasted block as it was understood: the line each row would become, and the problems that prevent it. */
import { toNumber, type Decimal } from '#kernel/decimal.ts'
import { fold } from '#kernel/fold.ts'
import type { RefRow } from '#model/rule-context.ts'
import { unitOfCode } from '#web/form/lines/goods/goods-units.ts'
import type { FormModel } from '../draft/store/model.ts'
import { listPrice } from '../draft/money/prices.ts'
import { unitsOf } from '../draft/units.ts'
import type { ReadText, TextContext } from '../../values/value-text.ts'
import { GOODS, type BlockKnowledge, type Role } from './columns.ts'
import { columnReader } from './numbers.ts'

/** The goods each text of the block may refer to. */
export interface GoodsIndex {
  exact: ReadonlyMap<string, readonly string[]>
  near: ReadonlyMap<string, readonly string[]>
  rows: ReadonlyMap<string, RefRow>
}

export interface Sheet {
  rows: readonly (readonly string[])[]
  roles: readonly Role[]
  goods: GoodsIndex
  /** Goods the user chose for a row, by row index. */
  chosen: ReadonlyMap<number, RefRow>
}

export interface ReadRow {
  product: RefRow | undefined
  /** Possible products, when several match or none matches exactly. */
  candidates: readonly RefRow[]
  patch: Readonly<Record<string, unknown>>
  /** Columns whose cell could not be read. */
  bad: ReadonlySet<number>
}
export const isWhole = (row: ReadRow): boolean => row.product !== undefined && row.bad.size === 0

const knownRows = ({ rows }: GoodsIndex, ids: Iterable<string>): RefRow[] =>
  [...new Set(ids)].flatMap((id) => rows.get(id) ?? [])

/** All texts of a row must refer to the same product; if they do not, the user has to choose. */
const matchGoods = (
  { goods }: Pick<Sheet, 'goods'>,
  texts: readonly string[],
): Pick<ReadRow, 'product' | 'candidates'> => {
  const sets = texts.map((text) => goods.exact.get(text) ?? []).filter((ids) => ids.length > 0)
  const common = sets.reduce<readonly string[] | null>(
    (all, ids) => (all === null ? ids : all.filter((id) => ids.includes(id))),
    null,
  )
  const [only, ...others] = common ?? []
  if (only !== undefined && others.length === 0) return { product: goods.rows.get(only), candidates: [] }
  return {
    product: undefined,
    candidates: knownRows(goods, sets.length > 0 ? sets.flat() : texts.flatMap((text) => goods.near.get(text) ?? [])),
  }
}

interface Reading {
  model: FormModel
  /** How the texts of each column are read; of columns without a field undefined. */
  readers: readonly (((text: string) => ReadText) | undefined)[]
}

const readersOf = (model: FormModel, { rows, roles }: Sheet, context: TextContext): Reading['readers'] =>
  roles.map((role, at) => {
    const column = model.columns.find((one) => one.name === role)
    const cells = rows.map((row) => row[at] ?? '')
    return column && columnReader(column.field, cells, context)
  })

const unitNamed = (product: RefRow | undefined, text: string): string | undefined =>
  unitsOf(product).find((one) => fold(one.unitName) === fold(text))?.unit

const readRow = (reading: Reading, sheet: Sheet, index: number): ReadRow => {
  const { model } = reading
  const cells = sheet.rows[index]!.map((cell) => cell.trim())
  const texts = cells.filter((cell, at) => sheet.roles[at] === GOODS && cell !== '')
  const chosen = sheet.chosen.get(index)
  const { product, candidates } = chosen ? { product: chosen, candidates: [] } : matchGoods(sheet, texts)
  const patch: Record<string, unknown> = {}
  const bad = new Set<number>()
  const unit = model.goods?.unit
  const scanned = product && texts.map((text) => unitOfCode(product, text)).find(Boolean)
  if (unit && scanned) patch[unit] = scanned
  cells.forEach((cell, at) => {
    const role = sheet.roles[at]
    if (!role || role === GOODS || cell === '') return
    if (role === unit) {
      const found = unitNamed(product, cell)
      if (found) patch[role] = found
      else if (product) bad.add(at)
      return
    }
    const read = reading.readers[at]?.(cell)
    if (read && 'value' in read) patch[role] = read.value
    else bad.add(at)
  })
  return { product, candidates, patch, bad }
}

export const readSheet = (model: FormModel, sheet: Sheet, context: TextContext): ReadRow[] => {
  const reading: Reading = { model, readers: readersOf(model, sheet, context) }
  return sheet.rows.map((_, index) => readRow(reading, sheet, index))
}

/** What is known about the goods of the block, for guessing its columns. */
export const knowledgeOf = (model: FormModel, goods: GoodsIndex): BlockKnowledge => {
  const units = new Set([...goods.rows.values()].flatMap((row) => unitsOf(row).map((unit) => fold(unit.unitName))))
  return {
    isGoods: (text) => goods.exact.has(text),
    isUnit: (text) => units.has(fold(text)),
    priceOf: (row) => {
      const id = row.flatMap((cell) => goods.exact.get(cell.trim()) ?? [])[0]
      const price: Decimal | null = id === undefined ? null : listPrice(model, goods.rows.get(id), null)
      return price === null ? null : toNumber(price)
    },
  }
}
