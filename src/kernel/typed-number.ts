/** Numbers as people type them, or paste them one by one (contract typed-numbers). */
import { negate, parseDecimal, type Decimal } from './decimal.ts'
import { signsOf, showNumber, type NumberLanguage } from './number-format.ts'

/** Stands in a typed text for the point of the numeric keypad, whose meaning depends on the field. */
export const keypadPoint = 'κ'

export interface NumberReading {
  language: NumberLanguage
  /** An amount, price, limit or rate in a currency without decimals, where three digits behind a sign are thousands. */
  isDong?: boolean
  /** May be followed by a per cent sign. */
  isPercent?: boolean
}
/** `decimals`: more of them than can be kept. */
export type Unread = 'refused' | 'decimals'

export interface BareNumber {
  isNegative: boolean
  /** Digits, points, commas and keypad points. */
  text: string
}
const unit = /(?:đ|₫|vn[đd])$/i
const dropUnit = (text: string, isPercent: boolean): string =>
  isPercent && text.endsWith('%') ? text.slice(0, -1) : text.replace(unit, '')
const narrowed = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

/** Without blanks, apostrophes, unit and sign; null if nothing was typed, undefined if it cannot be a number. */
export const bareNumber = (typed: string, isPercent = false): BareNumber | null | undefined => {
  const all = narrowed(typed.normalize('NFC')).replace(/[\s\p{Cf}'’‘ʼ]/gu, '')
  if (all === '') return null
  const outside = dropUnit(all, isPercent)
  const inner = /^\((.*)\)$/.exec(outside)?.[1]
  const [, sign = '', text = ''] =
    inner === undefined ? /^([+\-−–]?)(.*)$/.exec(outside)! : ['', '-', dropUnit(inner, isPercent)]
  return /^[\d.,κ]+$/.test(text) && /\d/.test(text) ? { isNegative: sign !== '' && sign !== '+', text } : undefined
}

/** One to three digits that do not begin with 0, then three after each sign. */
const isGrouped = (text: string): boolean => /^[1-9]\d{0,2}(?:[.,]\d{3})*$/.test(text)
/** May stand before a decimal sign: digits, or groups of one sign. */
const isWhole = (text: string): boolean => /^\d*$/.test(text) || (isGrouped(text) && !/\..*,|,.*\./.test(text))

/** The value of a text whose decimal sign stands at `at`; −1: it has none. */
export const valueAt = ({ text, isNegative }: BareNumber, at: number): Decimal | Unread => {
  const [whole, fraction] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
  if (!isWhole(whole) || /\D/.test(fraction)) return 'refused'
  const value = parseDecimal(`${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}`)
  return value === null ? 'decimals' : isNegative ? negate(value) : value
}

const signs = (text: string): string[] => text.match(/[.,]/g) ?? []
/** One sign, before which there may be thousands and behind which there are three digits. */
export const isAmbiguous = (text: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)

/** The place of the decimal sign as the signs alone say it: of two kinds the last, of one kind that occurs once. */
export const pointAt = (text: string): number => {
  const found = signs(text)
  const last = found.at(-1)
  if (last === undefined || (found.length > 1 && new Set(found).size === 1)) return -1
  return text.lastIndexOf(last)
}

/** Null if nothing was typed. */
export const readTypedNumber = (
  typed: string,
  { language, isDong = false, isPercent = false }: NumberReading,
): Decimal | null | Unread => {
  const bare = bareNumber(typed, isPercent)
  if (!bare) return bare === null ? null : 'refused'
  const { group, point } = signsOf(language)
  const text = isDong ? bare.text.replaceAll(keypadPoint, group) : bare.text
  const read = (at: number) => valueAt({ ...bare, text }, at)
  if (text.includes(keypadPoint)) return read(text.indexOf(keypadPoint))
  return isAmbiguous(text) && (isDong || !text.includes(point)) ? read(-1) : read(pointAt(text))
}

/** A number as a field shows it: of a price with three decimals, zeros tell them from thousands. */
export const showTypedNumber = (value: Decimal | null | undefined, { language, isDong }: NumberReading): string => {
  const text = showNumber(value, { language })
  return isDong && isAmbiguous(text.replace('-', '')) && text.includes(signsOf(language).point) ? `${text}0` : text
}
