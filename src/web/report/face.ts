/** How a person likes to see reports: as a table, or as the pages that would be printed. */
import { keep, readKept } from '#web/session/cookies.ts'
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'

export type Face = 'table' | 'pages'
export const faces: readonly Face[] = ['table', 'pages']

const name = (): string => ['report', 'face', tenantCode(), sessionUser()].join('.')
export const readFace = (): Face => (readKept(name()) === 'pages' ? 'pages' : 'table')
export const keepFace = (face: Face): void => keep(name(), face)
/** More rows would keep the browser busy for seconds; their pages are looked at in the PDF. */
export const MOST_ON_PAGES = 5000
