/** Numbers of a pasted block: those of a column are read the same way, also while nobody knows yet what it means. */
import type { Decimal } from '#kernel/decimal.ts'
import { signsOf } from '#kernel/number-format.ts'
import { readColumnNumber, signOfColumn, type DecimalSign } from '#kernel/number-column.ts'
import { bareNumber } from '#kernel/typed-number.ts'
import { isNumberKind, type Field } from '#model/field.ts'
import { numberReading, readValueText, takeNumber, type ReadText, type TextContext } from '../../values/value-text.ts'

const unknown = { isDong: false, isPercent: true }

export const looksNumeric = (cell: string): boolean => Boolean(bareNumber(cell, true))

const usualSign = (language: TextContext['language']): DecimalSign => signsOf(language).point as DecimalSign

/** The number in a cell of a column whose field is not known; null if it is none. */
export const numberIn = (cell: string, cells: readonly string[], language: TextContext['language']): Decimal | null => {
  const { sign } = signOfColumn(cells, unknown)
  const value = readColumnNumber(cell, sign ?? usualSign(language), unknown)
  return typeof value === 'bigint' ? value : null
}

/** Reads the cells of a column as values of its field; what the column leaves open is read in the user's language. */
export const columnReader = (
  field: Field,
  cells: readonly string[],
  context: TextContext,
): ((text: string) => ReadText) => {
  if (!isNumberKind(field.kind)) return (text) => readValueText(field, text, context)
  const { isDong = false, isPercent = false } = numberReading(field, context)
  const found = signOfColumn(cells, { isDong, isPercent })
  const sign = found.sign ?? (isDong ? null : usualSign(context.language))
  return (text) => {
    const value = readColumnNumber(text, sign, { isDong, isPercent })
    // Rates of VAT have words, and integers a reader of their own.
    return value === 'refused' || value === 'open' || value === null
      ? readValueText(field, text, context)
      : takeNumber({ value, text }, field, context)
  }
}
