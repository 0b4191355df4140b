/** Turns a table into pieces, one per row, with a header that can be drawn again on every page. */
import { cellText, placeHead, type TableBlock, type TableRow } from '../page.ts'
import { cellDrawer, linesOf, planRow, type CellPlan, type Context, type RowPlan } from './cells.server.ts'
import { breakLines, LEADING, linesHeight } from './lines.server.ts'
import type { Pen } from './pen.server.ts'
import type { Piece, Space } from './piece.server.ts'
import { layTable } from './widths.server.ts'

const HAIR = 0.45
const RULE_GREY = 0.35
const HEAD_GREY = 0.92
const SUM_GREY = 0.96

interface RowBox {
  x: number
  y: number
  height: number
  top: boolean
  /** The row goes on below, without a line between. */
  open?: boolean
  /** How much lower than usual its texts begin. */
  above?: number
}

const drawBorders = (pen: Pen, context: Context, { ends, box }: { ends: readonly number[]; box: RowBox }): void => {
  const { x, y, height, top, open = false } = box
  const { borders: kind } = context.table
  const bottom = y + height
  if (kind === 'none') return
  if (kind === 'dashes') return open ? undefined : pen.dashes(x, x + context.width, bottom)
  const rules = open ? [] : [x, bottom, x + context.width, bottom]
  if (top) rules.push(x, y, x + context.width, y)
  if (kind === 'all') {
    for (const edge of [0, ...ends]) rules.push(x + context.edges[edge]!, y, x + context.edges[edge]!, bottom)
  }
  pen.rules(rules, HAIR, kind === 'rows' ? 0.6 : RULE_GREY)
}

const drawRow = (pen: Pen, context: Context, { plan, box }: { plan: RowPlan; box: RowBox }): void => {
  const tinted = plan.bold && context.table.borders === 'all'
  if (tinted) pen.fill({ ...box, width: context.width }, SUM_GREY)
  const draw = cellDrawer(pen, context, { bold: plan.bold, middle: false })
  for (const cell of plan.cells) draw(cell, { ...box, y: box.y + (box.above ?? 0) })
  // The background of a tinted row covers the border above it, so that border is drawn again.
  drawBorders(pen, context, { ends: plan.ends, box: { ...box, top: box.top || tinted } })
}

/**
 * The line breaks are calculated again when the row is drawn, because those of twenty thousand rows would not fit in
 * memory.
 */
const rowPiece = (row: TableRow, context: Context, top: boolean): Piece => {
  const { height } = planRow(row, context)
  return {
    height,
    ...(row.style === 'group' && { withNext: true }),
    draw: (pen, x, y) => drawRow(pen, context, { plan: planRow(row, context), box: { x, y, height, top } }),
  }
}

/** A row taller than this share of a page is broken: moved as a whole, it would leave that much of a page empty. */
const TALL = 0.2

/** A row as a piece for each of its lines, which look like one row on every page they stand on. */
const tallRow = (row: TableRow, context: Context): Piece[] => {
  const { padY, size } = context.layout
  const plan = planRow(row, context)
  const all = plan.cells.map((cell) =>
    cell.text === null ? cell.lines : breakLines([{ text: cell.text, bold: plan.bold }], size, cell.width),
  )
  const count = Math.max(...all.map((lines) => lines.length), 1)
  const whole = {}
  return Array.from({ length: count }, (_, at): Piece => {
    const cells = plan.cells.map((cell, index) => ({ ...cell, text: null, lines: all[index]!.slice(at, at + 1) }))
    const [above, below] = [at === 0 ? padY : 0, at === count - 1 ? padY : 0]
    const height = Math.max(...cells.map((cell) => linesHeight(cell.lines)), 1) + above + below
    return {
      height,
      row: whole,
      ...((at === 0 || at === count - 2) && { withNext: true }),
      draw: (pen, x, y, isLast = false) =>
        drawRow(pen, context, {
          plan: { ...plan, cells, height },
          // Cells are drawn as far below the upper edge as in any row.
          box: { x, y, height, top: at === 0, open: at < count - 1 && !isLast, above: above - padY },
        }),
    }
  })
}

interface HeadCell {
  plan: CellPlan
  row: number
  rows: number
  from: number
  to: number
}

const headCells = (context: Context): HeadCell[] =>
  placeHead(context.table.head, context.table.columns.length).map(({ cell, row, rows, from, to }) => {
    const x = context.edges[from]!
    const width = context.edges[to]! - x
    const align = typeof cell === 'string' ? 'center' : (cell.align ?? 'center')
    return {
      plan: { text: null, lines: cellText(cell) ? linesOf(cell, { bold: true, width }, context) : [], align, x, width },
      row,
      rows,
      from,
      to,
    }
  })

/** Each header row is as tall as its cells need; a cell that spans several rows stretches the last of them. */
const headHeights = (cells: readonly HeadCell[], context: Context): number[] => {
  const { size, padY } = context.layout
  const heights = context.table.head.map(() => size * LEADING + 2 * padY)
  for (const { plan, row, rows } of cells.toSorted((a, b) => a.rows - b.rows)) {
    const have = heights.slice(row, row + rows).reduce((sum, height) => sum + height, 0)
    heights[row + rows - 1]! += Math.max(linesHeight(plan.lines) + 2 * padY - have, 0)
  }
  return heights
}

const headPiece = (context: Context): Piece | null => {
  const { head, borders: kind } = context.table
  if (head.length === 0) return null
  const cells = headCells(context)
  const tops = headHeights(cells, context).reduce<number[]>((sums, height) => [...sums, sums.at(-1)! + height], [0])
  const total = tops.at(-1)!
  return {
    height: total,
    withNext: true,
    draw(pen, x, y) {
      if (kind === 'all') pen.fill({ x, y, width: context.width, height: total }, HEAD_GREY)
      const draw = cellDrawer(pen, context, { bold: true, middle: true })
      for (const { plan, row, rows, from, to } of cells) {
        const [top, bottom] = [y + tops[row]!, y + tops[row + rows]!]
        const [left, right] = [x + context.edges[from]!, x + context.edges[to]!]
        draw(plan, { x, y: top, height: bottom - top })
        if (kind !== 'all') continue
        pen.rules(
          [left, top, right, top, left, bottom, right, bottom, left, top, left, bottom, right, top, right, bottom],
          HAIR,
          RULE_GREY,
        )
      }
      if (kind === 'rows') pen.rules([x, y + total, x + context.width, y + total], 0.8)
      if (kind === 'dashes') pen.dashes(x, x + context.width, y + total)
    },
  }
}

/** Which heading is drawn again above a row: that of its group, with a word that says so. */
const headingAgain = (table: TableBlock, context: Context): ((row: TableRow) => Piece | undefined) => {
  let heading: Piece | undefined
  return (row) => {
    if (table.again === undefined) return undefined
    if (row.style === 'plain') return heading
    const [first] = row.cells
    const isHeading = row.style === 'group' && first !== undefined && typeof first !== 'string'
    const cells = isHeading ? [{ ...first, spans: [...first.spans, { text: ` ${table.again}`, italic: true }] }] : []
    const before = heading
    heading = isHeading ? rowPiece({ style: 'group', cells }, context, false) : undefined
    // The sum of a group belongs to it.
    return isHeading ? undefined : before
  }
}

const carryOf = (table: TableBlock, context: Context): ((at: number) => NonNullable<Piece['carry']>) | undefined => {
  const { carry } = table
  if (!carry) return undefined
  const piece = (place: 'below' | 'above', from: number, to: number) => rowPiece(carry(place, from, to), context, false)
  const end = table.rows.length
  return (at) => ({
    at,
    end,
    below: (from, to) => piece('below', from, to),
    above: (to) => piece('above', 0, to),
  })
}

export const tablePieces = (table: TableBlock, room: Space): Piece[] => {
  if (table.columns.length === 0) return []
  const layout = layTable(table, room.width)
  const edges = layout.widths.reduce<number[]>((sums, width) => [...sums, sums.at(-1)! + width], [0])
  const context: Context = { table, layout, edges, width: edges.at(-1)! }
  const head = headPiece(context)
  const limit = room.height === null ? Infinity : room.height - (head?.height ?? 0)
  const again = headingAgain(table, context)
  const carry = carryOf(table, context)
  const body = table.rows.flatMap((row, index): Piece[] => {
    const group = again(row)
    const piece: Piece = { ...rowPiece(row, context, index === 0 && !head), ...(group && { group }) }
    if (carry) piece.carry = carry(index)
    // A page does not begin with the sum of what stands on the page before.
    if (table.rows[index + 1]?.style === 'sum') piece.withNext = true
    return piece.height > limit * TALL ? tallRow(row, context) : [piece]
  })
  if (head) for (const piece of body) piece.head = head
  return [...(head ? [head] : []), ...body]
}
