/** Tells whether the user views reports as a table or as print pages. */
import { writeLocal, readLocal } from '#web/session/cookies.ts'
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'

export type ViewMode = 'table' | 'pages'
export const viewModes: readonly ViewMode[] = ['table', 'pages']

const name = (): string => ['report', 'face', tenantCode(), sessionUser()].join('.')
export const readViewMode = (): ViewMode => (readLocal(name()) === 'pages' ? 'pages' : 'table')
export const storeViewMode = (face: ViewMode): void => writeLocal(name(), face)
/** More rows would block the browser for seconds; their pages are only available as PDF. */
export const MOST_ON_PAGES = 5000
