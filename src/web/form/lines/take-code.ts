/** What becomes of a code the camera has read. */
import type { Decimal } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'
import { CallFailed } from '#web/data/call.ts'
import { sameGoods } from '#web/form/lines/line-settings.ts'
import { addGoods } from '#web/form/draft/lines.ts'
import type { FormModel } from '#web/form/draft/model.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { formWordsNow } from '#web/words/form-words.ts'
import { findGoods, isCodeOf, unitOfCode } from './goods-popup.tsx'

export interface Scanned {
  found: boolean
  /** The line it went to. */
  line?: number
  /** For whoever looks at the screen. */
  text: string
}

/** A code of twelve digits is also written with a nought before it, and read so by some. */
const spellings = (code: string): string[] =>
  /^0\d{12}$/.test(code) ? [code, code.slice(1)] : /^\d{12}$/.test(code) ? [code, `0${code}`] : [code]

/** Where goods have no price nothing of them is asked anew: what the form knows of them is found without a line, too. */
const knownGoods = ({ goods, cache }: FormModel, code: string): RefRow | undefined =>
  goods?.price === undefined ? cache.rows('product').find((row) => 'units' in row && isCodeOf(row, code)) : undefined

/** Goods by their code or bar code, nothing that only looks like it: one more of them. */
export const takeCode = async (model: FormModel, code: string): Promise<Scanned> => {
  const { t, language } = formWordsNow()
  try {
    for (const spelt of spellings(code)) {
      const product = knownGoods(model, spelt) ?? (await findGoods(model, spelt))
      if (!product || !isCodeOf(product, spelt)) continue
      const index = addGoods(model, { product, unit: unitOfCode(product, spelt), same: sameGoods() })
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
