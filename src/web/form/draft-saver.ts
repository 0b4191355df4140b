/** Keeps what is being typed: 1.2 s after the last change, when the browser has time, and at once when the page goes. */
import { useEffect, useMemo, useRef } from 'react'
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'
import { createStore, type Store } from '#web/ui/store.ts'
import type { DraftRecord } from './draft.ts'
import type { DraftStore } from './draft-store.ts'
import { dropDraft, keepDraft } from './keeper.ts'

export const REST_MS = 1200

export interface KeptDraft { raw: DraftRecord; at: string; requestId: string; version: number | undefined }
export const draftKey = (name: string, id: string | null): string => `${tenantCode()}/${sessionUser()}/${name}/${id ?? 'new'}`

export interface DraftSaver {
  /** When it was kept last; null = nothing to keep. */
  savedAt: Store<Date | null>
  flush: () => void
  /** The draft is not needed any more: it was saved or thrown away. */
  drop: () => void
}

const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) { work(); return () => undefined }
  const handle = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(handle)
}

export const useDraftSaver = (store: DraftStore, key: string, about: () => { requestId: string; version: number | undefined }): DraftSaver => {
  const savedAt = useMemo(() => createStore<Date | null>(null), [])
  const latest = useRef(about)
  latest.current = about
  const saver = useMemo(() => {
    let kept = store.get().raw
    let dropped = false
    const save = () => {
      const { raw, changed } = store.get()
      if (!changed || raw === kept || dropped) return
      kept = raw
      const at = new Date()
      savedAt.set(at)
      void keepDraft(key, { raw, at: at.toISOString(), ...latest.current() } satisfies KeptDraft)
    }
    return {
      save,
      drop: () => { dropped = true; savedAt.set(null); void dropDraft(key) },
      wake: () => { dropped = false },
    }
  }, [store, key, savedAt])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let cancel = () => undefined as void
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => { cancel = whenIdle(saver.save) }, REST_MS)
    })
    const leave = () => saver.save()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    saver.wake()
    return () => {
      clearTimeout(timer)
      cancel()
      stop()
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      saver.save()
    }
  }, [store, saver])
  return useMemo(() => ({ savedAt, flush: saver.save, drop: saver.drop }), [savedAt, saver])
}
