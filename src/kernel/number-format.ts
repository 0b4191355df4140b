/** Formatting and parsing of numbers for users: `1.234.567,89` in Vietnamese, `1,234,567.89` in English. */
import { SCALE, absolute, decimalText, negate, parseDecimal, round, type Decimal } from './decimal.ts'

export type NumberLanguage = 'vi' | 'en'
export interface NumberStyle {
  language?: NumberLanguage
  /** The maximum number of decimals to show; the value is rounded to it. */
  decimals?: number
  /** Always show this number of decimals, padded with zeros. */
  fixed?: boolean
  /** What to show for zero: the digit, a dash (lists) or nothing (discounts, forms). */
  zero?: '0' | 'dash' | 'blank'
}

const signs: Record<NumberLanguage, { group: string; point: string }> = {
  vi: { group: '.', point: ',' },
  en: { group: ',', point: '.' },
}
const grouped = (digits: string, sign: string): string => {
  let text = digits
  for (let at = text.length - 3; at > 0; at -= 3) text = text.slice(0, at) + sign + text.slice(at)
  return text
}

/** Returns '' for null, because an unknown value is not zero. */
export const showNumber = (value: Decimal | null | undefined, style: NumberStyle = {}): string => {
  if (value === null || value === undefined) return ''
  const { language = 'vi', decimals = SCALE, fixed = false, zero = '0' } = style
  const rounded = round(value, decimals)
  if (rounded === 0n && zero !== '0') return zero === 'dash' ? '–' : ''
  const [whole = '0', fraction = ''] = decimalText(absolute(rounded)).split('.')
  const { group, point } = signs[language]
  const shown = fixed ? fraction.padEnd(decimals, '0') : fraction
  return `${rounded < 0n ? '-' : ''}${grouped(whole, group)}${shown ? point + shown : ''}`
}

const escaped = (sign: string): string => `\\${sign}`
const patterns = (language: NumberLanguage) => {
  const { group, point } = signs[language]
  return {
    grouped: new RegExp(`^(\\d{1,3}(?:${escaped(group)}\\d{3})+|\\d*)(?:${escaped(point)}(\\d*))?$`),
    other: new RegExp(`^(\\d*)${escaped(group)}(\\d+)$`),
  }
}
const byLanguage = { vi: patterns('vi'), en: patterns('en') }

/**
 * Parses a number that a user typed or pasted; null if it is not a number. The decimal separator of the other
 * language is accepted where it cannot be a group separator (`12.5` in Vietnamese, but not `1.500`).
 */
export const parseNumber = (text: string, language: NumberLanguage = 'vi'): Decimal | null => {
  const bare = text.normalize('NFKC').replace(/[\s_'’]/g, '')
  const bracketed = /^\((.*)\)$/.exec(bare)
  const signed = /^([+\-−–]?)(.*)$/.exec(bracketed ? bracketed[1]! : bare)!
  const negative = bracketed !== null || (signed[1] !== '' && signed[1] !== '+')
  const digits = signed[2]!
  if (!/\d/.test(digits)) return null
  const { grouped: own, other } = byLanguage[language]
  const leadingZero = /^0[.,]\d/.test(digits)
  const match = (leadingZero ? null : own.exec(digits)) ?? other.exec(digits) ?? own.exec(digits)
  if (!match) return null
  const value = parseDecimal(`${match[1]!.replace(/[.,]/g, '') || '0'}.${match[2] ?? ''}`.replace(/\.$/, ''))
  return value !== null && negative ? negate(value) : value
}
