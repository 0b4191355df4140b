/** Notices: a text with optional actions. notices.tsx positions them. */
import { createStore } from '../base/store.ts'

export interface NoticeAction {
  label: string
  run: () => void
}
export interface Notice {
  tone: 'ok' | 'info' | 'error'
  /** Default: no title for 'ok', a standard title for the others. */
  title?: string
  message: string
  /** At most three; each closes the notice. */
  actions?: readonly NoticeAction[]
  /** One of the actions undoes something, so the notice stays longer. */
  restores?: boolean
  /** How long the notice stays, if not the default; null: until it is closed. */
  timeoutMs?: number | null
  /** An error goes with its cause: with the next try, or the connection that is back. */
  cause?: NoticeCause
  /** An error that outlives its page, because somebody has to do something elsewhere. */
  isDuty?: boolean
}
export type NoticeCause = 'save' | 'scan' | 'connection'
export interface VisibleNotice extends Notice {
  id: number
  /** The page it was told on. */
  page: string
}
const pageNow = (): string => globalThis.location?.pathname ?? ''
const NOTICE_MS = 3000
const RESTORE_MS = 10_000
/** For what must be read: a duty that follows from what was done. */
const DUTY_MS = 60_000
/** How many notices are visible at once. */
const MAX_VISIBLE = 3
export const MAX_ACTIONS = 3

/** How long a notice stays, in ms; null: until it is closed (errors). */
export const timeoutOf = ({ tone, restores, timeoutMs }: Notice): number | null =>
  tone === 'error' ? null : timeoutMs === undefined ? (restores ? RESTORE_MS : NOTICE_MS) : timeoutMs

/** All notices since the page was loaded, newest first, to read again. */
export interface PastNotice {
  id: number
  tone: Notice['tone']
  message: string
  at: Date
}
const HISTORY_MAX = 50
export const noticeHistory = createStore<readonly PastNotice[]>([])

/** Visible notices, oldest first. */
export const notices = createStore<readonly VisibleNotice[]>([])
let last = 0

/**
 * A new notice replaces older ones without actions; notices with actions and errors stay. A success whose actions only
 * lead on gives way to the next success, because one document after another would fill the page with them.
 */
const keeps = (older: VisibleNotice, newer: Notice): boolean => {
  if (older.tone === newer.tone && older.message === newer.message) return false
  if (older.tone === 'ok' && newer.tone === 'ok') return older.restores === true
  return newer.tone === 'error' || older.tone === 'error' || (older.actions?.length ?? 0) > 0
}

/** Shows a notice. Returns a function that removes it. */
export const notify = (notice: Notice): (() => void) => {
  const id = (last += 1)
  notices.set((before) =>
    [...before.filter((older) => keeps(older, notice)), { ...notice, id, page: pageNow() }].slice(-MAX_VISIBLE),
  )
  const { tone, message } = notice
  noticeHistory.set((before) => [{ id, tone, message, at: new Date() }, ...before].slice(0, HISTORY_MAX))
  return () => dismiss(id)
}
export const dismiss = (id: number): void => notices.set((before) => before.filter((other) => other.id !== id))
const withdraw = (isOver: (notice: VisibleNotice) => boolean): void => {
  if (notices.get().some(isOver)) notices.set((before) => before.filter((one) => !isOver(one)))
}
/** What was wrong is no longer so, or is tried again. */
export const causeIsOver = (cause: NoticeCause): void => withdraw((notice) => notice.cause === cause)
/** Errors of another page say nothing here, unless they offer something or leave a duty. */
export const pageIsLeft = (): void =>
  withdraw(({ tone, actions, isDuty, page }) => tone === 'error' && !actions?.length && !isDuty && page !== pageNow())

/** Reports a success; `actions` are the usual next steps. */
export const notifyOk = (message: string, actions: readonly NoticeAction[] = []) =>
  notify({ tone: 'ok', message, actions })
/** Reports a success that the `restore` action undoes. */
export const notifyRestorable = (message: string, restore: NoticeAction) =>
  notify({ tone: 'ok', message, actions: [restore], restores: true })
export const notifyInfo = (message: string) => notify({ tone: 'info', message })
/** Tells what somebody has to do now; stays for a minute. */
export const notifyDuty = (message: string, actions: readonly NoticeAction[] = []) =>
  notify({ tone: 'info', message, actions, timeoutMs: DUTY_MS })
export const notifyError = (message: string, more: Pick<Notice, 'cause' | 'isDuty'> = {}) =>
  notify({ tone: 'error', message, ...more })
