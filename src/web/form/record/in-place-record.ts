/** A record that always exists and is edited in place: the rights of a group, or a section of the settings. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useUnsavedWarning } from './use-unsaved-warning.ts'
import { notifyTyped } from '../save/drafts/notify-kept.ts'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { commitFocusedInput } from '../fields/commit-focused-input.ts'
import { useToday } from '#web/data/profile.ts'
import { showRefusal } from './record-refusal.ts'
import { useRecordForm, type RecordForm } from './record-store.ts'
import type { RecordSubject, RecordValues } from './record-subject.ts'
import { useLatest } from '../../ui/base/use-latest.ts'

export interface InPlaceOptions {
  subject: RecordSubject
  /** The stored values. */
  start: RecordValues
  /** Counts the changes. */
  changes: (values: RecordValues) => number
  allowed: boolean
  /** Asks the user before saving; resolves to false to cancel. */
  confirm: (values: RecordValues) => Promise<boolean>
  reload: () => void
  onSaved: () => void
}
export interface InPlaceRecord {
  form: RecordForm
  /** Number of changes. */
  changes: number
  save: () => Promise<void>
  undo: () => void
}

const isTyping = () => document.activeElement instanceof HTMLInputElement && document.activeElement.type !== 'checkbox'

export const useInPlaceRecord = (standing: InPlaceOptions): InPlaceRecord => {
  const { subject, start, reload } = standing
  const again = useRef<() => void>(() => undefined)
  const givesWay = useRef(false)
  const closeNotice = useRef<() => void>(() => undefined)
  const today = useToday()
  const formRef = useRef<RecordForm | null>(null)
  const form = useRecordForm(subject, start, (kind, message) =>
    showRefusal(kind, message, {
      form: () => formRef.current!,
      today,
      retry: () => again.current(),
      keptAs: () => Promise.resolve('notice'),
      keep: () => {
        const { version: _, ...typed } = formRef.current!.values
        closeNotice.current()
        closeNotice.current = notifyTyped(() => formRef.current!.restore(typed as RecordValues))
        return Promise.resolve(true)
      },
      reload: () => {
        givesWay.current = true
        reload()
      },
    }),
  )
  const changes = standing.changes(form.values)
  // The stored record was changed elsewhere: the form restarts with it and keeps the focus. Unsaved input is only
  // replaced if the user agreed to it; otherwise the next save asks.
  const restart = useEffectEvent(() => {
    if (form.values['version'] === start['version'] || (form.changed && !givesWay.current)) return
    givesWay.current = false
    form.reset(start)
  })
  useEffect(() => {
    restart()
  }, [start])
  const latest = useLatest({ form, changes, standing })
  useLayoutEffect(() => {
    formRef.current = form
  })
  // There is nothing to give back to when the page was left.
  useEffect(() => () => closeNotice.current(), [])
  useUnsavedWarning(() => latest.current.changes > 0)
  const save = async () => {
    if (isTyping()) await commitFocusedInput()
    const { form: now, changes: count, standing: own } = latest.current
    if (count === 0 || now.busy || !own.allowed) return
    if (await now.save(() => own.confirm(now.values))) own.onSaved()
  }
  useEffect(() => {
    again.current = () => void save()
  })
  useHotkeys({ 'ctrl+s': () => void save(), f9: () => void save() })
  return { form, changes, save, undo: () => form.reset(start) }
}
