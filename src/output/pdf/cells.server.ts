/** Cells of a table row: how many lines they need at their width, and drawing them. */
import { colspanOf, type Align, type Cell, type TableBlock, type TableRow } from '../page.ts'
import { face, textWidth } from './fonts.server.ts'
import { breakLines, breakPlain, LEADING, lineHeight, linesHeight, shift, type Line } from './lines.server.ts'
import type { Pen } from './pen.server.ts'
import type { TableLayout } from './widths.server.ts'

export interface Context {
  table: TableBlock
  layout: TableLayout
  /** The left edge of each column, and the right edge of the last. */
  edges: readonly number[]
  width: number
}

/** Either one text on one line, or several lines. */
export interface CellPlan {
  text: string | null
  lines: readonly Line[]
  align: Align
  x: number
  width: number
}
export interface CellStyle {
  bold: boolean
  /** Vertically centred. */ middle: boolean
}

export const linesOf = (cell: Cell, { bold, width }: { bold: boolean; width: number }, context: Context): Line[] => {
  const { size, padX } = context.layout
  if (typeof cell === 'string') return breakPlain(cell, { of: face(bold), size }, width - 2 * padX)
  const scale = size / context.table.size
  const styled = cell.spans.map((span) => ({
    ...span,
    ...(bold && { bold }),
    ...(span.size && { size: span.size * scale }),
  }))
  return breakLines(styled, size, width - 2 * padX)
}

/** True if a cell certainly fits on one line, so that its text need not be broken. */
const isSimple = (cell: Cell, { bold, width }: { bold: boolean; width: number }, { layout }: Context): cell is string =>
  typeof cell === 'string' &&
  !cell.includes('\n') &&
  textWidth(cell, face(bold), layout.size) <= width - 2 * layout.padX

export interface RowPlan {
  cells: readonly CellPlan[]
  /** Indexes of the columns after which a cell ends. */ ends: readonly number[]
  height: number
  bold: boolean
}

export const planRow = (row: TableRow, context: Context): RowPlan => {
  const bold = row.style !== 'plain'
  const { columns } = context.table
  const { size, padY } = context.layout
  const cells: CellPlan[] = []
  const ends: number[] = []
  let tallest = size * LEADING
  let from = 0
  for (const cell of row.cells) {
    if (from >= columns.length) break
    const to = Math.min(from + colspanOf(cell), columns.length)
    const x = context.edges[from]!
    const width = context.edges[to]! - x
    const align = (typeof cell === 'string' ? undefined : cell.align) ?? columns[from]!.align
    if (isSimple(cell, { bold, width }, context)) cells.push({ text: cell, lines: [], align, x, width })
    else {
      const lines = linesOf(cell, { bold, width }, context)
      tallest = Math.max(tallest, linesHeight(lines))
      cells.push({ text: null, lines, align, x, width })
    }
    ends.push(to)
    from = to
  }
  return { cells, ends, height: tallest + 2 * padY, bold }
}

export interface At {
  x: number
  y: number
  height: number
}

/** Draws the cells of a row or header, each with its own height if it has one. */
export const cellDrawer = (pen: Pen, { layout: { padX, padY, size } }: Context, { bold, middle }: CellStyle) => {
  const of = face(bold)
  return (plan: CellPlan, { x, y, height }: At): void => {
    const inner = plan.width - 2 * padX
    const left = x + plan.x + padX
    if (plan.text === '') return
    if (plan.text !== null) {
      const across = plan.align === 'left' ? 0 : shift(plan.align, inner, textWidth(plan.text, of, size))
      return pen.text(plan.text, of, {
        size,
        x: left + across,
        baseline: y + (middle ? height / 2 : (size * LEADING) / 2 + padY) + size * 0.36,
      })
    }
    let top = y + (middle ? (height - linesHeight(plan.lines)) / 2 : padY)
    for (const line of plan.lines) {
      pen.line(line, left + shift(plan.align, inner, line.width), top)
      top += lineHeight(line)
    }
  }
}
