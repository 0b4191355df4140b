/** The papers of labels, and where each label lies on them. Lengths in mm. */

export interface LabelSheet {
  name: string
  /** Paper of one page: a sheet of paper, or one row of labels on a roll. */
  page: { width: number; height: number }
  columns: number
  rows: number
  label: { width: number; height: number }
  /** Where the first label begins. */
  origin: { x: number; y: number }
  /** From one label to the beginning of the next. */
  step: { x: number; y: number }
  /** Around what is printed on a label; printers do not print up to the edge of a sheet of paper. */
  padding: { x: number; y: number }
  /** Font size in points. */
  font: number
  /** The dots of a label printer, which can only draw bars of whole dots. */
  dot?: number
  /** The thinnest bar that scanners still read. */
  thinnest: number
}

/** Eight dots a millimetre (203 dpi), as most label printers have. */
const DOT = 0.125

export const labelSheets = [
  {
    name: 'A4-65',
    page: { width: 210, height: 297 },
    columns: 5,
    rows: 13,
    label: { width: 38.1, height: 21.2 },
    origin: { x: 4.75, y: 10.7 },
    step: { x: 40.6, y: 21.2 },
    padding: { x: 1.5, y: 1 },
    font: 6,
    thinnest: 0.15,
  },
  {
    name: 'A4-24',
    page: { width: 210, height: 297 },
    columns: 3,
    rows: 8,
    label: { width: 70, height: 37 },
    origin: { x: 0, y: 0.5 },
    step: { x: 70, y: 37 },
    padding: { x: 5, y: 4.5 },
    font: 8,
    thinnest: 0.15,
  },
  {
    name: '50x30',
    page: { width: 50, height: 30 },
    columns: 1,
    rows: 1,
    label: { width: 50, height: 30 },
    origin: { x: 0, y: 0 },
    step: { x: 50, y: 30 },
    padding: { x: 2, y: 1.5 },
    font: 8,
    dot: DOT,
    thinnest: DOT,
  },
  {
    name: '35x22x2',
    page: { width: 72, height: 22 },
    columns: 2,
    rows: 1,
    label: { width: 35, height: 22 },
    origin: { x: 0, y: 0 },
    step: { x: 37, y: 22 },
    padding: { x: 1.5, y: 1 },
    font: 6.5,
    dot: DOT,
    thinnest: DOT,
  },
] as const satisfies readonly LabelSheet[]

/** Between labels beside each other on a roll. */
const GAP = 2
/** Small labels have small letters; larger than this nobody needs. */
const fontOf = (height: number): number => Math.min(Math.max(Math.round(height * 0.56) / 2, 5), 10)
const paddingOf = ({ width, height }: { width: number; height: number }) => ({
  x: Math.min(Math.max(width * 0.04, 1), 5),
  y: Math.min(Math.max(height * 0.05, 1), 4),
})

/** What an own size may be: of labels on a roll in mm, and how many are on a row or a sheet. */
export const ownSheetLimits = {
  width: [15, 150],
  height: [10, 300],
  across: [1, 6],
  columns: [1, 10],
  rows: [1, 30],
} as const satisfies Readonly<Record<string, readonly [number, number]>>
export type OwnSheetPart = keyof typeof ownSheetLimits

const isWithin = (part: OwnSheetPart, value: number): boolean =>
  value >= ownSheetLimits[part][0] && value <= ownSheetLimits[part][1]

/** Labels of any size on a roll: `60x40`, or `60x40x2` for two beside each other. */
const rollNamed = (name: string): LabelSheet | undefined => {
  const [, width, height, across] = /^(\d{2,3})x(\d{2,3})(?:x(\d))?$/.exec(name)?.map(Number) ?? []
  const columns = across || 1
  if (!width || !height || !isWithin('width', width) || !isWithin('height', height) || !isWithin('across', columns))
    return undefined
  return {
    name,
    page: { width: columns * width + (columns - 1) * GAP, height },
    columns,
    rows: 1,
    label: { width, height },
    origin: { x: 0, y: 0 },
    step: { x: width + GAP, y: height },
    padding: paddingOf({ width, height }),
    font: fontOf(height),
    dot: DOT,
    thinnest: DOT,
  }
}

/** A sheet of A4 cut into equal labels: `A4-4x10` has four columns and ten rows. */
const gridNamed = (name: string): LabelSheet | undefined => {
  const [, columns, rows] = /^A4-(\d{1,2})x(\d{1,2})$/.exec(name)?.map(Number) ?? []
  if (!columns || !rows || !isWithin('columns', columns) || !isWithin('rows', rows)) return undefined
  const page = { width: 210, height: 297 }
  const label = { width: page.width / columns, height: page.height / rows }
  const padding = { x: Math.max(paddingOf(label).x, 4), y: Math.max(paddingOf(label).y, 1.5) }
  return {
    name,
    page,
    columns,
    rows,
    label,
    origin: { x: 0, y: 0 },
    step: { x: label.width, y: label.height },
    padding,
    font: fontOf(label.height),
    thinnest: 0.15,
  }
}

/** One of the sheets above, or of an own size. */
export const labelSheetNamed = (name: unknown): LabelSheet | undefined =>
  labelSheets.find((one) => one.name === name) ??
  (typeof name === 'string' ? (rollNamed(name) ?? gridNamed(name)) : undefined)

export const labelsOnPage = ({ columns, rows }: LabelSheet): number => columns * rows

/** As many are printed at once: 77 sheets of 65. */
export const mostLabels = 5000

/** Where the label `index` (from 0) lies when the first is printed at `first` (from 1): row by row, from the left. */
export const labelPlace = (sheet: LabelSheet, first: number, index: number): { page: number; x: number; y: number } => {
  const at = first - 1 + index
  const onPage = at % labelsOnPage(sheet)
  return {
    page: Math.floor(at / labelsOnPage(sheet)),
    x: sheet.origin.x + (onPage % sheet.columns) * sheet.step.x,
    y: sheet.origin.y + Math.floor(onPage / sheet.columns) * sheet.step.y,
  }
}

/** How many pages so many labels take. */
export const pagesOfLabels = (sheet: LabelSheet, first: number, count: number): number =>
  count === 0 ? 0 : labelPlace(sheet, first, count - 1).page + 1
