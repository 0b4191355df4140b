/** Edits of goods lines: choosing and scanning goods, changing unit or quantity, adding several products at once. */
import { add, decimal, multiply, one, type Decimal } from '#kernel/decimal.ts'
import { nameWith } from '#model/form.ts'
import type { RefRow } from '#model/rule-context.ts'
import { goTo } from './cursor.ts'
import { blankLine, shapeOf } from './draft.ts'
import type { FormModel } from './store/model.ts'
import { followQuantity, listPrice, propose } from './money/prices.ts'
import type { LineDraft } from './draft.ts'
import { unitsOf } from './units.ts'
import type { RowsModel } from './store/model.ts'
import { appendLines, refPatch, setLine, combineEdits } from './edits.ts'

/**
 * Rows for the reference cache from products found by a lookup. Units become records of their own, because the rules
 * read them as such.
 */
export const goodsRefs = (...products: readonly RefRow[]): Readonly<Record<'unit' | 'product', readonly RefRow[]>> => ({
  unit: products.flatMap((product) =>
    unitsOf(product).map((unit) => ({ ...unit, id: unit.unit, code: '', name: unit.unitName, active: true })),
  ),
  product: products,
})
export const cacheGoods = ({ cache }: FormModel, ...products: readonly RefRow[]): void => {
  for (const [list, rows] of Object.entries(goodsRefs(...products))) cache.putAll(list, rows)
}

/** Lines without a unit field count in the base unit, so a quantity in another unit is multiplied by its factor. */
const inLineUnit = (
  { goods }: FormModel,
  { product, unit, quantity }: { product: RefRow; unit: string | null; quantity: Decimal },
): Decimal => {
  const factor = goods?.unit ? undefined : unitsOf(product).find((one) => one.unit === unit)?.factor
  return factor === undefined ? quantity : multiply(quantity, factor, 4)
}

/** The values a line gets when goods are chosen. */
export const goodsPatch = (
  model: FormModel,
  { product, unit, quantity }: { product: RefRow; unit: string | null; quantity: Decimal | null },
): Record<string, unknown> => {
  const goods = model.goods!
  const price = listPrice(model, product, unit)
  return {
    ...refPatch(shapeOf(model.definition).lines, goods.product, product.id),
    ...(goods.unit && { [goods.unit]: unit }),
    ...(goods.quantity && { [goods.quantity]: quantity }),
    ...(goods.price && { [goods.price]: price }),
    ...(goods.percent && { [goods.percent]: null }),
    ...(goods.amount && { [goods.amount]: null }),
  }
}

/** Index of a line that already has these goods in the same unit, or −1. */
export const lineWith = (
  model: FormModel,
  { product, unit = null, except = -1 }: { product: string; unit?: string | null; except?: number },
): number => {
  const { goods } = model
  return model.store
    .get()
    .draft.lines.findIndex(
      (line, index) =>
        index !== except &&
        line[goods!.product] === product &&
        (!goods!.unit || unit === null || line[goods!.unit] === unit),
    )
}

const countUp = (model: FormModel, index: number, by: Decimal): number => {
  const { goods, store, definition } = model
  const key = store.get().keys[index]!
  const before = (store.get().draft.lines[index]?.[goods!.quantity!] as Decimal | null) ?? decimal(0)
  store.change(
    setLine(definition, index, { [goods!.quantity!]: add(before, by), ...followQuantity(model, key, add(before, by)) }),
    `count:${key}`,
  )
  return index
}

export type SameGoods = 'add' | 'newLine'
export interface Pick {
  product: RefRow
  unit?: string | null
  quantity?: Decimal
  /** Used instead of the proposed price. */
  price?: Decimal
  same?: SameGoods
}

/**
 * Puts goods on a line; the index after the last line appends one. If another line already has the same goods, its
 * quantity is increased instead. Returns the index of the changed line.
 */
export const pickGoods = (
  model: FormModel,
  index: number,
  { product, unit = null, quantity, price, same = 'add' }: Pick,
): number => {
  cacheGoods(model, product)
  const { store, goods, definition } = model
  const wanted = unit ?? (product['unit'] as string | undefined) ?? null
  const line = store.get().draft.lines[index]
  const known =
    same === 'add' && !line?.[goods!.product] && goods!.quantity
      ? lineWith(model, { product: product.id, unit: wanted, except: index })
      : -1
  const counted = inLineUnit(model, { product, unit, quantity: quantity ?? one })
  if (known >= 0) return countUp(model, known, counted)
  const keep = line?.[goods!.product] && goods!.quantity ? (line[goods!.quantity] as Decimal | null) : null
  const patch = goodsPatch(model, { product, unit, quantity: quantity === undefined && keep !== null ? keep : counted })
  store.change(
    setLine(definition, index, { ...patch, ...(goods!.price && price !== undefined && { [goods!.price]: price }) }),
  )
  if (price === undefined) propose(model, [store.get().keys[index]!])
  return index
}

/** The name of a line of free text, where lines need no goods; undefined where they do. */
export const freeTextIn = ({ definition, goods }: FormModel): string | undefined => {
  const { lines } = shapeOf(definition)
  if (!goods || lines[goods.product]?.required) return undefined
  return nameWith(lines, ({ copies }) => copies?.ref === goods.product && copies.column === 'name')
}

/** Writes a line of free text; the index after the last line appends one. */
export const nameLine = (model: FormModel, index: number, text: string): void => {
  const { store, definition, goods } = model
  const line = store.get().draft.lines[index]
  const counted = goods!.quantity && !line?.[goods!.quantity] ? { [goods!.quantity]: one } : {}
  store.change(setLine(definition, index, { [goods!.product]: null, [freeTextIn(model)!]: text, ...counted }))
}

/** Adds scanned or searched goods: increases the quantity of an existing line or appends a new one. */
export const addGoods = (model: FormModel, pick: Pick): number =>
  pickGoods(model, model.store.get().draft.lines.length, pick)

export const addMany = (
  model: FormModel,
  chosen: readonly { product: RefRow; unit: string | null; quantity: Decimal }[],
): void => {
  const { store, definition, goods } = model
  for (const { product } of chosen) cacheGoods(model, product)
  const placed = chosen.map((one) => ({
    ...one,
    quantity: inLineUnit(model, one),
    index: lineWith(model, { product: one.product.id, unit: one.unit ?? (one.product['unit'] as string | null) }),
  }))
  const counted = placed
    .filter(({ index }) => index >= 0)
    .map(({ index, quantity }) => {
      const before = (store.get().draft.lines[index]![goods!.quantity!] as Decimal | null) ?? decimal(0)
      return setLine(definition, index, { [goods!.quantity!]: add(before, quantity) })
    })
  const blank = blankLine(definition)
  const lines = placed.filter(({ index }) => index < 0).map((one) => ({ ...blank, ...goodsPatch(model, one) }))
  store.change(combineEdits(...counted, appendLines(lines)))
  propose(model, store.get().keys.slice(store.get().keys.length - lines.length))
}

/** The price of what comes back; the rules say it for the unit in which it does. */
const returnedPrice = (line: LineDraft): Decimal | null =>
  (line['origin'] as { unitPrice?: Decimal | null } | null | undefined)?.unitPrice ?? null

/** Changes the unit of a line; the price comes from the product at once and then from the price proposal. */
export const changeUnit = (model: FormModel, index: number, unit: string): void => {
  const { store, goods, definition, cache } = model
  const line = store.get().draft.lines[index]
  if (!line || !goods?.unit || line[goods.unit] === unit) return
  const price = returnedPrice(line) ?? listPrice(model, cache.get('product', line[goods.product] as string), unit)
  store.change(
    setLine(definition, index, {
      [goods.unit]: unit,
      ...(goods.price && { [goods.price]: price ?? line[goods.price] }),
      ...(goods.amount && { [goods.amount]: null }),
    }),
  )
  if (returnedPrice(line) === null) propose(model, [store.get().keys[index]!])
}

/** Sets a cell to a typed value. A new quantity also updates the proposed discount amount. */
export const setCell = (model: RowsModel, index: number, change: { name: string; value: unknown }): void => {
  const { store, definition, document } = model
  const key = store.get().keys[index]
  const discount =
    document && key !== undefined && change.name === document.goods?.quantity
      ? followQuantity(document, key, change.value as Decimal | null)
      : {}
  if (key !== undefined && store.get().raw.lines[index]?.[change.name] === change.value) return
  store.change(setLine(definition, index, { [change.name]: change.value, ...discount }))
}

export const countLine = (model: FormModel, index: number, by: 1 | -1): void => {
  const { goods, store } = model
  const now = (store.get().draft.lines[index]?.[goods!.quantity!] as Decimal | null) ?? decimal(0)
  const next = add(now, decimal(by))
  // A proposed line may take nothing, and a stock count may count zero.
  const mayBeZero =
    model.definition.choosing?.quantity === goods!.quantity ||
    shapeOf(model.definition).lines[goods!.quantity!]!.sign !== 'positive'
  const least = mayBeZero ? 0n : 1n
  if (next >= least) countUp(model, index, decimal(by))
}

/** After goods were chosen, moves to the quantity of the line, or to the next line when there is no quantity column. */
export const goAfterGoods = (model: FormModel, index: number): void => {
  const name = model.goods?.quantity
  const column = model.shown.get().find((one) => one.name === name)
  goTo(model, column ? { row: index, column: column.name } : { row: index + 1, column: model.goods!.product })
}
