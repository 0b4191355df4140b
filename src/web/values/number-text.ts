/** Numbers as users read them: `1.234.567,89` in Vietnamese, separators swapped in English. */
import { type Decimal } from '#kernel/decimal.ts'
import { showNumber as show, signsOf } from '#kernel/number-format.ts'
import type { Language } from '#i18n/fill.ts'

export interface Marks {
  language: Language
  group: string
  point: string
}
const marks: Record<Language, Marks> = {
  vi: { language: 'vi', ...signsOf('vi') },
  en: { language: 'en', ...signsOf('en') },
}
export const marksOf = (language: Language): Marks => marks[language]

/** Formats with thousands separators and at most `most` decimals, without trailing zeros. */
export const showNumber = (value: Decimal | null | undefined, { language }: Marks, most = 6): string =>
  show(value, { language, decimals: most })
