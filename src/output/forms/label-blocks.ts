/** Labels and bar codes of a form: `<labels sheet first>`, `<label copies>`, `<barcode text height optional>`. */
import { problem, Refused } from '#kernel/problem.ts'
import { barsOf, placeBars, type BarRoom } from '../barcode.ts'
import { labelSheetNamed, labelSheets, labelsOnPage, mostLabels, type LabelSheet } from '../label-sheets.ts'
import type { Element, Node } from '../markup.ts'
import type { BarcodeBlock, Block, LabelsBlock, Paper } from '../page.ts'
import { between, type TextStyle } from '../spans.ts'

const isElement = (node: Node): node is Element => typeof node !== 'string'

/** Where a bar code stands that is not on a label, in mm. */
const elsewhere: BarRoom & { height: number } = { width: 50, beside: 5, thinnest: 0.15, height: 12 }

const roomOf = ({ label, padding, dot, thinnest }: LabelSheet): BarRoom => ({
  width: label.width - 2 * padding.x,
  beside: padding.x,
  dot,
  thinnest,
})

/**
 * Nothing for an empty text. Throws Refused if the text cannot be a bar code, or not one that scanners read here; one that
 * is optional is left out instead, as on a bill, which is worth printing without it.
 */
export const barcodeOf = ({ attributes }: Element, { sheet, align }: TextStyle): BarcodeBlock[] => {
  const text = attributes.text ?? ''
  if (text === '') return []
  const isOptional = attributes.optional !== undefined
  const bars = barsOf(text)
  if (!bars && isOptional) return []
  if (!bars) throw new Refused([problem('content', 'labelNotEncodable', { codes: text.slice(0, 50) })])
  const placed = placeBars(bars, sheet ? roomOf(sheet) : elsewhere)
  if (!placed && isOptional) return []
  if (!placed) throw new Refused([problem('content', 'labelTooNarrow', { code: text })])
  const height = between(attributes.height, 2, 100) ?? (sheet ? undefined : elsewhere.height)
  const isCentred = !sheet && align === 'center'
  return [{ is: 'barcode', bars, ...placed, ...(isCentred && { isCentred }), ...(height !== undefined && { height }) }]
}

const sheetOf = ({ attributes }: Element): LabelSheet => labelSheetNamed(attributes.sheet) ?? labelSheets[0]

/** Without a number there is one; what is none, none. */
const copiesOf = ({ attributes }: Element): number => {
  const copies = attributes.copies ? Number(attributes.copies) : 1
  return Number.isFinite(copies) ? Math.max(Math.floor(copies), 0) : 0
}

/** Throws Refused if there are more labels than are printed at once. */
export const labelsOf = (
  element: Element,
  blocksOf: (nodes: readonly Node[], look: TextStyle) => Block[],
): LabelsBlock => {
  const sheet = sheetOf(element)
  const labels = element.children
    .filter((child): child is Element => isElement(child) && child.tag === 'label')
    .map((label) => ({
      copies: copiesOf(label),
      blocks: blocksOf(label.children, { align: 'center', size: sheet.font, sheet }),
    }))
  if (labels.reduce((sum, { copies }) => sum + copies, 0) > mostLabels)
    throw new Refused([problem('content', 'labelsTooMany', { n: String(mostLabels) })])
  return {
    is: 'labels',
    sheet,
    first: Math.floor(between(element.attributes.first, 1, labelsOnPage(sheet)) ?? 1),
    labels,
  }
}

const within = (element: Element): Element | undefined => {
  if (element.tag === 'labels') return element
  for (const child of element.children) {
    const found = isElement(child) ? within(child) : undefined
    if (found) return found
  }
  return undefined
}

/** Labels have the paper of their sheet, whatever was asked for, and go up to its edge. */
export const paperOfLabels = (form: Element): Paper | undefined => {
  const labels = within(form)
  return labels && { ...sheetOf(labels).page, margins: { top: 0, right: 0, bottom: 0, left: 0 } }
}
