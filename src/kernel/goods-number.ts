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

/** Equal for all forms of one number, and for nothing else; another text stands for itself. */
export const goodsKey = (text: string): string => {
  const trimmed = text.trim()
  const plain = numberOfElements(trimmed) ?? trimmed.replace(KIND_OF_BARS, '')
  return isNumber(plain) ? plain.padStart(14, '0') : plain
}

export const isGoodsNumber = (text: string): boolean => isNumber(goodsKey(text))

/** Every form that the number may have where it is stored; of another text itself. */
export const goodsForms = (text: string): string[] => {
  const key = goodsKey(text)
  const shorter = isNumber(key) ? [1, 2, 6].filter((zeros) => key.startsWith('0'.repeat(zeros))) : []
  const marked = isNumber(key) ? [`(01)${key}`, `]C101${key}`, `01${key}`] : []
  const forms = [text.trim(), key, ...shorter.map((zeros) => key.slice(zeros)), ...marked]
  return [...new Set(forms)].filter((form) => form !== '' && goodsKey(form) === key)
}

/** The fewest digits of the number, which all its forms contain; of another text what was sent without its signs. */
export const goodsDigits = (text: string): string =>
  goodsForms(goodsKey(text)).filter(isNumber).at(-1) ?? goodsKey(text)

/** What is kept of a code that holds more than the number: the number. Digits stay as they were typed. */
export const withoutElements = (text: string): string => {
  const number = numberOfElements(text.trim())
  return number === undefined ? text.replace(KIND_OF_BARS, '') : goodsDigits(number)
}
