/**
 * Keeps what is typed into a page in the browser: a pause after the last change and when the page is closed, under a
 * key of its own, until it is saved or discarded.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../ui/use-latest.ts'
import { claimPlace, type DraftPlace } from './draft-place.ts'
import { isRestorable, SAVE_DELAY_MS } from './draft-saver.ts'
import { dropDraft, keepDraft, readDraft } from './draft-storage.ts'

interface Kept<T> {
  values: T
  at: string
  version: unknown
}
export interface Typed<T> {
  values: T
  changed: boolean
  /** Of the stored record; what was typed into another version is not restored. */
  version: unknown
  /** Leaves out what may not be stored in the browser. */
  toKeep?: (values: T) => T
  restore: (values: T) => void
}
export interface KeptValues {
  /** Time at which the restored draft was stored, or null. */
  restored: string | null
  /** Stores the latest input. Resolves to false when the browser cannot store it permanently. */
  keep: () => Promise<boolean>
  /** Deletes the draft after it was saved or discarded. */
  drop: () => void
}

/** A browser that has found no place for the draft by then keeps none. */
const PLACE_WAIT_MS = 5000
const afterMs = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time)
  })

interface Keeping<T> {
  place: RefObject<DraftPlace | null>
  latest: RefObject<Typed<T>>
  /** What was saved or discarded; it stays on the page until that is left. */
  dropped: RefObject<T | null>
}
export const keepIn = <T>({ place, latest, dropped }: Keeping<T>): Promise<boolean> => {
  const { values, changed, version, toKeep } = latest.current
  if (!changed || values === dropped.current) return Promise.resolve(true)
  if (!place.current) return Promise.resolve(false)
  const kept: Kept<T> = { values: toKeep ? toKeep(values) : values, at: new Date().toISOString(), version }
  return keepDraft(place.current.key, kept)
}

/** `page` is the common prefix of the keys (`draftPage`). */
export const useKeptValues = <T>(
  typed: Typed<T>,
  { page, editing }: { page: string; editing: boolean },
): KeptValues => {
  const place = useRef<DraftPlace | null>(null)
  const dropped = useRef<T | null>(null)
  const claimed = useRef<Promise<void>>(Promise.resolve())
  const [restored, setRestored] = useState<string | null>(null)
  const latest = useLatest(typed)
  const { values, changed } = typed
  useEffect(() => {
    if (!editing) return undefined
    let isClosed = false
    const begin = async () => {
      const found = await claimPlace({
        page,
        isKept: async (one) => (await readDraft(one)) !== null,
        isGone: () => isClosed,
      })
      if (!found) return
      place.current = found
      const kept = await readDraft<Kept<T>>(found.key)
      const now = latest.current
      if (isClosed || !kept || !isRestorable(kept, now.version, now.changed)) return
      now.restore(kept.values)
      setRestored(kept.at)
    }
    claimed.current = begin()
    const keepNow = () => void keepIn({ place, latest, dropped })
    addEventListener('pagehide', keepNow)
    return () => {
      isClosed = true
      removeEventListener('pagehide', keepNow)
      keepNow()
      place.current?.release()
      place.current = null
    }
  }, [editing, page, latest])

  useEffect(() => {
    // Typed once more, or taken back by undo.
    if (values !== dropped.current) dropped.current = null
    if (!changed || !editing) return undefined
    const timer = setTimeout(() => void keepIn({ place, latest, dropped }), SAVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [values, changed, editing, latest])

  return {
    restored,
    // Whoever leaves right after typing may be faster than the browser, which is still looking for a free place.
    keep: async () => {
      await Promise.race([claimed.current, afterMs(PLACE_WAIT_MS)])
      return keepIn({ place, latest, dropped })
    },
    drop: () => {
      setRestored(null)
      dropped.current = latest.current.values
      if (place.current) void dropDraft(place.current.key)
    },
  }
}
