/**
 * Stores the draft in the browser: 1.2 s after the last change when the browser is idle, and immediately when the page
 * is closed.
 */
import { useEffect, useMemo } from 'react'
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'
import { createStore, type Store } from '#web/ui/store.ts'
import type { DraftRecord } from '../draft/draft.ts'
import type { DraftStore } from '../draft/draft-store.ts'
import type { SaveBody } from './save.ts'
import { dropDraft, keepDraft } from './draft-storage.ts'

export const SAVE_DELAY_MS = 1200

export interface KeptDraft {
  raw: DraftRecord
  at: string
  requestId: string
  version: number | undefined
  /** The body of a save that was sent but never answered. */
  unanswered: SaveBody | null
}
/** What was typed meanwhile comes first, and what was typed into another version of the record is not restored. */
export const isRestorable = (kept: { version: unknown }, version: unknown, changed: boolean): boolean =>
  !changed && kept.version === version

/**
 * Storage prefix of a page's drafts. `from` is the document a new one was prefilled from, so that its draft is kept
 * apart from that of a blank form.
 */
export const draftPage = (name: string, id: string | null, from = ''): string =>
  `${tenantCode()}/${sessionUser()}/${name}/${id ?? `new${from && `?${from}`}`}`
/** Storage key of the form's draft; null until one has been chosen. */
export type DraftKey = Store<string | null>

export interface DraftSaver {
  /** Time of the last store; null when there is nothing to store. */
  savedAt: Store<Date | null>
  /** Stores the latest input. Resolves to false when the browser cannot store it permanently. */
  flush: () => Promise<boolean>
  /** Deletes the draft after it was saved or discarded. */
  drop: () => void
  /** Resumes storing after `drop`. */
  resume: () => void
}

const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    work()
    return () => undefined
  }
  const handle = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(handle)
}

const KEY_WAIT_MS = 1000

/** The key is chosen shortly after the form appears; whoever leaves before must not lose what was typed. */
const chosen = (key: DraftKey): Promise<string | null> =>
  new Promise((resolve) => {
    const settle = (): void => {
      clearTimeout(timer)
      stop()
      resolve(key.get())
    }
    const timer = setTimeout(settle, KEY_WAIT_MS)
    const stop = key.subscribe(settle)
  })

interface Keeping {
  save: () => Promise<boolean>
  drop: () => void
  resume: () => void
  wake: () => void
}

export const createKeeping = (
  store: DraftStore,
  {
    key,
    savedAt,
    about,
  }: {
    key: DraftKey
    savedAt: Store<Date | null>
    about: () => Pick<KeptDraft, 'requestId' | 'version' | 'unanswered'>
  },
): Keeping => {
  let kept: DraftRecord | null = store.get().raw
  let isDropped = false
  let isSafe = Promise.resolve(true)
  const save = (): Promise<boolean> => {
    const { raw, changed } = store.get()
    const place = key.get()
    if (!changed || isDropped) return Promise.resolve(true)
    if (place === null) return chosen(key).then((found) => found !== null && save())
    if (raw === kept) return isSafe
    kept = raw
    const at = new Date()
    isSafe = keepDraft(place, { raw, at: at.toISOString(), ...about() } satisfies KeptDraft).then((safe) => {
      if (safe && !isDropped) savedAt.set(at)
      return safe
    })
    return isSafe
  }
  return {
    save,
    resume: () => {
      isDropped = false
      kept = null
      void save()
    },
    drop: () => {
      isDropped = true
      savedAt.set(null)
      const place = key.get()
      if (place !== null) void dropDraft(place)
    },
    wake: () => {
      isDropped = false
    },
  }
}

/** Stores a pause after the last change, and at once when the page is hidden or closed. Returns what ends it. */
export const watchDraft = (store: Pick<DraftStore, 'subscribe'>, keeping: Pick<Keeping, 'save' | 'wake'>) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel: () => void = () => undefined
  const save = () => void keeping.save()
  const stop = store.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      cancel = whenIdle(save)
    }, SAVE_DELAY_MS)
  })
  addEventListener('pagehide', save)
  document.addEventListener('visibilitychange', save)
  keeping.wake()
  return (): void => {
    clearTimeout(timer)
    cancel()
    stop()
    removeEventListener('pagehide', save)
    document.removeEventListener('visibilitychange', save)
    save()
  }
}

export const useDraftSaver = (
  store: DraftStore,
  key: DraftKey,
  session: Pick<KeptDraft, 'requestId' | 'version' | 'unanswered'>,
): DraftSaver => {
  const savedAt = useMemo(() => createStore<Date | null>(null), [])
  const keeping = useMemo(
    () =>
      createKeeping(store, {
        key,
        savedAt,
        about: () => ({
          requestId: session.requestId,
          version: session.version,
          unanswered: session.unanswered,
        }),
      }),
    [store, key, savedAt, session],
  )
  useEffect(() => watchDraft(store, keeping), [store, keeping])
  return useMemo(
    () => ({ savedAt, flush: keeping.save, drop: keeping.drop, resume: keeping.resume }),
    [savedAt, keeping],
  )
}
