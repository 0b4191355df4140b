/**
 * The text of a print form as a tree that keeps every character, so that what is not edited is written as it was
 * read: `writeTree(readTree(text))` is the text.
 */
import { attribute, dropped, empty, entities, readMarkup, tagAt, tags } from '../markup.ts'

interface TextPart {
  is: 'text'
  raw: string
}
/** What is never drawn: comments, tags that forms do not have, scripts with their content. */
interface OtherPart {
  is: 'other'
  raw: string
}
export interface TagPart {
  is: 'tag'
  tag: string
  /** The tag as it is written, `<p align="center">`. */
  open: string
  /** '' if it is not closed by a tag of its own. */
  close: string
  children: readonly Part[]
}
export type Part = TextPart | OtherPart | TagPart
/** Positions among the children, from the root. */
export type Path = readonly number[]

/** Without names: any tag. */
export const isTag = <Name extends string = string>(
  part: Part | undefined,
  ...names: readonly Name[]
): part is TagPart & { tag: Name } =>
  part?.is === 'tag' && (names.length === 0 || (names as readonly string[]).includes(part.tag))
export const isBlank = (part: Part): boolean =>
  part.is === 'other' || (part.is === 'text' && /^[ \t\r\n]*$/.test(part.raw))

const root = (children: readonly Part[]): TagPart => ({ is: 'tag', tag: 'div', open: '', close: '', children })

interface OpenTag {
  tag: string
  open: string
  children: Part[]
}
interface Reader {
  text: string
  at: number
  stack: OpenTag[]
}
const add = (reader: Reader, part: Part): void => void reader.stack.at(-1)!.children.push(part)

/** Adds a comment or a tag that is not drawn. */
const addOther = (reader: Reader, until: number): void => {
  add(reader, { is: 'other', raw: reader.text.slice(reader.at, until) })
  reader.at = until
}

const endOfDropped = (reader: Reader, tag: string, from: number): number => {
  const end = reader.text.toLowerCase().indexOf(`</${tag}`, from)
  return end < 0 ? reader.text.length : end
}

const readTag = (reader: Reader, [whole, slash, name = '', rest = '']: RegExpExecArray): void => {
  const tag = name.toLowerCase()
  const until = reader.at + whole.length
  const isClosed = rest.trimEnd().endsWith('/')
  if (!Object.hasOwn(tags, tag)) {
    const isDropped = !slash && dropped.has(tag) && !isClosed
    return addOther(reader, isDropped ? endOfDropped(reader, tag, until) : until)
  }
  if (slash) {
    if (empty.has(tag)) return addOther(reader, until)
    const opened = reader.stack.pop()!
    add(reader, { is: 'tag', ...opened, close: whole })
  } else if (empty.has(tag) || isClosed) add(reader, { is: 'tag', tag, open: whole, close: '', children: [] })
  else reader.stack.push({ tag, open: whole, children: [] })
  reader.at = until
}

/** Throws Refused, as printing does, if the text cannot be read. */
export const readTree = (text: string): TagPart => {
  readMarkup(text)
  const reader: Reader = { text: text.normalize('NFC'), at: 0, stack: [{ tag: 'div', open: '', children: [] }] }
  while (reader.at < reader.text.length) {
    const found = reader.text.indexOf('<', reader.at)
    const next = found < 0 ? reader.text.length : found
    if (next > reader.at) add(reader, { is: 'text', raw: reader.text.slice(reader.at, next) })
    reader.at = next
    if (found < 0) break
    if (reader.text.startsWith('<!', next)) {
      const isComment = reader.text.startsWith('<!--', next)
      const end = reader.text.indexOf(isComment ? '-->' : '>', next)
      addOther(reader, end < 0 ? reader.text.length : end + (isComment ? 3 : 1))
      continue
    }
    const sticky = new RegExp(tagAt.source, 'y')
    sticky.lastIndex = next
    readTag(reader, sticky.exec(reader.text)!)
  }
  return root(reader.stack[0]!.children)
}

export const writePart = (part: Part): string =>
  part.is === 'tag' ? part.open + writeParts(part.children) + part.close : part.raw
export const writeParts = (parts: readonly Part[]): string => parts.map(writePart).join('')
export const writeTree = (tree: TagPart): string => writeParts(tree.children)

/** Reads markup that stands within a form, such as a block to insert. */
export const readParts = (text: string): readonly Part[] => readTree(text).children

interface Written {
  name: string
  value: string
  from: number
  to: number
}
const attributesIn = (part: TagPart): Written[] => {
  const start = 1 + part.tag.length
  return [...part.open.slice(start).matchAll(attribute)].map((match) => ({
    name: match[1]!.toLowerCase(),
    value: entities(match[2] ?? match[3] ?? match[4] ?? ''),
    from: start + match.index,
    to: start + match.index + match[0].length,
  }))
}
/** The last one counts, as in printing. */
export const attributeOf = (part: TagPart, name: string): string | undefined =>
  attributesIn(part).findLast((one) => one.name === name)?.value

const quoted = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Changes one attribute of a tag and nothing else of it; undefined removes it. */
export const withAttribute = (part: TagPart, name: string, value: string | undefined): TagPart => {
  if (attributeOf(part, name) === value) return part
  const found = attributesIn(part).filter((one) => one.name === name)
  const written = value === undefined ? '' : value === '' ? name : `${name}="${quoted(value)}"`
  let open = part.open
  for (const { from, to } of found.slice(1).toReversed()) open = open.slice(0, from).trimEnd() + open.slice(to)
  const first = found[0]
  if (first) {
    const before = open.slice(0, first.from)
    return { ...part, open: (written ? before + written : before.trimEnd()) + open.slice(first.to) }
  }
  if (!written) return part
  const end = /\s*\/?>$/.exec(open)!.index
  return { ...part, open: `${open.slice(0, end)} ${written}${open.slice(end)}` }
}

export const partAt = (tree: TagPart, path: Path): Part | undefined =>
  path.reduce<Part | undefined>((part, index) => (isTag(part) ? part.children[index] : undefined), tree)

/** Replaces `count` children, from `path` on, by others. */
export const splice = (
  tree: TagPart,
  path: Path,
  { count, parts }: { count: number; parts: readonly Part[] },
): TagPart => {
  const [index = 0, ...rest] = path
  if (rest.length === 0) return { ...tree, children: tree.children.toSpliced(index, count, ...parts) }
  const child = tree.children[index]
  return isTag(child) ? { ...tree, children: tree.children.with(index, splice(child, rest, { count, parts })) } : tree
}
export const replaceAt = (tree: TagPart, path: Path, part: Part): TagPart =>
  path.length === 0 ? (part as TagPart) : splice(tree, path, { count: 1, parts: [part] })
export const changeAt = (tree: TagPart, path: Path, change: (part: TagPart) => TagPart): TagPart => {
  const part = partAt(tree, path)
  return isTag(part) ? replaceAt(tree, path, change(part)) : tree
}

export const isSame = (a: Path, b: Path): boolean => a.length === b.length && a.every((one, index) => one === b[index])
export const isWithin = (path: Path, outer: Path): boolean => isSame(path.slice(0, outer.length), outer)
/** The innermost tag at a character of the text. */
export const pathAt = (tree: TagPart, offset: number): Path => {
  const path: number[] = []
  let part: TagPart = tree
  let left = offset - tree.open.length
  for (;;) {
    let index = 0
    for (; index < part.children.length; index += 1) {
      const length = writePart(part.children[index]!).length
      if (left < length) break
      left -= length
    }
    const child = part.children[index]
    if (left < 0 || !isTag(child)) return path
    path.push(index)
    left -= child.open.length
    part = child
  }
}
