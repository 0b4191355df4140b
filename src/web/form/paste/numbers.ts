/** Numbers of a spreadsheet in either spelling; a whole column is spelt one way, so its cells explain each other. */

export interface Spelling {
  group: '.' | ','
  point: '.' | ','
}
const vietnamese: Spelling = { group: '.', point: ',' }
const english: Spelling = { group: ',', point: '.' }

const bare = (cell: string): string => cell.replace(/[\s\u00a0₫đ%]|vnd|vnđ/gi, '').replace(/^\((.*)\)$/, '-$1')

export const looksNumeric = (cell: string): boolean => /^[-+]?\d[\d.,]*$/.test(bare(cell))

/** What this cell alone proves about the spelling. */
const proof = (cell: string): Spelling | null => {
  const text = bare(cell)
  const dots = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (dots > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? english : vietnamese
  if (dots > 1) return vietnamese
  if (commas > 1) return english
  const [, tail] = /[.,](\d*)$/.exec(text) ?? []
  // Three digits behind one mark may be thousands or thousandths; nothing groups by other counts.
  if (tail === undefined || tail.length === 3) return null
  return dots === 1 ? english : vietnamese
}

/** `usual`: how people of this language write, for a column that proves nothing. */
export const spellingOf = (cells: readonly string[], usual: Spelling): Spelling => {
  const proofs = cells.filter(looksNumeric).map(proof)
  return proofs.find((one) => one !== null) ?? usual
}
export const usualSpelling = (language: 'vi' | 'en'): Spelling => (language === 'vi' ? vietnamese : english)

/** As a plain number with a dot; null when it is none in this spelling. */
export const plainNumber = (cell: string, { group, point }: Spelling): string | null => {
  const text = bare(cell)
  if (!looksNumeric(cell)) return null
  const [whole = '', part, ...rest] = text.split(point)
  if (rest.length > 0 || part?.includes(group)) return null
  const groups = whole.split(group)
  const isGrouped = groups.slice(1).every((one) => one.length === 3) && groups[0] !== ''
  return isGrouped ? `${groups.join('')}${part ? `.${part}` : ''}` : null
}
