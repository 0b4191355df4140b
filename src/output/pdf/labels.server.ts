/** Labels as pieces: one for each page of labels, in which every label is drawn at its place. */
import { stretches } from '../barcode.ts'
import { labelPlace, pagesOfLabels, type LabelSheet } from '../label-sheets.ts'
import { MM, type BarcodeBlock, type Block, type LabelsBlock } from '../page.ts'
import type { Pen } from './pen.server.ts'
import type { Piece, Space } from './piece.server.ts'

/** Bars lower than this are hard to hit with a scanner; higher ones are no better. */
const LOWEST = 4 * MM
const HIGHEST = 14 * MM
/** White above and below the bars. */
const AIR = 0.4 * MM

export const barcodePieces = ({ bars, module, left, isCentred, height }: BarcodeBlock, { width }: Space): Piece[] => {
  const dark = stretches(bars.modules)
  const before = isCentred ? Math.max(0, (width - bars.modules.length * module * MM) / 2) : left * MM
  const piece: Piece = {
    height: height === undefined ? LOWEST : height * MM,
    draw: (pen, x, y) =>
      pen.bars(dark, { x: x + before, y: y + AIR, width: module * MM, height: piece.height - 2 * AIR }),
    ...(height === undefined && { grows: true }),
  }
  return [piece]
}

const total = (pieces: readonly Piece[]): number => pieces.reduce((sum, { height }) => sum + height, 0)

/** Gives the bars what the text leaves. */
const fill = (pieces: readonly Piece[], height: number): void => {
  const growing = pieces.filter(({ grows }) => grows)
  const share = (height - total(pieces)) / growing.length
  for (const piece of growing) piece.height = Math.min(piece.height + Math.max(share, 0), HIGHEST)
}

type Flow = (blocks: readonly Block[]) => Piece[]

const roomHeight = ({ label, padding }: Pick<LabelSheet, 'label' | 'padding'>): number =>
  (label.height - 2 * padding.y) * MM
/** The room of a label on its sheet. */
export const labelRoom = ({ label, padding }: LabelSheet): Pick<Space, 'width' | 'height'> => ({
  width: (label.width - 2 * padding.x) * MM,
  height: roomHeight({ label, padding }),
})

/** Long names give way: what stands below them, the price above all, is not cut off a low label. */
const fitting = (blocks: readonly Block[], height: number, flow: Flow): Piece[] => {
  const pieces = flow(blocks)
  if (total(pieces) <= height + 0.01) return pieces
  return flow(blocks.map((block) => (block.is === 'text' && (block.lines ?? 1) > 1 ? { ...block, lines: 1 } : block)))
}

/** How a label is drawn with its upper left corner at a place: in the middle, and nothing beyond its edge. */
const drawnLabel = (blocks: readonly Block[], { label, padding }: LabelSheet, flow: Flow) => {
  const height = roomHeight({ label, padding })
  const pieces = fitting(blocks, height, flow)
  fill(pieces, height)
  const above = Math.max((height - total(pieces)) / 2, 0)
  return (pen: Pen, x: number, y: number): void => {
    pen.clip({ x, y, width: label.width * MM, height: label.height * MM })
    let at = y + padding.y * MM + above
    for (const piece of pieces) {
      piece.draw(pen, x + padding.x * MM, at)
      at += piece.height
    }
    pen.unclip()
  }
}

export const labelsPieces = ({ sheet, first, labels }: LabelsBlock, flow: Flow): Piece[] => {
  const drawn = labels.flatMap(({ copies, blocks }) => {
    const draw = drawnLabel(blocks, sheet, flow)
    return Array.from({ length: copies }, () => draw)
  })
  const placed = drawn.map((draw, index) => ({ draw, ...labelPlace(sheet, first, index) }))
  const onPage = Map.groupBy(placed, ({ page }) => page)
  return Array.from({ length: pagesOfLabels(sheet, first, drawn.length) }, (_, page) => ({
    height: sheet.page.height * MM,
    draw(pen, x, y) {
      for (const one of onPage.get(page) ?? []) one.draw(pen, x + one.x * MM, y + one.y * MM)
    },
  }))
}
