/** Turns blocks into pieces: strips of known height, stacked on the pages. A piece is never divided. */
import { create } from 'qrcode'
import { Unreadable } from '#kernel/problem.ts'
import { monogram } from '../monogram.ts'
import {
  MM,
  type Align,
  type Block,
  type ColumnsBlock,
  type ImageBlock,
  type QrBlock,
  type SignaturesBlock,
  type TextBlock,
} from '../page.ts'
import { face } from './fonts.server.ts'
import { breakLines, limitLines, lineHeight, linesHeight, plainLine, shift, type Line } from './lines.server.ts'
import type { Pen } from './pen.server.ts'
import { drawingPieces } from './drawing.server.ts'
import { barcodePieces, labelRoom, labelsPieces } from './labels.server.ts'
import type { Piece, Space } from './piece.server.ts'
import { tablePieces } from './table.server.ts'

const gap = (height: number): Piece => ({ height, gap: true, draw: () => {} })
export const heightOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + piece.height, 0)

const drawLines = (
  pen: Pen,
  lines: readonly Line[],
  at: { x: number; y: number; width: number; align: Align },
): void => {
  let y = at.y
  for (const line of lines) {
    pen.line(line, at.x + shift(at.align, at.width, line.width), y)
    y += lineHeight(line)
  }
}

/** Combines several pieces into one. */
export const stack = (pieces: readonly Piece[]): Piece => ({
  height: heightOf(pieces),
  draw(pen, x, y) {
    let at = y
    for (const piece of pieces) {
      piece.draw(pen, x, at)
      at += piece.height
    }
  },
})

const textPieces = (block: TextBlock, room: Space): Piece[] => {
  const lines = limitLines(breakLines(block.spans, block.size, room.width), block.lines, room.width)
  const heading = block.level !== undefined
  return [
    ...(block.before ? [gap(block.before * MM)] : []),
    ...lines.map((line, index): Piece => ({
      height: lineHeight(line),
      draw: (pen, x, y) => pen.line(line, x + shift(block.align, room.width, line.width), y),
      ...((heading || (index === 0 && lines.length > 1)) && { withNext: true }),
    })),
    ...(block.after ? [gap(block.after * MM)] : []),
  ]
}

const columnWidths = (block: ColumnsBlock, width: number): number[] => {
  const free = width - block.gap * MM * Math.max(block.columns.length - 1, 0)
  const fixed = block.columns.map(({ width: own }) =>
    own.mm !== undefined ? own.mm * MM : own.percent !== undefined ? (own.percent / 100) * free : null,
  )
  const left = Math.max(free - fixed.reduce<number>((sum, own) => sum + (own ?? 0), 0), 0)
  const sharing = fixed.filter((own) => own === null).length
  return fixed.map((own) => own ?? left / sharing)
}

/** On paper as narrow as a roll, a column with less room than this holds letters below each other. In mm. */
const NARROW_PAPER = 80
const NARROW_COLUMN = 20
const isTooNarrow = (block: ColumnsBlock, widths: readonly number[], { width }: Space): boolean =>
  width <= NARROW_PAPER * MM &&
  block.columns.some(
    ({ blocks }, index) =>
      widths[index]! < NARROW_COLUMN * MM && blocks.some(({ is }) => is === 'text' || is === 'table'),
  )

/** What is taller than a page is laid out twice, at every level again: more would take exponentially long. */
const mostColumns = 5

const columnsPieces = (block: ColumnsBlock, outer: Space): Piece[] => {
  const room = { ...outer, inColumns: outer.inColumns + 1 }
  if (room.inColumns > mostColumns) throw new Unreadable('formTooBig')
  const widths = columnWidths(block, room.width)
  if (isTooNarrow(block, widths, room)) return block.columns.flatMap((column) => flow(column.blocks, room))
  const inner = block.columns.map((column, index) => flow(column.blocks, { ...room, width: widths[index]! }))
  const height = Math.max(0, ...inner.map(heightOf))
  // Columns taller than a page are placed below each other, so that no content is lost.
  if (room.height !== null && height > room.height) return block.columns.flatMap((column) => flow(column.blocks, room))
  return [
    {
      height,
      draw(pen, x, y) {
        let at = x
        for (const [index, pieces] of inner.entries()) {
          stack(pieces).draw(pen, at, y)
          at += widths[index]! + block.gap * MM
        }
      },
    },
  ]
}

const signaturesPieces = (block: SignaturesBlock, room: Space): Piece[] => {
  const count = Math.max(block.people.length, 1)
  const width = room.width / count
  const inside = width - 4
  const people = block.people.map((person) => ({
    title: breakLines([{ text: person.title, bold: true }], block.size, inside),
    note: person.note ? breakLines([{ text: person.note, italic: true }], block.size * 0.9, inside) : [],
    name: person.name ? breakLines([{ text: person.name, bold: true }], block.size, inside) : [],
  }))
  const tallest = (part: 'title' | 'note' | 'name') => Math.max(0, ...people.map((person) => linesHeight(person[part])))
  const date = block.date
    ? breakLines([{ text: block.date, italic: true }], block.size, Math.max(width * 1.4, 130))
    : []
  const top = linesHeight(date) + (date.length > 0 ? 1.5 : 0)
  const [title, note, name] = [tallest('title'), tallest('note'), tallest('name')]
  return [
    gap(block.size * 0.7),
    {
      height: top + title + note + block.space * MM + name,
      draw(pen, x, y) {
        const dateWidth = Math.max(...date.map((line) => line.width), 0)
        const last = x + width * (count - 1)
        const dateX = Math.min(last + (width - dateWidth) / 2, x + room.width - dateWidth)
        drawLines(pen, date, { x: dateX, y, width: dateWidth, align: 'center' })
        for (const [index, person] of people.entries()) {
          const at = { x: x + index * width + 2, width: inside, align: 'center' as const }
          drawLines(pen, person.title, { ...at, y: y + top })
          drawLines(pen, person.note, { ...at, y: y + top + title })
          drawLines(pen, person.name, { ...at, y: y + top + title + note + block.space * MM })
        }
      },
    },
  ]
}

const imagePieces = (block: ImageBlock, room: Space): Piece[] => {
  const width = Math.min(block.width * MM, room.width)
  const height = block.height * MM
  const bytes = room.picture(block.source)
  const letters = monogram(block.alt)
  if (!bytes && !letters) return []
  return [
    {
      height,
      draw(pen, x, y) {
        const box = { x: x + shift(block.align, room.width, width), y, width, height }
        if (bytes) return pen.image(bytes, box, block.align)
        const line = plainLine(letters, face(true), Math.min(width, height) * 0.4)
        pen.fill(box, 0.93)
        pen.line(line, box.x + (width - line.width) / 2, box.y + (height - lineHeight(line)) / 2)
      },
    },
  ]
}

const qrPieces = (block: QrBlock, room: Space): Piece[] => {
  if (Buffer.byteLength(block.text) > 1000) return []
  const { modules } = create(block.text, { errorCorrectionLevel: 'M' })
  const size = Math.min(block.size * MM, room.width)
  // Scanners need a margin of four light modules around the code.
  const quiet = (size / (modules.size + 8)) * 4
  return [
    {
      height: size,
      draw: (pen, x, y) =>
        pen.qr((row, column) => modules.get(row, column) === 1, modules.size, {
          x: x + shift(block.align, room.width, size) + quiet,
          y: y + quiet,
          width: size - 2 * quiet,
          height: size - 2 * quiet,
        }),
    },
  ]
}

const piecesOf = (block: Block, room: Space): Piece[] => {
  switch (block.is) {
    case 'text':
      return textPieces(block, room)
    case 'columns':
      return columnsPieces(block, room)
    case 'table':
      return tablePieces(block, room)
    case 'signatures':
      return signaturesPieces(block, room)
    case 'image':
      return imagePieces(block, room)
    case 'qr':
      return qrPieces(block, room)
    case 'barcode':
      return barcodePieces(block, room)
    case 'drawing':
      return drawingPieces(block, room)
    case 'labels':
      return labelsPieces(block, (inner) => flow(inner, { ...room, ...labelRoom(block.sheet) }))
    case 'space':
      return [gap(block.height * MM)]
    case 'rule':
      return [
        {
          height: 4,
          draw: (pen, x, y) =>
            block.dashed ? pen.dashes(x, x + room.width, y + 2) : pen.rules([x, y + 2, x + room.width, y + 2], 0.6),
        },
      ]
    case 'break':
      return [{ height: 0, draw: () => {}, newPage: true, ...(block.restart && { restart: true }) }]
    case 'keep': {
      const pieces = flow(block.blocks, room)
      return room.height === null || heightOf(pieces) <= room.height ? [stack(pieces)] : pieces
    }
  }
}

export const flow = (blocks: readonly Block[], room: Space): Piece[] => blocks.flatMap((block) => piecesOf(block, room))
