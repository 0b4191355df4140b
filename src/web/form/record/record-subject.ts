/** What a record form edits: a record of a list, a user, a user group or a section of the settings. */
import type { Day } from '#kernel/day.ts'
import type { Problem } from '#kernel/problem.ts'
import { flag, text, wireName, type Field, type Fields } from '#model/field.ts'
import { recordPath, type AnyList } from '#model/list.ts'
import { missing, missingInRecord } from '#model/required.ts'
import type { FunctionId, RightFlag } from '#model/right.ts'
import type { Settings } from '#model/standard-settings.ts'
import { listCall, lookupCall, moduleCall } from '#wire/calls.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { domainRecordPath, encodeRecordDraft, readRecord, recordHead } from '#wire/list.ts'
import { fullSight } from '#model/marks.ts'
import { readStored } from '#wire/stored.ts'
import { isObject, writeFields, type Json } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import { listSubject, type Subject } from '#web/list/subject.ts'
import { emptyValues } from '../draft/draft.ts'

export type RecordValues = Readonly<Record<string, unknown>> & { id: string | null }

/** Sent together with the values. */
interface Sending {
  version: number | undefined
  requestId: string
  confirm: readonly string[]
}

export interface RecordSection {
  label: string
  fields: readonly string[]
  /** A sentence below the heading. */
  hint?: string
}

export interface RecordSubject {
  /** Unique name, part of the browser's storage keys for drafts and opened sections. */
  name: string
  module: string
  /** In the order of the form. */
  fields: Fields
  /** Groups of fields with headings; without it the fields are grouped as they declare themselves. */
  sections?: readonly RecordSection[]
  /** An empty code is drawn by the server. */
  drawsCode?: boolean
  /** The lookup that tells whether another record has a name already, which is then asked about. */
  nameLookup?: string
  /** References that a new record begins with, by the codes of their records. */
  proposedRefs?: Readonly<Record<string, string>>
  /** Path of the call that returns one record. */
  info: string
  /** A new record, with what is proposed for it. */
  blank: (settings: Settings) => RecordValues
  read: (answer: unknown) => RecordValues
  send: (values: RecordValues, sending: Sending) => Promise<SaveAnswer>
  /** Translates a path of the server's answer into a field path of the form. */
  place: (path: string) => string
  may: (flag: RightFlag, may: (id: FunctionId, flag: RightFlag) => boolean) => boolean
  /** The function whose rights `may` asks for. */
  right: FunctionId
  /** Finds missing values; by default the required fields are checked. */
  missing?: (values: RecordValues) => Problem[]
  compute?: (values: RecordValues, settings: Settings) => RecordValues
  check?: (values: RecordValues, settings: Settings, today: Day) => Problem[]
  /** The name of the record in the notice after a save. */
  nameOf: (values: RecordValues) => string
  paths: { list: string; create: string; detail: (id: string) => string }
  /** True for records all tenants share, which can only be read. */
  isShared?: (values: RecordValues) => boolean
  /** True if the record can be copied. */
  copies?: boolean
  /** The list used to delete the record; null when it can never be deleted. */
  listing: Subject | null
}

export const missingOf = (subject: RecordSubject, values: RecordValues): Problem[] =>
  subject.missing?.(values) ?? missing(subject.fields, values)

/** All fields in the order of the form: code, name, the list's own fields, note, active. */
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

/** Values a page fixes for all its records (such as the page of suppliers). */
type Narrow = Readonly<Record<string, string>>

/** Initial values on a page that shows a part of a list: the choice with the same wire name as the page's filter. */
export const presetOf = (list: AnyList, narrow: Narrow): Record<string, unknown> =>
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

const blankRecord = (list: AnyList, narrow: Narrow, settings: Settings): RecordValues => ({
  ...emptyValues(recordFields(list)),
  code: '',
  name: '',
  active: true,
  ...list.proposed?.(settings),
  ...presetOf(list, narrow),
  id: null,
})

/** A record of a master list. `base` is the path of its page; undefined when it is created from another form. */
export const listRecord = (list: AnyList, { narrow, base }: { narrow: Narrow; base?: string }): RecordSubject => {
  return {
    name: ['list', list.name, ...Object.values(narrow)].join('.'),
    module: list.wire.module,
    fields: recordFields(list),
    ...(list.withoutCode ? {} : { drawsCode: list.codePrefix !== undefined }),
    ...(list.proposedRefs && { proposedRefs: list.proposedRefs }),
    info: listCall(list, 'getInfo'),
    ...(list.namedOnce && { nameLookup: lookupCall(list) }),
    blank: (settings) => blankRecord(list, narrow, settings),
    read: (answer) => readRecord(list, answer),
    send: (values, { version, requestId, confirm }) =>
      call(listCall(list, 'UpdateDB'), {
        body: encodeRecordDraft(list, values, {
          version,
          requestId,
          ...(confirm.length > 0 && { confirm }),
        }),
      }),
    place: (path) => domainRecordPath(list, path),
    right: list.right,
    may: (flagged, may) => (flagged === 'A' && list.open === true) || may(list.right, flagged),
    missing: (values) => missingInRecord(list, values),
    ...(list.compute && {
      compute: (values, settings) => ({ ...values, ...list.compute!(values as never, settings) }),
    }),
    ...(list.check && { check: (values, settings, today) => list.check!(values as never, settings, today) }),
    nameOf: (values) => String(values['name'] ?? ''),
    paths: {
      list: `${base ?? ''}/list`,
      create: recordPath(list.screen, base ?? '', null),
      detail: (id) => recordPath(list.screen, base ?? '', id),
    },
    ...(list.own && { isShared: (values) => values[list.own!.shared] === true }),
    copies: true,
    listing:
      base === undefined ? null : listSubject(list, base, { label: list.label, listTitle: list.listTitle, narrow }),
  }
}

/** Reading and sending of records that belong to no list; values are keyed by the wire names of their fields. */
export const plainRecord = (
  module: string,
  fields: Fields,
): Pick<RecordSubject, 'info' | 'read' | 'send' | 'place'> => ({
  info: `api/${module}/getInfo`,
  read: (answer) => {
    const body = isObject(answer) ? answer : {}
    return { ...readStored(fields, body), id: String(body['s_ID'] ?? '') || null, version: body['version'] }
  },
  send: ({ id, ...values }, { version, requestId }) => {
    const sent = Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.derived && !field.fact))
    const body: Record<string, Json> = {
      s_ID: id ?? '',
      ...(version === undefined ? {} : { version }),
      requestId,
      ...writeFields(sent, values, { may: fullSight, sends: true }),
    }
    return call(moduleCall(module, 'UpdateDB'), { body })
  },
  place: (path) =>
    Object.entries(fields).find(([name, field]) => wireName(name, field) === path.split('.')[0])?.[0] ?? path,
})
