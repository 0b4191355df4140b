/** Keeps what is typed into a page with values of React in the browser, until it is saved or discarded. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { handOverTexts, typedTexts } from '../../fields/typed-texts.ts'
import { useLatest } from '../../../ui/base/use-latest.ts'
import { createDraftDesk, type DraftDesk } from './draft-desk.ts'
import { browserClock } from './draft-pace.ts'
import { drafts } from './draft-storage.ts'
import type { DraftedForm } from './draft-writer.ts'
import { isSameContent } from './same-content.ts'
import { openingIn, rememberPlace, useEntry } from './entry-place.ts'
import { reopenedKey } from '../questions/use-leave-question.ts'
import { watchPage } from '../watch-page.ts'

export interface TypedRecord<T> {
  values: T
  changed: boolean
  /** Of the stored record; what was typed into another version is not restored. */
  version: unknown
  /** Leaves out what may not be stored in the browser. */
  toKeep?: (values: T) => T
  restore: (values: T) => void
  reset: () => void
}
export interface ValuesDraft<T> {
  values: T
  version: unknown
}
export type KeptValues = Omit<DraftDesk<object>, 'open' | 'others'>

/** `latest` gives what is typed now. */
export const draftedValues = <T extends object>(
  latest: { current: TypedRecord<T> },
  /** Draws what was set, so that `latest` has it. */
  drawn: (work: () => void) => void = flushSync,
): DraftedForm<ValuesDraft<T>> => {
  let clean = latest.current.values
  return {
    now: () => {
      const { values, changed } = latest.current
      if (!changed) clean = values
      const isTyped = typedTexts.get() !== 0
      return { changed: isTyped || (changed && !isSameContent(values, clean)), mark: [values, typedTexts.get()] }
    },
    content: () => {
      const { values, toKeep, version } = latest.current
      const safe = toKeep ? toKeep(values) : values
      // A password that was typed is lost with the page.
      const whole = Object.entries(values).every(([name, value]) => name in safe || (value ?? '') === '')
      return { value: { values: safe, version }, whole }
    },
    handOver: () => {
      if (typedTexts.get() !== 0) drawn(handOverTexts)
    },
    put: ({ values }) => drawn(() => latest.current.restore(values)),
    reset: () => drawn(() => latest.current.reset()),
    fits: ({ version }) => version === latest.current.version,
  }
}

/** `page` is the common prefix of the keys (`draftPage`). */
export const useKeptValues = <T extends object>(
  typed: TypedRecord<T>,
  { page, editing, isNew = false }: { page: string; editing: boolean; isNew?: boolean },
): DraftDesk<ValuesDraft<T>> => {
  const latest = useLatest(typed)
  const { state } = useLocation() as { state: unknown }
  const entry = useEntry()
  const wanted = useRef(reopenedKey(state))
  const desk = useMemo(
    () => createDraftDesk({ page, form: draftedValues(latest), storage: drafts, clock: browserClock }),
    [page, latest],
  )
  const { values, changed } = typed
  useEffect(() => {
    if (!editing) return undefined
    const opening = wanted.current === undefined && isNew ? openingIn(page, entry) : {}
    const close = desk.open({ wanted: wanted.current, ...opening })
    const stop = watchPage(desk)
    const forget = desk.placed.subscribe(() => {
      const key = desk.key()
      if (key !== null) rememberPlace(page, entry.id, key)
    })
    return () => {
      forget()
      stop()
      wanted.current = desk.key() ?? undefined
      close()
    }
  }, [editing, desk, page, entry, isNew])
  useLayoutEffect(() => {
    if (editing) desk.touch()
  }, [values, changed, editing, desk])
  return desk
}
