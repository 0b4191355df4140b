/**
 * Columns of a table in the text of a form: moving, sizing, hiding and adding one changes `<col>`, head, lines and foot
 * together, also where a cell spans several columns or rows.
 */
import {
  attributeOf,
  changeAt,
  isBlank,
  isTag,
  readParts,
  replaceAt,
  withAttribute,
  writeParts,
  type Part,
  type Path,
  type TagPart,
} from './tree.ts'

export interface TextRow {
  path: Path
  part: TagPart
  section: 'head' | 'body' | 'foot'
}
export interface TextColumn {
  /** What stands in the head above it, as markup. */
  title: string
  /** As it is written: `12%`, `20mm`. */
  width: string | undefined
  align: string | undefined
}

const sections: Readonly<Record<string, TextRow['section']>> = { thead: 'head', tbody: 'body', tfoot: 'foot' }

/** The rows with paths from the table. */
export const rowsOf = (table: TagPart): TextRow[] => {
  const rows = table.children.flatMap((child, index): TextRow[] => {
    if (!isTag(child)) return []
    if (child.tag === 'tr') return [{ path: [index], part: child, section: 'body' }]
    const section = sections[child.tag]
    if (!section) return []
    return child.children.flatMap((row, at) => (isTag(row, 'tr') ? [{ path: [index, at], part: row, section }] : []))
  })
  return (['head', 'body', 'foot'] as const).flatMap((section) => rows.filter((row) => row.section === section))
}

const numberOf = (part: TagPart, name: string): number => {
  const value = Number(attributeOf(part, name) ?? 1)
  return Number.isFinite(value) ? Math.min(Math.max(Math.floor(value), 1), 100) : 1
}
export const cellsOf = (row: TagPart): TagPart[] => row.children.filter((child) => isTag(child, 'td', 'th'))

interface Col {
  path: Path
  part: TagPart
}
const colsOf = (table: TagPart): Col[] =>
  table.children.flatMap((group, index) =>
    isTag(group, 'colgroup')
      ? group.children.flatMap((col, at) => (isTag(col, 'col') ? [{ path: [index, at], part: col }] : []))
      : [],
  )

/** A cell and the row it begins in. */
interface Placed {
  cell: TagPart
  row: number
}
/** Which cell covers which column of each row; undefined where a row is too short. */
type Grid = (Placed | undefined)[][]

/** Where two cells would overlap, the first stays. */
const cover = (row: Grid[number], placed: Placed, from: number): void => {
  for (let across = 0; across < numberOf(placed.cell, 'colspan'); across += 1) row[from + across] ??= placed
}

const gridOf = (rows: readonly TextRow[]): Grid => {
  const grid: Grid = rows.map(() => [])
  for (const [index, { part, section }] of rows.entries()) {
    let at = 0
    for (const cell of cellsOf(part)) {
      while (grid[index]![at]) at += 1
      const placed = { cell, row: index }
      const last = section === 'head' ? index + numberOf(cell, 'rowspan') : index + 1
      for (let below = index; below < last && rows[below]?.section === section; below += 1)
        cover(grid[below]!, placed, at)
      at += numberOf(cell, 'colspan')
    }
  }
  const count = Math.max(0, ...grid.map((row) => row.length))
  return grid.map((row) => Array.from({ length: count }, (_, column) => row[column]))
}

export const columnCount = (table: TagPart): number =>
  Math.max(colsOf(table).length, gridOf(rowsOf(table))[0]?.length ?? 0)

export const columnsOf = (table: TagPart): TextColumn[] => {
  const cols = colsOf(table)
  const rows = rowsOf(table)
  const grid = gridOf(rows)
  const head = rows.findLastIndex(({ section }) => section === 'head')
  return Array.from({ length: columnCount(table) }, (_, column) => ({
    title: writeParts((head < 0 ? undefined : grid[head]![column]?.cell.children) ?? []),
    width: cols[column] && attributeOf(cols[column].part, 'width'),
    align: cols[column] && attributeOf(cols[column].part, 'align'),
  }))
}

/** Puts other cells into a row, and keeps what stands before, between and behind them. */
const withCells = (row: TagPart, cells: readonly TagPart[]): TagPart => {
  const isCell = (part: Part): boolean => isTag(part, 'td', 'th', 'col')
  const first = row.children.findIndex(isCell)
  const last = row.children.findLastIndex(isCell)
  if (first < 0) return { ...row, children: [...row.children, ...cells] }
  const second = row.children.findIndex((part, index) => index > first && isCell(part))
  const between = second < 0 ? [] : row.children.slice(first + 1, second).filter((part) => isBlank(part))
  const children = cells.flatMap((cell, index) => (index === 0 ? [cell] : [...between, cell]))
  return { ...row, children: [...row.children.slice(0, first), ...children, ...row.children.slice(last + 1)] }
}

const cellWith = (tag: 'td' | 'th', markup: string): TagPart => readParts(`<${tag}>${markup}</${tag}>`)[0] as TagPart

/** Where a row was too short, a cell that stood behind its end would fall to the left. */
const withoutHoles = (row: Grid[number], index: number): Placed[] => {
  const last = row.findLastIndex((one) => one !== undefined)
  return row.slice(0, last + 1).map((one) => one ?? { cell: cellWith('td', ''), row: index })
}

/** The rows written from a grid whose columns were moved, taken away or added; null if a cell would be torn apart. */
const writeGrid = (table: TagPart, rows: readonly TextRow[], grid: Grid): TagPart | null => {
  let changed = table
  for (const [index, { path, part }] of rows.entries()) {
    const covered = withoutHoles(grid[index]!, index)
    const cells: TagPart[] = []
    for (const one of new Set(covered.filter(({ row }) => row === index))) {
      const columns = covered.flatMap((other, column) => (other === one ? [column] : []))
      if (columns.at(-1)! - columns[0]! >= columns.length) return null
      const span = columns.length === 1 ? undefined : String(columns.length)
      cells.push(numberOf(one.cell, 'colspan') === columns.length ? one.cell : withAttribute(one.cell, 'colspan', span))
    }
    const before = cellsOf(part)
    const isUnchanged = before.length === cells.length && cells.every((cell, at) => cell === before[at])
    if (!isUnchanged) changed = changeAt(changed, path, (row) => withCells(row, cells))
  }
  return changed
}

const writeCols = (table: TagPart, change: (cols: readonly TagPart[]) => readonly TagPart[]): TagPart => {
  const at = table.children.findIndex((part) => isTag(part, 'colgroup'))
  const group = table.children[at]
  if (!isTag(group)) return table
  const cols = group.children.filter((part) => isTag(part, 'col'))
  return replaceAt(table, [at], withCells(group, change(cols)))
}

/** A `<col>` for every column. */
const withCols = (table: TagPart): TagPart => {
  const count = columnCount(table)
  const missing = count - colsOf(table).length
  if (missing <= 0) return table
  const col = readParts('<col>')[0] as TagPart
  const more = Array.from({ length: missing }, () => col)
  if (table.children.some((part) => isTag(part, 'colgroup'))) return writeCols(table, (cols) => [...cols, ...more])
  const group = { ...(readParts('<colgroup></colgroup>')[0] as TagPart), children: more }
  return { ...table, children: [group, ...table.children] }
}

/** Takes a column out of every row; where it was part of a wider cell, that cell is narrower. */
export const removeColumn = (table: TagPart, column: number): TagPart => {
  const rows = rowsOf(table)
  const grid = gridOf(rows).map((row) => row.toSpliced(column, 1))
  // The columns of a cell stay next to each other when one is taken away.
  return writeCols(writeGrid(table, rows, grid)!, (cols) => cols.toSpliced(column, 1))
}

const moved = <T>(list: readonly T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)

/** Null where the column would leave a cell that spans several, or enter one. */
export const moveColumn = (table: TagPart, from: number, to: number): TagPart | null => {
  const count = columnCount(table)
  if (to < 0 || to >= count || from === to) return null
  const rows = rowsOf(table)
  const written = writeGrid(
    table,
    rows,
    gridOf(rows).map((row) => moved(row, from, to)),
  )
  return written && writeCols(written, (cols) => (cols.length > Math.max(from, to) ? moved(cols, from, to) : cols))
}

/** `width` in per cent of the table; undefined: what the others leave. */
export const sizeColumn = (table: TagPart, column: number, width: number | undefined): TagPart => {
  const complete = withCols(table)
  const col = colsOf(complete)[column]
  if (!col) return table
  const percent = width === undefined ? undefined : `${Math.min(Math.max(Math.round(width), 2), 95)}%`
  return replaceAt(complete, col.path, withAttribute(col.part, 'width', percent))
}
export const alignColumn = (table: TagPart, column: number, align: string | undefined): TagPart => {
  const complete = withCols(table)
  const col = colsOf(complete)[column]
  return col ? replaceAt(complete, col.path, withAttribute(col.part, 'align', align)) : table
}

export interface NewColumn {
  /** Markup of the head and of the line; other rows get an empty cell. */
  head: string
  line: string
  align?: string | undefined
}

/** The row that is repeated, or else the first of the body. */
const lineRow = (rows: readonly TextRow[]): number => {
  const repeated = rows.findIndex(
    ({ part, section }) => section === 'body' && attributeOf(part, 'data-each') !== undefined,
  )
  return repeated >= 0 ? repeated : rows.findIndex(({ section }) => section === 'body')
}

/** Adds a column before the given one. Where a cell spans over that place, it is wider. */
export const addColumn = (table: TagPart, column: number, { head, line, align }: NewColumn): TagPart => {
  const complete = withCols(table)
  const rows = rowsOf(complete)
  const repeated = lineRow(rows)
  let above: Placed | undefined
  const grid = gridOf(rows).map((row, index) => {
    const [left, right] = [row[column - 1], row[column]]
    if (left && left === right) return row.toSpliced(column, 0, left)
    const isHead = rows[index]!.section === 'head'
    if (isHead && above) return row.toSpliced(column, 0, above)
    const below = rows.filter(({ section }, at) => section === 'head' && at >= index).length
    const cell = isHead
      ? withAttribute(cellWith('th', head), 'rowspan', below > 1 ? String(below) : undefined)
      : cellWith('td', index === repeated ? line : '')
    const placed = { cell, row: index }
    if (isHead) above = placed
    return row.toSpliced(column, 0, placed)
  })
  const col = withAttribute(readParts('<col>')[0] as TagPart, 'align', align)
  return writeCols(writeGrid(complete, rows, grid)!, (cols) => cols.toSpliced(column, 0, col))
}
