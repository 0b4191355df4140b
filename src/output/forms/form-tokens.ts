/** What a form may name: the values of the record it prints, and checking `{{…}}`, `data-each` and `data-if` against them. */
import { ownValue } from '#kernel/own.ts'
import { filterArguments, filters } from '../filters.ts'

/** Without `fields` it is a value. `many`: a list, of what `fields` says or else of values. */
interface TokenNode {
  many?: true
  fields?: TokenTree
}
export type TokenTree = { readonly [name: string]: TokenNode }

/** `unknown`: nothing is known of it, so nothing in it is wrong. */
type Known = TokenNode | 'unknown'
export interface TokenScope {
  item: Known
  root: Known
}

/** At a place of the text it was found in. */
export interface TokenProblem {
  at: number
  length: number
  message: string
  values: Readonly<Record<string, string>>
  severity: 'error' | 'warning'
}

const pathPattern = /^(?:#|\.|\/?[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}\p{N}_]+){0,7})$/u
const value: TokenNode = {}

const step = (from: Known | undefined, name: string): Known | undefined => {
  if (from === undefined || from === 'unknown') return from
  if (from.many)
    return name === 'length'
      ? value
      : /^\d{1,6}$/.test(name)
        ? { ...(from.fields && { fields: from.fields }) }
        : undefined
  return from.fields && ownValue(from.fields, name)
}

/** What a path leads to; undefined if the record has no such value. */
const nodeAt = (path: string, { item, root }: TokenScope): Known | undefined => {
  if (path === '#') return value
  if (path === '.') return item
  const isFromTop = path.startsWith('/')
  return (isFromTop ? path.slice(1) : path).split('.').reduce<Known | undefined>(step, isFromTop ? root : item)
}

const said = (text: string): string => text.trim().slice(0, 60)

/** Problems of a path that stands alone. */
const pathProblems = (path: string, place: { at: number; length: number }, scope: TokenScope): TokenProblem[] => {
  if (!pathPattern.test(path))
    return [{ ...place, message: 'templatePath', values: { path: said(path) }, severity: 'error' }]
  return nodeAt(path, scope) === undefined
    ? [{ ...place, message: 'templateUnknownToken', values: { path: said(path) }, severity: 'warning' }]
    : []
}

const filterProblems = (call: string, place: { at: number; length: number }, scope: TokenScope): TokenProblem[] => {
  const colon = call.indexOf(':')
  const name = (colon < 0 ? call : call.slice(0, colon)).trim()
  const argument = colon < 0 ? '' : call.slice(colon + 1)
  const wrong = (message: string): TokenProblem[] => [
    { ...place, message, values: { filter: said(name) }, severity: 'error' },
  ]
  if (!Object.hasOwn(filters, name)) return wrong('templateUnknownFilter')
  const takes = ownValue(filterArguments, name)
  if (takes === undefined) return argument.trim() === '' ? [] : wrong('templateFilterArgument')
  if (takes === 'path') return pathProblems(argument.trim(), place, scope)
  return takes === 'count' && argument.trim() !== '' && !/^\s*\d{1,3}\s*$/.test(argument)
    ? wrong('templateFilterArgument')
    : []
}

const longest = 200

const tokenProblems = (inner: string, place: { at: number; length: number }, scope: TokenScope): TokenProblem[] => {
  const expression = inner.replace(/[ \t\r\n]+/g, ' ')
  if (expression.trim() === '' || expression.length > longest)
    return [{ ...place, message: 'templateToken', values: { token: said(inner) }, severity: 'error' }]
  const [path = '', ...calls] = expression.split('|')
  return [...pathProblems(path.trim(), place, scope), ...calls.flatMap((call) => filterProblems(call, place, scope))]
}

/** True if a name means something here, in the whole record, or in one of its lists. */
const isKnownAnywhere = (path: string, { item, root }: TokenScope): boolean => {
  const lists = root === 'unknown' ? [] : Object.values(root.fields ?? {}).filter(({ many, fields }) => many && fields)
  return [item, root, ...lists.map(({ fields }) => ({ fields: fields! }))].some((one) => {
    const found = one === 'unknown' ? undefined : nodeAt(path, { item: one, root })
    return found !== undefined && found !== 'unknown'
  })
}

/** A name in single braces prints as it stands, which nobody means. */
const singleBraces = (text: string, from: number, scope: TokenScope): TokenProblem[] =>
  [...text.matchAll(/(?<!\{)\{([^{}]{1,200})\}(?!\})/g)].flatMap(({ 0: token, 1: inner = '', index }) => {
    const path = inner.split('|', 1)[0]!.trim()
    if (path === '#' || path === '.' || !pathPattern.test(path) || !isKnownAnywhere(path, scope)) return []
    const values = { token: said(token), better: said(`{${token}}`) }
    return [{ at: from + index, length: token.length, message: 'templateSingleBrace', values, severity: 'warning' }]
  })

/** Problems of the tokens in a text that begins at `from`. */
export const textProblems = (text: string, from: number, scope: TokenScope): TokenProblem[] => {
  if (!text.includes('{') && !text.includes('}')) return []
  const problems: TokenProblem[] = []
  let end = 0
  /** Between tokens there are no double braces, and no names in single ones. */
  const between = (until: number): void => {
    problems.push(...singleBraces(text.slice(end, until), from + end, scope))
    const stray = /\{\{|\}\}/.exec(text.slice(end, until))
    if (stray)
      problems.push({
        at: from + end + stray.index,
        length: 2,
        message: 'templateBraces',
        values: { braces: stray[0] },
        severity: 'error',
      })
  }
  for (const match of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
    between(match.index)
    const place = { at: from + match.index, length: match[0].length }
    problems.push(...tokenProblems(match[1]!, place, scope))
    end = match.index + match[0].length
  }
  between(text.length)
  return problems
}

/** Problems of `data-if`: `path`, `!path`, `path=text`, `path!=text`. */
export const conditionProblems = (text: string, from: number, scope: TokenScope): TokenProblem[] => {
  const rest = text.trim().replace(/^!/, '').trimStart()
  const path = /^[^!=\s]*/.exec(rest)![0]
  const behind = rest.slice(path.length).trimStart()
  const place = { at: from, length: text.length }
  if (path === '' || (behind !== '' && !/^!?=/.test(behind)))
    return [{ ...place, message: 'templateCondition', values: { condition: said(text) }, severity: 'error' }]
  return pathProblems(path, place, scope)
}

/** Problems of `data-each`, and what stands inside. */
export const eachProblems = (
  text: string,
  from: number,
  scope: TokenScope,
): { problems: TokenProblem[]; inner: TokenScope } => {
  const path = text.trim()
  const place = { at: from, length: text.length }
  const problems = pathProblems(path, place, scope)
  const node = problems.length > 0 ? 'unknown' : (nodeAt(path, scope) ?? 'unknown')
  if (node === 'unknown') return { problems, inner: { ...scope, item: 'unknown' } }
  if (!node.many)
    return {
      problems: [{ ...place, message: 'templateNoList', values: { path: said(path) }, severity: 'error' }],
      inner: { ...scope, item: 'unknown' },
    }
  return { problems, inner: { ...scope, item: node.fields ? { fields: node.fields } : value } }
}
