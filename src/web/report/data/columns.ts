/** Visible columns of a report and their widths, for the screen only; print and Excel contain all columns. */
import type { AnyReport } from '#model/report.ts'
import { isNumeric, type Column } from '#model/table.ts'
import type { Sorting } from './arrange.ts'
import { writeLocal, readLocal } from '#web/session/cookies.ts'
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'

export interface ColumnSettings {
  hidden: readonly string[]
  widths: Readonly<Record<string, number>>
  /** The order of rows; null = that of the report. */
  sorting: Sorting | null
}
export const defaultColumnSettings: ColumnSettings = { hidden: [], widths: {}, sorting: null }
const LEAST_WIDTH = 48
const MOST_WIDTH = 800

/** Browser storage key of a report's settings, per tenant and user. */
export const storageKey = (what: string, { name }: AnyReport): string =>
  ['report', what, tenantCode(), sessionUser(), name].join('.')

export const readColumnSettings = (report: AnyReport): ColumnSettings => {
  try {
    const kept = JSON.parse(readLocal(storageKey('columns', report)) ?? '{}') as Partial<ColumnSettings>
    return { ...defaultColumnSettings, ...kept }
  } catch {
    return defaultColumnSettings
  }
}
export const storeColumnSettings = (report: AnyReport, look: ColumnSettings): void =>
  writeLocal(storageKey('columns', report), look === defaultColumnSettings ? null : JSON.stringify(look))

/** The last visible column cannot be hidden. */
export const toggleColumn = (look: ColumnSettings, columns: readonly Column[], key: string): ColumnSettings => {
  if (look.hidden.includes(key)) return { ...look, hidden: look.hidden.filter((one) => one !== key) }
  const left = columns.filter((column) => column.key !== key && !look.hidden.includes(column.key))
  return left.length === 0 ? look : { ...look, hidden: [...look.hidden, key] }
}
export const widenColumn = (look: ColumnSettings, key: string, width: number): ColumnSettings => ({
  ...look,
  widths: { ...look.widths, [key]: Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width))) },
})

/** How far columns may shrink before the table scrolls horizontally; phones always scroll. */
const LEAST = 0.83
const NUMBER_WIDTH = 120
const TEXT_WIDTH = 160

/** Names may be cut off further than that, if the table then does not scroll. */
const LEAST_TEXT = 0.75

/** In pixels: a digit and a sign between digits at the size of sums, and what surrounds a cell's text. */
const DIGIT = 8.3
const SIGN = 4.2
const AROUND = 17
const PHONE_TYPE = 14 / 13
/** The room a figure needs, which is never cut off. */
export const figureWidth = (text: string, phone: boolean): number => {
  const digits = text.replaceAll(/\D/g, '').length
  return Math.ceil((digits * DIGIT + (text.length - digits) * SIGN) * (phone ? PHONE_TYPE : 1) + AROUND)
}

export interface Room {
  /** Available width; 0 = not measured yet. */
  width: number
  /** Width of day columns, which are never cut off; the font is larger on phones. */
  day: number
  phone: boolean
  /** What the largest figures need, by column. */
  figures?: Readonly<Record<string, number>>
}
/**
 * Text columns grow into the remaining width; number columns keep theirs, so that nothing is cut off. Widths set by the
 * user are kept.
 */
export const placeColumns = (
  columns: readonly Column[],
  own: Readonly<Record<string, number>>,
  { width, day, phone, figures = {} }: Room,
): number[] => {
  const needed = (column: Column) => (column.kind === 'day' ? day : (figures[column.key] ?? 0))
  const wanted = columns.map(
    (column) =>
      own[column.key] ?? Math.max(column.width ?? (isNumeric(column.kind) ? NUMBER_WIDTH : TEXT_WIDTH), needed(column)),
  )
  const all = wanted.reduce((sum, one) => sum + one, 0)
  const shrink = width === 0 || phone ? 1 : Math.max(LEAST, Math.min(1, width / all))
  const spare = Math.max(0, width - all)
  const growing = columns.map((column) => column.kind === 'text' && own[column.key] === undefined)
  const share = growing.some(Boolean) ? spare / growing.filter(Boolean).length : 0
  const placed = wanted.map((one, at) => {
    const column = columns[at]!
    return own[column.key] ?? Math.floor(Math.max(needed(column), one * shrink + (growing[at] ? share : 0)))
  })
  return shrink < 1 ? fitNames(placed, wanted, { growing, width }) : placed
}

/** Takes from names what the table is wider than its room, if that is enough. */
const fitNames = (
  placed: readonly number[],
  wanted: readonly number[],
  { growing, width }: { growing: readonly boolean[]; width: number },
): number[] => {
  const excess = placed.reduce((sum, one) => sum + one, 0) - width
  const spared = placed.map((one, at) => (growing[at] ? Math.max(0, one - Math.ceil(wanted[at]! * LEAST_TEXT)) : 0))
  const most = spared.reduce((sum, one) => sum + one, 0)
  if (excess <= 0 || most < excess) return [...placed]
  return placed.map((one, at) => one - Math.ceil((spared[at]! * excess) / most))
}
