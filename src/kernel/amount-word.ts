/**
 * An amount as a word of a search text. Its digits are other signs and stand between two more, so that an amount that is
 * typed finds the whole one, and no longer one that contains its digits.
 */
import { decimalText, type Decimal } from './decimal.ts'
import { readTypedNumber } from './typed-number.ts'

const DIGITS = '0123456789.-'
const SIGNS = 'αβγδεζηθικλν'
const EDGE = 'μ'

const signOf = (digit: string): string => SIGNS[DIGITS.indexOf(digit)]!

export const amountWord = (amount: Decimal | null): string | null =>
  amount === null ? null : `${EDGE}${decimalText(amount).replace(/./g, signOf)}${EDGE}`

/** The same as a regular expression, which takes it out of a search text. */
export const amountPattern = `${EDGE}[${SIGNS}]+${EDGE}`

/** Every amount that a folded word can mean: 1.500 are fifteen hundred đồng, or one and a half dollars. */
export const amountsTyped = (word: string): string[] => {
  if (!/\d/.test(word)) return []
  const typed = word.replace(/d$/, 'đ')
  const read = (['vi', 'en'] as const).flatMap((language) =>
    [true, false].map((isDong) => readTypedNumber(typed, { language, isDong })),
  )
  const amounts = read.filter((value) => typeof value === 'bigint').map((value) => amountWord(value as Decimal)!)
  return [...new Set(amounts)]
}
