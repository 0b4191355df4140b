/**
 * Writes a page as HTML that can be inserted into any document: all text is escaped, there are no scripts, only safe
 * links are kept, and all styles are below one class.
 */
import { qrPath } from '../qr.ts'
import { drawingHtml } from './html-drawing.ts'
import { barcodeHtml, labelsHtml } from './html-labels.ts'
import { escapeHtml, rounded as number } from './html-text.ts'
import { monogram } from '../monogram.ts'
import {
  cellText,
  isFigure,
  isPicture,
  safeLink,
  type Align,
  type Block,
  type Cell,
  type ColumnsBlock,
  type ImageBlock,
  type Page,
  type QrBlock,
  type SignaturesBlock,
  type Span,
  type TableBlock,
  type TableColumn,
  type TableRow,
  type TextBlock,
  type Width,
} from '../page.ts'

const css = `.vp{box-sizing:border-box;background:#fff;color:#000;font-family:Roboto,"Inter Variable",Inter,Arial,sans-serif;font-size:10pt;line-height:1.32;margin:0 auto}
.vp p,.vp h1,.vp h2,.vp h3{margin:0;font-weight:400;white-space:pre-line;min-height:1.32em;overflow-wrap:anywhere}
.vp table{width:100%;border-collapse:collapse}
.vp td,.vp th{min-width:2.4em;padding:.2em .38em;vertical-align:top;text-align:left;white-space:pre-line;overflow-wrap:anywhere}
.vp th{text-align:center;vertical-align:middle;font-weight:700;overflow-wrap:break-word}
.vp thead{display:table-header-group}.vp tr{break-inside:avoid}
.vp .r{text-align:right}.vp .c{text-align:center}.vp .j{text-align:justify}.vp .l{text-align:left}.vp .n{white-space:pre;overflow-wrap:normal;font-variant-numeric:tabular-nums}
.vp .all td,.vp .all th{border:1px solid #595959}.vp .all th{background:#ebebeb}.vp .all .s td,.vp .all .g td{background:#f5f5f5}
.vp .rows tr{border-bottom:1px solid #999}.vp .rows tbody tr:first-child{border-top:1px solid #999}
.vp .dashes tr{border-bottom:1px dashed #000}
.vp .s td,.vp .g td{font-weight:700}
.vp .cols{display:flex}.vp .cols>div{min-width:0}.vp .signs{display:grid;text-align:center}
.vp .mono{display:inline-flex;align-items:center;justify-content:center;background:#ededed;font-weight:700}
.vp hr{border:0;border-top:1px solid #000;margin:2pt 0}.vp hr.d{border-top-style:dashed}
.vp .label{position:absolute;box-sizing:border-box;display:flex;flex-direction:column;justify-content:center;overflow:hidden}
.vp a{color:inherit}.vp .keep,.vp .signs,.vp .cols{break-inside:avoid}
@media print{.vp{padding:0!important;width:auto!important}.vp .break{break-after:page}}`

const alignClass: Record<Align, string> = { left: '', right: 'r', center: 'c', justify: 'j' }
const classes = (...names: (string | false)[]): string => {
  const text = names.filter(Boolean).join(' ')
  return text ? ` class="${text}"` : ''
}

const span = (one: Span, rowBold = false): string => {
  let text = escapeHtml(one.text)
  if (one.bold && !rowBold) text = `<b>${text}</b>`
  if (one.italic) text = `<i>${text}</i>`
  if (one.underline) text = `<u>${text}</u>`
  if (one.size) text = `<span style="font-size:${number(one.size)}pt">${text}</span>`
  const link = one.link ? safeLink(one.link) : ''
  return link ? `<a href="${escapeHtml(link)}">${text}</a>` : text
}
const spans = (all: readonly Span[], rowBold = false): string => all.map((one) => span(one, rowBold)).join('')

const textBlock = (block: TextBlock): string => {
  const tag = block.level ? `h${block.level}` : 'p'
  const margin = `${block.before ? `;margin-top:${number(block.before)}mm` : ''}${block.after ? `;margin-bottom:${number(block.after)}mm` : ''}`
  const most = block.lines
    ? `;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:${block.lines};overflow:hidden`
    : ''
  return `<${tag}${classes(alignClass[block.align])} style="font-size:${number(block.size)}pt${margin}${most}">${spans(block.spans)}</${tag}>`
}

const widthStyle = (width: Width): string =>
  width.mm !== undefined ? `${number(width.mm)}mm` : width.percent !== undefined ? `${number(width.percent)}%` : ''

const columnsBlock = (block: ColumnsBlock): string => {
  const parts = block.columns.map((column) => {
    const own = widthStyle(column.width)
    return `<div style="${own ? `flex:0 0 ${own}` : 'flex:1 1 0'}">${blocks(column.blocks)}</div>`
  })
  return `<div class="cols" style="gap:${number(block.gap)}mm">${parts.join('')}</div>`
}

/** Codes are not broken either, as long as they are codes. */
const isWhole = (text: string): boolean => text.length <= 24 || isFigure(text)

const cellHtml = (cell: Cell, column: TableColumn | undefined, head: boolean): string => {
  const tag = head ? 'th' : 'td'
  const plain = typeof cell === 'string'
  const own = plain ? undefined : cell.align
  const align = head
    ? own === undefined || own === 'center'
      ? ''
      : own === 'left'
        ? 'l'
        : alignClass[own]
    : own === 'left'
      ? 'l'
      : alignClass[own ?? column?.align ?? 'left']
  const fit = !head && column?.fit === true && (plain || !cell.colspan) && isWhole(cellText(cell))
  const reach = plain
    ? ''
    : `${cell.colspan ? ` colspan="${cell.colspan}"` : ''}${cell.rowspan ? ` rowspan="${cell.rowspan}"` : ''}`
  return `<${tag}${classes(align, fit && 'n')}${reach}>${plain ? escapeHtml(cell) : spans(cell.spans, head)}</${tag}>`
}

const rowHtml = (row: TableRow, table: TableBlock, head: boolean): string => {
  let at = 0
  const cells = row.cells.map((cell) => {
    const text = cellHtml(cell, table.columns[at], head)
    at += typeof cell === 'string' ? 1 : (cell.colspan ?? 1)
    return text
  })
  return `<tr${classes(row.style === 'sum' && 's', row.style === 'group' && 'g')}>${cells.join('')}</tr>`
}

const tableBlock = (table: TableBlock): string => {
  const columns = table.columns.map((column) => {
    const own = widthStyle(column.width)
    return own ? `<col style="width:${own}">` : '<col>'
  })
  const head =
    table.head.length > 0 ? `<thead>${table.head.map((row) => rowHtml(row, table, true)).join('')}</thead>` : ''
  return `<table${classes(table.borders !== 'none' && table.borders)} style="font-size:${number(table.size)}pt"><colgroup>${columns.join('')}</colgroup>${head}<tbody>${table.rows.map((row) => rowHtml(row, table, false)).join('')}</tbody></table>`
}

/** Titles, notes and names are separate table rows, so that they align even if a neighbour's text wraps. */
const signaturesBlock = ({ people, date, size, space }: SignaturesBlock): string => {
  const share = 100 / Math.max(people.length, 1)
  const titles = people.map(({ title }) => `<b>${escapeHtml(title)}</b>`)
  const notes = people.map(({ note }) => `<i>${escapeHtml(note)}</i>`)
  const names = people.map(({ name }) => `<b style="padding-top:${number(space)}mm">${escapeHtml(name)}</b>`)
  const when = date
    ? `<p class="c" style="margin-left:${number(Math.max(100 - share * 1.4, 0))}%"><i>${escapeHtml(date)}</i></p>`
    : ''
  const grid = `<div class="signs" style="grid-template-columns:repeat(${people.length},1fr)">${[...titles, ...notes, ...names].join('')}</div>`
  return `<div class="keep" style="font-size:${number(size)}pt;margin-top:.7em">${when}${grid}</div>`
}

const imageBlock = (block: ImageBlock): string => {
  const size = `width:${number(block.width)}mm;height:${number(block.height)}mm`
  const letters = monogram(block.alt)
  const inner = isPicture(block.source)
    ? `<img src="${escapeHtml(block.source)}" alt="${escapeHtml(block.alt)}" style="${size};object-fit:contain">`
    : letters &&
      `<span class="mono" role="img" aria-label="${escapeHtml(block.alt)}" style="${size};font-size:${number(Math.min(block.width, block.height) * 1.13)}pt">${escapeHtml(letters)}</span>`
  return inner ? `<div${classes(alignClass[block.align])}>${inner}</div>` : ''
}

const qrBlock = (block: QrBlock): string => {
  if (new TextEncoder().encode(block.text).length > 1000) return ''
  const { path, viewBox } = qrPath(block.text)
  return `<div${classes(alignClass[block.align])}><svg role="img" aria-label="QR" viewBox="${viewBox}" shape-rendering="crispEdges" style="width:${number(block.size)}mm;height:${number(block.size)}mm"><path d="${path}"/></svg></div>`
}

const blockHtml = (block: Block): string => {
  switch (block.is) {
    case 'text':
      return textBlock(block)
    case 'columns':
      return columnsBlock(block)
    case 'table':
      return tableBlock(block)
    case 'signatures':
      return signaturesBlock(block)
    case 'image':
      return imageBlock(block)
    case 'qr':
      return qrBlock(block)
    case 'barcode':
      return barcodeHtml(block)
    case 'drawing':
      return drawingHtml(block)
    case 'labels':
      return labelsHtml(block, blocks)
    case 'space':
      return `<div style="height:${number(block.height)}mm"></div>`
    case 'rule':
      return `<hr${classes(block.dashed && 'd')}>`
    case 'break':
      return '<div class="break"></div>'
    case 'keep':
      return `<div class="keep">${blocks(block.blocks)}</div>`
  }
}
const blocks = (all: readonly Block[]): string => all.map(blockHtml).join('')

export const renderHtml = (page: Page): string => {
  const { width, margins } = page.paper
  const padding = [margins.top, margins.right, margins.bottom, margins.left]
    .map((side) => `${number(side)}mm`)
    .join(' ')
  return `<style>${css}</style><div class="vp" lang="${page.language}" style="width:${number(width)}mm;padding:${padding}">${blocks(page.blocks)}</div>`
}
