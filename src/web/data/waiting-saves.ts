/**
 * Saves that got no answer. Each is stored in the browser and sent again with its requestId until the server answers,
 * so that the document is saved exactly once (contract README §11).
 */
import type { PathTo } from '#wire/calls.ts'
import { isSaved, type SaveAnswer } from '#wire/envelope.ts'
import type { Json } from '#wire/values.ts'
import { createStore, type Store } from '#web/ui/base/store.ts'
import { CallFailed, isUnanswered } from './call-failed.ts'
import type { BrowserStore } from './browser-store.ts'

export interface WaitingSave {
  requestId: string
  /** Tenant and user; only the same user may send it. */
  owner: string
  path: PathTo<SaveAnswer>
  body: Readonly<Record<string, Json>>
  module: string
  /** Translation key of the kind of document. */
  label: string
  /** Partner and amount. */
  about: string
  /** Address of the form. */
  page: string
  /** The draft and session of the form, to continue editing. */
  draft: unknown
  at: string
  /** The reason why it is no longer sent automatically, or null. */
  problem: string | null
}

export type Outcome =
  | { kind: 'saved'; save: WaitingSave; answer: SaveAnswer }
  | { kind: 'refused'; save: WaitingSave; answer: SaveAnswer }
  | { kind: 'failed'; save: WaitingSave; message: string }

export interface WaitingSaves {
  list: Store<readonly WaitingSave[]>
  /** Loads saves stored by an earlier page or another tab. */
  load: () => Promise<void>
  add: (save: WaitingSave) => Promise<void>
  /** Removes a save from the list, to edit or discard it; null when it was answered in the meantime. */
  take: (requestId: string) => Promise<WaitingSave | null>
  /** Sends all waiting saves, oldest first, until the server is unreachable again. */
  send: () => Promise<void>
  /**
   * Registers a listener for the outcome of one save; the listener for `OTHERS` receives all saves without their own.
   */
  whenAnswered: (requestId: string, tell: (outcome: Outcome) => void) => () => void
}

export interface WaitingSavesOptions {
  kept: BrowserStore
  owner: () => string
  call: (save: WaitingSave) => Promise<SaveAnswer>
  now: () => Date
  /** Message for a save that is too old to be sent again safely. */
  tooOld: () => string
}

export const ALL_OTHERS = 'others'
/** The server remembers a requestId for 24 hours; a later attempt could create a second document. */
const SAFE_RETRY_MS = 23 * 3_600_000

/** The waiting saves: stored in the browser's database and published as a list. */
const createSaveList = ({ kept, owner }: Pick<WaitingSavesOptions, 'kept' | 'owner'>) => {
  const list = createStore<readonly WaitingSave[]>([])
  const load = async () => {
    const all = await kept.all<WaitingSave>()
    const mine = all.filter((save) => save.owner === owner())
    list.set(mine.toSorted((a, b) => (a.at < b.at ? -1 : 1)))
  }
  return {
    list,
    load,
    put: async (save: WaitingSave) => {
      await kept.put(save.requestId, save)
      await load()
    },
    remove: async (requestId: string) => {
      await kept.drop(requestId)
      await load()
    },
  }
}

const problemOf = (outcome: Outcome): string | null =>
  outcome.kind === 'saved' ? null : outcome.kind === 'refused' ? outcome.answer.Description : outcome.message

/** null: no answer again. */
const trySave = async (
  save: WaitingSave,
  { call, now, tooOld }: Pick<WaitingSavesOptions, 'call' | 'now' | 'tooOld'>,
): Promise<Outcome | null> => {
  if (now().getTime() - Date.parse(save.at) > SAFE_RETRY_MS) return { kind: 'failed', save, message: tooOld() }
  try {
    const answer = await call(save)
    return { kind: isSaved(answer) ? 'saved' : 'refused', save, answer }
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    const waits = isUnanswered(failure) || failure.kind === 'expired' || failure.kind === 'aborted'
    return waits ? null : { kind: 'failed', save, message: failure.message }
  }
}

export const createWaitingSaves = (options: WaitingSavesOptions): WaitingSaves => {
  const { list, load, put, remove } = createSaveList(options)
  const watchers = new Map<string, (outcome: Outcome) => void>()
  let sending: Promise<void> | null = null

  const settle = async (outcome: Outcome) => {
    const { save } = outcome
    const watcher = watchers.get(save.requestId)
    const problem = problemOf(outcome)
    // A form that listens takes the save back; otherwise a refused save stays in the list for the user.
    if (problem === null || watcher) await remove(save.requestId)
    else await put({ ...save, problem })
    ;(watcher ?? watchers.get(ALL_OTHERS))?.(outcome)
  }
  const sendAll = async () => {
    await load()
    // In order, because a later save may depend on an earlier one.
    for (const save of list.get().filter((one) => one.problem === null)) {
      const outcome = await trySave(save, options)
      if (!outcome) return
      await settle(outcome)
    }
  }
  return {
    list,
    load,
    add: put,
    send: () => {
      sending ??= sendAll().finally(() => {
        sending = null
      })
      return sending
    },
    take: async (requestId) => {
      await sending
      await load()
      const save = list.get().find((one) => one.requestId === requestId) ?? null
      if (save) await remove(requestId)
      return save
    },
    whenAnswered: (requestId, tell) => {
      watchers.set(requestId, tell)
      return () => {
        if (watchers.get(requestId) === tell) watchers.delete(requestId)
      }
    },
  }
}
