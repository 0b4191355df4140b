/** What the camera shows of a code that it has read. */
import type { Decimal } from '#kernel/decimal.ts'
import type { FormModel } from '#web/form/draft/model.ts'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import { addCode } from './take-code.ts'

export interface ScanResult {
  found: boolean
  /** Index of the line that was changed. */
  line?: number
  /** Message for the user. */
  text: string
}

export const takeCode = async (model: FormModel, code: string): Promise<ScanResult> => {
  const taken = await addCode(model, code)
  if ('problem' in taken) return { found: false, text: taken.problem }
  const { t, language } = currentFormWords()
  const line = model.store.get().draft.lines[taken.line]
  const product = model.cache.get('product', line?.[model.goods!.product] as string | null)
  const quantity = showNumber((line?.[model.goods?.quantity ?? ''] ?? null) as Decimal | null, marksOf(language))
  const name = `${product?.code ?? ''} ${product?.name ?? ''}`
  return { found: true, line: taken.line, text: t('camera.taken', { name, quantity }) }
}
