/** Text with tokens as elements of a page one can type into, and read back from it. */
import { entities } from '#output/markup.ts'
import { inlineOf, writeInline, type Inline } from '#output/editing/inline.ts'
import { readParts } from '#output/editing/tree.ts'

export interface Pill {
  label: string
  /** How the value is shown; '' as it is. */
  note: string
  isUnknown: boolean
}
export interface InlineLook {
  pill: (token: string) => Pill
  /** What is said of a condition around a part of the text. */
  condition: (text: string) => string
  /** What is said of what cannot be edited here. */
  fixed: (raw: string) => string
  className: Readonly<Record<'pill' | 'inlineIf' | 'fixed', string>>
}

/** Browsers put the caret beside a pill only where there is a character. */
const EDGE = '\u200b'

const pillOf = (text: string, { pill, className }: InlineLook): HTMLElement => {
  const { label, note, isUnknown } = pill(text)
  const element = document.createElement('span')
  element.className = className.pill
  element.contentEditable = 'false'
  element.draggable = true
  element.dataset['token'] = text
  if (isUnknown) element.dataset['unknown'] = 'true'
  element.title = text
  element.append(label)
  if (note) {
    const small = document.createElement('small')
    small.textContent = note
    element.append(small)
  }
  return element
}
const emphasis: Readonly<Record<string, string>> = { strong: 'b', em: 'i' }

const styleOf = ({ tag, open, children }: Inline & { is: 'style' }, look: InlineLook): HTMLElement => {
  const element = document.createElement(emphasis[tag] ?? (tag === 'a' || tag === 'big' ? 'span' : tag))
  element.dataset['open'] = open
  element.dataset['tag'] = tag
  const condition = /data-if\s*=\s*"([^"]*)"/.exec(open)?.[1]
  if (condition !== undefined) {
    element.className = look.className.inlineIf
    element.title = look.condition(entities(condition))
  }
  element.append(...nodesOf(children, look))
  return element
}
const fixedOf = (raw: string, { fixed, className }: InlineLook): HTMLElement => {
  const element = document.createElement('span')
  element.contentEditable = 'false'
  element.dataset['raw'] = raw
  element.className = className.fixed
  element.textContent = fixed(raw)
  return element
}

const nodeOf = (inline: Inline, look: InlineLook): Node => {
  switch (inline.is) {
    case 'text':
      return document.createTextNode(inline.text)
    case 'token':
      return pillOf(inline.text, look)
    case 'break':
      return document.createElement('br')
    case 'style':
      return styleOf(inline, look)
    case 'fixed':
      return fixedOf(inline.raw, look)
  }
}
const isEdge = (one: Inline | undefined): boolean => one === undefined || one.is === 'token' || one.is === 'fixed'
const nodesOf = (inline: readonly Inline[], look: InlineLook): Node[] => {
  const nodes = inline.flatMap((one, index): Node[] =>
    isEdge(one) && isEdge(inline[index - 1]) ? [document.createTextNode(EDGE), nodeOf(one, look)] : [nodeOf(one, look)],
  )
  return isEdge(inline.at(-1)) ? [...nodes, document.createTextNode(EDGE)] : nodes
}

export const draw = (box: HTMLElement, markup: string, look: InlineLook): void =>
  box.replaceChildren(...nodesOf(inlineOf(readParts(markup)), look))

/** What browsers themselves write when text is made bold. */
const tagsOfBrowser: Readonly<Record<string, string>> = { B: 'b', STRONG: 'b', I: 'i', EM: 'i', U: 'u' }

const readNode = (node: Node, isLast: boolean): Inline[] => {
  if (node instanceof Text) {
    const text = node.data.replaceAll(EDGE, '').replaceAll('\n', ' ')
    return text === '' ? [] : [{ is: 'text', text }]
  }
  if (!(node instanceof HTMLElement)) return []
  const { token, raw, open, tag } = node.dataset
  if (token !== undefined) return [{ is: 'token', text: token }]
  if (raw !== undefined) return [{ is: 'fixed', raw }]
  // The last one only keeps the line open.
  if (node.tagName === 'BR') return isLast ? [] : [{ is: 'break' }]
  const children = readNodes(node)
  if (children.length === 0) return []
  if (open !== undefined && tag !== undefined) return [{ is: 'style', tag, open, children }]
  const own = tagsOfBrowser[node.tagName]
  if (own) return [{ is: 'style', tag: own, open: `<${own}>`, children }]
  return /^(?:DIV|P)$/.test(node.tagName) ? [{ is: 'break' }, ...children] : children
}
const readNodes = (box: Node): Inline[] => {
  const nodes = [...box.childNodes]
  const last = nodes.findLast((node) => !(node instanceof Text && node.data.replaceAll(EDGE, '') === ''))
  return nodes.flatMap((node) => readNode(node, node === last))
}
export const read = (box: Node): string => writeInline(readNodes(box))

/** What is before and behind the caret. */
export const halves = (box: HTMLElement): [string, string] | null => {
  const selection = getSelection()
  if (!selection?.rangeCount || !box.contains(selection.anchorNode)) return null
  const range = selection.getRangeAt(0)
  const half = (set: (part: Range) => void): string => {
    const part = document.createRange()
    part.selectNodeContents(box)
    set(part)
    return read(part.cloneContents())
  }
  return [
    half((part) => part.setEnd(range.startContainer, range.startOffset)),
    half((part) => part.setStart(range.endContainer, range.endOffset)),
  ]
}
export const caretToEnd = (box: HTMLElement): void => {
  const range = document.createRange()
  range.selectNodeContents(box)
  range.collapse(false)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
}
