/**
 * The document tree of a printed page, which PDF, screen and browser printing all draw. Lengths in mm, font sizes in
 * points.
 */
import type { Bars } from './barcode.ts'
import type { Label, Path } from './chart-shapes.ts'
import type { LabelSheet } from './label-sheets.ts'

/** Points per millimetre. */
export const MM = 72 / 25.4

export type Align = 'left' | 'center' | 'right' | 'justify'

/** A run of text with one style; `\n` breaks the line. */
export interface Span {
  text: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  size?: number
  link?: string
}

export interface TextBlock {
  is: 'text'
  spans: readonly Span[]
  size: number
  align: Align
  /** Marks a heading of this level, for screen readers. */
  level?: 1 | 2 | 3
  before?: number
  after?: number
  /** As many lines at most; the last ends with … where something is left out. */
  lines?: number
}

/** If neither is given: an equal share of the remaining width (columns), or the width of the content (tables). */
export interface Width {
  mm?: number
  percent?: number
}

export interface ColumnsBlock {
  is: 'columns'
  columns: readonly { width: Width; blocks: readonly Block[] }[]
  gap: number
}

export interface TableColumn {
  width: Width
  align: Align
  /** Never wrap: for numbers, dates and codes. */ fit?: boolean
}
interface TableCell {
  spans: readonly Span[]
  align?: Align
  colspan?: number
  /** Only in the header. */ rowspan?: number
}
/** A plain string is a cell with the style of its row and column. */
export type Cell = string | TableCell
export interface TableRow {
  style: 'plain' | 'group' | 'sum'
  cells: readonly Cell[]
}
export interface TableBlock {
  is: 'table'
  columns: readonly TableColumn[]
  /** Repeated at the top of every page. */
  head: readonly TableRow[]
  rows: readonly TableRow[]
  borders: 'all' | 'rows' | 'dashes' | 'none'
  size: number
  /** What stands behind the heading of a group that goes on, on the next page. */
  again?: string
  /** The row with what the rows from one to before another come to, below and above them on their pages. */
  carry?: (place: 'below' | 'above', from: number, to: number) => TableRow
}

interface Signer {
  title: string
  note: string
  name: string
}
export interface SignaturesBlock {
  is: 'signatures'
  date: string
  people: readonly Signer[]
  /** Height of the space for signing. */ space: number
  size: number
}

export interface ImageBlock {
  is: 'image'
  /** Data URL of a PNG or JPEG; '' shows the letters of `alt` in a box. */
  source: string
  alt: string
  width: number
  height: number
  align: Align
}
export interface QrBlock {
  is: 'qr'
  text: string
  size: number
  align: Align
}
/** A bar code: as high as what it stands in leaves, or as it says. In the middle, with the white it needs. */
export interface BarcodeBlock {
  is: 'barcode'
  bars: Bars
  module: number
  /** From the edge of the room to the first bar, unless it stands in the middle of it. */
  left: number
  isCentred?: true
  height?: number
}
interface StickyLabel {
  /** How often it is printed. */
  copies: number
  blocks: readonly Block[]
}
/** Colours as `#rrggbb`; weight in points. */
export interface Paint {
  fill?: string
  stroke?: string
  weight: number
}
/** Vectors, in points from the upper left corner; drawn smaller where they are wider than the room. */
export interface DrawingBlock {
  is: 'drawing'
  /** What is drawn, in words. */
  alt: string
  width: number
  height: number
  marks: readonly ((Path & { paint: Paint }) | (Label & { size: number }))[]
}
/** Labels on pages of their own; what a label has no room for is cut off. */
export interface LabelsBlock {
  is: 'labels'
  sheet: LabelSheet
  /** The place of the first, from 1. */
  first: number
  labels: readonly StickyLabel[]
}
interface SpaceBlock {
  is: 'space'
  height: number
}
interface RuleBlock {
  is: 'rule'
  dashed: boolean
}
interface BreakBlock {
  is: 'break'
  /** What follows is a document of its own, whose pages are numbered from 1. */
  restart?: true
}
/** The block's content stays together on one page if it fits on a page. */
interface KeepBlock {
  is: 'keep'
  blocks: readonly Block[]
}

export type Block =
  | TextBlock
  | ColumnsBlock
  | TableBlock
  | SignaturesBlock
  | ImageBlock
  | QrBlock
  | BarcodeBlock
  | DrawingBlock
  | LabelsBlock
  | SpaceBlock
  | RuleBlock
  | BreakBlock
  | KeepBlock

interface Margins {
  top: number
  right: number
  bottom: number
  left: number
}
export interface Paper {
  width: number
  /** null: a roll, as long as its content. */ height: number | null
  margins: Margins
}
export interface Page {
  title: string
  language: 'vi' | 'en'
  paper: Paper
  blocks: readonly Block[]
  /** Above what stands on the second page and the following ones. */
  running?: readonly Block[]
  /** Text with {x} and {y}, printed at the foot of every page, or only if there are several pages. */
  footer: string
  footerOn: 'always' | 'several'
}

export type PaperSize = 'A4' | 'A5' | 'A6' | 'K80' | 'K58' | 'Letter'
type Orientation = 'portrait' | 'landscape'
interface Sheet {
  width: number
  height: number | null
  margin: number
  base: number
}
const sheets: Record<PaperSize, Sheet> = {
  A4: { width: 210, height: 297, margin: 12, base: 10 },
  A5: { width: 148, height: 210, margin: 9, base: 9 },
  A6: { width: 105, height: 148, margin: 6, base: 8.5 },
  Letter: { width: 215.9, height: 279.4, margin: 12, base: 10 },
  K80: { width: 80, height: null, margin: 4, base: 8.5 },
  K58: { width: 58, height: null, margin: 3, base: 7.5 },
}
export const isPaperSize = (value: unknown): value is PaperSize =>
  typeof value === 'string' && Object.hasOwn(sheets, value)

export interface PaperChoice {
  size?: PaperSize
  orientation?: Orientation
  /** In mm; takes precedence over the size. */ pageWidth?: number
  pageHeight?: number
  margin?: number
}

/** Longest length in mm; PDF readers refuse larger pages. */
const LONGEST = 5000
const length = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isFinite(value) && value >= 20 && value <= LONGEST ? value : undefined

export const paper = (choice: PaperChoice): Paper => {
  const sheet = sheets[choice.size ?? 'A4']
  const turned = choice.orientation === 'landscape' && sheet.height !== null
  const width = length(choice.pageWidth) ?? (turned ? sheet.height! : sheet.width)
  const height = length(choice.pageHeight) ?? (turned ? sheet.width : sheet.height)
  const margin = Math.min(choice.margin ?? sheet.margin, width / 4)
  return { width, height, margins: { top: margin, right: margin, bottom: margin, left: margin } }
}

/** The base font size for the paper size. */
export const baseSize = (of: Paper): number =>
  of.width <= 60
    ? sheets.K58.base
    : of.width <= 90
      ? sheets.K80.base
      : Math.min(of.width, of.height ?? of.width) <= 105
        ? sheets.A6.base
        : Math.min(of.width, of.height ?? of.width) < 150
          ? sheets.A5.base
          : sheets.A4.base

export const cellText = (cell: Cell): string =>
  typeof cell === 'string' ? cell : cell.spans.map((span) => span.text).join('')
/** A number, day or time, which is never broken, nor from its currency. What is longer is none. */
export const isFigure = (text: string): boolean => /^[-+(]?[\d\s.,:/%)–-]{1,32}(?:\p{L}{1,4})?$/u.test(text)
export const colspanOf = (cell: Cell): number => (typeof cell === 'string' ? 1 : (cell.colspan ?? 1))

export interface HeadPlace {
  cell: Cell
  row: number
  rows: number
  from: number
  to: number
}
/** The positions of header cells, taking into account cells that span several rows. */
export const placeHead = (head: readonly TableRow[], columns: number): HeadPlace[] => {
  const taken = head.map(() => new Set<number>())
  return head.flatMap((line, row) => {
    let at = 0
    return line.cells.flatMap((cell): HeadPlace[] => {
      while (taken[row]!.has(at)) at += 1
      const from = at
      const to = Math.min(from + colspanOf(cell), columns)
      const rows = Math.min(typeof cell === 'string' ? 1 : (cell.rowspan ?? 1), head.length - row)
      at = to
      if (from >= columns) return []
      for (const below of taken.slice(row, row + rows))
        for (let across = from; across < to; across += 1) below.add(across)
      return [{ cell, row, rows, from, to }]
    })
  })
}

/** Returns the link if it points into the application or to a website, otherwise '' (javascript:, data:). */
export const safeLink = (link: string): string => (/^(?:https?:\/\/|\/(?!\/)|mailto:|#)/i.test(link) ? link : '')

/** Accepts only PNG and JPEG up to a size sufficient for logos and photos. */
export const isPicture = (source: string): boolean =>
  /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=\s]+$/.test(source) && source.length < 4_000_000
