/** The lines of a form in which something is to be corrected, and the correction that is proposed for each. */
import { parseDecimal, zero, type Decimal } from '#kernel/decimal.ts'
import { marksOf, showNumber } from '../../../values/number-text.ts'
import { currentFormWords } from '../../../words/form-words.ts'
import { goTo } from '../cursor.ts'
import { removeLine, setLine } from '../edits.ts'
import { noShortage, type RowsModel } from '../store/model.ts'
import { problemMarks } from './problem-marks.ts'

const shortageOf = ({ document }: RowsModel) => (document?.shortage ?? noShortage).get()

/** How many lines F8 leads to. */
export const countWrongLines = (model: RowsModel): number => {
  const { lines } = problemMarks(model.store.get())
  const short = shortageOf(model)
  if (lines.size === 0 && short.size === 0) return 0
  return model.store.get().keys.filter((key) => lines.has(key) || short.has(key)).length
}

export interface Remedy {
  label: string
  apply: () => void
}

const setQuantity = (model: RowsModel, key: string, most: Decimal): Remedy | undefined => {
  const name = model.document?.goods?.quantity
  const { t, language } = currentFormWords()
  const rowOf = () => model.store.get().keys.indexOf(key)
  if (name === undefined) return undefined
  // Nothing is left: a line that takes nothing is none.
  if (most <= zero)
    return {
      label: t('form.remedyRemove'),
      apply: () => {
        const row = rowOf()
        model.store.change(removeLine(row))
        goTo(model, { row: Math.min(row, model.store.get().keys.length), column: name })
      },
    }
  return {
    label: t('form.remedy', { value: showNumber(most, marksOf(language)) }),
    apply: () => {
      const row = rowOf()
      model.store.change(setLine(model.definition, row, { [name]: most }))
      goTo(model, { row, column: name })
    },
  }
}

const plainNumber = (text: string): string =>
  currentFormWords().language === 'vi' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')

/** What a click puts right in a line; undefined where only the person can know. */
export const remedyOf = (model: RowsModel, key: string): Remedy | undefined => {
  if (model.locked.get()) return undefined
  const short = shortageOf(model).get(key)
  if (short) return setQuantity(model, key, short.most)
  const marks = problemMarks(model.store.get()).lines.get(key) ?? []
  const over = marks.find(({ placed }) => placed.problem.message === 'qtyOverSource')?.placed
  const text = String(over?.problem.values?.['remaining'] ?? '')
  // The server writes the number as it is read, the rules of the form write it plainly.
  const remaining = parseDecimal(over?.text === undefined ? text : plainNumber(text))
  return remaining === null ? undefined : setQuantity(model, key, remaining)
}
