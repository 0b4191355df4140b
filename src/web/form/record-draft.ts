/** Keeps what is typed into a record as the documents' forms do: after a rest, at a place of its own, until it is saved. */
import { useEffect, useRef, useState } from 'react'
import { draftPage, REST_MS } from './draft-saver.ts'
import { claimPlace, type DraftPlace } from './draft-place.ts'
import { dropDraft, keepDraft, readDraft } from './keeper.ts'
import type { RecordForm, RecordValues } from './record-store.ts'
import { useLatest } from './use-latest.ts'

interface KeptRecord {
  values: RecordValues
  at: string
  version: unknown
}
export interface RecordDraft {
  /** When the draft that was brought back had been kept. */
  restored: string | null
  /** It was saved, or thrown away. */
  drop: () => void
}

/** `start`: what the form began with; `page` tells forms of the same list apart (a page of suppliers). */
export const useRecordDraft = (
  form: RecordForm,
  { start, page, editing }: { start: RecordValues; page: string; editing: boolean },
): RecordDraft => {
  const place = useRef<DraftPlace | null>(null)
  const [restored, setRestored] = useState<string | null>(null)
  const latest = useLatest({ form, start })
  const { values, changed } = form
  const { id } = start

  useEffect(() => {
    if (!editing) return undefined
    let gone = false
    const keepNow = () => {
      const { form: now, start: began } = latest.current
      if (!now.changed || !place.current) return
      const at = new Date().toISOString()
      void keepDraft(place.current.key, { values: now.values, at, version: began['version'] } satisfies KeptRecord)
    }
    const begin = async () => {
      const found = await claimPlace({
        page: draftPage(page, id),
        isKept: async (one) => (await readDraft(one)) !== null,
        isGone: () => gone,
      })
      if (!found) return
      place.current = found
      const kept = await readDraft<KeptRecord>(found.key)
      const { form: now, start: began } = latest.current
      if (gone || !kept || now.changed || kept.version !== began['version']) return
      now.restore(kept.values)
      setRestored(kept.at)
    }
    void begin()
    addEventListener('pagehide', keepNow)
    return () => {
      gone = true
      removeEventListener('pagehide', keepNow)
      keepNow()
      place.current?.release()
      place.current = null
    }
  }, [editing, id, page, latest])

  useEffect(() => {
    if (!changed || !editing) return undefined
    const timer = setTimeout(() => {
      const at = new Date().toISOString()
      if (place.current)
        void keepDraft(place.current.key, {
          values,
          at,
          version: latest.current.start['version'],
        } satisfies KeptRecord)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [values, changed, editing, latest])

  return {
    restored,
    drop: () => {
      setRestored(null)
      if (place.current) void dropDraft(place.current.key)
    },
  }
}
