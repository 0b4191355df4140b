/** Converts a document to and from JSON, by the wire names of its definition. */
import type { Problem } from '#kernel/problem.ts'
import { day, files, text, wireName, type Fields } from '#model/field.ts'
import { maxLinesOf, type AnyDocument } from '#model/document.ts'
import type { Shape } from '#model/field.ts'
import { fullSight } from '#model/marks.ts'
import { begin, readEnvelope, readHead, type Envelope } from './body.ts'
import {
  isObject,
  readFields,
  readRows,
  writeFields,
  writeMoment,
  writeRow,
  inside,
  type Json,
  type JsonObject,
  type Reading,
  type Writing,
} from './values.ts'
import { readStored, readStoredRows } from './stored.ts'

type Described = Pick<AnyDocument, 'shape' | 'maxLines'>

export const documentHead = {
  number: text({ label: 'field.number', wire: 'NumberID', max: 50 }),
  date: day({ label: 'field.date', wire: 'dtDate', required: true }),
  description: text({ label: 'field.description', wire: 'Description', max: 1000, multiline: true }),
  attachments: files({ label: 'document.attachments', max: 10 }),
} satisfies Fields

/** Read-only values of every document, and their wire names. */
const metaNames = {
  status: 'iStat',
  statusName: 'Trangthai',
  version: 'version',
  createdBy: 'UserCreate',
  updatedBy: 'updatedBy',
} as const

interface Related {
  module: string
  id: string
  number: string
  direction: 'source' | 'follower'
}
interface DocumentMeta {
  status: number
  statusName: string
  version: number
  draft: boolean
  createdBy: string | null
  createdAt: string | Date | null
  updatedBy: string | null
  updatedAt: string | Date | null
  attachments: string[]
  related: Related[]
  /** The currency of its money, where it can be in another than the base currency. */
  currencyCode?: string
  /** The decimals of its money, if that is not in the base currency. */
  foreignDecimals?: number
}

export interface DecodedDocument extends Envelope {
  /**
   * The head values present in the body, by domain name (number, date, description, attachments and the fields of the
   * shape).
   */
  values: Record<string, unknown>
  /** The complete new list of lines, each with its lineId and the values present; undefined if the key is absent. */
  lines: ({ lineId: string | null } & Record<string, unknown>)[] | undefined
  problems: Problem[]
}

const own = (head: Fields, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(head).filter(([name]) => !(name in fields)))

/** Parses a document; never throws. Unreadable values become problems with their wire path. */
export const decodeDocument = (definition: Described, json: unknown, reading: Reading): DecodedDocument => {
  const { fields, lines } = definition.shape as Shape
  const { body, context } = begin(json, reading)
  const envelope = readEnvelope(body, context)
  const values = { ...readHead(own(documentHead, fields), body, context), ...readFields(fields, body, context) }
  const rows =
    body['lines'] === undefined
      ? undefined
      : readRows(
          { label: 'document.lines', fields: lines, max: maxLinesOf(definition) },
          body['lines'] ?? [],
          inside(context, 'lines'),
        )
  return { ...envelope, values, lines: rows as DecodedDocument['lines'], problems: context.problems }
}

const writeRelated = (related: readonly Related[] | undefined): Json =>
  (related ?? []).map((one) => ({ module: one.module, s_ID: one.id, NumberID: one.number, direction: one.direction }))

type Stored = Readonly<Record<string, unknown>> & {
  id: string | null
  lines: readonly Readonly<Record<string, unknown>>[]
}

/** Writes a saved (or prefilled) document with facts and metadata, for getInfo and the like. */
export const encodeDocument = (definition: Described, record: Stored, writing: Writing): JsonObject => {
  const { fields, lines } = definition.shape as Shape
  const meta = record as unknown as Partial<DocumentMeta>
  return {
    s_ID: record.id ?? '',
    ...writeFields(own(documentHead, fields), record, writing),
    NumberID: (record['number'] as string | null | undefined) ?? '',
    ...Object.fromEntries(
      Object.entries(metaNames).map(([name, wire]) => [wire, (record[name] as Json | undefined) ?? null]),
    ),
    draft: meta.draft === true,
    createdAt: writeMoment(meta.createdAt, writing.timeZone),
    updatedAt: writeMoment(meta.updatedAt, writing.timeZone),
    related: writeRelated(meta.related),
    ...(meta.currencyCode === undefined ? {} : { currencyCode: meta.currencyCode }),
    ...(meta.foreignDecimals === undefined ? {} : { foreignDecimals: meta.foreignDecimals }),
    ...writeFields(fields, record, writing),
    lines: record.lines.map((line, index) => ({ Ordinal: index + 1, ...writeRow(lines, line, writing) })),
  }
}

const writable = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.derived && !field.fact))

export interface SaveExtras {
  version?: number | undefined
  requestId?: string
  confirm?: readonly string[]
  clientTotal?: number
  draft?: boolean
}

const present = (values: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

/**
 * Writes the body of a save: only values that users may set. For a new document empty values are left out, so that
 * the server's defaults apply.
 */
export const encodeDraft = (definition: Described, record: Stored, extras: SaveExtras): JsonObject => {
  const { fields, lines } = definition.shape as Shape
  const writing: Writing = { may: fullSight }
  const known = Object.entries(extras).filter(([, value]) => value !== undefined) as [string, Json][]
  const head = {
    ...writeFields(own(documentHead, fields), record, writing),
    ...writeFields(writable(fields), record, writing),
  }
  return {
    s_ID: record.id ?? '',
    ...(record.id ? head : present(head)),
    lines: record.lines.map((line) => {
      const row = writeRow(writable(lines), line, writing)
      return line['lineId'] ? row : present(row)
    }),
    ...Object.fromEntries(known),
  }
}

export interface ReadDocument extends DocumentMeta {
  id: string | null
  lines: ({ lineId: string | null } & Record<string, unknown>)[]
  [name: string]: unknown
}

/**
 * Reads the response of getInfo or getInfoFrom, including derived values and facts. For the browser, which trusts the
 * server.
 */
export const readDocument = (definition: Described, json: unknown): ReadDocument => {
  const { fields, lines } = definition.shape as Shape
  const body = isObject(json) ? json : {}
  const related = (Array.isArray(body['related']) ? body['related'] : []) as Record<string, string>[]
  const meta = Object.fromEntries(Object.entries(metaNames).map(([name, wire]) => [name, body[wire] ?? null]))
  return {
    ...readStored(own(documentHead, fields), body),
    ...meta,
    ...readStored(fields, body),
    id: (body['s_ID'] as string | undefined) || null,
    number: (body['NumberID'] as string | undefined) ?? '',
    draft: body['draft'] === true,
    createdAt: (body['createdAt'] as string | undefined) ?? null,
    updatedAt: (body['updatedAt'] as string | undefined) ?? null,
    attachments: (body['attachments'] as string[] | undefined) ?? [],
    related: related.map((one) => ({
      module: one['module'] ?? '',
      id: one['s_ID'] ?? '',
      number: one['NumberID'] ?? '',
      direction: one['direction'] === 'source' ? 'source' : 'follower',
    })),
    lines: readStoredRows(lines, body['lines']),
  } as unknown as ReadDocument
}

const rename = (
  { shape }: Described,
  at: string,
  spell: (fields: Fields, part: string) => { part: string; fields: Fields },
): string => {
  if (at === '') return ''
  const parts = at.split('.')
  let fields: Fields = { ...documentHead, ...(shape as Shape).fields }
  return parts
    .map((part, index) => {
      if (index === 0 && part === 'lines') {
        fields = (shape as Shape).lines
        return part
      }
      if (/^\d+$/.test(part)) return part
      const found = spell(fields, part)
      fields = found.fields
      return found.part
    })
    .join('.')
}

const toWire = (fields: Fields, part: string) => ({
  part: fields[part] ? wireName(part, fields[part]) : part,
  fields: fields[part]?.fields ?? {},
})
const toDomain = (fields: Fields, part: string) => {
  const name = Object.entries(fields).find(([key, field]) => wireName(key, field) === part)?.[0] ?? part
  return { part: name, fields: fields[name]?.fields ?? {} }
}

/**
 * Converts a problem's path to wire names: `lines.2.discount` → `lines.2.m_Discount`. Names that are already wire
 * names are kept.
 */
export const wirePath = (definition: Described, at: string): string => rename(definition, at, toWire)
/** Converts wire names back to a domain path, for the form. */
export const domainPath = (definition: Described, path: string): string => rename(definition, path, toDomain)

/**
 * Keys of a bulk change that may not be changed in bulk, as they were sent. `known`: all fields including the common
 * head.
 */
export const refusedInBulk = (known: Fields, bulk: readonly string[], json: unknown): string[] => {
  const allowed = new Set([
    's_ID',
    'version',
    'requestId',
    ...bulk.map((name) => (known[name] ? wireName(name, known[name]) : name)),
  ])
  return isObject(json) ? Object.keys(json).filter((key) => !allowed.has(key)) : []
}
