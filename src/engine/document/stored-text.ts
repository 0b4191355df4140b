/** Texts of the program with one value at their end, stored in the language of the business and made anew for readers. */
import { translate } from '#i18n/catalogues.server.ts'
import type { Language } from '#i18n/fill.ts'

/** `key` is a text that ends with the value `by`. */
export const storedText = (key: string, by: string): string => translate('vi', key, { by })

/** The stored text in the language of the reader; what does not begin like one is somebody's own, and stays. */
export const textForReader = (language: Language, key: string, stored: string): string => {
  const begin = storedText(key, '')
  return stored.startsWith(begin) ? translate(language, key, { by: stored.slice(begin.length) }) : stored
}
