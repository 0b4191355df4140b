/** Makes the page of a report: letterhead, title, conditions, groups with sums, signatures. */
import { createSums, isNumeric, type Column, type Group, type Row, type Table } from '#model/table.ts'
import { headingOf, showCell, type CellFormat } from '../cells.ts'
import {
  paper,
  type Align,
  type Block,
  type Cell,
  type Page,
  type PaperChoice,
  type TableBlock,
  type TableColumn,
  type TableRow,
} from '../page.ts'
import { pageFromForm } from './template.ts'
import { letterheadIn } from './form-parts.ts'

const alignOf = (column: Column): Align =>
  column.kind === 'integer' || column.kind === 'day' || column.kind === 'moment' || column.kind === 'flag'
    ? 'center'
    : isNumeric(column.kind)
      ? 'right'
      : 'left'
const columnOf = (column: Column): TableColumn => ({
  width: {},
  align: alignOf(column),
  ...((column.dials || (column.kind !== 'text' && column.kind !== 'choice')) && { fit: true }),
})

/** More different texts are not looked for: what remembers them would take more than it saves. */
const MOST_SHARED = 10_000

/** Names and codes stand in thousands of rows; each is kept once, until the last page is drawn. */
type SharedTexts = (text: string) => string
const sharedTexts = (): SharedTexts => {
  const known = new Map<string, string>()
  return (text) => {
    const found = known.get(text)
    if (found === undefined && known.size < MOST_SHARED) known.set(text, text)
    return found ?? text
  }
}

const sumRow = (
  columns: readonly Column[],
  { title, sums, look }: { title: string; sums: Row; look: CellFormat },
): TableRow => {
  const isSummed = (column: Column): boolean => column.total === true || sums[column.key] !== undefined
  const first = columns.findIndex(isSummed)
  const rest = columns
    .slice(Math.max(first, 0))
    .map((column): Cell => (isSummed(column) ? showCell(sums[column.key], column, look) : ''))
  return {
    style: 'sum',
    cells: first > 0 ? [{ spans: [{ text: title }], colspan: first, align: 'left' }, ...rest] : rest,
  }
}

const groupRows = (
  group: Group,
  shown: { columns: readonly Column[]; headed: readonly Column[]; look: CellFormat; shared: SharedTexts },
): TableRow[] => {
  const { columns, headed, look } = shown
  const title = group.title || look.words('print.noGroup')
  const heading: TableRow = {
    style: 'group',
    cells: [
      { spans: [{ text: headingOf(title, group.rows[0], headed, look) }], colspan: columns.length, align: 'left' },
    ],
  }
  const sum = sumRow(columns, { title: look.words('print.group', { group: title }), sums: group.sums, look })
  return [heading, ...plainRows(group, shown), ...(columns.some((column) => column.total) ? [sum] : [])]
}
const plainRows = (
  group: Group,
  { columns, look, shared }: { columns: readonly Column[]; look: CellFormat; shared: SharedTexts },
): TableRow[] =>
  group.rows.map((row) => ({
    style: 'plain',
    cells: columns.map((column) => shared(showCell(row[column.key], column, look))),
  }))

/** One header row, or two if neighbouring columns share a heading; all other cells then span both rows. */
const headRows = (columns: readonly Column[], { words }: CellFormat): TableRow[] => {
  if (!columns.some((column) => column.under))
    return [{ style: 'plain', cells: columns.map((column) => words(column.label)) }]
  const upper = columns.flatMap((column, at): Cell[] => {
    if (!column.under) return [{ spans: [{ text: words(column.label) }], rowspan: 2 }]
    const { heading } = column.under
    if (columns[at - 1]?.under?.heading === heading) return []
    const beyond = columns.findIndex((other, index) => index > at && other.under?.heading !== heading)
    return [{ spans: [{ text: words(heading) }], colspan: (beyond < 0 ? columns.length : beyond) - at }]
  })
  const lower = columns.flatMap((column) => (column.under ? [words(column.under.label)] : []))
  return [
    { style: 'plain', cells: upper },
    { style: 'plain', cells: lower },
  ]
}

/** Amounts that stand beside the headings of groups have no column: what they come to has rows of its own. */
const headedSums = (
  table: Table,
  columns: readonly Column[],
  headed: readonly Column[],
  look: CellFormat,
): TableRow[] =>
  headed
    .filter((column) => column.total === true || table.sums[column.key] !== undefined)
    .map((column) => ({
      style: 'sum',
      cells: [
        {
          spans: [{ text: `${look.words('print.total')} · ${look.words(column.label)}` }],
          colspan: Math.max(columns.length - 1, 1),
          align: 'left',
        },
        { spans: [{ text: showCell(table.sums[column.key], column, look) }], align: 'right' },
      ],
    }))

/** What the rows of a page, and all rows before one, come to. Pages are asked about in their order. */
const carrying = (
  values: readonly (Row | null)[],
  columns: readonly Column[],
  look: CellFormat,
): NonNullable<TableBlock['carry']> => {
  const rowsOf = (from: number, to: number) => values.slice(from, to).filter((row) => row !== null)
  let before = { to: 0, sums: createSums(columns) }
  const upTo = (to: number): Row => {
    if (to < before.to) before = { to: 0, sums: createSums(columns) }
    before.sums.add(rowsOf(before.to, to))
    before.to = to
    return before.sums.total()
  }
  const ofPage = (from: number, to: number): Row => {
    const sums = createSums(columns)
    sums.add(rowsOf(from, to))
    return sums.total()
  }
  return (place, from, to) =>
    sumRow(columns, {
      title: look.words(place === 'below' ? 'print.pageSum' : 'print.brought'),
      sums: place === 'below' ? ofPage(from, to) : upTo(to),
      look,
    })
}

interface TableOptions {
  size?: number
  /** Each page says what its rows come to, and begins with what those before did. */
  hasPageSums?: boolean
}

/** The rows that are counted, beside the rows of the table. */
const countedRows = (table: Table, isGrouped: boolean, hasSums: boolean): (Row | null)[] =>
  table.groups.flatMap(({ rows }) => (isGrouped ? [null, ...rows, ...(hasSums ? [null] : [])] : rows))

/** The table of a report without its frame. Hidden columns stay hidden on paper. */
export const tableBlock = (
  table: Table,
  look: CellFormat,
  { size = 8.5, hasPageSums = false }: TableOptions = {},
): TableBlock => {
  const grouped = table.grouped && table.groups.some((group) => group.title !== '')
  const headed = grouped ? table.headed : []
  const columns = table.columns.filter((column) => !column.hidden && !headed.includes(column))
  const hasSums = columns.some((column) => column.total)
  const shared = sharedTexts()
  return {
    is: 'table',
    borders: 'all',
    size,
    columns: columns.map(columnOf),
    head: headRows(columns, look),
    ...(grouped && { again: look.words('print.again') }),
    ...(hasPageSums && hasSums && { carry: carrying(countedRows(table, grouped, hasSums), columns, look) }),
    rows: [
      ...table.groups.flatMap((group) =>
        grouped ? groupRows(group, { columns, headed, look, shared }) : plainRows(group, { columns, look, shared }),
      ),
      ...(hasSums && table.count > 0
        ? [
            sumRow(columns, {
              title: look.words('print.total'),
              sums: table.sums,
              look,
            }),
            ...headedSums(table, columns, headed, look),
          ]
        : []),
    ],
  }
}

export interface ReportFrame extends PaperChoice {
  title: string
  /** Lines below the title: the period and the conditions. */
  lines: readonly string[]
  /** The tenant's configuration in wire format. */
  company: unknown
  dateCreate: string
  userCreate: string
  look: CellFormat
  /** What stands between the header and the table. */
  above?: readonly Block[]
  hasPageSums?: boolean
}

const attribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

const head = ({
  words,
}: CellFormat): string => `${letterheadIn({ address: words('print.address'), taxId: words('print.taxId'), phone: words('print.phone') })}
<h1 align="center" size="15" before="3">{{title}}</h1>
<p align="center" data-each="lines"><i>{{.}}</i></p>
<space height="2.5">`

/** Which report it is stands on every page. */
const running = '<p size="9"><b>{{title}}</b><span data-each="lines"> · <i>{{.}}</i></span></p>\n<space height="1.5">'

const foot = ({ words }: CellFormat): string => {
  const signer = (title: string, name: string) =>
    `<sign title="${attribute(words(title))}" note="${attribute(words('print.sign'))}" name="${name}">`
  return `<keep><signatures date="{{dateCreate|dayLong}}" space="18">
${signer('print.preparer', '{{userCreate}}')}${signer('print.chiefAccountant', '{{company.chiefAccountant}}')}${signer('print.director', '{{company.representative}}')}
</signatures></keep>`
}

/** Puts blocks between the header and the signatures that every report has. */
const framed = (middle: readonly Block[], frame: ReportFrame): Page => {
  const { look, size, orientation, pageWidth, pageHeight } = frame
  const choice = {
    ...(size && { size }),
    ...(orientation && { orientation }),
    ...(pageWidth !== undefined && { pageWidth }),
    ...(pageHeight !== undefined && { pageHeight }),
  }
  const sheet = paper(choice)
  const part = (content: string) => pageFromForm(content, frame, { ...choice, language: look.style.language }).blocks
  return {
    title: frame.title,
    language: look.style.language,
    paper: sheet,
    blocks: [...part(head(look)), ...middle, ...part(foot(look))],
    ...(sheet.height !== null && { running: part(running) }),
    footer: sheet.height === null ? '' : look.words('print.page'),
    footerOn: 'always',
  }
}

export const tableToTree = (table: Table, frame: ReportFrame): Page => {
  const { words } = frame.look
  const empty: Block[] =
    table.count === 0
      ? [{ is: 'text', spans: [{ text: words('print.noRows'), italic: true }], size: 9, align: 'center', before: 2 }]
      : []
  return framed(
    [...(frame.above ?? []), tableBlock(table, frame.look, { hasPageSums: frame.hasPageSums === true }), ...empty],
    frame,
  )
}
