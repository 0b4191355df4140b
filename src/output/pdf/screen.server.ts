/** Gives tables that are too wide for their page the widths and letters on the screen that they have on paper. */
import { cellText, MM, type Block, type Page, type TableBlock } from '../page.ts'
import { layTable } from './widths.server.ts'

/** Letters of the screen are wider than those of the paper. */
const NARROWER = 0.9

/** A word that a browser would widen its column for, at the cost of all others. */
const endless = /\S{40}/
const hasEndless = ({ rows }: TableBlock): boolean =>
  rows.some(({ cells }) => cells.some((cell) => endless.test(cellText(cell))))

const fitted = (table: TableBlock, room: number): TableBlock => {
  const { widths, size } = layTable(table, room)
  const isSmaller = size < table.size
  if (!isSmaller && !hasEndless(table)) return table
  const columns = table.columns.map((column, at) => ({ ...column, width: { percent: (100 * widths[at]!) / room } }))
  return { ...table, size: isSmaller ? size * NARROWER : size, columns }
}

/** Tables that fit are left to the browser. */
export const fitTables = (page: Page): Page => {
  const { width, margins } = page.paper
  const room = (width - margins.left - margins.right) * MM
  const blocks = page.blocks.map((block): Block => (block.is === 'table' ? fitted(block, room) : block))
  return { ...page, blocks }
}
