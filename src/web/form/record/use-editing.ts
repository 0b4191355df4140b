/** What the form of a record does around its fields: refusals, the first problem, leaving, and back to the text. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useToday } from '#web/data/profile.ts'
import { useLatest } from '#web/ui/base/use-latest.ts'
import { focusField } from '../draft/focus.ts'
import { commitFocusedInput } from '../fields/commit-focused-input.ts'
import type { KeptValues } from '../save/drafts/kept-values.ts'
import { notifyKept } from '../save/drafts/notify-kept.ts'
import { confirmLeave } from '../save/questions/use-leave-question.ts'
import { showRefusal, type AfterRefusal } from './record-refusal.ts'
import { useRecordForm, type RecordForm } from './record-store.ts'
import type { RecordSubject, RecordValues } from './record-subject.ts'

type Keeping = Pick<AfterRefusal, 'keptAs' | 'keep'>

interface Edited {
  subject: RecordSubject
  start: RecordValues
  onReload: () => void
}

/** The form with its surroundings: shows refusals, focuses the first problem, asks before leaving. */
export const useEditing = ({ subject, start, onReload }: Edited, root: RefObject<HTMLElement | null>) => {
  const againRef = useRef<() => void>(() => undefined)
  const today = useToday()
  const keepRef = useRef<Keeping>({ keptAs: () => Promise.resolve('nothing'), keep: () => Promise.resolve(false) })
  const shown = useRef<RecordForm | null>(null)
  const form = useRecordForm(subject, start, (kind, message) =>
    showRefusal(kind, message, {
      form: () => shown.current!,
      today,
      keptAs: () => keepRef.current.keptAs(),
      keep: (stored) => keepRef.current.keep(stored),
      retry: () => againRef.current(),
      reload: onReload,
    }),
  )
  const latest = useLatest(form)
  useLayoutEffect(() => {
    shown.current = form
  })
  const isLeaving = useRef(false)
  const first = form.problems[0]?.at
  useEffect(() => {
    if (first !== undefined && root.current) focusField(root.current, first)
  }, [first, root])
  const navigate = useNavigate()
  const leaveTo = (path: string) => {
    isLeaving.current = true
    void navigate(path)
  }
  return { form, latest, againRef, keepRef, isLeaving, leaveTo }
}

/**
 * Back from the form to the text: what was typed is kept as a draft. Where the browser keeps nothing it is asked first,
 * and the form stays open unless the answer is to leave.
 */
export const useStopEditing = (
  latest: RefObject<RecordForm>,
  { draft, start, onEditing }: { draft: KeptValues; start: RecordValues; onEditing: (on: boolean) => void },
) => {
  const isStopping = useRef(false)
  const stop = async (): Promise<void> => {
    await commitFocusedInput()
    if (latest.current.changed) {
      const left = await draft.flush()
      if (left === 'lost' && !(await confirmLeave())) return
      draft.park()
      if (left === 'kept') notifyKept(() => onEditing(true))
    }
    latest.current.reset(start)
    onEditing(false)
  }
  return async () => {
    if (isStopping.current) return
    isStopping.current = true
    await stop().finally(() => {
      isStopping.current = false
    })
  }
}
