/**
 * Saves that got no answer. Each is kept in the browser and sent again under its requestId until the server answers,
 * so that it is done once however often the line breaks (contract README §11).
 */
import { isSaved, type SaveAnswer } from '#wire/envelope.ts'
import type { Json } from '#wire/values.ts'
import { createStore, type Store } from '#web/ui/store.ts'
import { CallFailed, isUnanswered } from './call-failed.ts'
import type { KeptStore } from './kept-store.ts'

export interface WaitingSave {
  requestId: string
  /** Company and person: nobody sends what another typed. */
  owner: string
  path: string
  body: Readonly<Record<string, Json>>
  module: string
  /** Catalogue key of what it is. */
  label: string
  /** For whom and how much. */
  about: string
  /** Where it can be opened again. */
  page: string
  /** What the form needs to go on. */
  draft: unknown
  at: string
  /** Why it is no longer sent by itself. */
  problem: string | null
}

export type Outcome =
  | { kind: 'saved'; save: WaitingSave; answer: SaveAnswer }
  | { kind: 'refused'; save: WaitingSave; answer: SaveAnswer }
  | { kind: 'failed'; save: WaitingSave; message: string }

export interface WaitingSaves {
  list: Store<readonly WaitingSave[]>
  /** Reads what an earlier page or another tab left. */
  load: () => Promise<void>
  add: (save: WaitingSave) => Promise<void>
  /** Out of the list, to be edited or forgotten; null when it has been answered meanwhile. */
  take: (requestId: string) => Promise<WaitingSave | null>
  /** Sends all that wait, oldest first, until the line breaks again. */
  send: () => Promise<void>
  /** Whoever still shows the document is told; `OTHERS` hears of all the rest. */
  whenAnswered: (requestId: string, tell: (outcome: Outcome) => void) => () => void
}

export interface WaitingSavesOptions {
  kept: KeptStore
  owner: () => string
  call: (save: WaitingSave) => Promise<SaveAnswer>
  now: () => Date
  /** What is said of a save that is too old to be sent blindly. */
  tooOld: () => string
}

export const OTHERS = 'others'
/** The server knows a requestId for 24 hours; after that a second try could make a second document. */
const SURE_MS = 23 * 3_600_000

/** What waits: in the browser's database, and as a list to draw. */
const createShelf = ({ kept, owner }: Pick<WaitingSavesOptions, 'kept' | 'owner'>) => {
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
  if (now().getTime() - Date.parse(save.at) > SURE_MS) return { kind: 'failed', save, message: tooOld() }
  try {
    const answer = await call(save)
    return { kind: isSaved(answer) ? 'saved' : 'refused', save, answer }
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    const isLater = isUnanswered(failure) || failure.kind === 'expired' || failure.kind === 'aborted'
    return isLater ? null : { kind: 'failed', save, message: failure.message }
  }
}

export const createWaitingSaves = (options: WaitingSavesOptions): WaitingSaves => {
  const { list, load, put, remove } = createShelf(options)
  const watchers = new Map<string, (outcome: Outcome) => void>()
  let sending: Promise<void> | null = null

  const settle = async (outcome: Outcome) => {
    const { save } = outcome
    const watcher = watchers.get(save.requestId)
    const problem = problemOf(outcome)
    // Whoever shows it has it again; otherwise a refused one waits for a person.
    if (problem === null || watcher) await remove(save.requestId)
    else await put({ ...save, problem })
    ;(watcher ?? watchers.get(OTHERS))?.(outcome)
  }
  const sendAll = async () => {
    await load()
    // In their order: a later one may build on an earlier one.
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
