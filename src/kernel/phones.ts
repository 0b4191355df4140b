/** The same telephone number, however people write it: with blanks and signs, with 0, +84, 0084 or 84 before it. */

const LEAST_DIGITS = 6
/** 84 before a number of nine digits. */
const WITH_COUNTRY = 11

/** Digits only, with 0 for the country. */
const canonical = (text: string): string => {
  const digits = text.replace(/\D/g, '')
  if (/^\s*\(?\s*\+\s*84/.test(text)) return `0${digits.slice(2).replace(/^0+/, '')}`
  if (digits.startsWith('0084')) return `0${digits.slice(4).replace(/^0+/, '')}`
  return digits.startsWith('84') && digits.length === WITH_COUNTRY ? `0${digits.slice(2)}` : digits
}

const isWhole = (text: string): boolean => text.replace(/\D/g, '').length >= LEAST_DIGITS

/** A slash stands between two numbers, or within one: 0912/345/678. */
const ofPart = (part: string): string[] => {
  const pieces = part.split('/').filter((piece) => piece.trim() !== '')
  return pieces.length > 1 && pieces.every(isWhole) ? pieces : [part]
}

/** The numbers in a field, in one spelling; what is too short to be one is left out. */
export const phonesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;|\n]|\s{2,}/)
      .flatMap(ofPart)
      .filter(isWhole)
      .map(canonical),
  ),
]

const AREA = [3, 4]
const LEAST_SEARCHED = 8
const MOST_SEARCHED = 12

/**
 * What stored numbers contain that are this one, as patterns with `%` for signs between the digits; null: it is none.
 * Numbers stored before they had one spelling are found by the groups in which they are usually written.
 */
const formsOf = (number: string): string[] => {
  const own = number.slice(1)
  const groups = number.startsWith('02') ? AREA.map((at) => [number.slice(0, at), number.slice(at)]) : []
  const mobile = [number.slice(0, 4), number.slice(4, 7), number.slice(7)]
  return [number, `84${own}`, ...[...groups, mobile].map((parts) => parts.filter(Boolean).join('%'))]
}

const typed = /(?<![\p{L}\p{N}])(?:\+|\()?\d[\d\s.()/-]*\d(?![\p{L}\p{N}])/gu

/** The numbers in a typed search, each with its forms, and the rest of the text. A short run of digits is a word as any. */
export const phonesTyped = (text: string): { rest: string; phones: readonly (readonly string[])[] } => {
  const phones: string[][] = []
  const rest = text.replace(typed, (found) => {
    const number = canonical(found)
    const isPhone = number.startsWith('0') && number.length >= LEAST_SEARCHED && number.length <= MOST_SEARCHED
    if (!isPhone) return found
    phones.push(formsOf(number))
    return ' '
  })
  return { rest, phones }
}
