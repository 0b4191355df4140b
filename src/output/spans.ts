/** Reads attributes, and the text of an element as runs of one style each. */
import { ownValue } from '#kernel/own.ts'
import { withoutEnd } from './blanks.ts'
import type { LabelSheet } from './label-sheets.ts'
import type { Element, Node } from './markup.ts'
import { safeLink, type Align, type Span, type Width } from './page.ts'

export interface TextStyle {
  align: Align
  size: number
  /** Of what stands on a label. */
  sheet?: LabelSheet
}
type Inline = Omit<Span, 'text'>

export const aligns: Readonly<Record<string, Align>> = {
  left: 'left',
  center: 'center',
  right: 'right',
  justify: 'justify',
}
export const between = (text: string | undefined, low: number, high: number): number | undefined => {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? Math.min(Math.max(value, low), high) : undefined
}
export const width = (text: string | undefined): Width => {
  const match = /^([\d.]{1,8})\s*(%|mm)?$/.exec((text ?? '').trim())
  if (!match) return {}
  return match[2] === '%' ? { percent: Math.min(Number(match[1]), 100) } : { mm: Math.min(Number(match[1]), 5000) }
}
export const textStyleOf = (element: Element, outer: TextStyle): TextStyle => ({
  ...outer,
  align: ownValue(aligns, element.attributes.align ?? '') ?? outer.align,
  size: between(element.attributes.size, 4, 72) ?? outer.size,
})

const inlineTags = new Set(['b', 'strong', 'i', 'em', 'u', 'span', 'small', 'big', 'br', 'a'])
export const isInline = (node: Node): boolean => typeof node === 'string' || inlineTags.has(node.tag)

const inlineStyle = (element: Element, outer: Inline, size: number): Inline => {
  const own = between(element.attributes.size, 4, 72)
  switch (element.tag) {
    case 'b':
    case 'strong':
      return { ...outer, bold: true }
    case 'i':
    case 'em':
      return { ...outer, italic: true }
    case 'u':
      return { ...outer, underline: true }
    case 'small':
      return { ...outer, size: (outer.size ?? size) * 0.85 }
    case 'big':
      return { ...outer, size: (outer.size ?? size) * 1.2 }
    case 'a':
      return { ...outer, link: safeLink(element.attributes.href ?? '') }
    default:
      return own ? { ...outer, size: own } : outer
  }
}

/** Adds text; several blanks become one, and blanks at the start of a line are dropped. */
const push = (spans: Span[], text: string, style: Inline): void => {
  const last = spans.at(-1)?.text.at(-1)
  const clean = last === undefined || last === ' ' || last === '\n' ? text.replace(/^ +/, '') : text
  if (clean) spans.push({ ...style, text: clean })
}

const collect = (nodes: readonly Node[], style: Inline, into: { spans: Span[]; size: number }): void => {
  for (const node of nodes) {
    if (typeof node === 'string') push(into.spans, node, style)
    else if (node.tag === 'br') into.spans.push({ ...style, text: '\n' })
    else {
      const paragraph = !inlineTags.has(node.tag)
      if (paragraph && into.spans.length > 0) into.spans.push({ text: '\n' })
      collect(node.children, inlineStyle(node, style, into.size), into)
    }
  }
}

export const spansOf = (nodes: readonly Node[], size: number, style: Inline = {}): Span[] => {
  const spans: Span[] = []
  collect(nodes, style, { spans, size })
  const last = spans.at(-1)
  if (last && last.text !== '\n') spans[spans.length - 1] = { ...last, text: withoutEnd(last.text, ' ') }
  return spans.filter((span) => span.text !== '')
}
