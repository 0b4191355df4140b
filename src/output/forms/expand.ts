/** Fills a parsed form with the values of a record. The values become text nodes and are never parsed as markup. */
import { Refused, problem } from '#kernel/problem.ts'
import { asText, filters, styleIn, type Style } from '../filters.ts'
import type { Element, Node } from '../markup.ts'

/**
 * Limits of one form. A document of ten thousand lines with twelve cells uses a quarter of them, which takes half a
 * second.
 */
export const expansionLimits = { nodes: 500_000, characters: 10_000_000, codeLetters: 100_000 } as const

/**
 * What is left of the limits. Every node, every character and every letter of a QR code is deducted, so no form can
 * run for long.
 */
type Budget = { -readonly [Name in keyof typeof expansionLimits]: number }
interface Scope {
  item: unknown
  root: unknown
  position: number
  style: Style
  /** Names of values that are in base currency, whatever the document is in. */
  inBase: ReadonlySet<unknown>
  budget: Budget
}

const charge = (budget: Budget, nodes: number, characters: number, codeLetters = 0): void => {
  budget.nodes -= nodes
  budget.characters -= characters
  budget.codeLetters -= codeLetters
  if (budget.nodes < 0 || budget.characters < 0 || budget.codeLetters < 0)
    throw new Refused([problem('content', 'formTooBig')])
}

/**
 * Minimum costs: a QR code costs this many letters even if it is shorter, and a page this many nodes for its footer
 * and margins.
 */
const leastCode = 20
const nodesOfPage = 100
/** A bar code is drawn as some dozens of bars. */
const nodesOfBarcode = 10

/** Returns only own properties, so that a form cannot reach prototypes, functions or the length of strings. */
const ownProperty = (value: unknown, key: string): unknown => {
  if (Array.isArray(value))
    return key === 'length' ? value.length : /^\d{1,6}$/.test(key) ? (value as unknown[])[Number(key)] : undefined
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}

/**
 * Resolves a path: `Qty` of the current line; `/company.name` from the top; `#` the position, from 1; `.` the item
 * itself.
 */
const resolvePath = (path: string, scope: Scope): unknown => {
  if (path === '#') return scope.position
  if (path === '.') return scope.item
  const fromTop = path.startsWith('/')
  return (fromTop ? path.slice(1) : path).split('.', 8).reduce(ownProperty, fromTop ? scope.root : scope.item)
}

const token = /\{\{([^{}]{1,200})\}\}/g

const ownStyle = (path: string, { style, inBase }: Scope): Style =>
  inBase.has(path.slice(path.search(/[^./]*$/))) ? styleIn(style, '') : style

const evaluate = (expression: string, scope: Scope): string => {
  const [path = '', ...calls] = expression.split('|')
  let value = resolvePath(path.trim(), scope)
  let style = ownStyle(path.trim(), scope)
  for (const call of calls) {
    const colon = call.indexOf(':')
    const name = (colon < 0 ? call : call.slice(0, colon)).trim()
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
    if (!filter) return ''
    charge(scope.budget, 0, asText(value).length)
    const argument = colon < 0 ? '' : call.slice(colon + 1)
    const look = (other: string) => resolvePath(other.trim(), scope)
    if (name === 'in') style = styleIn(scope.style, asText(look(argument)))
    value = filter(value, { argument, style, look })
  }
  const text = asText(value)
  charge(scope.budget, 0, text.length)
  return text.normalize('NFC')
}

const fillText = (text: string, scope: Scope): string => {
  charge(scope.budget, 0, text.length)
  return text.includes('{{') ? text.replace(token, (_, expression: string) => evaluate(expression, scope)) : text
}

const isThere = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== '' && value !== 0 && value !== false

/**
 * Evaluates `path`, `!path`, `path=text` or `path!=text`. It is split step by step, because a single pattern could
 * take extremely long on blanks.
 */
const holds = (condition: string, scope: Scope): boolean => {
  const all = condition.trim()
  const not = all.startsWith('!')
  const rest = not ? all.slice(1).trimStart() : all
  const path = /^[^!=\s]*/.exec(rest)![0]
  const behind = rest.slice(path.length).trimStart()
  const sign = /^!?=/.exec(behind)?.[0] ?? ''
  if (sign) return (asText(resolvePath(path, scope)) === behind.slice(sign.length).trim()) === (sign === '=')
  return isThere(resolvePath(path, scope)) !== not
}

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : isThere(value) ? [value] : [])

const withoutRules = ({
  'data-each': _each,
  'data-if': _if,
  ...attributes
}: Readonly<Record<string, string>>): Record<string, string> => attributes

/** Every copy of a label is drawn, so it costs what the label itself costs. */
const chargeCopies = (copies: number, before: Budget, { budget }: Scope): void => {
  const more = Math.max(Math.min(copies, Number.MAX_SAFE_INTEGER) - 1, 0)
  charge(
    budget,
    more * (before.nodes - budget.nodes),
    more * (before.characters - budget.characters),
    more * (before.codeLetters - budget.codeLetters),
  )
}

const expandElement = (element: Element, scope: Scope): Element => {
  const attributes = withoutRules(element.attributes)
  for (const [name, text] of Object.entries(attributes)) attributes[name] = fillText(text, scope)
  if (element.tag === 'qr') charge(scope.budget, 0, 0, leastCode + (attributes['text'] ?? '').length)
  if (element.tag === 'barcode') charge(scope.budget, nodesOfBarcode, 0)
  if (element.tag === 'break') charge(scope.budget, nodesOfPage, 0)
  const before = { ...scope.budget }
  const children = element.children.flatMap((child) => expandNode(child, scope))
  if (element.tag === 'label') chargeCopies(Number(attributes['copies'] || 1) || 0, before, scope)
  return { ...element, attributes, children }
}

const expandNode = (node: Node, scope: Scope): Node[] => {
  charge(scope.budget, 1, 0)
  if (typeof node === 'string') return [fillText(node, scope)]
  const { 'data-each': each, 'data-if': condition } = node.attributes
  if (each === undefined) return condition === undefined || holds(condition, scope) ? [expandElement(node, scope)] : []
  const items = itemsOf(resolvePath(each.trim(), scope))
  // The items are charged before the first is expanded, so that too long a list is refused immediately.
  charge(scope.budget, items.length, 0)
  return items.flatMap((item, index) => {
    const inner: Scope = { ...scope, item, position: index + 1 }
    return condition === undefined || holds(condition, inner) ? [expandElement(node, inner)] : []
  })
}

export const expand = (form: Element, data: unknown, style: Style): Element => {
  const inBase = ownProperty(data, 'baseAmounts')
  return expandElement(form, {
    item: data,
    root: data,
    position: 0,
    style,
    inBase: new Set(Array.isArray(inBase) ? inBase : []),
    budget: { ...expansionLimits },
  })
}
