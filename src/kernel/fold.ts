import { phonesIn } from './phones.ts'
import { visibleText } from './visible-text.ts'

/** Normalises Vietnamese text for searching: lower case, without diacritics, đ as d (contract README §6.2), straight quotes. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'd')
    .replace(/[‘’‛ʼ′]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .toLowerCase()
    .normalize('NFC')

/** Normalises phone numbers and tax codes, so that they are also found without blanks, dots and hyphens. */
export const foldCode = (text: string): string => fold(text).replace(/[\s.-]/g, '')

/** Telephone numbers also in the spelling in which they are compared. */
const codeForms = (code: string): string[] => {
  const own = foldCode(code)
  return [own, ...phonesIn(code).filter((number) => !own.includes(number))]
}

/** Joins the texts of many fields into one searchable text. */
export const searchText = (
  texts: readonly (string | null | undefined)[],
  codes: readonly (string | null | undefined)[] = [],
): string =>
  [...texts.map((text) => fold(text ?? '')), ...codes.flatMap((code) => codeForms(code ?? ''))]
    .filter(Boolean)
    .join(' ')

/** The words of a search, all of which a match must contain; input beyond 200 characters is ignored. */
export const searchWords = (text: string): string[] =>
  fold(visibleText(text.slice(0, 200)))
    .split(/\s+/)
    .filter(Boolean)

/** The first letters of the words: 'Nước khoáng Vĩnh Hảo' → 'nkvh', so that searching for 'nkvh' finds it. */
export const initials = (text: string): string =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word[0])
    .join('')
