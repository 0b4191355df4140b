/**
 * Writes the drawing operators of a PDF. Text is written as glyph runs, because pdfkit's own text() is a hundred
 * times slower.
 */
import PDFDocument from 'pdfkit'
import type { Align, Paint } from '../page.ts'
import { deflated, startFile } from './file.server.ts'
import type { Face } from './fonts.server.ts'
import { short, startFonts, writeText, type FontDocument } from './glyphs.server.ts'
import { lineHeight, type Line, type Run } from './lines.server.ts'

/** The parts of pdfkit that are missing in its types. */
interface Page {
  content: { buffer: Uint8Array[]; compress: boolean }
  write(chunk: string): void
}
type Document = InstanceType<typeof PDFDocument> & {
  page: Page
  /** Not among the types of the library, which takes what it returns like a picture. */
  openImage(picture: Buffer): Buffer
  /** Called with each piece of the file, and with null after the last. */
  push(piece: Uint8Array<ArrayBuffer> | null): boolean
  _write(piece: Uint8Array<ArrayBuffer> | string): void
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}
export interface Pen {
  /** Starts a page; sizes in points. */
  page(width: number, height: number): void
  line(line: Line, x: number, y: number): void
  /** Draws an unstyled text on a baseline; `turned`: that goes upwards. */
  text(text: string, of: Face, at: { size: number; x: number; baseline: number; turned?: boolean }): void
  rules(segments: readonly number[], weight: number, grey?: number): void
  dashes(x1: number, x2: number, y: number): void
  fill(box: Box, grey: number): void
  image(bytes: Buffer, box: Box, align: Align): void
  /** Draws SVG path data with its origin at a place. */
  path(d: string, at: { x: number; y: number; scale: number }, paint: Paint): void
  /** Bars as high as the box, whose width is that of one module. */
  bars(stretches: readonly { from: number; wide: number }[], box: Box): void
  /** What is drawn until `unclip` is cut off at the edges of the box. */
  clip(box: Box): void
  unclip(): void
  qr(dark: (row: number, column: number) => boolean, modules: number, box: Box): void
  /** Returns the finished file, in parts. */
  end(): Promise<Uint8Array<ArrayBuffer>[]>
}

/** Bars differ by parts of a point. */
const fine = (value: number): string => String(Math.round(value * 10_000) / 10_000)

const rulesPath = (segments: readonly number[], weight: number, grey: number): string => {
  let path = `${short(weight)} w ${short(grey)} G`
  for (let index = 0; index + 3 < segments.length; index += 4) {
    path += ` ${short(segments[index]!)} ${short(segments[index + 1]!)} m ${short(segments[index + 2]!)} ${short(segments[index + 3]!)} l`
  }
  return `${path} S`
}

const barsPath = (stretches: Parameters<Pen['bars']>[0], { x, y, width, height }: Box): string => {
  const bars = stretches.map(
    ({ from, wide }) => `${fine(x + from * width)} ${short(y)} ${fine(wide * width)} ${short(height)} re`,
  )
  return `0 g ${bars.join(' ')} f`
}

/** Adjacent dark modules are drawn as one bar: fewer operators, and no hairlines between them. */
const qrPath = (dark: (row: number, column: number) => boolean, modules: number, box: Box): string => {
  const step = box.width / modules
  let path = ''
  for (let row = 0; row < modules; row += 1) {
    for (let column = 0; column < modules; column += 1) {
      if (!dark(row, column)) continue
      const from = column
      while (column + 1 < modules && dark(row, column + 1)) column += 1
      path += `${short(box.x + from * step)} ${short(box.y + row * step)} ${short((column - from + 1) * step)} ${short(step)} re `
    }
  }
  return `0 g ${path}f`
}

/** The memory of pieces this large, in bytes, is freed when they are taken, not at the next garbage collection. */
const LARGE = 4 * 1024

const openDocument = (meta: {
  title: string
  language: string
}): { document: Document; parts: () => Promise<Uint8Array<ArrayBuffer>[]> } => {
  const document = new PDFDocument({
    autoFirstPage: false,
    compress: true,
    pdfVersion: '1.7',
    lang: meta.language,
    displayTitle: true,
    info: { Title: meta.title, Creator: 'Vựa', Producer: 'Vựa' },
    margin: 0,
  }) as unknown as Document
  const file = startFile()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // Nobody reads the stream before all pages are drawn: it would hold every piece until then.
  file.add(document.read())
  document.push = (piece) => {
    if (piece === null) resolve()
    else file.add(piece)
    return true
  }
  const write = document._write.bind(document)
  document._write = (piece) => {
    write(piece)
    // Not earlier: the library counts its bytes after it was taken.
    if (typeof piece !== 'string' && piece.length >= LARGE && piece.length === piece.buffer.byteLength)
      piece.buffer.transfer(0)
  }
  document.on('error', reject)
  const parts = async () => {
    document.end()
    await promise
    return file.parts()
  }
  return { document, parts }
}

/**
 * Compresses pages into one buffer. pdfkit would copy each page twice (fifty megabytes of garbage for a long print),
 * and its slightly better compression takes twice as long.
 */
const startPacker = () => {
  let room = Buffer.alloc(0)
  return ({ content }: Page, marks: string): void => {
    const length = content.buffer.reduce((sum, { length }) => sum + length, marks.length)
    if (length > room.length) room = Buffer.allocUnsafeSlow(2 * length)
    let at = 0
    for (const chunk of content.buffer) {
      room.set(chunk, at)
      at += chunk.length
    }
    room.write(marks, at, 'latin1')
    content.buffer = [deflated(room.subarray(0, length))]
    content.compress = false
  }
}

/** pdfkit reads the path data, arcs too. */
const drawPath = (document: Document, d: string, { x, y, scale }: Parameters<Pen['path']>[1], paint: Paint): void => {
  const { fill, stroke, weight } = paint
  document.save().translate(x, y).scale(scale).lineWidth(weight).lineJoin('round').path(d)
  if (fill && stroke) document.fillAndStroke(fill, stroke)
  else if (fill) document.fill(fill)
  else if (stroke) document.stroke(stroke)
  document.restore()
}

/** A picture that is shown often is stored once. */
const startShowing = (document: Document): Pen['image'] => {
  const known = new Map<Buffer, Buffer>()
  return (picture, { x, y, width, height }, align) => {
    const opened = known.get(picture) ?? document.openImage(picture)
    known.set(picture, opened)
    const across = align === 'left' || align === 'justify' ? undefined : align
    document.image(opened, x, y, { fit: [width, height], ...(across && { align: across }), valign: 'center' })
  }
}

export const startPen = (meta: { title: string; language: string }): Pen => {
  const { document, parts } = openDocument(meta)
  const fonts = startFonts(document as unknown as FontDocument)
  const pack = startPacker()
  const show = startShowing(document)
  let marks: string[] = []
  const taken = () => {
    const all = marks.join('\n')
    marks = []
    return all
  }
  const text: Pen['text'] = (content, of, { size, x, baseline, turned }) => {
    const matrix = `${turned ? '0 -1 -1 0' : '1 0 0 -1'} ${short(x)} ${short(baseline)}`
    marks.push(`BT${writeText(content, of, { size, matrix, fonts })} ET`)
  }
  const run = (one: Run, x: number, baseline: number) => {
    if (one.text) text(one.text, one.face, { size: one.size, x, baseline })
    if (one.underline) marks.push(rulesPath([x, baseline + 1.4, x + one.width, baseline + 1.4], 0.5, 0))
    if (/^https?:/.test(one.link)) document.link(x, baseline - one.size, one.width, one.size * 1.2, one.link)
  }
  return {
    text,
    page(width, height) {
      if (document.page) pack(document.page, taken())
      document.addPage({ size: [width, height], margin: 0 })
      fonts.newPage()
    },
    line(line, x, y) {
      const baseline = y + lineHeight(line) * 0.5 + line.size * 0.36
      let at = x
      for (const one of line.runs) {
        run(one, at, baseline)
        at += one.width
      }
    },
    rules: (segments, weight, grey = 0) => void marks.push(rulesPath(segments, weight, grey)),
    dashes: (x1, x2, y) => void marks.push(`[2 1.6] 0 d ${rulesPath([x1, y, x2, y], 0.6, 0)} [] 0 d`),
    fill: ({ x, y, width, height }, grey) =>
      void marks.push(`${short(grey)} g ${short(x)} ${short(y)} ${short(width)} ${short(height)} re f 0 g`),
    path(d, at, paint) {
      document.page.write(taken())
      drawPath(document, d, at, paint)
    },
    bars: (stretches, box) => void marks.push(barsPath(stretches, box)),
    clip: ({ x, y, width, height }) =>
      void marks.push(`q ${short(x)} ${short(y)} ${short(width)} ${short(height)} re W n`),
    unclip: () => void marks.push('Q'),
    qr: (dark, modules, box) => void marks.push(qrPath(dark, modules, box)),
    image(picture, box, align) {
      document.page.write(taken())
      show(picture, box, align)
    },
    end() {
      pack(document.page, taken())
      return parts()
    },
  }
}
