/** An unanswered save joins the waiting saves; the form continues as soon as it has been answered. */
import { useEffect, useRef, useState } from 'react'
import { waitingSaves } from '#web/data/waiting.ts'
import type { Outcome } from '#web/data/waiting-saves.ts'
import { loadSaving } from './load-saving.ts'
import type { SaveResult } from './save.ts'
import { markAnswered, type SaveBody, type SaveKind } from './save-session.ts'
import type { DocumentFormState } from './drafts/use-draft.ts'
import { useLatest } from '../../ui/base/use-latest.ts'

/** The waiting save, how it was started, and the keys of its lines, because the answer refers to lines by index. */
interface Held {
  requestId: string
  kind: SaveKind
  keys: readonly string[]
}
export interface WaitingForm {
  isWaiting: boolean
  hold: (kind: SaveKind, body: SaveBody) => Promise<void>
  /** Takes the save back into the form, to be changed before it is sent again. */
  takeBack: () => void
}

/** `settle` is called with the answer, however late it arrives. */
export const useWaiting = (
  { model, session, draft }: DocumentFormState,
  settle: (kind: SaveKind, result: SaveResult) => Promise<void>,
): WaitingForm => {
  const [waiting, setWaiting] = useState<string | null>(null)
  const held = useRef<Held | null>(null)

  const hold = async (kind: SaveKind, body: SaveBody): Promise<void> => {
    const { waitingOf } = await loadSaving()
    const { save, keys } = waitingOf({ model, session }, kind, body)
    held.current = { requestId: save.requestId, kind, keys }
    await waitingSaves.add(save)
    draft.finish('resumed')
    model.locked.set(true)
    model.store.patch({ changed: false })
    setWaiting(save.requestId)
  }
  /** The form owns the save again. */
  const release = () => {
    held.current = null
    setWaiting(null)
    model.locked.set(false)
    model.store.patch({ changed: true })
    draft.resume()
  }
  const answered = async (outcome: Outcome): Promise<void> => {
    const { kind, keys } = held.current ?? { kind: 'stay' as const, keys: [] }
    release()
    if (outcome.kind !== 'failed') markAnswered(session)
    const { resultOf } = await loadSaving()
    await settle(kind, resultOf(model, outcome, keys))
  }
  const latest = useLatest({ answered })
  useEffect(() => {
    if (waiting === null) return undefined
    return waitingSaves.whenAnswered(waiting, (outcome) => void latest.current.answered(outcome))
  }, [waiting, latest])

  return {
    isWaiting: waiting !== null,
    hold,
    takeBack: () => {
      if (waiting === null) return
      void waitingSaves.take(waiting).then((save) => {
        if (save) release()
      })
    },
  }
}
