/** Which columns of a report this person sees, and how wide; for the screen only, paper and sheet keep all. */
import type { AnyReport } from '#model/report.ts'
import { isNumeric, type Column } from '#model/table.ts'
import { keep, readKept } from '#web/session/cookies.ts'
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'

export interface ColumnLook {
  hidden: readonly string[]
  widths: Readonly<Record<string, number>>
}
export const standardLook: ColumnLook = { hidden: [], widths: {} }
const LEAST_WIDTH = 48
const MOST_WIDTH = 800

/** Own things of a report stand under the person and the company. */
export const keptAs = (what: string, { name }: AnyReport): string =>
  ['report', what, tenantCode(), sessionUser(), name].join('.')

export const readLook = (report: AnyReport): ColumnLook => {
  try {
    const { hidden, widths } = JSON.parse(readKept(keptAs('columns', report)) ?? '{}') as Partial<ColumnLook>
    return { hidden: hidden ?? [], widths: widths ?? {} }
  } catch {
    return standardLook
  }
}
export const keepLook = (report: AnyReport, look: ColumnLook): void =>
  keep(keptAs('columns', report), look === standardLook ? null : JSON.stringify(look))

/** The last column that is shown cannot be hidden. */
export const toggleColumn = (look: ColumnLook, columns: readonly Column[], key: string): ColumnLook => {
  if (look.hidden.includes(key)) return { ...look, hidden: look.hidden.filter((one) => one !== key) }
  const left = columns.filter((column) => column.key !== key && !look.hidden.includes(column.key))
  return left.length === 0 ? look : { ...look, hidden: [...look.hidden, key] }
}
export const widenColumn = (look: ColumnLook, key: string, width: number): ColumnLook => ({
  ...look,
  widths: { ...look.widths, [key]: Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width))) },
})

/** How much narrower columns may become before the table scrolls sideways; on a phone it scrolls anyway. */
const LEAST = 0.84
const NUMBER_WIDTH = 120
const TEXT_WIDTH = 160

export interface Room {
  /** Of the window; 0 = not measured yet. */
  width: number
  /** A day is never cut; letters are larger on a phone. */
  day: number
  phone: boolean
}
/** Texts grow into what is left; numbers keep their width, so that nothing of them is cut. What a person set stays. */
export const placeColumns = (
  columns: readonly Column[],
  own: Readonly<Record<string, number>>,
  { width, day, phone }: Room,
): number[] => {
  const wanted = columns.map(
    (column) =>
      own[column.key] ??
      Math.max(column.width ?? (isNumeric(column.kind) ? NUMBER_WIDTH : TEXT_WIDTH), column.kind === 'day' ? day : 0),
  )
  const all = wanted.reduce((sum, one) => sum + one, 0)
  const shrink = width === 0 || phone ? 1 : Math.max(LEAST, Math.min(1, width / all))
  const spare = Math.max(0, width - all)
  const growing = columns.map((column) => column.kind === 'text' && own[column.key] === undefined)
  const share = growing.some(Boolean) ? spare / growing.filter(Boolean).length : 0
  return wanted.map((one, at) => {
    const column = columns[at]!
    return own[column.key] ?? Math.floor(column.kind === 'day' ? one : one * shrink + (growing[at] ? share : 0))
  })
}
