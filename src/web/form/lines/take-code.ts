/** Handles a code read by the camera. */
import type { Decimal } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'
import { CallFailed } from '#web/data/call.ts'
import { sameGoods } from '#web/form/lines/line-settings.ts'
import { addGoods } from '#web/form/draft/lines.ts'
import type { FormModel } from '#web/form/draft/model.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import { findGoods, isCodeOf, type FoundGoods } from './goods-search.ts'
import { unitFor } from './goods-units.ts'

export interface ScanResult {
  found: boolean
  /** Index of the line that was changed. */
  line?: number
  /** Message for the user. */
  text: string
}

/** A 12-digit UPC code may also be read as a 13-digit code with a leading zero. */
const spellings = (code: string): string[] =>
  /^0\d{12}$/.test(code) ? [code, code.slice(1)] : /^\d{12}$/.test(code) ? [code, `0${code}`] : [code]

/** Documents without prices need no request for known goods, so scanning them works offline. */
const cachedGoods = (model: FormModel, code: string): FoundGoods | undefined => {
  if (model.goods?.price !== undefined) return undefined
  const product = model.cache.rows('product').find((row: RefRow) => 'units' in row && isCodeOf(row, code))
  return product && { product, unit: unitFor(model, product, { typed: code, taken: undefined }) }
}

/** Finds goods whose code or bar code matches exactly and adds one of them. */
export const takeCode = async (model: FormModel, code: string): Promise<ScanResult> => {
  const { t, language } = currentFormWords()
  try {
    for (const spelling of spellings(code)) {
      const found = cachedGoods(model, spelling) ?? (await findGoods(model, spelling))
      if (!found || !isCodeOf(found.product, spelling)) continue
      const { product } = found
      const index = addGoods(model, { ...found, same: sameGoods() })
      const line = model.store.get().draft.lines[index]
      const quantity = showNumber((line?.[model.goods?.quantity ?? ''] ?? null) as Decimal | null, marksOf(language))
      return {
        found: true,
        line: index,
        text: t('camera.taken', { name: `${product.code} ${product.name}`, quantity }),
      }
    }
    return { found: false, text: t('form.codeUnknown', { code }) }
  } catch (failure) {
    if (failure instanceof CallFailed) return { found: false, text: failure.message }
    throw failure
  }
}
