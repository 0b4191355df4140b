/** What stands within a paragraph or a cell, as it is shown to be edited: text, tokens, emphasis, line breaks. */
import { entities } from '../markup.ts'
import { isTag, readParts, writePart, type Part } from './tree.ts'

export type Inline =
  | { is: 'text'; text: string }
  /** `{{Qty|quantity}}`; always written as a whole. */
  | { is: 'token'; text: string }
  | { is: 'break' }
  /** Emphasis, a size or a condition around a part of the text. `open` is the tag as it is written. */
  | { is: 'style'; tag: string; open: string; children: readonly Inline[] }
  /** Anything else, which stays as it is: comments, pictures in a cell. */
  | { is: 'fixed'; raw: string }

const styles = ['b', 'strong', 'i', 'em', 'u', 'span', 'small', 'big', 'a'] as const
export const isInlinePart = (part: Part): boolean => part.is !== 'tag' || isTag(part, 'br', ...styles)

const token = /(\{\{[^{}]{1,200}\}\})/
const textsIn = (raw: string): Inline[] =>
  entities(raw.replace(/[ \t\r\n]+/g, ' '))
    .split(token)
    .flatMap((text, index): Inline[] => (text === '' ? [] : [{ is: index % 2 === 1 ? 'token' : 'text', text }]))

export const inlineOf = (parts: readonly Part[]): Inline[] =>
  parts.flatMap((part): Inline[] => {
    if (part.is === 'text') return textsIn(part.raw)
    if (isTag(part, 'br')) return [{ is: 'break' }]
    if (isTag(part, ...styles) && part.close)
      return [{ is: 'style', tag: part.tag, open: part.open, children: inlineOf(part.children) }]
    return [{ is: 'fixed', raw: writePart(part) }]
  })

/** Several blanks would be printed as one, so all but the last are written as such that do not break. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/ {2,}/g, (blanks) => `${'\u00a0'.repeat(blanks.length - 1)} `)

const writeOne = (inline: Inline): string => {
  switch (inline.is) {
    case 'text':
    case 'token':
      return escaped(inline.text)
    case 'break':
      return '<br>'
    case 'style':
      return `${inline.open}${writeInline(inline.children)}</${inline.tag}>`
    case 'fixed':
      return inline.raw
  }
}
export const writeInline = (inline: readonly Inline[]): string => inline.map(writeOne).join('')

/** The words of some markup without tags and tokens; `token` says what stands for a token. */
export const plainText = (markup: string, tokenText: (text: string) => string): string => {
  const texts = (inline: readonly Inline[]): string =>
    inline
      .map((one) => {
        if (one.is === 'text') return one.text
        if (one.is === 'token') return tokenText(one.text)
        return one.is === 'style' ? texts(one.children) : ' '
      })
      .join('')
  return texts(inlineOf(readParts(markup)))
    .replaceAll(/\s+/g, ' ')
    .trim()
}
