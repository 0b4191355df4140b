import { visibleText } from './visible-text.ts'

/** Normalises Vietnamese text for searching: lower case, without diacritics, đ as d (contract README §6.2). */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .normalize('NFC')

/** Normalises phone numbers and tax codes, so that they are also found without blanks, dots and hyphens. */
export const foldCode = (text: string): string => fold(text).replace(/[\s.-]/g, '')

/** Joins the texts of many fields into one searchable text. */
export const searchText = (
  texts: readonly (string | null | undefined)[],
  codes: readonly (string | null | undefined)[] = [],
): string =>
  [...texts.map((text) => fold(text ?? '')), ...codes.map((code) => foldCode(code ?? ''))].filter(Boolean).join(' ')

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
