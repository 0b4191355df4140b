/** A master record being filled in: what was typed, what follows from it, what is wrong. */
import { useMemo, useState } from 'react'
import type { Problem } from '#kernel/problem.ts'
import { fineMoney } from '#model/check.ts'
import { flag, text, type Field, type Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { missingInRecord } from '#model/required.ts'
import type { Settings } from '#model/settings.ts'
import type { Day } from '#kernel/day.ts'
import { listCall } from '#wire/calls.ts'
import { isSaved, type SaveAnswer } from '#wire/envelope.ts'
import { domainRecordPath, encodeRecordDraft, recordHead, type ReadRecord } from '#wire/list.ts'
import { call, CallFailed, newRequestId } from '#web/data/call.ts'
import { forgetModule } from '#web/data/queries.ts'
import { useSettings, useToday, type WebSettings } from '#web/session/profile.ts'
import { askToGoOn } from './ask.tsx'
import { emptyValues } from './draft.ts'
import { formWordsNow } from './words.ts'

export type RecordValues = Readonly<Record<string, unknown>> & { id: string | null }

/** All fields in the order of the form: code, name, the list's own, note, in use. */
export const recordFields = (list: AnyList): Fields => {
  const own = list.fields as Fields
  const { code, name, ...rest } = own
  return {
    ...(list.withoutCode ? {} : { code: code ?? (recordHead.code as Field) }),
    name: name ?? (recordHead.name as Field),
    ...rest,
    note: own['note'] ?? (text({ label: 'record.note', max: 1000, multiline: true }) as Field),
    active: own['active'] ?? (flag({ label: 'record.active' }) as Field),
  }
}

/** A page that shows a part of a list makes records of that part: the choice with the same name as its filter. */
export const presetOf = (list: AnyList, narrow: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(narrow).flatMap(([wire, value]): [string, unknown][] => {
      const filter = list.filters?.[wire]
      if (filter?.field && value) return [[filter.field, value]]
      const label = filter?.choices?.find((one) => one.value === value)?.label
      const found =
        label &&
        Object.entries(list.fields as Fields).flatMap(([name, field]) =>
          (field.choices ?? []).filter((one) => one.label === label).map((one): [string, unknown] => [name, one.value]),
        )[0]
      return found ? [found] : []
    }),
  )

export const blankRecord = (list: AnyList, narrow: Readonly<Record<string, string>>): RecordValues => ({
  ...emptyValues(recordFields(list)),
  code: '',
  name: '',
  active: true,
  ...presetOf(list, narrow),
  id: null,
})

export interface Told {
  at: string
  text: string
}
export interface RecordForm {
  list: AnyList
  values: RecordValues
  changed: boolean
  busy: boolean
  /** Texts of problems by place; shown once a save was tried. */
  problems: readonly Told[]
  set: (name: string, value: unknown) => void
  save: () => Promise<RecordSaved | null>
  reset: (values: RecordValues) => void
  /** What was typed before; still to be saved. */
  restore: (kept: RecordValues) => void
}
export interface RecordSaved {
  answer: SaveAnswer
  values: RecordValues
}
export type RecordOutcome = (kind: 'refused' | 'stale' | 'failed', message: string) => void

const worked = (list: AnyList, raw: RecordValues, settings: Settings): RecordValues =>
  list.compute ? { ...raw, ...list.compute(raw as never, settings) } : raw

interface Session {
  requestId: string
  version: number | undefined
}

const send = async (list: AnyList, values: RecordValues, session: Session): Promise<SaveAnswer | null> => {
  let passed: string[] = []
  for (;;) {
    const answer = await call<SaveAnswer>(listCall(list, 'UpdateDB'), {
      body: encodeRecordDraft(list, values, {
        version: session.version,
        requestId: session.requestId,
        ...(passed.length > 0 && { confirm: passed }),
      }),
    })
    const asks = (answer.confirm ?? []).filter((code) => !passed.includes(code))
    const hard = (answer.errors ?? []).some((one) => !(answer.confirm ?? []).includes(one.code))
    if (isSaved(answer) || asks.length === 0 || hard) return answer
    if (!(await askToGoOn((answer.errors ?? []).map((one) => one.message)))) return null
    passed = [...passed, ...asks]
  }
}

const toTold = (problems: readonly Problem[]): Told[] => {
  const { label } = formWordsNow()
  return problems.map((one) => ({
    at: one.at,
    text: label(one.message, { ...one.values, ...(one.values?.['label'] && { label: label(one.values['label']) }) }),
  }))
}

const problemsOf = (
  list: AnyList,
  values: RecordValues,
  { settings, today }: { settings: WebSettings; today: Day },
) => {
  const gone = missingInRecord(list, values)
  const places = new Set(gone.map((one) => one.at))
  const fields = recordFields(list)
  const checked = (list.check?.(values as never, settings, today) ?? [])
    .filter((one) => !places.has(one.at))
    .map((one) => ({ ...one, values: { label: fields[one.at]?.label ?? '', ...one.values } }))
  // Money of a record in a currency of its own is looked at by the server, which knows that currency.
  const fine = values['currency'] ? [] : fineMoney(fields, values, settings.baseDecimals)
  return [...gone, ...fine, ...checked]
}

interface FormState {
  raw: RecordValues
  session: Session
  changed: boolean
  /** Missing values are shown once a save was tried. */
  tried: boolean
  busy: boolean
  /** What the last save said. */
  refused: readonly Told[]
}

const fresh = (raw: ReadRecord | RecordValues): FormState => ({
  raw,
  session: { requestId: newRequestId(), version: (raw as ReadRecord).version },
  changed: false,
  tried: false,
  busy: false,
  refused: [],
})

export const useRecordForm = (list: AnyList, start: ReadRecord | RecordValues, tell: RecordOutcome): RecordForm => {
  const settings = useSettings()
  const today: Day = useToday()
  const [state, setState] = useState(() => fresh(start))
  const { raw, session, changed, tried, busy, refused } = state
  const patch = (change: Partial<FormState>) => setState((before) => ({ ...before, ...change }))
  const values = useMemo(() => worked(list, raw, settings), [list, raw, settings])
  const found = useMemo(() => problemsOf(list, values, { settings, today }), [list, values, settings, today])

  const settle = async (answer: SaveAnswer): Promise<RecordSaved | null> => {
    if (isSaved(answer)) {
      patch({ changed: false, tried: false })
      await forgetModule(list.wire.module)
      const id = answer.s_ID ?? values.id
      return { answer, values: { ...values, id, code: answer.NumberID ?? values['code'] } as RecordValues }
    }
    const errors = answer.errors ?? []
    patch({ refused: errors.map((one) => ({ at: domainRecordPath(list, one.path), text: one.message })) })
    tell(errors.some((one) => one.code === 'stale') ? 'stale' : 'refused', answer.Description)
    return null
  }
  const save = async (): Promise<RecordSaved | null> => {
    const hard = found.filter((one) => !one.confirmable)
    patch({ tried: true, busy: hard.length === 0 })
    if (hard.length > 0) {
      tell('refused', toTold(hard)[0]!.text)
      return null
    }
    try {
      const answer = await send(list, values, session)
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
    list,
    values,
    changed,
    busy,
    save,
    problems: [...refused, ...(tried ? toTold(found) : [])],
    set: (name, value) =>
      setState((before) => ({
        ...before,
        raw: { ...before.raw, [name]: value },
        refused: before.refused.filter((one) => one.at.split('.')[0] !== name && one.at !== ''),
        changed: true,
      })),
    reset: (next) => setState(fresh(next)),
    restore: (kept) => setState((before) => ({ ...before, raw: { ...before.raw, ...kept }, changed: true })),
  }
}
