/** An unanswered save joins the waiting saves; the form continues as soon as it has been answered. */
import { useEffect, useRef, useState } from 'react'
import type { Decimal } from '#kernel/decimal.ts'
import { documentCall } from '#wire/calls.ts'
import { waitingOwner, waitingSaves } from '#web/data/waiting.ts'
import type { Outcome } from '#web/data/waiting-saves.ts'
import { mainTotal } from '../draft/layout.ts'
import type { FormModel } from '../draft/model.ts'
import { marksOf, showNumber } from '../../values/number-text.ts'
import { markAnswered, showRefusal, contentToSave, type SaveBody, type SaveResult } from './save.ts'
import type { DocumentFormState } from './use-draft.ts'
import { useLatest } from '../../ui/use-latest.ts'
import type { SaveKind } from './save.ts'
import { currentFormWords } from '../../words/form-words.ts'

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

/** Partner and amount of the document, for the list of waiting saves. */
const aboutOf = ({ header, store, cache }: FormModel): string => {
  const { draft } = store.get()
  const [first] = header.main
  const name = first?.field.of && cache.get(first.field.of, draft[first.name] as string | null)?.name
  const main = mainTotal(header)
  const total = main?.field.kind === 'money' ? (draft[main.name] as Decimal | null | undefined) : null
  const amount = typeof total === 'bigint' ? showNumber(total, marksOf(currentFormWords().language)) : ''
  return [name, amount].filter(Boolean).join(' · ')
}

/** `settle` is called with the answer, however late it arrives. */
export const useWaiting = (
  { model, session, draft }: DocumentFormState,
  settle: (kind: SaveKind, result: SaveResult) => Promise<void>,
): WaitingForm => {
  const [waiting, setWaiting] = useState<string | null>(null)
  const held = useRef<Held | null>(null)

  const hold = async (kind: SaveKind, body: SaveBody): Promise<void> => {
    const { definition, store } = model
    const { requestId, version } = session
    const at = new Date().toISOString()
    held.current = { requestId, kind, keys: contentToSave(model, kind === 'draft').keys }
    await waitingSaves.add({
      requestId,
      owner: waitingOwner(),
      path: documentCall(definition, 'UpdateDB'),
      body,
      module: definition.wire.module,
      label: definition.label,
      about: aboutOf(model),
      page: location.pathname,
      draft: { raw: store.get().raw, at, requestId, version, unanswered: body },
      at,
      problem: null,
    })
    draft.finish('resumed')
    model.locked.set(true)
    store.patch({ changed: false })
    setWaiting(requestId)
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

const resultOf = (model: FormModel, outcome: Outcome, keys: readonly string[]): SaveResult =>
  outcome.kind === 'saved'
    ? { kind: 'saved', answer: outcome.answer }
    : outcome.kind === 'refused'
      ? showRefusal(model, outcome.answer, keys)
      : { kind: 'failed', message: outcome.message }
