/**
 * A strict parser for the subset of HTML used by print forms. Unknown elements are dropped; scripts, styles and event
 * handlers do not exist.
 */
import { ownValue } from '#kernel/own.ts'
import { Refused, problem } from '#kernel/problem.ts'

export interface Element {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: Node[]
  line: number
}
export type Node = Element | string

/** Allowed tags, and their attributes in addition to those allowed on every tag. */
export const tags: Readonly<Record<string, readonly string[]>> = {
  page: ['size', 'orientation', 'margin', 'font', 'footer', 'title'],
  div: [],
  p: ['before', 'after', 'lines'],
  h1: ['before', 'after'],
  h2: ['before', 'after'],
  h3: ['before', 'after'],
  b: [],
  strong: [],
  i: [],
  em: [],
  u: [],
  span: [],
  small: [],
  big: [],
  br: [],
  a: ['href'],
  columns: ['gap'],
  column: ['width'],
  keep: [],
  hr: ['dashed'],
  space: ['height'],
  break: ['restart'],
  img: ['src', 'alt', 'width', 'height'],
  qr: ['text', 'width'],
  labels: ['sheet', 'first'],
  label: ['copies'],
  barcode: ['text', 'height', 'optional'],
  table: ['borders'],
  colgroup: [],
  col: ['width', 'fit'],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: ['kind'],
  th: ['colspan', 'rowspan', 'width'],
  td: ['colspan', 'rowspan', 'width'],
  signatures: ['date', 'space'],
  sign: ['title', 'note', 'name'],
}
export const everywhere = ['align', 'size', 'data-each', 'data-if']
export const empty = new Set(['page', 'br', 'hr', 'img', 'qr', 'barcode', 'col', 'space', 'break', 'sign'])
/** Elements dropped together with their content. */
export const dropped = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'template',
  'noscript',
  'title',
  'head',
  'textarea',
  'select',
])
/** Elements dropped while their content is kept. */
export const unwrapped = new Set(['html', 'body', 'section', 'article', 'center', 'font', 'header', 'footer', 'main'])

export const limits = { text: 200_000, nodes: 20_000, depth: 40 } as const

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
}
const character = (code: number): string =>
  code > 31 && code < 0x110000 && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
const entity = (whole: string): string => {
  const name = whole.slice(1, -1).toLowerCase()
  if (!name.startsWith('#')) return ownValue(named, name) ?? whole
  return character(name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)))
}
export const entities = (text: string): string => text.replace(/&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{1,8});/gi, entity)

const unreadable = (line: number, what: string): Refused =>
  new Refused([problem('content', 'formUnreadable', { line: String(line), problem: what })])
const tooBig = (): Refused => new Refused([problem('content', 'formTooBig')])

/** Converts the two CSS rules that form editors write and that printing supports. */
const fromStyle = (style: string): Record<string, string> => {
  const align = /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)/i.exec(style)?.[1]
  const size = /(?:^|;)\s*font-size\s*:\s*([\d.]{1,5})pt/i.exec(style)?.[1]
  return { ...(align && { align: align.toLowerCase() }), ...(size && { size }) }
}

export const attribute = /([a-zA-Z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

const readAttributes = (tag: string, text: string): Record<string, string> => {
  const own = tags[tag] ?? []
  const found: Record<string, string> = {}
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    const key = name.toLowerCase()
    const value = entities(double ?? single ?? bare ?? '')
    if (key === 'style') Object.assign(found, fromStyle(value))
    else if (own.includes(key) || everywhere.includes(key)) found[key] = value
  }
  return found
}

interface Reader {
  at: number
  line: number
  nodes: number
  text: string
  lower: string
  stack: Element[]
}

const lines = (text: string): number => text.split('\n').length - 1

const addText = (reader: Reader, until: number): void => {
  const raw = reader.text.slice(reader.at, until)
  const text = entities(raw.replace(/[ \t\r\n]+/g, ' '))
  if (text) reader.stack.at(-1)!.children.push(text)
  reader.line += lines(raw)
  reader.at = until
}

const close = (reader: Reader, tag: string): void => {
  if (dropped.has(tag) || unwrapped.has(tag) || empty.has(tag) || !Object.hasOwn(tags, tag)) return
  const open = reader.stack.at(-1)!
  // The form itself, which is no element of its text, cannot be closed.
  if (reader.stack.length === 1 || open.tag !== tag) throw unreadable(reader.line, `</${tag}>`)
  reader.stack.pop()
}

/** Moves the reader past the end of an element whose content is dropped. */
const skip = (reader: Reader, tag: string): void => {
  const end = reader.lower.indexOf(`</${tag}`, reader.at)
  const until = end < 0 ? reader.text.length : end
  reader.line += lines(reader.text.slice(reader.at, until))
  reader.at = until
}

const open = (reader: Reader, tag: string, rest: string): void => {
  const closed = rest.trimEnd().endsWith('/')
  if (dropped.has(tag)) return closed ? undefined : skip(reader, tag)
  if (!Object.hasOwn(tags, tag)) return
  reader.nodes += 1
  if (reader.nodes > limits.nodes || reader.stack.length > limits.depth) throw tooBig()
  const element: Element = { tag, attributes: readAttributes(tag, rest), children: [], line: reader.line }
  reader.stack.at(-1)!.children.push(element)
  if (!empty.has(tag) && !closed) reader.stack.push(element)
}

export const tagAt = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/y

/** Parses the text of a form into nodes below one root. Throws Refused with the number of the invalid line. */
export const readMarkup = (text: string): Element => {
  if (text.length > limits.text) throw tooBig()
  const root: Element = { tag: 'div', attributes: {}, children: [], line: 1 }
  const normal = text.normalize('NFC')
  const reader: Reader = { at: 0, line: 1, nodes: 0, text: normal, lower: normal.toLowerCase(), stack: [root] }
  while (reader.at < reader.text.length) {
    const next = reader.text.indexOf('<', reader.at)
    addText(reader, next < 0 ? reader.text.length : next)
    if (next < 0) break
    if (reader.text.startsWith('<!', next)) {
      const comment = reader.text.startsWith('<!--', next)
      const end = reader.text.indexOf(comment ? '-->' : '>', next)
      const until = end < 0 ? reader.text.length : end + (comment ? 3 : 1)
      reader.line += lines(reader.text.slice(next, until))
      reader.at = until
      continue
    }
    tagAt.lastIndex = next
    const match = tagAt.exec(reader.text)
    if (!match) throw unreadable(reader.line, reader.text.slice(next, next + 20))
    reader.at = next + match[0].length
    reader.line += lines(match[0])
    if (match[1]) close(reader, match[2]!.toLowerCase())
    else open(reader, match[2]!.toLowerCase(), match[3]!)
  }
  if (reader.stack.length > 1) throw unreadable(reader.stack.at(-1)!.line, `<${reader.stack.at(-1)!.tag}>`)
  return root
}
