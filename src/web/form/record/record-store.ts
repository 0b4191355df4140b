/** State of a master record being edited: typed values, computed values and problems. */
import { useMemo, useState } from 'react'
import type { Problem } from '#kernel/problem.ts'
import { fineMoney } from '#model/check.ts'
import type { Day } from '#kernel/day.ts'
import { isSaved, type SaveAnswer } from '#wire/envelope.ts'
import { CallFailed, newRequestId } from '#web/data/call.ts'
import { causeIsOver } from '#web/ui/floating/notify.tsx'
import { invalidateModule } from '#web/data/queries.ts'
import { useSettings, useToday, type WebSettings } from '#web/data/profile.ts'
import { moduleWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { rowsAnew } from '../draft/draft.ts'
import { askAnyway } from '#web/asking/load.ts'
import { missingOf, type RecordSubject, type RecordValues } from './record-subject.ts'
import { currentFormWords } from '../../words/form-words.ts'

interface RecordProblem {
  at: string
  text: string
}
export interface RecordForm {
  subject: RecordSubject
  values: RecordValues
  changed: boolean
  busy: boolean
  /** Problem texts by path; shown after an attempt to save. */
  problems: readonly RecordProblem[]
  set: (name: string, value: unknown) => void
  /** Names the record that is being edited: another one after each `reset`. */
  started: string
  /** Fills in a value that is empty and was never set; it is no change. */
  propose: (name: string, value: unknown) => void
  /** Saves the record. `agree` is called when no problem was found and can still cancel the save. */
  save: (agree?: () => Promise<boolean>) => Promise<RecordSave | null>
  reset: (values: RecordValues) => void
  /** What is typed becomes a change of this stored version, which the next save replaces. */
  rebase: (stored: RecordValues) => void
  /** Restores values typed earlier, as unsaved changes. */
  restore: (kept: RecordValues) => void
}
export interface RecordSave {
  answer: SaveAnswer
  values: RecordValues
}
export type RecordOutcome = (kind: 'refused' | 'stale' | 'failed', message: string) => void

interface Session {
  requestId: string
  version: number | undefined
}

const send = async (subject: RecordSubject, values: RecordValues, session: Session): Promise<SaveAnswer | null> => {
  let confirmedCodes: string[] = []
  for (;;) {
    const answer = await subject.send(values, { ...session, confirm: confirmedCodes })
    const asks = (answer.confirm ?? []).filter((code) => !confirmedCodes.includes(code))
    const hard = (answer.errors ?? []).some((one) => !(answer.confirm ?? []).includes(one.code))
    if (isSaved(answer) || asks.length === 0 || hard) return answer
    if (!(await askAnyway(answer.errors ?? [], 'save'))) return null
    confirmedCodes = [...confirmedCodes, ...asks]
  }
}

const toRecordProblems = (problems: readonly Problem[]): RecordProblem[] => {
  const { label } = currentFormWords()
  return problems.map((one) => ({
    at: one.at,
    text: label(one.message, { ...one.values, ...(one.values?.['label'] && { label: label(one.values['label']) }) }),
  }))
}

const problemsOf = (
  subject: RecordSubject,
  values: RecordValues,
  { settings, today }: { settings: WebSettings; today: Day },
) => {
  const missing = missingOf(subject, values)
  const places = new Set(missing.map((one) => one.at))
  const { fields } = subject
  const checked = (subject.check?.(values, settings, today) ?? [])
    .filter((one) => !places.has(one.at))
    .map((one) => ({ ...one, values: { label: fields[one.at]?.label ?? '', ...one.values } }))
  // Amounts in the record's own currency are checked by the server, which knows its decimals.
  const fine = values['currency'] ? [] : fineMoney(fields, values, () => settings.baseDecimals)
  return [...missing, ...fine, ...checked]
}

interface FormState {
  raw: RecordValues
  /** Fields that were typed into or got a proposal. */
  touched: ReadonlySet<string>
  session: Session
  changed: boolean
  /** Missing values are shown after an attempt to save. */
  tried: boolean
  busy: boolean
  /** Problems returned by the server for the last save. */
  refused: readonly RecordProblem[]
}

/** Rows that are stored no longer become new ones. */
const rebased = ({ fields }: RecordSubject, raw: RecordValues, stored: RecordValues): RecordValues => {
  const rows = Object.entries(fields).flatMap(([name, { kind }]): [string, unknown][] => {
    const [mine, theirs] = [raw[name], stored[name]]
    if (kind !== 'records' || !Array.isArray(mine) || !Array.isArray(theirs)) return []
    const known = new Set(theirs.map((row: { lineId?: unknown }) => row.lineId))
    return [[name, rowsAnew(mine as { lineId?: unknown }[], known)]]
  })
  return { ...raw, ...Object.fromEntries(rows), version: stored['version'] }
}

const fresh = (raw: RecordValues): FormState => ({
  raw,
  touched: new Set(),
  session: { requestId: newRequestId(), version: raw['version'] as number | undefined },
  changed: false,
  tried: false,
  busy: false,
  refused: [],
})

const unusualRates = moduleWhenIdle(() => import('../save/questions/unusual-rates.ts'))
const agreeToRates = async ({ fields }: RecordSubject, now: RecordValues, before: RecordValues): Promise<boolean> =>
  !Object.values(fields).some(({ kind }) => kind === 'vat') ||
  (await unusualRates()).agreeToRecordRates(fields, now, before)

const sameName = moduleWhenIdle(() => import('../save/questions/same-name.ts'))
/** A name that is new to the record may be that of another, which would be entered twice. */
const agreeToName = async (
  { nameLookup }: RecordSubject,
  now: RecordValues,
  before: RecordValues,
): Promise<boolean> => {
  const name = String(now['name'] ?? '')
  if (nameLookup === undefined || name === '' || name === before['name']) return true
  return (await sameName()).agreeToName(nameLookup, { id: now.id, name })
}

export const useRecordForm = (subject: RecordSubject, start: RecordValues, tell: RecordOutcome): RecordForm => {
  const settings = useSettings()
  const today: Day = useToday()
  const [state, setState] = useState(() => fresh(start))
  const { raw, session, changed, tried, busy, refused } = state
  const patch = (change: Partial<FormState>) => setState((before) => ({ ...before, ...change }))
  const values = useMemo(() => subject.compute?.(raw, settings) ?? raw, [subject, raw, settings])
  const found = useMemo(() => problemsOf(subject, values, { settings, today }), [subject, values, settings, today])

  const settle = async (answer: SaveAnswer): Promise<RecordSave | null> => {
    if (isSaved(answer)) {
      patch({ changed: false, tried: false })
      await invalidateModule(subject.module)
      const id = answer.s_ID ?? values.id
      return { answer, values: { ...values, id, code: answer.NumberID ?? values['code'] } as RecordValues }
    }
    const errors = answer.errors ?? []
    patch({ refused: errors.map((one) => ({ at: subject.place(one.path), text: one.message })) })
    tell(errors.some((one) => one.code === 'stale') ? 'stale' : 'refused', answer.Description)
    return null
  }
  const save = async (agree?: () => Promise<boolean>): Promise<RecordSave | null> => {
    const hard = found.filter((one) => !one.confirmable)
    causeIsOver('save')
    patch({ tried: true })
    if (hard.length > 0) {
      tell('refused', toRecordProblems(hard)[0]!.text)
      return null
    }
    if (!(await agreeToRates(subject, values, start)) || !(await agreeToName(subject, values, start))) return null
    if (agree && !(await agree())) return null
    patch({ busy: true })
    try {
      const answer = await send(subject, values, session)
      return answer && (await settle(answer))
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      tell('failed', failure.message)
      return null
    } finally {
      patch({ busy: false })
    }
  }
  return {
    subject,
    values,
    changed,
    busy,
    save,
    problems: [...refused, ...(tried ? toRecordProblems(found) : [])],
    set: (name, value) =>
      setState((before) => ({
        ...before,
        raw: { ...before.raw, [name]: value },
        touched: new Set(before.touched).add(name),
        refused: before.refused.filter((one) => one.at.split('.')[0] !== name && one.at !== ''),
        changed: true,
      })),
    started: session.requestId,
    propose: (name, value) =>
      setState((before) =>
        before.touched.has(name) || (before.raw[name] ?? null) !== null
          ? before
          : { ...before, raw: { ...before.raw, [name]: value }, touched: new Set(before.touched).add(name) },
      ),
    reset: (next) => setState(fresh(next)),
    rebase: (stored) =>
      setState((before) => ({
        ...before,
        raw: rebased(subject, before.raw, stored),
        session: { ...before.session, version: stored['version'] as number | undefined },
        refused: [],
      })),
    restore: (kept) => setState((before) => ({ ...before, raw: { ...before.raw, ...kept }, changed: true })),
  }
}
