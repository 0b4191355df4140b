/** Breaks styled text into lines. */
import { withoutEnd } from '../blanks.ts'
import type { Align, Span } from '../page.ts'
import { breaksIn, cutBefore, partsOf } from './breaks.server.ts'
import { face, step, textWidth, type Face } from './fonts.server.ts'

export interface Run {
  text: string
  face: Face
  size: number
  width: number
  underline: boolean
  link: string
}
export interface Line {
  runs: readonly Run[]
  width: number
  size: number
}

/** Line height. Vietnamese capitals have two diacritics, which Roboto's own line height would cut off. */
export const LEADING = 1.32

interface Style {
  face: Face
  size: number
  underline: boolean
  link: string
}
/** Text up to a possible line break. */
interface Piece extends Style {
  text: string
  width: number
  /** Width without trailing blanks, which may extend beyond the edge. */
  inked: number
  breakAfter: 'space' | 'line' | null
}

const blanks = ' \t\r\u200b'
const measured = (text: string, style: Style, breakAfter: Piece['breakAfter']): Piece => {
  const bare = withoutEnd(text, blanks)
  const inked = textWidth(bare, style.face, style.size)
  return { ...style, text, inked, width: bare === text ? inked : textWidth(text, style.face, style.size), breakAfter }
}

const piecesOf = (span: Span, size: number): Piece[] => {
  const style: Style = {
    face: face(span.bold, span.italic),
    size: span.size ?? size,
    underline: span.underline === true,
    link: span.link ?? '',
  }
  const texts = span.text.normalize('NFC').match(/\n|[^\s\u200b]*[ \t\r\u200b]|[^\s\u200b]+|[^\S\n]/g) ?? []
  return texts.flatMap((text) => {
    if (text === '\n') return [measured('', style, 'line')]
    const end = blanks.includes(text.at(-1)!) ? 'space' : null
    return partsOf(text).map((part, index, parts) => measured(part, style, index < parts.length - 1 ? 'space' : end))
  })
}

/** Splits a word that is wider than the line between letters. Its parts are cut from it: a form may have millions of letters. */
const cutPiece = (piece: Piece, width: number): Piece[] => {
  const { text } = piece
  const limit = (width * 1000) / piece.size
  const parts: Piece[] = []
  let start = 0
  let used = 0
  for (let index = 0; index < text.length; index += 1) {
    used += step(text, index, { of: piece.face, from: start })
    if (used <= limit || index === start || text[index]!.trim() === '') continue
    const cut = cutBefore(text, index, start)
    if (cut === start) continue
    parts.push(measured(text.slice(start, cut), piece, 'space'))
    start = cut
    index = cut - 1
    used = 0
  }
  return [...parts, measured(text.slice(start), piece, piece.breakAfter)]
}

const finish = (pieces: readonly Piece[], size: number): Line => {
  const runs: Run[] = []
  for (const { text, face: of, size: own, width, underline, link } of pieces) {
    const last = runs.at(-1)
    if (last && last.face === of && last.size === own && last.underline === underline && last.link === link) {
      last.text += text
      last.width += width
    } else if (text) runs.push({ text, face: of, size: own, width, underline, link })
  }
  const end = runs.at(-1)
  if (end) {
    end.text = withoutEnd(end.text, blanks)
    end.width = textWidth(end.text, end.face, end.size)
  }
  return {
    runs,
    width: runs.reduce((sum, run) => sum + run.width, 0),
    size: Math.max(0, ...runs.map((run) => run.size)) || size,
  }
}

/** Groups pieces that must stay together because there is no blank between them. */
const wordsOf = (pieces: readonly Piece[]): Piece[][] => {
  const words: Piece[][] = []
  let open = false
  for (const piece of pieces) {
    if (open) words.at(-1)!.push(piece)
    else words.push([piece])
    open = piece.breakAfter === null
  }
  return words
}

export const breakLines = (spans: readonly Span[], size: number, width: number): Line[] => {
  const pieces = spans
    .flatMap((span) => piecesOf(span, size))
    .flatMap((piece) => (piece.inked > width ? cutPiece(piece, width) : [piece]))
  const lines: Line[] = []
  let line: Piece[] = []
  let used = 0
  const end = () => {
    lines.push(finish(line, size))
    line = []
    used = 0
  }
  for (const word of wordsOf(pieces)) {
    const wide = word.reduce((sum, piece) => sum + piece.width, 0)
    const last = word.at(-1)!
    const inked = wide - last.width + last.inked
    // A piece that consists only of blanks never starts a line.
    if (line.length > 0 && inked > 0 && used + inked > width + 0.01) end()
    line.push(...word)
    used += wide
    if (last.breakAfter === 'line') end()
  }
  if (line.length > 0 || lines.length === 0) end()
  return lines
}

const dots = '…'
/** As many of its runs as leave room for what follows them in the same style: dots for what was left out. */
const shortened = ({ runs, size }: Line, width: number): Line => {
  const kept = [...runs]
  let last = kept.pop()
  while (
    last &&
    kept.length > 0 &&
    kept.reduce((sum, run) => sum + run.width, 0) + textWidth(dots, last.face, last.size) > width
  )
    last = kept.pop()
  if (!last) return { ...plainLine(dots, face(), size), size }
  const before = kept.reduce((sum, run) => sum + run.width, 0)
  let letters = Array.from(last.text)
  const text = () => withoutEnd(letters.join(''), blanks) + dots
  while (letters.length > 0 && before + textWidth(text(), last.face, last.size) > width) letters = letters.slice(0, -1)
  const run = { ...last, text: text(), width: textWidth(text(), last.face, last.size) }
  return { runs: [...kept, run], width: before + run.width, size }
}

/** The first lines; where there were more, the last of them ends with dots. */
export const limitLines = (lines: readonly Line[], most: number | undefined, width: number): readonly Line[] =>
  most === undefined || lines.length <= most ? lines : [...lines.slice(0, most - 1), shortened(lines[most - 1]!, width)]

/** Returns an unstyled text as one line, without looking for line breaks; it must fit. */
export const plainLine = (text: string, of: Face, size: number): Line => {
  const width = textWidth(text, of, size)
  return { runs: [{ text, face: of, size, width, underline: false, link: '' }], width, size }
}

const BLANK = 32
const isBlank = (code: number): boolean => code === BLANK || code === 9 || code === 13 || code === 0x200b

/**
 * Returns the same as `breakLines` for one unstyled text, but in a single pass over its letters; long tables use it.
 */
export const breakPlain = (given: string, { of, size }: { of: Face; size: number }, width: number): Line[] => {
  const text = given.normalize('NFC')
  const limit = ((width + 0.01) * 1000) / size
  const lines: Line[] = []
  const end = (from: number, to: number) => lines.push(plainLine(withoutEnd(text.slice(from, to), blanks), of, size))
  const breaks = breaksIn(text)
  let start = 0
  /** Where the line may be broken. */
  let place = 0
  let used = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 10) {
      end(start, index)
      start = place = index + 1
      used = 0
      continue
    }
    used += step(text, index, { of, from: start })
    if (breaks && index > start && breaks(index)) place = index
    if (isBlank(code)) place = index + 1
    else if (used > limit && index > start) {
      const cut = place > start ? place : cutBefore(text, index, start)
      if (cut === start) continue
      end(start, cut)
      start = place = cut
      index = cut - 1
      used = 0
    }
  }
  if (start < text.length || lines.length === 0) end(start, text.length)
  return lines
}

export const lineHeight = (line: Line): number => line.size * LEADING
export const linesHeight = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + lineHeight(line), 0)

/** The distance of a line of this width from the left edge of the available room. */
export const shift = (align: Align, room: number, width: number): number =>
  align === 'right' ? room - width : align === 'center' ? (room - width) / 2 : 0
