/** Vectors as SVG within the page. */
import type { Label, Path } from '../chart-shapes.ts'
import { escapeHtml, rounded } from './html-text.ts'
import { MM, type DrawingBlock, type Paint } from '../page.ts'

const pathSvg = ({ d, x, y, paint: { fill = 'none', stroke = 'none', weight } }: Path & { paint: Paint }): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${weight}" stroke-linejoin="round" transform="translate(${rounded(x)} ${rounded(y)})"/>`

const textSvg = ({ text, x, y, anchor, size, turned }: Label & { size: number }): string => {
  const place = `translate(${rounded(x)} ${rounded(y)})${turned ? ' rotate(-90)' : ''}`
  return `<text transform="${place}" text-anchor="${anchor}" font-size="${size}">${escapeHtml(text)}</text>`
}

export const drawingHtml = ({ alt, width, height, marks }: DrawingBlock): string => {
  const drawn = marks.map((mark) => (mark.is === 'path' ? pathSvg(mark) : textSvg(mark))).join('')
  return `<div class="keep"><svg role="img" aria-label="${escapeHtml(alt)}" viewBox="0 0 ${rounded(width)} ${rounded(height)}" style="display:block;width:${rounded(width / MM)}mm;max-width:100%">${drawn}</svg></div>`
}
