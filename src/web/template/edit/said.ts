/** Tokens, conditions and blocks in words. */
import { plainText } from '#output/editing/inline.ts'
import { fieldOf, readCondition, readToken, type Field } from '#output/editing/tokens.ts'
import { attributeOf, writeParts, type TagPart } from '#output/editing/tree.ts'
import type { TokenMenu } from '../calls.ts'
import type { TemplateKey, TemplateWords } from '../words.ts'
import type { Pill } from './inline-dom.ts'

type Say = Pick<TemplateWords, 'w'>

/** Each with the group it stands in: several groups have an address. */
export const fieldsOf = ({ groups }: TokenMenu): Field[] =>
  groups.flatMap(({ label, tokens }) => tokens.map((token) => ({ ...token, group: label })))
/** Chosen from a menu: its group tells it from others of the same name. */
export const fieldOption = ({ label, group }: Field, value: string) => ({ value, label, ...(group && { note: group }) })

/** The lists whose items can be repeated, each named by the first group of what its items have. */
export const listsOf = ({ groups }: TokenMenu): Field[] =>
  groups.flatMap(({ each, label }, index) =>
    each === undefined || groups.findIndex((one) => one.each === each) < index
      ? []
      : [{ path: each, label, kind: 'records' }],
  )

export const nameOfList = (lists: readonly Field[], each: string | undefined): string =>
  lists.find(({ path }) => path === each)?.label ?? each ?? ''

const labelOfPath = (fields: readonly Field[], path: string, each: string | undefined): string | undefined =>
  fieldOf(fields, path, each)?.label

export interface TemplateNames {
  fields: readonly Field[]
  lists: readonly Field[]
  menu: TokenMenu
  each: string | undefined
}

/** `lines.length` */
const countText = (path: string, lists: readonly Field[], { w }: Say): string | undefined => {
  const list = path.endsWith('.length')
    ? lists.find((one) => `${one.path}.length` === path.replace(/^\//, ''))
    : undefined
  return list && w('templates.countOf', { name: list.label })
}

export const pillOf = (text: string, { fields, lists, menu, each }: TemplateNames, words: Say): Pill => {
  const { w } = words
  const { path, filters } = readToken(text)
  const label =
    path === '#'
      ? w('templates.position')
      : path === '.'
        ? w('templates.item')
        : (labelOfPath(fields, path, each) ?? countText(path, lists, words))
  const usual = fieldOf(fields, path, each)?.filter
  const note = filters
    .filter(({ name }) => name !== usual)
    .map(({ name, argument }) => {
      const said = menu.filters.find((one) => one.name === name)?.label.split(',')[0] ?? name
      const what = argument === null ? '' : (labelOfPath(fields, argument.trim(), each) ?? argument)
      return what ? `${said}: ${what}` : said
    })
    .join(', ')
  return { label: label ?? path, note, isUnknown: label === undefined }
}

export const conditionText = (text: string, { fields, lists, each }: TemplateNames, { w }: Say): string => {
  const { path, test, value } = readCondition(text)
  const name = labelOfPath(fields, path, each) ?? lists.find((one) => one.path === path)?.label ?? path
  switch (test) {
    case 'some':
      return w('templates.if.some', { name })
    case 'none':
      return w('templates.if.none', { name })
    case 'is':
      return w('templates.if.is', { name, value })
    case 'isNot':
      return w('templates.if.isNot', { name, value })
  }
}
/** `each`: the list that is repeated. */
export const eachText = (each: string, { lists }: Pick<TemplateNames, 'lists'>, { w }: Say): string =>
  w('templates.each', { name: lists.find(({ path }) => path === each)?.label ?? each })

const names: Readonly<Record<string, TemplateKey>> = {
  p: 'templates.block.p',
  h1: 'templates.block.h1',
  h2: 'templates.block.h2',
  h3: 'templates.block.h3',
  div: 'templates.block.div',
  keep: 'templates.block.keep',
  columns: 'templates.block.columns',
  column: 'templates.block.column',
  table: 'templates.block.table',
  tr: 'templates.block.tr',
  td: 'templates.block.td',
  th: 'templates.block.th',
  hr: 'templates.block.hr',
  space: 'templates.block.space',
  break: 'templates.block.break',
  img: 'templates.block.img',
  qr: 'templates.block.qr',
  barcode: 'templates.block.barcode',
  signatures: 'templates.block.signatures',
  sign: 'templates.block.sign',
  labels: 'templates.block.labels',
  label: 'templates.block.label',
  page: 'templates.block.page',
  span: 'templates.block.text',
}
export const blockName = ({ tag }: Pick<TagPart, 'tag'>, { w }: Say): string => {
  const key = names[tag]
  // None of the names has places to fill in.
  return key ? w(key as 'templates.block.p') : tag
}

/** The name of a block with the first words in it: what one hears of it. */
export const blockText = (part: TagPart, known: TemplateNames, words: Say): string => {
  const own = attributeOf(part, 'title') ?? attributeOf(part, 'text') ?? attributeOf(part, 'src') ?? ''
  const inside = plainText(own || writeParts(part.children), (text) => pillOf(text, known, words).label).slice(0, 40)
  return inside ? `${blockName(part, words)}: ${inside}` : blockName(part, words)
}
