/** Vietnamese text for searching: lower case, without marks, đ as d (contract README §6.2). */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .normalize('NFC')

/** Phones and tax codes are also found without their blanks, dots and hyphens. */
export const foldCode = (text: string): string => fold(text).replace(/[\s.-]/g, '')

/** One searchable text from many fields. */
export const searchText = (
  texts: readonly (string | null | undefined)[],
  codes: readonly (string | null | undefined)[] = [],
): string =>
  [...texts.map((text) => fold(text ?? '')), ...codes.map((code) => foldCode(code ?? ''))].filter(Boolean).join(' ')

/** The words every match must contain; text beyond 200 characters is cut. */
export const searchWords = (text: string): string[] => fold(text.slice(0, 200)).split(/\s+/).filter(Boolean)

/** First letters of the words: 'Nước khoáng Vĩnh Hảo' → 'nkvh', so that 'nkvh' finds it. */
export const initials = (text: string): string =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word[0])
    .join('')
