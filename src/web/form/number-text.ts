/** Numbers as people type and read them: `1.234.567,89` in Vietnamese, the reverse in English. */
import { decimalText, parseDecimal, round, type Decimal } from '#kernel/decimal.ts'
import type { Language } from '#i18n/fill.ts'

export interface Marks { group: string; point: string }
export const marksOf = (language: Language): Marks => (language === 'en' ? { group: ',', point: '.' } : { group: '.', point: ',' })

const grouped = (digits: string, group: string): string => digits.replace(/\B(?=(\d{3})+$)/g, group)

/** With groups, at most so many decimals, no more than needed. */
export const showNumber = (value: Decimal | null | undefined, marks: Marks, most = 6): string => {
  if (value === null || value === undefined) return ''
  const [whole, fraction] = decimalText(round(value, most)).replace('-', '').split('.')
  const sign = value < 0n && (whole !== '0' || fraction) ? '−' : ''
  return `${sign}${grouped(whole!, marks.group)}${fraction ? marks.point + fraction : ''}`
}

/**
 * null = nothing typed, undefined = no number. Text with only one mark of the other kind and no full group
 * behind it (`12.5`) is read as a decimal, so that values copied from elsewhere come out right.
 */
export const readNumberText = (typed: string, marks: Marks): Decimal | null | undefined => {
  const text = typed.trim().replace(/[\s\u00a0₫đ%]/g, '').replace('−', '-')
  if (text === '') return null
  const { group, point } = marks
  const foreign = !text.includes(point) && text.split(group).length === 2 && !/^-?\d{1,3}.\d{3}$/.test(text)
  const plain = foreign ? text.replace(group, '.') : text.replaceAll(group, '').replace(point, '.')
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? parseDecimal(plain) ?? undefined : undefined
}

/** Groups the digits while a person types; the caret stays behind the same digit. */
export const groupLive = (typed: string, caret: number, marks: Marks): { text: string; caret: number } => {
  const { group, point } = marks
  const significant = (part: string) => part.replace(/[^\d]/g, '').length + (part.includes(point) ? 1 : 0) + (part.startsWith('-') ? 1 : 0)
  const cleaned = typed.replaceAll(group, '').replace(/[^\d,.-]/g, '')
  const at = cleaned.indexOf(point)
  const whole = (at < 0 ? cleaned : cleaned.slice(0, at)).replace(/(?!^)-|[,.]/g, '')
  const sign = whole.startsWith('-') ? '-' : ''
  const digits = whole.slice(sign.length).replace(/^0+(?=\d)/, '')
  const text = sign + grouped(digits, group) + (at < 0 ? '' : point + cleaned.slice(at + 1).replace(/\D/g, ''))
  const dropped = whole.length - sign.length - digits.length
  const before = Math.max(0, significant(typed.slice(0, caret)) - dropped)
  let position = 0
  for (let seen = 0; position < text.length && seen < before; position += 1) if (text[position] !== group) seen += 1
  return { text, caret: position }
}
