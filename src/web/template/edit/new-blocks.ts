/** What blocks begin with when they are inserted. */
import { readParts, type Part } from '#output/editing/tree.ts'
import type { Field } from '#output/editing/tokens.ts'
import { isNumber, usualToken } from '#output/editing/tokens.ts'
import type { TemplateWords } from '../words.ts'

export const newBlocks = [
  'p',
  'h1',
  'lines',
  'table',
  'columns',
  'div',
  'keep',
  'img',
  'qr',
  'barcode',
  'hr',
  'space',
  'break',
  'signatures',
  'labels',
] as const
export type NewBlock = (typeof newBlocks)[number]

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A table with the first fields of a list, a text before numbers. */
const linesTable = (fields: readonly Field[], list: Field | undefined): string => {
  const own = fields.filter((one) => one.each === list?.path && list !== undefined)
  const chosen = [
    ...own.filter(({ kind }) => !isNumber(kind)).slice(0, 2),
    ...own.filter(({ kind }) => isNumber(kind)).slice(0, 3),
  ]
  const cells = (make: (field: Field) => string) => chosen.map(make).join('')
  return `<table>
  <colgroup><col fit>${cells(({ kind }) => (isNumber(kind) ? '<col align="right" fit>' : '<col>'))}</colgroup>
  <thead><tr><th>#</th>${cells(({ label }) => `<th>${escaped(label)}</th>`)}</tr></thead>
  <tr data-each="${list?.path ?? 'lines'}"><td>{{#}}</td>${cells((one) => `<td>${usualToken(one.path, one)}</td>`)}</tr>
</table>`
}

const markupOf = (
  block: NewBlock,
  { w }: Pick<TemplateWords, 'w'>,
  fields: readonly Field[],
  list: Field | undefined,
): string => {
  const text = escaped(w('templates.newText'))
  switch (block) {
    case 'p':
      return `<p>${text}</p>`
    case 'h1':
      return `<h1 align="center">${escaped(w('templates.newTitle'))}</h1>`
    case 'lines':
      return linesTable(fields, list)
    case 'table':
      return `<table>\n  <colgroup><col><col></colgroup>\n  <tr><td>${text}</td><td></td></tr>\n</table>`
    case 'columns':
      return `<columns>\n  <column width="50%"><p>${text}</p></column>\n  <column><p>${text}</p></column>\n</columns>`
    case 'div':
      return `<div>\n<p>${text}</p>\n</div>`
    case 'keep':
      return `<keep>\n<p>${text}</p>\n</keep>`
    case 'img':
      return '<img src="{{company.LinkLogo}}" alt="{{company.companyName}}" width="30" height="20">'
    case 'qr':
      return '<qr text="{{bankQr}}" width="28">'
    case 'barcode':
      return '<barcode text="{{NumberID}}" height="10">'
    case 'hr':
      return '<hr>'
    case 'space':
      return '<space height="3">'
    case 'break':
      return '<break>'
    case 'signatures':
      return `<signatures space="16">\n  <sign title="${escaped(w('templates.newSigner'))}" note="${escaped(w('templates.newSignerNote'))}" name="">\n</signatures>`
    case 'labels':
      return `<labels sheet="A4-65">\n  <label><p>${text}</p></label>\n</labels>`
  }
}

export interface NewBlockContext {
  words: Pick<TemplateWords, 'w'>
  fields: readonly Field[]
  list: Field | undefined
}
/** With a line of its own in the text. */
export const partsOf = (block: NewBlock, { words, fields, list }: NewBlockContext): readonly Part[] =>
  readParts(`\n${markupOf(block, words, fields, list)}`)
