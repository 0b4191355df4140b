/**
 * Stores what is typed into a record as document forms do: after a pause, under its own key, until the record is saved.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { draftPage, SAVE_DELAY_MS } from '../save/draft-saver.ts'
import { claimPlace, type DraftPlace } from '../save/draft-place.ts'
import { dropDraft, keepDraft, readDraft } from '../save/draft-storage.ts'
import type { RecordForm } from './record-store.ts'
import type { RecordValues } from './record-subject.ts'
import { useLatest } from '../../ui/use-latest.ts'

interface KeptRecord {
  values: RecordValues
  at: string
  version: unknown
}
export interface RecordDraft {
  /** Time at which the restored draft was stored, or null. */
  restored: string | null
  /** Stores the latest input. Resolves to false when the browser cannot store it permanently. */
  keep: () => Promise<boolean>
  /** Deletes the draft after it was saved or discarded. */
  drop: () => void
}

/** Passwords must not be stored in the browser. */
const withoutSecrets = ({ subject, values }: RecordForm): RecordValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => subject.fields[name]?.kind !== 'secret')) as RecordValues

/** A browser that has found no place for the draft by then keeps none. */
const PLACE_WAIT_MS = 5000
const afterMs = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time)
  })

interface Keeping {
  place: RefObject<DraftPlace | null>
  latest: RefObject<{ form: RecordForm; start: RecordValues }>
}
const keepIn = ({ place, latest }: Keeping): Promise<boolean> => {
  const { form, start } = latest.current
  if (!form.changed) return Promise.resolve(true)
  if (!place.current) return Promise.resolve(false)
  const at = new Date().toISOString()
  const kept: KeptRecord = { values: withoutSecrets(form), at, version: start['version'] }
  return keepDraft(place.current.key, kept)
}

/** `start` are the initial values; `page` distinguishes forms of the same list (such as the page of suppliers). */
export const useRecordDraft = (
  form: RecordForm,
  { start, page, editing }: { start: RecordValues; page: string; editing: boolean },
): RecordDraft => {
  const place = useRef<DraftPlace | null>(null)
  const claimed = useRef<Promise<void>>(Promise.resolve())
  const [restored, setRestored] = useState<string | null>(null)
  const latest = useLatest({ form, start })
  const { values, changed } = form
  const { id } = start
  useEffect(() => {
    if (!editing) return undefined
    let isClosed = false
    const begin = async () => {
      const found = await claimPlace({
        page: draftPage(page, id),
        isKept: async (one) => (await readDraft(one)) !== null,
        isGone: () => isClosed,
      })
      if (!found) return
      place.current = found
      const kept = await readDraft<KeptRecord>(found.key)
      const { form: now, start: began } = latest.current
      if (isClosed || !kept || now.changed || kept.version !== began['version']) return
      now.restore(kept.values)
      setRestored(kept.at)
    }
    claimed.current = begin()
    const keepNow = () => void keepIn({ place, latest })
    addEventListener('pagehide', keepNow)
    return () => {
      isClosed = true
      removeEventListener('pagehide', keepNow)
      keepNow()
      place.current?.release()
      place.current = null
    }
  }, [editing, id, page, latest])

  useEffect(() => {
    if (!changed || !editing) return undefined
    const timer = setTimeout(() => void keepIn({ place, latest }), SAVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [values, changed, editing, latest])

  return {
    restored,
    // Whoever leaves right after typing may be faster than the browser, which is still looking for a free place.
    keep: async () => {
      await Promise.race([claimed.current, afterMs(PLACE_WAIT_MS)])
      return keepIn({ place, latest })
    },
    drop: () => {
      setRestored(null)
      if (place.current) void dropDraft(place.current.key)
    },
  }
}
