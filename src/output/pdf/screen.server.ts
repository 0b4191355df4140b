/** Gives tables that are too wide for their page the widths and letters on the screen that they have on paper. */
import { MM, type Block, type Page, type TableBlock } from '../page.ts'
import { layTable } from './widths.server.ts'

/** Letters of the screen are wider than those of the paper. */
const NARROWER = 0.9

const fitted = (table: TableBlock, room: number): TableBlock => {
  const { widths, size } = layTable(table, room)
  if (size >= table.size) return table
  const columns = table.columns.map((column, at) => ({ ...column, width: { percent: (100 * widths[at]!) / room } }))
  return { ...table, size: size * NARROWER, columns }
}

/** Tables that fit are left to the browser. */
export const fitTables = (page: Page): Page => {
  const { width, margins } = page.paper
  const room = (width - margins.left - margins.right) * MM
  const blocks = page.blocks.map((block): Block => (block.is === 'table' ? fitted(block, room) : block))
  return { ...page, blocks }
}
