/** Numbers as users see them: `1.234.567,89` in Vietnamese, `1,234,567.89` in English. */
import { SCALE, absolute, decimalText, round, type Decimal } from './decimal.ts'

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
/** What groups the digits of a language, and its decimal sign. */
export const signsOf = (language: NumberLanguage): { group: string; point: string } => signs[language]

const grouped = (digits: string, sign: string): string => {
  let text = digits
  for (let at = text.length - 3; at > 0; at -= 3) text = text.slice(0, at) + sign + text.slice(at)
  return text
}

const written = (whole: string, fraction: string, language: NumberLanguage): string => {
  const { group, point } = signs[language]
  return `${grouped(whole, group)}${fraction ? point + fraction : ''}`
}

/** Returns '' for null, because an unknown value is not zero. */
export const showNumber = (value: Decimal | null | undefined, style: NumberStyle = {}): string => {
  if (value === null || value === undefined) return ''
  const { language = 'vi', decimals = SCALE, fixed = false, zero = '0' } = style
  const rounded = round(value, decimals)
  if (rounded === 0n && zero !== '0') return zero === 'dash' ? '–' : ''
  const [whole = '0', fraction = ''] = decimalText(absolute(rounded)).split('.')
  const shown = fixed ? fraction.padEnd(decimals, '0') : fraction
  return `${rounded < 0n ? '-' : ''}${written(whole, shown, language)}`
}

/** A plain number of any length, with all its decimals: `-1234.12345678`. */
export const showPlainNumber = (text: string, language: NumberLanguage): string => {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  return `${text.startsWith('-') ? '-' : ''}${written(whole, fraction, language)}`
}
