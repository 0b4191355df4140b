/** Turns the pasted rows into lines, in one undo step, and proposes their prices. */
import { one as oneOf } from '#kernel/decimal.ts'
import { goTo } from '../draft/cursor.ts'
import { isBlankLine, shapeOf } from '../draft/draft.ts'
import { cacheGoods } from '../draft/lines.ts'
import type { FormModel } from '../draft/store/model.ts'
import { listPrice, proposalsFor, valuesOf } from '../draft/money/prices.ts'
import { insertLine, refPatch, combineEdits } from '../draft/edits.ts'
import { blankLine } from '../draft/draft.ts'
import type { ReadRow } from './sheet.ts'

/** Adds the product's standard unit and list price where the block has none. */
const withStandard = (model: FormModel, { product, patch }: ReadRow): Record<string, unknown> => {
  const goods = model.goods!
  const unit = (goods.unit && (patch[goods.unit] as string | undefined)) ?? (product!['unit'] as string | null) ?? null
  return {
    ...refPatch(shapeOf(model.definition).lines, goods.product, product!.id),
    ...(goods.unit && { [goods.unit]: unit }),
    ...(goods.price && { [goods.price]: listPrice(model, product, unit) }),
    ...(goods.quantity && { [goods.quantity]: oneOf }),
    ...patch,
  }
}

/** Adds proposed prices and discounts, unless the block contains one of them. */
const withPrices = async (
  model: FormModel,
  rows: readonly ReadRow[],
  lines: readonly Record<string, unknown>[],
): Promise<Record<string, unknown>[]> => {
  const goods = model.goods!
  const open = lines.flatMap((_, at) => (goods.price && !(goods.price in rows[at]!.patch) ? [at] : []))
  const found = await proposalsFor(
    model,
    open.map((at) => lines[at]!),
  ).catch(() => [])
  const priced = lines.slice()
  open.forEach((at, position) => {
    const proposal = found[position]
    if (!proposal) return
    const isDiscounted = [goods.percent, goods.amount].some((name) => name !== undefined && name in rows[at]!.patch)
    const line = lines[at]!
    const price = proposal.price !== null && { [goods.price!]: proposal.price }
    priced[at] = { ...line, ...(isDiscounted ? price : valuesOf(model, line, proposal)) }
  })
  return priced
}

/** Inserts the lines before line `at`, or after the last one. Returns the number of lines added. */
export const takeRows = async (model: FormModel, rows: readonly ReadRow[], at: number): Promise<number> => {
  const { store, definition } = model
  const lines = await withPrices(
    model,
    rows,
    rows.map((row) => withStandard(model, row)),
  )
  for (const { product } of rows) cacheGoods(model, product!)
  const { draft } = store.get()
  const before = draft.lines[at]
  const start = before && !isBlankLine(shapeOf(definition).lines, before) ? at : Math.min(at, draft.lines.length)
  store.change(
    combineEdits(
      ...lines.map((line, index) => insertLine(definition, start + index, { ...blankLine(definition), ...line })),
    ),
  )
  goTo(model, { row: start + lines.length, column: model.goods!.product })
  return lines.length
}
