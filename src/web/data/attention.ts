/**
 * What waits for the user: asked when a page is opened and the last answer is old, not by a clock, so that a page that
 * nobody uses asks nothing and keeps no session alive. The answer and what was seen of it are kept in this browser.
 */
import { calls } from '#wire/calls.ts'
import { readCookie, readLocal, writeLocal } from '#web/session/cookies.ts'
import { createStore } from '#web/ui/base/store.ts'
import { call } from './call.ts'
import { CallFailed } from './call-failed.ts'
import { allSeen, nothing, told, type KnownAttention } from './attention-known.ts'

const OLD_MS = 5 * 60_000
/** Whoever opens the panel looks closer. */
export const LOOKED_AT_MS = 30_000

const place = (): string => `attention ${readCookie('userName')}`
const read = (): KnownAttention => {
  try {
    return { ...nothing, ...(JSON.parse(readLocal(place()) ?? '{}') as Partial<KnownAttention>) }
  } catch {
    return nothing
  }
}

interface State extends KnownAttention {
  /** Whose it is; another user who signs in begins anew. */
  place: string
  failed: boolean
}
export const attention = createStore<State>({ ...nothing, place: '', failed: false })

const keep = (known: KnownAttention): void => {
  attention.set((before) => ({ ...before, ...known }))
  const { items, at, seen } = known
  writeLocal(place(), JSON.stringify({ items, at, seen }))
}

export const markSeen = (): void => keep(allSeen(attention.get()))

let asking: Promise<void> | undefined
const ask = async (): Promise<void> => {
  try {
    const { items } = await call(calls.attention, { onExpired: 'throw' })
    keep(told(attention.get(), items, Date.now()))
    attention.set((before) => ({ ...before, failed: false }))
  } catch (error) {
    // Nothing waits for who has no right at all. Otherwise the panel says so, and it is asked again with the next page.
    attention.set((before) => ({ ...before, failed: !(error instanceof CallFailed && error.status === 403) }))
  } finally {
    asking = undefined
  }
}

/** Asks again if the last answer is older than this. */
export const renewAttention = (olderThanMs = OLD_MS): void => {
  // Another window may have asked meanwhile, or seen what this one shows as new.
  if (attention.get().place !== place() || !asking) attention.set({ ...read(), place: place(), failed: false })
  if (Date.now() - attention.get().at > olderThanMs) asking ??= ask()
}
