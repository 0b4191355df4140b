/**
 * What is always there and is edited in place (a section of the settings), described row by row: a record of a form is
 * made of it, and `standing-section.tsx` draws it.
 */
import type { Problem } from '#kernel/problem.ts'
import { wireName, type Field, type Fields } from '#model/field.ts'
import type { FunctionId, RightFlag } from '#model/right.ts'
import { fullSight } from '#model/marks.ts'
import type { SaveAnswer } from '#wire/envelope.ts'
import { readStored } from '#wire/stored.ts'
import { isObject, writeValue, type Json } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import { changedFields } from './record-rows.tsx'
import type { RecordSubject, RecordValues } from './record-subject.ts'

/** How a value travels that does not travel as its field says. */
interface RowCodec {
  read: (told: unknown) => unknown
  write: (value: unknown) => Json
  /** A place within the answer's value as the form knows it. */
  place: (within: readonly string[]) => readonly (string | number)[]
}

export interface StandingRow {
  field: Field
  /** Catalogue key of a sentence on what it does, and what stands in it. */
  help: { key: string; values?: Readonly<Record<string, string>> }
  /** Beside the right to change the record. */
  right?: readonly [FunctionId, RightFlag] | undefined
  /** What counts where nothing was said, as it is told. */
  standard?: unknown
  /** Catalogue key of the warning a change deserves, null for none; of values as they are sent. */
  danger?: ((from: unknown, to: unknown) => string | null) | undefined
  /** What is wrong with a value as it is sent. */
  check?: (value: unknown) => readonly Problem[]
  /** What becomes of a value when it was typed. */
  tidy?: (value: unknown) => unknown
  codec?: RowCodec
}
type StandingRows = Readonly<Record<string, StandingRow>>

interface Description {
  /** Tells it from others of the module. */
  name: string
  module: string
  /** Who may change it has U of this. */
  right: FunctionId
  page: string
  rows: StandingRows
  /** After a save: who depends on it reads it again. */
  onSaved: () => Promise<unknown>
}
export interface StandingSubject {
  subject: RecordSubject
  start: RecordValues
  rows: StandingRows
  right: FunctionId
  /** Values of rows that have a standard of their own. */
  standards: Readonly<Record<string, unknown>>
}

type Told = Readonly<Record<string, unknown>>
const readRow = (name: string, { field, codec }: StandingRow, told: Told): unknown =>
  codec ? codec.read(told[wireName(name, field)]) : readStored({ [name]: field }, told)[name]

/** As it is sent. */
export const sentOf = ({ field, codec }: StandingRow, value: unknown): Json =>
  codec ? codec.write(value) : writeValue(field, value, { may: fullSight, sends: true })

/** Without a standard of its own a text is simply empty. */
const standardsOf = (rows: StandingRows): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(rows)
      .map(([name, row]) => [name, readRow(name, row, { [wireName(name, row.field)]: row.standard })] as const)
      .filter(([, value]) => value !== null && value !== ''),
  )

export const standingSubject = (
  { name, module, right, page, rows, onSaved }: Description,
  info: Told,
): StandingSubject => {
  const all = Object.entries(rows)
  const fields: Fields = Object.fromEntries(all.map(([row, { field }]) => [row, field]))
  const read = (answer: unknown): RecordValues => {
    const body = isObject(answer) ? answer : {}
    const values = all.map(([row, one]) => [row, readRow(row, one, body)])
    return { ...Object.fromEntries(values), id: name, version: body['version'] }
  }
  const start = read(info)
  const place = (path: string): string => {
    const [first = '', ...within] = path.split('.')
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
      const body = changed.map((row) => [wireName(row, fields[row]!), sentOf(rows[row]!, values[row])])
      const answer = await call<SaveAnswer>(`api/${module}/UpdateDB`, {
        body: { ...Object.fromEntries(body), ...sending },
      })
      await onSaved()
      return answer
    },
    place,
    may: (flag, may) => may(right, flag),
    compute: (values) => ({
      ...values,
      ...Object.fromEntries(all.flatMap(([row, { tidy }]) => (tidy ? [[row, tidy(values[row])]] : []))),
    }),
    check: (values) =>
      all.flatMap(([row, one]) =>
        (one.check?.(sentOf(one, values[row])) ?? []).map((found) => ({ ...found, at: place(found.at) })),
      ),
    nameOf: () => '',
    paths: { list: page, create: '', detail: () => '' },
    listing: null,
  }
  return { subject, start, rows, right, standards: standardsOf(rows) }
}
