/** Handles a code read by the scanner or the camera. */
import type { RefRow } from '#model/rule-context.ts'
import { CallFailed } from '#web/data/call.ts'
import { sameGoods } from '#web/form/lines/line-settings.ts'
import { addGoods } from '#web/form/draft/lines.ts'
import type { FormModel } from '#web/form/draft/store/model.ts'
import { fetchTaken } from '#web/form/draft/taken.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import { isUnanswered } from '#web/data/call-failed.ts'
import { findCode, isCodeOf, storeOf } from '../goods/goods-search.ts'
import { knownGoods, rememberGoods } from '../goods/known-goods.ts'
import { unitFor } from '../goods/goods-units.ts'

export type CodeResult = { line: number } | { problem: string }

/** Documents without prices need no request for known goods, so scanning them works offline. */
const cachedGoods = (model: FormModel, code: string): RefRow | undefined =>
  model.goods?.price === undefined
    ? model.cache.rows('product').find((row: RefRow) => 'units' in row && isCodeOf(row, code))
    : undefined

/** Finds goods of which the text is a whole code or bar code, and adds one of them. */
export const addCode = async (model: FormModel, code: string): Promise<CodeResult> => {
  const { t } = currentFormWords()
  try {
    const known = cachedGoods(model, code)
    const [product, taken] = await Promise.all([
      known ?? findCode(model, code),
      known || model.party === undefined ? undefined : fetchTaken(model),
    ])
    if (!product) return { problem: t('form.codeUnknown', { code }) }
    if (!known) rememberGoods(product)
    const unit = unitFor(model, product, { typed: code, taken })
    return { line: addGoods(model, { product, unit, same: sameGoods() }) }
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    const product = isUnanswered(failure) ? await knownGoods(code, storeOf(model)) : undefined
    if (!product) return { problem: `${code}: ${failure.message}` }
    const unit = unitFor(model, product, { typed: code, taken: undefined })
    return { line: addGoods(model, { product, unit, same: sameGoods() }) }
  }
}
