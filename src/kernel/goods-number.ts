/**
 * One number of goods, in every form in which a scanner sends it (GS1 General Specifications §2.1, §7.8; the signs
 * before a code are those of ISO/IEC 15424). Check digits are not asked for: many shops number their goods themselves.
 */
import { eanCheckDigit } from './ean.ts'

/** The sign between the elements of a GS1 code, and before the first. */
export const FNC1 = '\u001d'
/** What a scanner may send before a code to say which kind of bars it read. */
const KIND_OF_BARS = /^\][A-Za-z]\d/
/** Kinds of bars that hold elements: GS1-128, GS1 DataBar, GS1 DataMatrix, GS1 QR. */
const HOLDS_ELEMENTS = /^\](C1|e\d|d2|Q3|J1)/

/** The length of an element behind which no FNC1 follows, by the two digits it begins with; the others end with one. */
const lengthOf = (begin: string): number | undefined =>
  begin === '00' ? 18 : begin === '02' ? 14 : begin === '20' ? 2 : /^1[1-9]$/.test(begin) ? 6 : undefined

/** The fourteen digits of the element 01. */
const numberInElements = (elements: string): string | undefined => {
  let left = elements
  while (left !== '') {
    if (left.startsWith(FNC1)) left = left.slice(1)
    const found = /^01(\d{14})/.exec(left)
    if (found) return found[1]
    const length = lengthOf(left.slice(0, 2))
    const end = length === undefined ? left.indexOf(FNC1) : 2 + length
    left = end < 0 ? '' : left.slice(end)
  }
  return undefined
}

/** Scanners that leave out what marks elements send digits only; a wrong last digit tells that they are none. */
const numberUnmarked = (text: string): string | undefined => {
  const number = /^01(\d{14})/.exec(text)?.[1]
  if (number === undefined) return undefined
  // The digits weigh 3 and 1 in turn, the last twelve of them as those of an EAN-13.
  const check = (eanCheckDigit(number.slice(1, 13)) + 3 * (10 - Number(number[0]))) % 10
  return check === Number(number[13]) ? number : undefined
}

const numberOfElements = (text: string): string | undefined => {
  const shown = /\(01\)\s*(\d{12,14})(?!\d)/.exec(text)?.[1]
  if (shown !== undefined) return shown.padStart(14, '0')
  const bare = text.replace(KIND_OF_BARS, '')
  return HOLDS_ELEMENTS.test(text) || bare.startsWith(FNC1) ? numberInElements(bare) : numberUnmarked(bare)
}

/** Thirteen, twelve and eight digits are fourteen with as many zeros before them. */
const isNumber = (text: string): boolean => /^(\d{8}|\d{12,14})$/.test(text)

/** The eleven digits that a UPC-E leaves zeros out of, from its six in the middle (GS1 General Specifications §5.2.2.4). */
const expanded = (six: string): string => {
  const [a, b, c, d, e, last] = six as unknown as [string, string, string, string, string, string]
  if (last <= '2') return `0${a}${b}${last}0000${c}${d}${e}`
  if (last === '3') return `0${a}${b}${c}00000${d}${e}`
  if (last === '4') return `0${a}${b}${c}${d}00000${e}`
  return `0${a}${b}${c}${d}${e}0000${last}`
}

/**
 * The twelve digits of a UPC-A whose small form, UPC-E, these eight are. Both end with the same check digit, which must
 * be right: other numbers of eight digits that begin with 0 are a shop's own.
 */
const ofUpcE = (text: string): string | undefined => {
  if (!/^0\d{7}$/.test(text)) return undefined
  const eleven = expanded(text.slice(1, 7))
  // A UPC-A is an EAN-13 with a zero before it.
  return eanCheckDigit(`0${eleven}`) === Number(text[7]) ? `${eleven}${text[7]}` : undefined
}

/** The UPC-E of a UPC-A, if it has one. */
const toUpcE = (twelve: string): string | undefined => {
  const [maker, item] = [twelve.slice(1, 6), twelve.slice(6, 11)]
  const sixes = [
    `${maker.slice(0, 2)}${item.slice(2)}${maker[2]}`,
    `${maker.slice(0, 3)}${item.slice(3)}3`,
    `${maker.slice(0, 4)}${item[4]}4`,
    `${maker}${item[4]}`,
  ]
  return sixes.map((six) => `0${six}${twelve[11]}`).find((eight) => ofUpcE(eight) === twelve)
}

/** Equal for all forms of one number, and for nothing else; another text stands for itself. */
export const goodsKey = (text: string): string => {
  const trimmed = text.trim()
  const plain = numberOfElements(trimmed) ?? trimmed.replace(KIND_OF_BARS, '')
  return isNumber(plain) ? (ofUpcE(plain) ?? plain).padStart(14, '0') : plain
}

export const isGoodsNumber = (text: string): boolean => isNumber(goodsKey(text))

/** Every form that the number may have where it is stored; of another text itself. */
export const goodsForms = (text: string): string[] => {
  const key = goodsKey(text)
  const shorter = isNumber(key) ? [1, 2, 6].filter((zeros) => key.startsWith('0'.repeat(zeros))) : []
  const marked = isNumber(key) ? [`(01)${key}`, `]C101${key}`, `01${key}`] : []
  const small = /^00\d{12}$/.test(key) ? toUpcE(key.slice(2)) : undefined
  const forms = [text.trim(), key, ...shorter.map((zeros) => key.slice(zeros)), ...marked, ...(small ? [small] : [])]
  return [...new Set(forms)].filter((form) => form !== '' && goodsKey(form) === key)
}

/**
 * The fewest digits of the number, which all its forms contain but a UPC-E, which leaves digits out and stays as it is; of
 * another text what was sent without its signs.
 */
export const goodsDigits = (text: string): string => {
  const plain = text.trim().replace(KIND_OF_BARS, '')
  if (ofUpcE(plain) !== undefined) return plain
  const key = goodsKey(text)
  const numbers = goodsForms(key).filter((form) => isNumber(form) && key.endsWith(form))
  return numbers.at(-1) ?? key
}

/** What is kept of a code that holds more than the number: the number. Digits stay as they were typed. */
export const withoutElements = (text: string): string => {
  const number = numberOfElements(text.trim())
  return number === undefined ? text.replace(KIND_OF_BARS, '') : goodsDigits(number)
}
