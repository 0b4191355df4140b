/** Rows that are understood become lines: in one step, with their prices. */
import { one as oneOf } from '#kernel/decimal.ts'
import { goTo } from '../draft/cursor.ts'
import { isBlankLine, shapeOf } from '../draft/draft.ts'
import { learnGoods } from '../draft/lines.ts'
import type { FormModel } from '../draft/model.ts'
import { listPrice, proposalsFor } from '../draft/prices.ts'
import { insertLine, refPatch, steps } from '../draft/steps.ts'
import { blankLine } from '../draft/draft.ts'
import type { ReadRow } from './sheet.ts'

/** What the list of goods says where the block says nothing. */
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

/** A proposed price and discount, where the block has neither. */
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
    priced[at] = {
      ...lines[at]!,
      ...(proposal.price !== null && { [goods.price!]: proposal.price }),
      ...(goods.percent && !isDiscounted && proposal.percent && { [goods.percent]: proposal.percent }),
    }
  })
  return priced
}

/** Gives the number of lines added; they come before line `at`, or behind the last one. */
export const takeRows = async (model: FormModel, rows: readonly ReadRow[], at: number): Promise<number> => {
  const { store, definition } = model
  const lines = await withPrices(
    model,
    rows,
    rows.map((row) => withStandard(model, row)),
  )
  for (const { product } of rows) learnGoods(model, product!)
  const { draft } = store.get()
  const before = draft.lines[at]
  const start = before && !isBlankLine(shapeOf(definition).lines, before) ? at : Math.min(at, draft.lines.length)
  store.change(
    steps(...lines.map((line, index) => insertLine(definition, start + index, { ...blankLine(definition), ...line }))),
  )
  goTo(model, { row: start + lines.length, column: model.goods!.product })
  return lines.length
}
