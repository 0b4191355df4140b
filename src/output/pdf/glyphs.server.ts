/** Texts as glyphs: Roboto's, and between them those of the fonts that have what Roboto has not. */
import { cutBefore } from './breaks.server.ts'
import { fallbackOf, isShaped, openFallback, type FallbackName } from './fallback.server.ts'
import { isLetter, isOwn, type Face } from './fonts.server.ts'
import type { Glyph, ParsedFont } from './parsed-font.server.ts'

/** The parts of pdfkit that are missing in its types. */
interface Embedded {
  id: string
  unicode: number[][]
  widths: number[]
  subset: { includeGlyph(id: number): number }
  encode(text: string): [string[], unknown]
  ref(): unknown
}
export interface FontDocument {
  _font: Embedded
  page: { fonts: Record<string, unknown> }
  font(of: string): unknown
}
interface Encoder {
  id: string
  embedded: Embedded
  /** By code unit, or by code point in other fonts than Roboto. */
  codes: string[]
}

export const short = (value: number): string => String(Math.round(value * 100) / 100)

/** Embeds a font in the document on first use, and lists it in the resources of each page that uses it. */
export const startFonts = (document: FontDocument) => {
  const encoders = new Map<ParsedFont, Encoder>()
  let onPage = new Set<ParsedFont>()
  const start = (font: ParsedFont): Encoder => {
    document.font(font as unknown as string)
    const encoder = { id: document._font.id, embedded: document._font, codes: [] }
    encoders.set(font, encoder)
    return encoder
  }
  return {
    newPage() {
      onPage = new Set()
    },
    encoder(font: ParsedFont): Encoder {
      const encoder = encoders.get(font) ?? start(font)
      if (!onPage.has(font)) document.page.fonts[encoder.id] = encoder.embedded.ref()
      onPage.add(font)
      return encoder
    },
  }
}
type Fonts = ReturnType<typeof startFonts>

/** Roboto has no glyph for it. */
const FOREIGN = ''

/**
 * pdfkit shares the font between documents. If an earlier document used a glyph as part of another one (E in Ẻ), its
 * letter is missing from the mapping; it is added here, so that the PDF text can be searched.
 */
const glyphOf = (letter: number, embedded: Embedded): string => {
  if (!isOwn(letter)) return FOREIGN
  // Normal and non-breaking blanks share a glyph; it must be found in a search as a normal blank.
  const code = letter === 0xa0 ? 0x20 : letter
  const glyph = embedded.encode(String.fromCharCode(code))[0][0] ?? '0000'
  if (glyph !== '0000') embedded.unicode[Number.parseInt(glyph, 16)] = [code]
  return glyph
}

/** Null if Roboto has not all of it. */
const encode = (text: string, of: Face, encoder: Encoder): string | null => {
  let out = '<'
  let kerned = false
  let before = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    const glyph = (encoder.codes[code] ??= glyphOf(code, encoder.embedded))
    if (glyph === FOREIGN) return null
    if (isLetter(code)) {
      const space = before ? of.kern(before, code) : 0
      if (space) {
        out += `>${-space}<`
        kerned = true
      }
      before = code
    } else before = 0
    out += glyph
  }
  return kerned ? `[${out}>]TJ` : `${out}>Tj`
}

/** A part of a text that one font draws; null: Roboto. */
interface Stretch {
  font: FallbackName | null
  text: string
}
/** What no font has is left out: nothing is drawn for it, not even a box. */
const stretchesOf = (text: string): Stretch[] => {
  const stretches: Stretch[] = []
  for (const sign of text) {
    const code = sign.codePointAt(0)!
    const font = isOwn(code) ? null : fallbackOf(code)
    if (font === null && !isOwn(code)) continue
    const last = stretches.at(-1)
    if (last?.font === font) last.text += sign
    else stretches.push({ font, text: sign })
  }
  return stretches
}

interface Foreign {
  font: ParsedFont
  encoder: Encoder
}
/** Adds a glyph to those that are embedded. */
const embed = ({ id, advanceWidth }: Glyph, codePoints: number[], { font, encoder: { embedded } }: Foreign): string => {
  const number = embedded.subset.includeGlyph(id)
  embedded.widths[number] ??= (advanceWidth * 1000) / font.unitsPerEm
  embedded.unicode[number] ??= codePoints
  return number.toString(16).padStart(4, '0')
}

const encodeSigns = (text: string, foreign: Foreign): string => {
  let out = '<'
  for (const sign of text) {
    const code = sign.codePointAt(0)!
    out += foreign.encoder.codes[code] ??= embed(foreign.font.glyphForCodePoint(code), [code], foreign)
  }
  return `${out}>Tj`
}

/** So long a text is laid out at once: the time grows with the square of the marks in it. In code units. */
const LONGEST = 80
const pieces = (text: string): string[] => {
  const all: string[] = []
  let start = 0
  while (text.length - start > LONGEST) {
    const cut = cutBefore(text, start + LONGEST, start)
    all.push(text.slice(start, cut))
    start = cut
  }
  return [...all, text.slice(start)]
}

const encodeShaped = (text: string, foreign: Foreign, size: number): string =>
  pieces(text)
    .map((piece) => encodePiece(piece, foreign, size))
    .join('')

/** Marks stand where the font puts them above their letter. */
const encodePiece = (text: string, foreign: Foreign, size: number): string => {
  const { font } = foreign
  const scale = 1000 / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let out = ''
  let risen = 0
  for (const [index, glyph] of glyphs.entries()) {
    const { xOffset, yOffset, xAdvance } = positions[index]!
    const [single] = font.stringsForGlyph(glyph.id)
    const code = embed(glyph, single ? [single.codePointAt(0)!] : glyph.codePoints, foreign)
    if (yOffset !== risen) out += ` ${short((yOffset * scale * size) / 1000)} Ts`
    risen = yOffset
    const after = xAdvance - glyph.advanceWidth - xOffset
    out += xOffset || after ? `[${short(-xOffset * scale)}<${code}>${short(-after * scale)}]TJ` : `<${code}>Tj`
  }
  return risen === 0 ? out : `${out} 0 Ts`
}

/** The other fonts have one weight each: what is bold gets an outline. In font sizes. */
const OUTLINE = 0.035
const outlined = (drawn: string, size: number): string => `2 Tr ${short(OUTLINE * size)} w 1 j 0 G ${drawn} 0 Tr`

/** The operators between BT and ET. */
export const writeText = (
  text: string,
  of: Face,
  { size, matrix, fonts }: { size: number; matrix: string; fonts: Fonts },
): string => {
  const encoder = fonts.encoder(of.font)
  const plain = encode(text, of, encoder)
  if (plain !== null) return `/${encoder.id} ${short(size)} Tf ${matrix} Tm ${plain}`
  const drawn = stretchesOf(text).map((stretch) => {
    if (stretch.font === null) return `/${encoder.id} ${short(size)} Tf ${encode(stretch.text, of, encoder)}`
    const font = openFallback(stretch.font)
    const foreign = { font, encoder: fonts.encoder(font) }
    const glyphs = isShaped(stretch.font)
      ? encodeShaped(stretch.text, foreign, size)
      : encodeSigns(stretch.text, foreign)
    return `/${foreign.encoder.id} ${short(size)} Tf ${of.isBold ? outlined(glyphs, size) : glyphs}`
  })
  return ` ${matrix} Tm ${drawn.join(' ')}`
}
