/** Tokens and conditions of a form, taken apart to be chosen from menus and put together again. */

interface TokenFilter {
  name: string
  argument: string | null
}
export interface Token {
  path: string
  filters: readonly TokenFilter[]
}

export const readToken = (text: string): Token => {
  const [path = '', ...calls] = text.replace(/^\{\{|\}\}$/g, '').split('|')
  return {
    path: path.trim(),
    filters: calls.map((call) => {
      const colon = call.indexOf(':')
      return colon < 0
        ? { name: call.trim(), argument: null }
        : { name: call.slice(0, colon).trim(), argument: call.slice(colon + 1) }
    }),
  }
}
/** Signs that would end the token are left out of arguments. */
export const writeToken = ({ path, filters }: Token): string =>
  `{{${[path, ...filters.map(({ name, argument }) => (argument === null ? name : `${name}:${argument.replaceAll(/[{}|]/g, '')}`))].join('|')}}}`

/** When a block is printed: if there is a value, if there is none, if it is a certain one or another one. */
export interface Condition {
  path: string
  test: 'some' | 'none' | 'is' | 'isNot'
  value: string
}

export const readCondition = (text: string): Condition => {
  const all = text.trim()
  const not = all.startsWith('!')
  const rest = not ? all.slice(1).trimStart() : all
  const path = /^[^!=\s]*/.exec(rest)![0]
  const behind = rest.slice(path.length).trimStart()
  const sign = /^!?=/.exec(behind)?.[0]
  if (sign) return { path, test: sign === '=' ? 'is' : 'isNot', value: behind.slice(sign.length).trim() }
  return { path, test: not ? 'none' : 'some', value: '' }
}
export const writeCondition = ({ path, test, value }: Condition): string =>
  ({ some: path, none: `!${path}`, is: `${path}=${value}`, isNot: `${path}!=${value}` })[test]

/** What a token can be chosen from: a value of the document, or of the items of one of its lists. */
export interface Field {
  path: string
  label: string
  kind: string
  /** What it belongs to, in the words of the menu. */
  group?: string | undefined
  /** The list whose items have it; a list within the items of another is `letters.lines`. */
  each?: string | undefined
  /** The filter it is usually printed with. */
  filter?: string | undefined
}

/** The list that is repeated where `data-each` says `path` within the items of `outer`. */
export const listWithin = (lists: readonly string[], path: string, outer: string | undefined): string => {
  const name = path.trim()
  if (name.startsWith('/')) return name.slice(1)
  const inner = outer === undefined ? name : `${outer}.${name}`
  return lists.includes(inner) ? inner : name
}
/** How the list is named there; null if it can only be repeated within the items of another list. */
export const listPathFrom = (list: string, lists: readonly string[], outer: string | undefined): string | null => {
  const around = lists.find((one) => list.startsWith(`${one}.`))
  if (around === undefined) return outer === undefined ? list : `/${list}`
  return around === outer ? list.slice(around.length + 1) : null
}

/** The field that a path means where the items of `each` are repeated, or at the top. */
export const fieldOf = (fields: readonly Field[], path: string, each: string | undefined): Field | undefined => {
  const top = path.startsWith('/') ? path.slice(1) : path
  const own = path.startsWith('/') ? undefined : fields.find((one) => one.path === path && one.each === each)
  return own ?? fields.find((one) => one.path === top && one.each === undefined)
}

/** How a field is addressed from there; null if it belongs to the items of a list that is not repeated there. */
export const pathFrom = (field: Field, each: string | undefined): string | null => {
  if (field.each === each) return field.path
  return field.each === undefined ? `/${field.path}` : null
}

/** A token of the items of `from` as it is written elsewhere; null if its field is not within reach there. */
export const tokenFrom = (text: string, { fields, from, to }: TokenMove): string | null => {
  const token = readToken(text)
  const field = fieldOf(fields, token.path, from)
  if (!field) return text
  const path = pathFrom(field, to)
  return path === null ? null : writeToken({ ...token, path })
}
interface TokenMove {
  fields: readonly Field[]
  /** The lists that are repeated where it comes from and where it goes. */
  from: string | undefined
  to: string | undefined
}

/** How a field is usually printed. */
export const usualToken = (path: string, { filter }: Pick<Field, 'filter'>): string =>
  writeToken({ path, filters: filter ? [{ name: filter, argument: null }] : [] })
export const isNumber = (kind: string): boolean =>
  ['money', 'price', 'quantity', 'percent', 'integer', 'factor', 'vat'].includes(kind)
