/** The four styles of Roboto, parsed once per process, and the widths of their letters for text layout. */
import { remembered } from '#kernel/remembered.ts'
import { fallbackAdvance, isNoCharacter } from './fallback.server.ts'
import { parseFont, type ParsedFont } from './parsed-font.server.ts'

export interface Face {
  name: string
  font: ParsedFont
  isBold: boolean
  /** Of a code unit, also of one that another font draws; in thousandths of the font size. */
  advance(code: number): number
  kern(left: number, right: number): number
}

const files = {
  regular: '400Regular/Roboto_400Regular.ttf',
  bold: '700Bold/Roboto_700Bold.ttf',
  italic: '400Regular_Italic/Roboto_400Regular_Italic.ttf',
  boldItalic: '700Bold_Italic/Roboto_700Bold_Italic.ttf',
} as const
type Cut = keyof typeof files

/** The code units that Roboto has, in each of its styles. */
let own: Uint8Array | undefined
const readOwn = (): Uint8Array => {
  const has = new Uint8Array(0x10000)
  for (const code of face().font.characterSet) if (!isNoCharacter(code)) has[code] = 1
  return has
}
export const isOwn = (unit: number): boolean => (own ??= readOwn())[unit] === 1

/** Letters are numbered on first use, so that the kerning of a pair can be stored in a table. */
const LETTERS = 512
const UNKNOWN = -32768

const makeFace = (cut: Cut): Face => {
  const font = parseFont(`@expo-google-fonts/roboto/${files[cut]}`)
  const scale = 1000 / font.unitsPerEm
  const advances = new Float32Array(65536).fill(Number.NaN)
  const numbers = new Uint16Array(65536)
  const pairs = new Int16Array(LETTERS * LETTERS).fill(UNKNOWN)
  let letters = 0

  const advance = (code: number): number => {
    const known = advances[code]!
    if (known === known) return known
    if (!isOwn(code)) return (advances[code] = fallbackAdvance(code))
    const glyph = font.layout(String.fromCharCode(code)).glyphs[0]
    return (advances[code] = (glyph?.advanceWidth ?? 0) * scale)
  }
  const number = (code: number): number => {
    if (numbers[code] === 0 && letters < LETTERS - 1 && isOwn(code)) numbers[code] = letters += 1
    return numbers[code]!
  }
  const measure = (left: number, right: number): number => {
    const { positions } = font.layout(String.fromCharCode(left, right))
    return positions.length === 2 ? Math.round(positions[0]!.xAdvance * scale - advance(left)) : 0
  }
  const kern = (left: number, right: number): number => {
    const a = number(left)
    const b = number(right)
    if (a === 0 || b === 0) return 0
    const place = a * LETTERS + b
    const known = pairs[place]!
    return known === UNKNOWN ? (pairs[place] = measure(left, right)) : known
  }
  return { name: cut, font, isBold: cut.startsWith('bold'), advance, kern }
}

const faceOf = remembered(new Map<Cut, Face>(), makeFace)
export const face = (bold = false, italic = false): Face =>
  faceOf(bold ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'regular')

/** Digits and signs are not kerned, because columns of money must line up. */
export const isLetter = (code: number): boolean => code > 64 && code !== 0x2013 && code !== 0x2026

/** Width in points. */
export const textWidth = (text: string, of: Face, size: number): number => {
  let total = 0
  let before = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    total += of.advance(code)
    if (isLetter(code)) {
      if (before) total += of.kern(before, code)
      before = code
    } else before = 0
  }
  return (total * size) / 1000
}

/** The width that the letter at `index` adds to a line starting at `from`, in thousandths of the font size. */
export const step = (text: string, index: number, { of, from }: { of: Face; from: number }): number => {
  const code = text.charCodeAt(index)
  if (index === from || !isLetter(code)) return of.advance(code)
  const before = text.charCodeAt(index - 1)
  return of.advance(code) + (isLetter(before) ? of.kern(before, code) : 0)
}
