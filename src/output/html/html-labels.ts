/** Labels and bar codes as HTML: every label a box at its place, which cuts off what it has no room for. */
import { stretches } from '../barcode.ts'
import { labelPlace, pagesOfLabels } from '../label-sheets.ts'
import type { BarcodeBlock, Block, LabelsBlock } from '../page.ts'

const mm = (value: number): string => `${Math.round(value * 1000) / 1000}mm`

export const barcodeHtml = ({ bars: { modules }, module, left, isCentred, height }: BarcodeBlock): string => {
  const path = stretches(modules)
    .map(({ from, wide }) => `M${from} 0h${wide}v1h-${wide}z`)
    .join('')
  const own = height === undefined ? 'flex:1 1 4mm;min-height:0;max-height:14mm' : `height:${mm(height)}`
  return `<svg role="img" aria-label="Barcode" viewBox="0 0 ${modules.length} 1" preserveAspectRatio="none" shape-rendering="crispEdges" style="display:block;${own};width:${mm(module * modules.length)};${isCentred ? 'margin:0 auto' : `margin-left:${mm(left)}`}"><path d="${path}"/></svg>`
}

export const labelsHtml = (
  { sheet, first, labels }: LabelsBlock,
  blocks: (all: readonly Block[]) => string,
): string => {
  const { label, padding, page } = sheet
  const size = `width:${mm(label.width)};height:${mm(label.height)};padding:${mm(padding.y)} ${mm(padding.x)}`
  const drawn = labels.flatMap(({ copies, blocks: own }) => {
    const content = blocks(own)
    return Array.from({ length: copies }, () => content)
  })
  const placed = drawn.map((content, index) => {
    const { page: on, x, y } = labelPlace(sheet, first, index)
    return `<div class="label" style="${size};left:${mm(x)};top:${mm(on * page.height + y)}">${content}</div>`
  })
  const height = mm(pagesOfLabels(sheet, first, drawn.length) * page.height)
  return `<div style="position:relative;height:${height}">${placed.join('')}</div>`
}
