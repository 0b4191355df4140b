/** Makes the document tree of a page from the text of a form and a record. */
import { ownValue } from '#kernel/own.ts'
import { expand } from './expand.ts'
import { styleOf } from '../filters.ts'
import { barcodeOf, labelsOf, paperOfLabels } from './label-blocks.ts'
import { readMarkup, type Element, type Node } from '../markup.ts'
import {
  baseSize,
  isPaperSize,
  isPicture,
  paper,
  type Block,
  type Cell,
  type Page,
  type Paper,
  type PaperChoice,
  type PaperSize,
  type Span,
  type TableBlock,
  type TableColumn,
  type TableRow,
} from '../page.ts'
import { aligns, between, isInline, textStyleOf, spansOf, width, type TextStyle } from '../spans.ts'

/** A delivered form: its text, and a sample record for previews. */
export interface Form {
  code: string
  name: string
  xType: number
  content: string
  /** The same in English, where there is such a form: those of the state have none. */
  english?: string
  sample: unknown
  /** Paths of values that our own calls do not give, but that are printed where a client sends them. */
  further?: readonly string[]
  /** For forms of no document that tenants may change all the same: the catalogue key of the name, and the paper. */
  offered?: { label: string; size?: PaperSize }
}

const isPlain = (spans: readonly Span[]): boolean =>
  spans.length === 0 || (spans.length === 1 && Object.keys(spans[0]!).length === 1)

const cellOf = (element: Element, size: number): Cell => {
  const own = between(element.attributes.size, 4, 72)
  const spans = spansOf(element.children, own ?? size, own ? { size: own } : {})
  const colspan = between(element.attributes.colspan, 1, 100)
  const rowspan = between(element.attributes.rowspan, 1, 100)
  const align = ownValue(aligns, element.attributes.align ?? '')
  if (isPlain(spans) && !colspan && !rowspan && !align) return spans[0]?.text ?? ''
  return { spans, ...(align && { align }), ...(colspan && { colspan }), ...(rowspan && { rowspan }) }
}

const isElement = (node: Node): node is Element => typeof node !== 'string'
const within = (element: Element, ...tags: string[]): Element[] =>
  element.children.filter((child): child is Element => isElement(child) && tags.includes(child.tag))

const rowOf = (element: Element, size: number, style: TableRow['style']): TableRow => {
  const kind = element.attributes.kind
  return {
    style: kind === 'group' || kind === 'sum' ? kind : style,
    cells: within(element, 'td', 'th').map((cell) => cellOf(cell, size)),
  }
}

const columnsOf = (table: Element, rows: readonly Element[]): TableColumn[] => {
  const written = within(table, 'colgroup').flatMap((group) => within(group, 'col'))
  const firstCells = rows[0] ? within(rows[0], 'td', 'th') : []
  const count = Math.max(
    written.length,
    ...rows
      .slice(0, 50)
      .map((row) =>
        within(row, 'td', 'th').reduce((sum, cell) => sum + (between(cell.attributes.colspan, 1, 100) ?? 1), 0),
      ),
    0,
  )
  return Array.from({ length: Math.min(count, 100) }, (_, index) => {
    const from = written[index] ?? (firstCells.length === count ? firstCells[index] : undefined)
    const fit = written[index]?.attributes.fit !== undefined
    return {
      width: width(from?.attributes.width),
      align: ownValue(aligns, written[index]?.attributes.align ?? '') ?? 'left',
      ...(fit && { fit }),
    }
  })
}

const tableOf = (element: Element, look: TextStyle): TableBlock => {
  const { size } = textStyleOf(element, look)
  const headRows = within(element, 'thead').flatMap((part) => within(part, 'tr'))
  const bodyRows = [...within(element, 'tr'), ...within(element, 'tbody').flatMap((part) => within(part, 'tr'))]
  const footRows = within(element, 'tfoot').flatMap((part) => within(part, 'tr'))
  const borders = element.attributes.borders
  return {
    is: 'table',
    columns: columnsOf(element, [...headRows, ...bodyRows, ...footRows]),
    head: headRows.map((row) => rowOf(row, size, 'plain')),
    rows: [...bodyRows.map((row) => rowOf(row, size, 'plain')), ...footRows.map((row) => rowOf(row, size, 'sum'))],
    borders: borders === 'none' || borders === 'rows' || borders === 'dashes' ? borders : 'all',
    size,
  }
}

const headings: Readonly<Record<string, { level: 1 | 2 | 3; scale: number }>> = {
  h1: { level: 1, scale: 1.65 },
  h2: { level: 2, scale: 1.3 },
  h3: { level: 3, scale: 1.1 },
}

const textBlock = (element: Element, look: TextStyle): Block => {
  const heading = headings[element.tag]
  const size = between(element.attributes.size, 4, 72) ?? look.size * (heading?.scale ?? 1)
  const before = between(element.attributes.before, 0, 200)
  const after = between(element.attributes.after, 0, 200)
  const lines = between(element.attributes.lines, 1, 100)
  return {
    is: 'text',
    size,
    align: textStyleOf(element, look).align,
    spans: spansOf(element.children, size, heading ? { bold: true } : {}),
    ...(heading && { level: heading.level }),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(lines !== undefined && { lines: Math.floor(lines) }),
  }
}

const signaturesOf = (element: Element, look: TextStyle): Block => ({
  is: 'signatures',
  date: element.attributes.date ?? '',
  size: textStyleOf(element, look).size,
  space: between(element.attributes.space, 0, 100) ?? 18,
  people: within(element, 'sign').map(({ attributes }) => ({
    title: attributes.title ?? '',
    note: attributes.note ?? '',
    name: attributes.name ?? '',
  })),
})

const pictureOf = ({ attributes }: Element, look: TextStyle): Block => ({
  is: 'image',
  source: isPicture(attributes.src ?? '') ? attributes.src! : '',
  alt: attributes.alt ?? '',
  align: ownValue(aligns, attributes.align ?? '') ?? look.align,
  width: between(attributes.width, 1, 1000) ?? 20,
  height: between(attributes.height, 1, 1000) ?? 20,
})

const blockOf = (element: Element, look: TextStyle): Block[] => {
  switch (element.tag) {
    case 'p':
    case 'h1':
    case 'h2':
    case 'h3':
      return [textBlock(element, look)]
    case 'columns':
      return [
        {
          is: 'columns',
          gap: between(element.attributes.gap, 0, 100) ?? 4,
          columns: within(element, 'column').map((column) => ({
            width: width(column.attributes.width),
            blocks: blocksOf(column.children, textStyleOf(column, textStyleOf(element, look))),
          })),
        },
      ]
    case 'table':
      return [tableOf(element, look)]
    case 'signatures':
      return [signaturesOf(element, look)]
    case 'img':
      // A company without a logo prints none, in forms of its own as well.
      return (element.attributes.src ?? '').trim() === '' ? [] : [pictureOf(element, look)]
    case 'qr':
      return element.attributes.text
        ? [
            {
              is: 'qr',
              text: element.attributes.text,
              size: between(element.attributes.width, 8, 200) ?? 28,
              align: textStyleOf(element, look).align,
            },
          ]
        : []
    case 'barcode':
      return barcodeOf(element, look)
    case 'labels':
      return look.sheet ? [] : [labelsOf(element, blocksOf)]
    case 'space':
      return [{ is: 'space', height: between(element.attributes.height, 0, 1000) ?? 3 }]
    case 'hr':
      return [{ is: 'rule', dashed: element.attributes.dashed !== undefined }]
    case 'break':
      return [{ is: 'break', ...(element.attributes.restart !== undefined && { restart: true }) }]
    case 'keep':
      return [{ is: 'keep', blocks: blocksOf(element.children, textStyleOf(element, look)) }]
    default:
      return blocksOf(element.children, textStyleOf(element, look))
  }
}

const blocksOf = (nodes: readonly Node[], look: TextStyle): Block[] => {
  const blocks: Block[] = []
  let inline: Node[] = []
  const flush = () => {
    const spans = spansOf(inline, look.size)
    if (spans.some((span) => span.text.trim() !== ''))
      blocks.push({ is: 'text', spans, size: look.size, align: look.align })
    inline = []
  }
  for (const node of nodes) {
    if (isInline(node)) {
      inline.push(node)
      continue
    }
    flush()
    blocks.push(...blockOf(node as Element, look))
  }
  flush()
  return blocks
}

export interface PageOptions extends PaperChoice {
  language?: 'vi' | 'en'
  title?: string
  footer?: string
}

/** Labels reach to the edge of their sheet, so nothing else stands there. A roll has no pages to be numbered. */
const footerOf = (given: {
  own: string | undefined
  usual: string | undefined
  paper: Paper
  isLabels: boolean
}): Pick<Page, 'footer' | 'footerOn'> => {
  if (given.isLabels) return { footer: '', footerOn: 'several' }
  if (given.own !== undefined) return { footer: given.own, footerOn: 'always' }
  return { footer: given.paper.height === null ? '' : (given.usual ?? ''), footerOn: 'several' }
}

/**
 * Makes the page. The paper size requested by the call takes precedence over the form's `<page …>`, which takes
 * precedence over A4 portrait.
 */
export const pageFromForm = (content: string, info: unknown, options: PageOptions = {}): Page => {
  const language = options.language ?? 'vi'
  const root = expand(readMarkup(content), info, styleOf(info, language))
  const own =
    root.children.find((child): child is Element => isElement(child) && child.tag === 'page')?.attributes ?? {}
  // The form's margins and font sizes are meant for its own paper size, so they are ignored for another one.
  const isOwnPaper = options.size === undefined || options.size === own.size
  const margin = isOwnPaper ? between(own.margin, 0, 60) : undefined
  const choice: PaperChoice = {
    size: options.size ?? (isPaperSize(own.size) ? own.size : 'A4'),
    orientation: options.orientation ?? (own.orientation === 'landscape' ? 'landscape' : 'portrait'),
    ...(options.pageWidth !== undefined && { pageWidth: options.pageWidth }),
    ...(options.pageHeight !== undefined && { pageHeight: options.pageHeight }),
    ...(margin !== undefined && { margin }),
  }
  const labels = paperOfLabels(root)
  const sheet = labels ?? paper(choice)
  const size = (isOwnPaper ? between(own.font, 5, 20) : undefined) ?? baseSize(sheet)
  return {
    title: options.title ?? own.title ?? '',
    language,
    paper: sheet,
    blocks: blocksOf(root.children, { align: 'left', size }),
    ...footerOf({ own: own.footer, usual: options.footer, paper: sheet, isLabels: labels !== undefined }),
  }
}
