/** What is said of goods that were taken before. */
import { showDay, type Day } from '#kernel/day.ts'
import type { RefRow } from '#model/rule-context.ts'
import { showNumber, marksOf } from '#web/values/number-text.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import type { FormModel } from '../../draft/store/model.ts'
import { sourceOf, type TakenHistory, type TakenRow } from '../../draft/taken.ts'

/** What was taken of these goods in this unit. */
export const takenIn = (taken: TakenHistory | undefined, product: RefRow, unit: string | null): TakenRow | undefined =>
  taken?.of(product.id).find((row) => row.unit === (unit ?? product['unit']))

/** Without the year when it is that of the document. */
const shortDay = (day: Day, { store }: Pick<FormModel, 'store'>): string => {
  const shown = showDay(day)
  return String(store.get().draft.date ?? '').startsWith(day.slice(0, 4)) ? shown.slice(0, 5) : shown
}

/** Price and day; of a return, what its bill sold at which price. Empty when there is none, or it may not be seen. */
export const takenText = (model: FormModel, row: TakenRow | undefined): string => {
  if (row?.price == null) return ''
  const number = (value: typeof row.price) => showNumber(value, marksOf(currentFormWords().language), 4)
  return sourceOf(model) === null
    ? `${number(row.price)} (${shortDay(row.day, model)})`
    : `${number(row.quantity)} × ${number(row.price)}`
}

/** The same as a phrase. */
export const lastText = (model: FormModel, row: TakenRow | undefined): string => {
  const text = takenText(model, row)
  return text && currentFormWords().t(sourceOf(model) === null ? 'picker.last' : 'picker.taken', { text })
}
