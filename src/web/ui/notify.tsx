/** What is told without being asked: a text, and what may be done about it. Where it stands: notices.tsx. */
import { createStore } from './store.ts'

export interface NoticeAction {
  label: string
  run: () => void
}
export interface Notice {
  tone: 'ok' | 'info' | 'error'
  /** Default: none for ok, the words for notice and error for the others. */
  title?: string
  message: string
  /** Up to three; each closes the notice. */
  actions?: readonly NoticeAction[]
  /** One of the actions takes something back: there is more time for it. */
  restores?: boolean
  /** How long it stays, when the usual time does not do. */
  timeoutMs?: number
}
export interface Standing extends Notice {
  id: number
}
const LIFE_MS = 3000
const RESTORE_MS = 10_000
/** How many stand at once. */
const NOTICES_MOST = 3
export const ACTIONS_MOST = 3

/** How long a notice stays unless it is read; errors stay until they are closed (null). */
export const lifeOf = ({ tone, restores, timeoutMs }: Notice): number | null =>
  tone === 'error' ? null : (timeoutMs ?? (restores ? RESTORE_MS : LIFE_MS))

/** What was told since the page was loaded, newest first, so that a missed one can be read again. */
export interface Told {
  id: number
  tone: Notice['tone']
  message: string
  at: Date
}
const TOLD_MOST = 50
export const told = createStore<readonly Told[]>([])

/** Those that stand, oldest first. */
export const notices = createStore<readonly Standing[]>([])
let last = 0

/** A newer text takes the place of what can only be read; what can be acted upon stays beside it. */
const keeps = (older: Standing, newer: Notice): boolean =>
  !(older.tone === newer.tone && older.message === newer.message) &&
  (newer.tone === 'error' || older.tone === 'error' || (older.actions?.length ?? 0) > 0)

/** Tells it; what it returns takes it away again. */
export const notify = (notice: Notice): (() => void) => {
  const id = (last += 1)
  notices.set((before) => [...before.filter((older) => keeps(older, notice)), { ...notice, id }].slice(-NOTICES_MOST))
  const { tone, message } = notice
  told.set((before) => [{ id, tone, message, at: new Date() }, ...before].slice(0, TOLD_MOST))
  return () => dismiss(id)
}
export const dismiss = (id: number): void => notices.set((before) => before.filter((other) => other.id !== id))

/** Something was done; `actions`: what is usually done next. */
export const notifyOk = (message: string, actions: readonly NoticeAction[] = []) =>
  notify({ tone: 'ok', message, actions })
/** Something was done that `restore` takes back. */
export const notifyRestorable = (message: string, restore: NoticeAction, others: readonly NoticeAction[] = []) =>
  notify({ tone: 'ok', message, actions: [restore, ...others], restores: true })
export const notifyInfo = (message: string) => notify({ tone: 'info', message })
export const notifyError = (message: string) => notify({ tone: 'error', message })
