/** What of goods was taken, in words: seen in the camera, heard where the focus does not move to their line. */
import type { Decimal } from '#kernel/decimal.ts'
import type { FormModel } from '#web/form/draft/store/model.ts'
import { say } from '#web/ui/floating/spoken.tsx'
import { marksOf, showNumber } from '#web/values/number-text.ts'
import { currentFormWords } from '#web/words/form-words.ts'

interface TakenLine {
  code: string
  name: string
  quantity: string
}

export const takenLine = (model: FormModel, index: number): TakenLine => {
  const line = model.store.get().draft.lines[index]
  const product = model.cache.get('product', line?.[model.goods!.product] as string | null)
  const quantity = (line?.[model.goods?.quantity ?? ''] ?? null) as Decimal | null
  return {
    code: product?.code ?? '',
    name: product?.name ?? '',
    quantity: showNumber(quantity, marksOf(currentFormWords().language)),
  }
}

export const sayTaken = (model: FormModel, index: number): void => {
  const { name, quantity } = takenLine(model, index)
  say(currentFormWords().t('form.taken', { name, quantity }))
}
