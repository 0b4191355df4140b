/**
 * Describes a record that is edited in place (a section of the settings) row by row. A record subject is made from the
 * description, and `in-place-section.tsx` renders it.
 */
import { moduleCall } from '#wire/calls.ts'
import type { Problem } from '#kernel/problem.ts'
import { wireName, type Field, type Fields } from '#model/field.ts'
import type { FunctionId, RightFlag } from '#model/right.ts'
import { fullSight } from '#model/marks.ts'
import { readStored } from '#wire/stored.ts'
import { isObject, writeValue, type Json } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import { changedFields } from './record-rows.tsx'
import type { RecordSubject, RecordValues } from './record-subject.ts'

/** Converts a value whose wire form differs from that of its field. */
interface RowCodec {
  read: (told: unknown) => unknown
  write: (value: unknown) => Json
  /** Translates a path within the answer's value into a path within the form's value. */
  place: (within: readonly string[]) => readonly (string | number)[]
}

export interface InPlaceRow {
  field: Field
  /** Translation key of the explanation, with its placeholder values. */
  help: { key: string; values?: Readonly<Record<string, string>> }
  /** A further right needed to change this row. */
  right?: readonly [FunctionId, RightFlag] | undefined
  /** The default value, as the server sends it. */
  standard?: unknown
  /** Translation key of the warning before a change, or null. Takes the values in wire form. */
  danger?: ((from: unknown, to: unknown) => string | null) | undefined
  /** Problems of a value in wire form. */
  check?: (value: unknown) => readonly Problem[]
  /** Normalizes a typed value. */
  tidy?: (value: unknown) => unknown
  codec?: RowCodec
  /** The object of the answer in which the value stands, e.g. `settings`. */
  within?: string
  /** True if it is shown beside these values; default: always. */
  shows?: (values: RecordValues) => boolean
}
type InPlaceRows = Readonly<Record<string, InPlaceRow>>

interface Description {
  /** Distinguishes it from other records of the module. */
  name: string
  module: string
  /** The function whose U right allows changes. */
  right: FunctionId
  /** Translation key of why this user may change nothing in spite of the right. */
  closed?: string
  page: string
  rows: InPlaceRows
  /** Called after a save to refetch the data that depends on it. */
  onSaved: () => Promise<unknown>
}
export interface InPlaceSubject {
  subject: RecordSubject
  start: RecordValues
  rows: InPlaceRows
  right: FunctionId
  closed?: string
  /** Default values of the rows that declare one. */
  standards: Readonly<Record<string, unknown>>
}

type WireValues = Readonly<Record<string, unknown>>
const holderOf = ({ within }: InPlaceRow, told: WireValues): WireValues => {
  const held = within === undefined ? told : told[within]
  return isObject(held) ? held : {}
}
const readValueOf = (name: string, { field, codec }: InPlaceRow, told: WireValues): unknown =>
  codec ? codec.read(told[wireName(name, field)]) : readStored({ [name]: field }, told)[name]

const readRow = (name: string, row: InPlaceRow, told: WireValues): unknown =>
  readValueOf(name, row, holderOf(row, told))

/** The value as it is sent to the server. */
export const wireValueOf = ({ field, codec }: InPlaceRow, value: unknown): Json =>
  codec ? codec.write(value) : writeValue(field, value, { may: fullSight, sends: true })

/** Text fields without a declared default have the empty text as default; what is typed in rows has none. */
const standardsOf = (rows: InPlaceRows): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(rows)
      .map(([name, row]) => [name, readValueOf(name, row, { [wireName(name, row.field)]: row.standard })] as const)
      .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)),
  )

/** The changed values under their wire names, those of an object within it. */
const bodyOf = (rows: InPlaceRows, changed: readonly string[], values: RecordValues): Record<string, Json> => {
  const body: Record<string, Json> = {}
  for (const name of changed) {
    const row = rows[name]!
    const sent = { [wireName(name, row.field)]: wireValueOf(row, values[name]) }
    if (row.within === undefined) Object.assign(body, sent)
    else body[row.within] = { ...(body[row.within] as Record<string, Json> | undefined), ...sent }
  }
  return body
}

export const inPlaceSubject = (
  { name, module, right, closed, page, rows, onSaved }: Description,
  info: WireValues,
): InPlaceSubject => {
  const all = Object.entries(rows)
  const fields: Fields = Object.fromEntries(all.map(([row, { field }]) => [row, field]))
  const read = (answer: unknown): RecordValues => {
    const body = isObject(answer) ? answer : {}
    const values = all.map(([row, one]) => [row, readRow(row, one, body)])
    return { ...Object.fromEntries(values), id: name, version: body['version'] }
  }
  const start = read(info)
  const holders = new Set(all.flatMap(([, { within }]) => within ?? []))
  const place = (path: string): string => {
    const [outer = '', ...inner] = path.split('.')
    const [first = '', ...within] = holders.has(outer) ? inner : [outer, ...inner]
    const { codec } = rows[first] ?? {}
    return [first, ...(codec && within.length > 0 ? codec.place(within) : within)].join('.')
  }
  const subject: RecordSubject = {
    name: `${module}.${name}`,
    module,
    fields,
    info: `api/${module}/getInfo`,
    blank: () => start,
    read,
    send: async (values, sending) => {
      const changed = changedFields(subject, start, values)
      const answer = await call(moduleCall(module, 'UpdateDB'), {
        body: { ...bodyOf(rows, changed, values), ...sending },
      })
      await onSaved()
      return answer
    },
    place,
    right,
    may: (flag, may) => may(right, flag),
    compute: (values) => ({
      ...values,
      ...Object.fromEntries(all.flatMap(([row, { tidy }]) => (tidy ? [[row, tidy(values[row])]] : []))),
    }),
    check: (values) =>
      all.flatMap(([row, one]) =>
        (one.check?.(wireValueOf(one, values[row])) ?? []).map((found) => ({ ...found, at: place(found.at) })),
      ),
    nameOf: () => '',
    paths: { list: page, create: '', detail: () => '' },
    listing: null,
  }
  return { subject, start, rows, right, ...(closed && { closed }), standards: standardsOf(rows) }
}
