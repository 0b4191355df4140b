/** Numbers as users type and read them: `1.234.567,89` in Vietnamese, separators swapped in English. */
import { type Decimal } from '#kernel/decimal.ts'
import { parseNumber, showNumber as show } from '#kernel/number-format.ts'
import type { Language } from '#i18n/fill.ts'

export interface Marks {
  language: Language
  group: string
  point: string
}
const marks: Record<Language, Marks> = {
  vi: { language: 'vi', group: '.', point: ',' },
  en: { language: 'en', group: ',', point: '.' },
}
export const marksOf = (language: Language): Marks => marks[language]

const grouped = (digits: string, group: string): string => digits.replace(/\B(?=(\d{3})+$)/g, group)

/** Formats with thousands separators and at most `most` decimals, without trailing zeros. */
export const showNumber = (value: Decimal | null | undefined, { language }: Marks, most = 6): string =>
  show(value, { language, decimals: most })

/** Returns null when nothing was typed and undefined when the text is not a number. */
export const readNumberText = (typed: string, { language }: Marks): Decimal | null | undefined => {
  const text = typed.replace(/[₫đ%]/g, '').trim()
  return text === '' ? null : (parseNumber(text, language) ?? undefined)
}

/** Inserts thousands separators while the user types; the caret stays after the same digit. */
export const groupLive = (typed: string, caret: number, marks: Marks): { text: string; caret: number } => {
  const { group, point } = marks
  const significant = (part: string) =>
    part.replace(/[^\d]/g, '').length + (part.includes(point) ? 1 : 0) + (part.startsWith('-') ? 1 : 0)
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
