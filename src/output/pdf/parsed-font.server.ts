/** Font files of packages, as pdfkit's font reader sees them. */
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'

export interface Glyph {
  id: number
  advanceWidth: number
  codePoints: number[]
}
interface Position {
  xAdvance: number
  xOffset: number
  yOffset: number
}
/** The parts of the reader that are missing in pdfkit's types. */
export interface ParsedFont {
  unitsPerEm: number
  /** All code points it has. */
  characterSet: readonly number[]
  layout(text: string): { glyphs: readonly Glyph[]; positions: readonly Position[] }
  /** Without looking for ligatures and marks, which takes long in a large font. */
  glyphForCodePoint(code: number): Glyph
  /** What is written with this glyph alone. */
  stringsForGlyph(id: number): readonly string[]
}

/** `file`: a package and the path in it. */
export const parseFont = (file: string): ParsedFont => {
  const document = new PDFDocument({ font: fileURLToPath(import.meta.resolve(file)), autoFirstPage: false })
  return (document as unknown as { _font: { font: ParsedFont } })._font.font
}
