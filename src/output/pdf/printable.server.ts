/** A page with only such signs as a font can draw, and which ones it had besides. */
import type { Block, Cell, Page, Span, TableRow } from '../page.ts'
import { fallbackOf } from './fallback.server.ts'
import { isOwn } from './fonts.server.ts'

export interface Printable {
  page: Page
  /** Each once; as many as can be told to a person, and dots for more. */
  unprintable: readonly string[]
}

const MOST_TOLD = 20
/** Holds the parts of one picture together. */
const JOINER = '\u200d'
/** A letter may have any number of marks. */
const LONGEST_TOLD = 12

/** Nothing is seen of them: directions, joiners, variants, the frame of a key, what controls a terminal. */
const invisible = /(?![\n\u200b])(?:\p{Cc}|\p{Default_Ignorable_Code_Point}|\u20e3|[\ufff9-\ufffb])/gu
/** Signs of one meaning of which the fonts have another. */
const similar: Readonly<Record<string, string>> = {
  '✔': '✓',
  '☑': '✓',
  '✅': '✓',
  '✕': '×',
  '✖': '×',
  '✗': '×',
  '✘': '×',
  '❌': '×',
  '❎': '×',
  '❤': '♥',
  '⭐': '★',
  '🌟': '★',
  '⚠': '(!)',
  '☎': '℡',
  '📞': '℡',
  '➡': '→',
  '⬅': '←',
  '⬆': '↑',
  '⬇': '↓',
  '➜': '→',
  '➔': '→',
  '❗': '!',
  '❓': '?',
}
const picture = /[\p{Extended_Pictographic}\p{Emoji_Presentation}\u{1f3fb}-\u{1f3ff}]/u

const FLAG_A = 0x1f1e6
/** Flags are written as the two letters of their country, as they are stored. */
const asLetter = (sign: string): string => {
  const number = sign.codePointAt(0)! - FLAG_A
  return number >= 0 && number < 26 ? String.fromCharCode(65 + number) : sign
}

const has = (sign: string): boolean => {
  const code = sign.codePointAt(0)!
  return code === 10 || isOwn(code) || fallbackOf(code) !== null
}
const hasAll = (text: string): boolean => {
  for (const sign of text) if (!has(sign)) return false
  return true
}

/** In words, if even a screen has no picture of it. */
const named = (sign: string): string =>
  /\p{C}/u.test(sign)
    ? Array.from(sign, (one) => `U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`).join(' ')
    : sign
const told = (grapheme: string): string =>
  Array.from(picture.test(grapheme) ? grapheme : grapheme.replace(invisible, ''))
    .slice(0, LONGEST_TOLD)
    .map((sign) => (sign === JOINER ? sign : named(sign)))
    .join('')

/** What is printed for letters that no font has. */
const UNKNOWN = '?'

/** What stands on paper for one letter with its marks, or one picture. */
const replaced = (grapheme: string, missing: Set<string>): string => {
  const seen = Array.from(grapheme.replace(invisible, ''), (sign) => similar[sign] ?? asLetter(sign)).join('')
  if (hasAll(seen)) return seen
  const plain = seen.normalize('NFKC')
  if (hasAll(plain)) return plain
  if (missing.size < MOST_TOLD) missing.add(told(grapheme))
  if (picture.test(seen)) return ''
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
  return bare !== '' && hasAll(bare) ? bare : UNKNOWN
}

let graphemes: Intl.Segmenter | undefined
const replacedAll = (text: string, missing: Set<string>): string => {
  graphemes ??= new Intl.Segmenter('vi', { granularity: 'grapheme' })
  let out = ''
  for (const { segment } of graphemes.segment(text))
    out += hasAll(segment) ? segment.replace(invisible, '') : replaced(segment, missing)
  return out
}

/** Signs of Roboto and line breaks are told by a table, for there are millions of them in a long print. */
let easy: Uint8Array | undefined
const isEasy = (text: string): boolean => {
  easy ??= Uint8Array.from({ length: 0x10000 }, (_, unit) => (isEasyUnit(unit) ? 1 : 0))
  for (let index = 0; index < text.length; index += 1) if (easy[text.charCodeAt(index)] === 0) return false
  return true
}
const isEasyUnit = (unit: number): boolean => {
  const isMark = unit >= 0x300 && unit < 0x370
  return (
    unit === 10 || (isOwn(unit) && unit !== 13 && !isMark && String.fromCharCode(unit).replace(invisible, '') !== '')
  )
}

/** The same text if it has only signs of Roboto. */
const printableText = (text: string, missing: Set<string>): string => {
  if (isEasy(text)) return text
  const composed = text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
  if (hasAll(composed) && composed.search(invisible) < 0) return composed
  const seen = replacedAll(composed, missing)
  // What is left out may have stood between a letter and its mark.
  const joined = seen.normalize('NFC')
  return joined === seen ? seen : replacedAll(joined, missing)
}

/** The same list if nothing in it changed: pages are long. */
const each = <T>(list: readonly T[], change: (one: T) => T): readonly T[] => {
  let changed: T[] | null = null
  for (const [index, one] of list.entries()) {
    const now = change(one)
    if (now === one) continue
    changed ??= [...list]
    changed[index] = now
  }
  return changed ?? list
}

const changing = (change: (text: string) => string) => {
  const span = (one: Span): Span => {
    const text = change(one.text)
    return text === one.text ? one : { ...one, text }
  }
  const cell = (one: Cell): Cell => {
    if (typeof one === 'string') return change(one)
    const spans = each(one.spans, span)
    return spans === one.spans ? one : { ...one, spans }
  }
  const row = (one: TableRow): TableRow => {
    const cells = each(one.cells, cell)
    return cells === one.cells ? one : { ...one, cells }
  }
  const inside = <T extends { blocks: readonly Block[] }>(one: T): T => ({ ...one, blocks: each(one.blocks, block) })
  const block = (one: Block): Block => {
    switch (one.is) {
      case 'text':
        return { ...one, spans: each(one.spans, span) }
      case 'table':
        return { ...one, head: each(one.head, row), rows: each(one.rows, row) }
      case 'columns':
        return { ...one, columns: one.columns.map(inside) }
      case 'keep':
        return inside(one)
      case 'labels':
        return { ...one, labels: one.labels.map(inside) }
      case 'signatures': {
        const people = one.people.map(({ title, note, name }) => ({
          title: change(title),
          note: change(note),
          name: change(name),
        }))
        return { ...one, date: change(one.date), people }
      }
      case 'image':
        return { ...one, alt: change(one.alt) }
      case 'drawing':
        return {
          ...one,
          marks: one.marks.map((mark) => ('text' in mark ? { ...mark, text: change(mark.text) } : mark)),
        }
      default:
        return one
    }
  }
  return block
}

export const printable = (page: Page): Printable => {
  const missing = new Set<string>()
  const change = (text: string): string => printableText(text, missing)
  const blocks = each(page.blocks, changing(change))
  const footer = change(page.footer)
  const running = page.running && each(page.running, changing(change))
  const more = missing.size < MOST_TOLD ? [] : ['…']
  return { page: { ...page, footer, blocks, ...(running && { running }) }, unprintable: [...missing, ...more] }
}
