/**
 * Everything that is wrong with the text of a form, each with its place, before anything is printed with it. What prints
 * nothing or something else than its author meant is an error, even where printing would go on.
 */
import { hasOtherStyles, holdsText, isMisplaced, saysNonsense, takesWords } from './form-grammar.ts'
import {
  conditionProblems,
  eachProblems,
  textProblems,
  type TokenProblem,
  type TokenScope,
  type TokenTree,
} from './form-tokens.ts'
import { attribute, dropped, empty, entities, everywhere, limits, tagAt, tags, unwrapped } from '../markup.ts'

/** Lines and columns from 1. */
export interface FormProblem extends Omit<TokenProblem, 'at'> {
  line: number
  column: number
}

interface Open {
  tag: string
  at: number
  scope: TokenScope
  isInText: boolean
}
interface Found extends TokenProblem {
  /** What would explain it, were it not closed: then it is no problem of its own. */
  unless?: Open | undefined
}
interface Scan {
  text: string
  at: number
  nodes: number
  /** The form itself is the first. */
  stack: Open[]
  problems: Found[]
  /** How many of them nothing would explain. */
  certain: number
  /** The rest of the text can be read. */
  isReadable: boolean
}

/** More help nobody, and take long to write. */
const mostProblems = 100

interface Wrong {
  at: number
  length: number
  values?: Readonly<Record<string, string>>
  severity?: 'error' | 'warning'
  unless?: Open | undefined
}
const add = (scan: Scan, found: Found): void => {
  scan.problems.push(found)
  if (!found.unless) scan.certain += 1
}
const report = (scan: Scan, message: string, { values = {}, severity = 'error', ...where }: Wrong): void =>
  add(scan, { ...where, message, values, severity })

/** Names are looked up in the list that an element repeats; without its end, also those behind it. */
const addNamed = (scan: Scan, found: readonly TokenProblem[], scope: TokenScope): void => {
  const repeats = scan.stack.find((open) => open.scope === scope)
  for (const one of found)
    add(scan, one.severity === 'warning' && repeats !== scan.stack[0] ? { ...one, unless: repeats } : one)
}

/** Entities are read before tokens are, so that braces may be written as entities too. */
const checkText = (scan: Scan, { text, at }: { text: string; at: number }, scope: TokenScope): void => {
  const read = entities(text)
  const found = textProblems(read, at, scope)
  addNamed(scan, read === text ? found : found.map((one) => ({ ...one, at, length: text.length })), scope)
}

const words = (scan: Scan, until: number): void => {
  const text = scan.text.slice(scan.at, until)
  const unless = scan.stack.at(-1)!
  const { tag, scope } = unless
  const start = text.search(/\S/)
  if (start >= 0 && !takesWords(tag))
    report(scan, 'templateWords', { at: scan.at + start, length: text.trim().length, values: { tag }, unless })
  checkText(scan, { text, at: scan.at }, scope)
  scan.at = until
}

interface Attribute {
  name: string
  value: string
  at: number
  length: number
  valueAt: number
}

/** The attributes of an element, and the first place where something else stands among them. */
const attributesIn = (rest: string, from: number): { found: Attribute[]; strange: number | null } => {
  const found: Attribute[] = []
  const gaps = rest.replace(/\/\s*$/, (end) => ' '.repeat(end.length))
  let [end, strange] = [0, -1]
  const look = (until: number): void => {
    const at = strange < 0 ? gaps.slice(end, until).search(/\S/) : -1
    if (at >= 0) strange = end + at
  }
  for (const match of gaps.matchAll(attribute)) {
    const [whole, name = '', double, single, bare] = match
    const value = double ?? single ?? bare ?? ''
    const isQuoted = double !== undefined || single !== undefined
    const at = from + match.index
    const valueAt = at + whole.length - value.length - (isQuoted ? 1 : 0)
    found.push({ name: name.toLowerCase(), value, at, length: whole.length, valueAt })
    look(match.index)
    end = match.index + whole.length
  }
  look(gaps.length)
  return { found, strange: strange < 0 ? null : from + strange }
}

const twiceIn = (found: readonly Attribute[]): Attribute | undefined => {
  const names = new Set<string>()
  return found.find(({ name }) => names.size === names.add(name).size)
}

const ignored = new Set(['class', 'id', 'lang', 'title'])

const checkAttribute = (scan: Scan, tag: string, { name, value, at, length }: Attribute): void => {
  const said = { attribute: name, tag, value: value.slice(0, 60) }
  if (name === 'style') {
    if (hasOtherStyles(value)) report(scan, 'templateStyle', { at, length, values: said, severity: 'warning' })
  } else if (!everywhere.includes(name) && !tags[tag]!.includes(name)) {
    const severity = ignored.has(name) ? 'warning' : 'error'
    report(scan, 'templateUnknownAttribute', { at, length, values: said, severity })
  } else if (saysNonsense(tag, name, value)) {
    report(scan, 'templateValue', { at, length, values: said })
  }
}

/** Checks the attributes; returns the scope of what stands inside. */
const checkAttributes = (scan: Scan, tag: string, { rest, from }: { rest: string; from: number }): TokenScope => {
  const outer = scan.stack.at(-1)!.scope
  const { found, strange } = attributesIn(rest, from)
  if (strange !== null) report(scan, 'templateAttribute', { at: strange, length: 1, values: { tag } })
  const twice = twiceIn(found)
  if (twice) report(scan, 'templateAttributeTwice', { ...twice, values: { attribute: twice.name } })
  const each = found.find(({ name }) => name === 'data-each')
  const list = each && eachProblems(each.value, each.valueAt, outer)
  const scope = list?.inner ?? outer
  addNamed(scan, list?.problems ?? [], outer)
  for (const one of found) {
    checkAttribute(scan, tag, one)
    if (one.name === 'data-if') addNamed(scan, conditionProblems(one.value, one.valueAt, scope), scope)
    else if (one.name !== 'data-each') checkText(scan, { text: one.value, at: one.valueAt }, scope)
  }
  return scope
}

const close = (scan: Scan, tag: string, { at, length }: { at: number; length: number }): void => {
  if (!Object.hasOwn(tags, tag) || empty.has(tag)) return
  const index = scan.stack.findLastIndex((one) => one.tag === tag)
  if (index < 1) return report(scan, 'templateClosing', { at, length, values: { tag } })
  for (const open of scan.stack.splice(index).slice(1)) unclosed(scan, open)
}

/** What follows stands in it only because it has no end. */
const unclosed = (scan: Scan, open: Open): void => {
  const { tag, at } = open
  scan.problems = scan.problems.filter(({ unless }) => unless !== open)
  report(scan, 'templateUnclosed', { at, length: tag.length + 1, values: { tag } })
}

const skipDropped = (scan: Scan, tag: string): void => {
  const end = scan.text.toLowerCase().indexOf(`</${tag}`, scan.at)
  scan.at = end < 0 ? scan.text.length : end
}

interface Tag {
  tag: string
  rest: string
  at: number
  length: number
}
const open = (scan: Scan, { tag, rest, at, length }: Tag): void => {
  const isClosed = rest.trimEnd().endsWith('/')
  if (dropped.has(tag)) {
    report(scan, 'templateForbiddenTag', { at, length, values: { tag } })
    return isClosed ? undefined : skipDropped(scan, tag)
  }
  if (unwrapped.has(tag))
    return report(scan, 'templateIgnoredTag', { at, length, values: { tag }, severity: 'warning' })
  if (!Object.hasOwn(tags, tag)) return report(scan, 'templateUnknownTag', { at, length, values: { tag } })
  scan.nodes += 1
  if (scan.nodes > limits.nodes || scan.stack.length > limits.depth) {
    report(scan, 'formTooBig', { at, length })
    scan.isReadable = false
    return
  }
  const outer = scan.stack.at(-1)!
  if (isMisplaced(tag, outer.tag, outer.isInText)) {
    // Within a text it is the outermost one that should have ended before.
    const unless = isMisplaced(tag, outer.tag, false) ? outer : scan.stack.find((one) => one.isInText)
    report(scan, 'templateMisplaced', { at, length, values: { tag, parent: outer.tag || 'page' }, unless })
  }
  const scope = checkAttributes(scan, tag, { rest, from: at + 1 + tag.length })
  if (!empty.has(tag) && !isClosed) scan.stack.push({ tag, at, scope, isInText: outer.isInText || holdsText(tag) })
}

/** Reading on behind it would find what is not there, and take long. */
const unreadable = (scan: Scan, message: string): void => {
  const { text, at } = scan
  report(scan, message, { at, length: 1, values: { text: text.slice(at, at + 20) } })
  scan.isReadable = false
}

/** Reads one comment or tag. */
const readTag = (scan: Scan): void => {
  const { text, at } = scan
  if (text.startsWith('<!', at)) {
    const isComment = text.startsWith('<!--', at)
    const end = text.indexOf(isComment ? '-->' : '>', at)
    if (end < 0) return unreadable(scan, 'templateComment')
    scan.at = end + (isComment ? 3 : 1)
    return
  }
  tagAt.lastIndex = at
  const match = tagAt.exec(text)
  if (!match) return unreadable(scan, 'templateUnreadable')
  const [whole, slash, name = '', rest = ''] = match
  const tag = name.toLowerCase()
  scan.at = at + whole.length
  if (slash) close(scan, tag, { at, length: whole.length })
  else open(scan, { tag, rest, at, length: whole.length })
}

const scanned = (text: string, root: TokenTree | null): Scan => {
  const item = root ? { fields: root } : 'unknown'
  const form: Open = { tag: '', at: 0, scope: { item, root: item }, isInText: false }
  const scan: Scan = { text, at: 0, nodes: 0, stack: [form], problems: [], certain: 0, isReadable: true }
  const goesOn = (): boolean => scan.isReadable && scan.certain < mostProblems
  while (goesOn() && scan.at < text.length) {
    const next = text.indexOf('<', scan.at)
    words(scan, next < 0 ? text.length : next)
    if (next >= 0) readTag(scan)
  }
  if (goesOn()) for (const one of scan.stack.slice(1)) unclosed(scan, one)
  return scan
}

/** Line and column of places in the order of the text. */
const placed = (text: string, problems: readonly TokenProblem[]): FormProblem[] => {
  let [line, start, from] = [1, 0, 0]
  return problems.map(({ at, length, message, values, severity }) => {
    for (let next = text.indexOf('\n', from); next >= 0 && next < at; next = text.indexOf('\n', from)) {
      line += 1
      start = next + 1
      from = start
    }
    return { line, column: at - start + 1, length, message, values, severity }
  })
}

/** `root`: the record it prints; null if nothing is known of it. In the order of the text. */
export const checkForm = (text: string, root: TokenTree | null): FormProblem[] => {
  if (text.length > limits.text)
    return [{ line: 1, column: 1, length: 0, message: 'formTooBig', values: {}, severity: 'error' }]
  if (text.trim() === '')
    return [{ line: 1, column: 1, length: 0, message: 'templateEmpty', values: {}, severity: 'error' }]
  const { problems } = scanned(text, root)
  return placed(text, problems.toSorted((a, b) => a.at - b.at).slice(0, mostProblems))
}
