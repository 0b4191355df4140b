/** Converts a list record to and from JSON, by the wire names of its definition. */
import type { Problem } from '#kernel/problem.ts'
import { flag, text, wireName, type Field, type Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { fullSight } from '#model/marks.ts'
import { begin, readEnvelope, readHead, type Envelope } from './body.ts'
import { readStored } from './stored.ts'
import {
  inside,
  isObject,
  readFields,
  refuse,
  withPartsInside,
  writeFields,
  writeMoment,
  type Json,
  type JsonObject,
  type Reading,
  type Writing,
} from './values.ts'

type Described = Pick<AnyList, 'fields' | 'withoutCode'>

export const recordHead = {
  code: text({ label: 'record.code', wire: 'Code', max: 50 }),
  name: text({ label: 'record.name', wire: 'Name', max: 250, required: true }),
  note: text({ label: 'record.note', max: 1000, multiline: true }),
  active: flag({ label: 'record.active' }),
} satisfies Fields

const metaNames = { version: 'version', createdBy: 'UserCreate', updatedBy: 'updatedBy' } as const
const codePattern = /^[\p{L}\p{N}._/-]+$/u

export interface DecodedRecord extends Pick<Envelope, 'id' | 'version' | 'requestId' | 'confirm'> {
  /** The values present in the body, by domain name: code, name, note, active and the list's fields. */
  values: Record<string, unknown>
  problems: Problem[]
}

const headOf = (definition: Described): Fields => {
  const { code, ...rest } = recordHead
  const head: Fields = definition.withoutCode ? rest : { code, ...rest }
  return Object.fromEntries(Object.entries(head).filter(([name]) => !(name in definition.fields)))
}

/** Parses a record; never throws. Unreadable values become problems with their wire path. */
export const decodeRecord = (definition: Described, json: unknown, reading: Reading): DecodedRecord => {
  const { body, context } = begin(json, reading)
  const { id, version, requestId, confirm } = readEnvelope(body, context)
  const values = {
    ...readHead(headOf(definition), body, context),
    ...readFields(definition.fields as Fields, withPartsInside(definition.fields as Fields, body), context),
  }
  if (typeof values['code'] === 'string' && !codePattern.test(values['code']))
    refuse(inside(context, 'Code'), 'invalid', recordHead.code)
  return { id, version, requestId, confirm, values, problems: context.problems }
}

type Stored = Readonly<Record<string, unknown>> & { id: string | null }

export const encodeRecord = (definition: Described, record: Stored, writing: Writing): JsonObject => ({
  s_ID: record.id ?? '',
  ...writeFields(headOf(definition), record, writing),
  ...Object.fromEntries(
    Object.entries(metaNames).map(([name, wire]) => [wire, (record[name] as Json | undefined) ?? null]),
  ),
  createdAt: writeMoment(record['createdAt'] as Date | string | null | undefined, writing.timeZone),
  updatedAt: writeMoment(record['updatedAt'] as Date | string | null | undefined, writing.timeZone),
  ...writeFields(definition.fields as Fields, record, writing),
})

/** Writes the body of a save: only values that users may set. */
export const encodeRecordDraft = (
  definition: Described,
  record: Stored,
  extras: { version?: number | undefined; requestId?: string; confirm?: readonly string[] },
): JsonObject => {
  const fields = Object.fromEntries(
    Object.entries(definition.fields as Fields).filter(([, field]) => !field.derived && !field.fact),
  )
  const known = Object.entries(extras).filter(([, value]) => value !== undefined) as [string, Json][]
  const writing: Writing = { may: fullSight, sends: true }
  return {
    s_ID: record.id ?? '',
    ...writeFields(headOf(definition), record, writing),
    ...writeFields(fields, record, writing),
    ...Object.fromEntries(known),
  }
}

export interface ReadRecord extends Record<string, unknown> {
  id: string | null
  code: string
  name: string
  note: string | null
  active: boolean
  version: number
  createdBy: string | null
  createdAt: string | null
  updatedBy: string | null
  updatedAt: string | null
}

/** Reads the response of getInfo, including facts. For the browser, which trusts the server. */
export const readRecord = (definition: Described, json: unknown): ReadRecord => {
  const body = isObject(json) ? json : {}
  const meta = Object.fromEntries(Object.entries(metaNames).map(([name, wire]) => [name, body[wire] ?? null]))
  const head = readStored(recordHead, body)
  return {
    ...head,
    ...meta,
    ...readStored(definition.fields as Fields, body),
    id: (body['s_ID'] as string | undefined) || null,
    code: (body['Code'] as string | null | undefined) ?? '',
    name: (body['Name'] as string | null | undefined) ?? '',
    active: body['active'] !== false,
    createdAt: (body['createdAt'] as string | undefined) ?? null,
    updatedAt: (body['updatedAt'] as string | undefined) ?? null,
  } as unknown as ReadRecord
}

const rename = (
  fields: Fields,
  at: string,
  spell: (fields: Fields, part: string) => [string, Field | undefined],
): string => {
  let here = fields
  return at
    .split('.')
    .map((part) => {
      if (part === '' || /^\d+$/.test(part)) return part
      const [name, field] = spell(here, part)
      here = field?.fields ?? {}
      return name
    })
    .join('.')
}

/**
 * Converts a problem's path to wire names: `contacts.1.name` → `contacts.1.Name`. Names that are already wire names
 * are kept.
 */
export const wireRecordPath = (definition: Described, at: string): string =>
  rename({ ...recordHead, ...(definition.fields as Fields) }, at, (fields, part) => [
    fields[part] ? wireName(part, fields[part]) : part,
    fields[part],
  ])
/** Converts wire names back to a domain path, for the form. */
export const domainRecordPath = (definition: Described, path: string): string =>
  rename({ ...recordHead, ...(definition.fields as Fields) }, path, (fields, part) => {
    const found = Object.entries(fields).find(([name, field]) => wireName(name, field) === part)
    return [found?.[0] ?? part, found?.[1]]
  })
