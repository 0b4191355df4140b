/**
 * Numbers in Vietnamese or English notation. A column uses one notation, so unambiguous cells decide for ambiguous
 * ones.
 */

export interface Spelling {
  group: '.' | ','
  point: '.' | ','
}
const vietnamese: Spelling = { group: '.', point: ',' }
const english: Spelling = { group: ',', point: '.' }

const stripUnits = (cell: string): string => cell.replace(/[\s\u00a0₫đ%]|vnd|vnđ/gi, '').replace(/^\((.*)\)$/, '-$1')

export const looksNumeric = (cell: string): boolean => /^[-+]?\d[\d.,]*$/.test(stripUnits(cell))

/** The notation this cell proves, or null if it is ambiguous. */
const proof = (cell: string): Spelling | null => {
  const text = stripUnits(cell)
  const dots = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (dots > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? english : vietnamese
  if (dots > 1) return vietnamese
  if (commas > 1) return english
  const [, tail] = /[.,](\d*)$/.exec(text) ?? []
  // Three digits after a single mark may be thousands or decimals; with another number of digits the mark is the
  // decimal point.
  if (tail === undefined || tail.length === 3) return null
  return dots === 1 ? english : vietnamese
}

/** The notation of a column; `usual` is the user's language, for columns without an unambiguous cell. */
export const spellingOf = (cells: readonly string[], usual: Spelling): Spelling => {
  const proofs = cells.filter(looksNumeric).map(proof)
  return proofs.find((one) => one !== null) ?? usual
}
export const usualSpelling = (language: 'vi' | 'en'): Spelling => (language === 'vi' ? vietnamese : english)

/** The number with a decimal point and no separators, or null if the text is not a number in this notation. */
export const plainNumber = (cell: string, { group, point }: Spelling): string | null => {
  const text = stripUnits(cell)
  if (!looksNumeric(cell)) return null
  const [whole = '', part, ...rest] = text.split(point)
  if (rest.length > 0 || part?.includes(group)) return null
  const groups = whole.split(group)
  const isGrouped = groups.slice(1).every((one) => one.length === 3) && groups[0] !== ''
  return isGrouped ? `${groups.join('')}${part ? `.${part}` : ''}` : null
}
