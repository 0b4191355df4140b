/** A record that is always there and is edited in place: the rights of a group, a section of the settings. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { useHotkeys } from '#web/ui/hotkeys.ts'
import { handOver } from '../fields/commit-focused-input.ts'
import { tellRefusal } from './record-refusal.ts'
import { useRecordForm, type RecordForm } from './record-store.ts'
import type { RecordSubject, RecordValues } from './record-subject.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { useLeaveQuestion } from '../save/use-leave-question.ts'

export interface Standing {
  subject: RecordSubject
  /** As it is stored. */
  start: RecordValues
  /** What of it was changed. */
  changes: (values: RecordValues) => number
  allowed: boolean
  /** Told before it is saved; false: it is not. */
  ask: (values: RecordValues) => Promise<boolean>
  reload: () => void
  onSaved: () => void
}
export interface StandingRecord {
  form: RecordForm
  /** How many. */
  changes: number
  save: () => Promise<void>
  undo: () => void
}

const isTyping = () => document.activeElement instanceof HTMLInputElement && document.activeElement.type !== 'checkbox'

/** Nothing of it is kept as a draft: what others count on is not brought back days later. */
const useUnsavedWarning = (isChanged: () => boolean): void => {
  useLeaveQuestion(isChanged, () => Promise.resolve(false))
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isChanged()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event)
    addEventListener('beforeunload', listener)
    return () => removeEventListener('beforeunload', listener)
  }, [])
}

export const useStandingRecord = (standing: Standing): StandingRecord => {
  const { subject, start, reload } = standing
  const again = useRef<() => void>(() => undefined)
  const givesWay = useRef(false)
  const form = useRecordForm(subject, start, (kind, message) =>
    tellRefusal(kind, message, {
      retry: () => again.current(),
      reload: () => {
        givesWay.current = true
        reload()
      },
    }),
  )
  const changes = standing.changes(form.values)
  // What is stored has changed: the form begins again with it, and the focus stays. What was typed goes only if the
  // person said so; saving it meanwhile asks.
  const restart = useEffectEvent(() => {
    if (form.values['version'] === start['version'] || (form.changed && !givesWay.current)) return
    givesWay.current = false
    form.reset(start)
  })
  useEffect(() => {
    restart()
  }, [start])
  const latest = useLatest({ form, changes, standing })
  useUnsavedWarning(() => latest.current.changes > 0)
  const save = async () => {
    if (isTyping()) await handOver()
    const { form: now, changes: count, standing: own } = latest.current
    if (count === 0 || now.busy || !own.allowed) return
    if (await now.save(() => own.ask(now.values))) own.onSaved()
  }
  useEffect(() => {
    again.current = () => void save()
  })
  useHotkeys({ 'ctrl+s': () => void save(), f9: () => void save() })
  return { form, changes, save, undo: () => form.reset(start) }
}
