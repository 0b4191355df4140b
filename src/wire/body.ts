/** The keys that every saved body may have in addition to those of its record (contract README §10, §11). */
import type { Decimal } from '#kernel/decimal.ts'
import { problem, Unreadable } from '#kernel/problem.ts'
import { text, type Field, type Fields } from '#model/field.ts'
import {
  inside,
  isObject,
  limits,
  readKey,
  readNumber,
  readValue,
  refuse,
  type ReadContext,
  type Reading,
} from './values.ts'

export interface Envelope {
  /** null = create a new record. */
  id: string | null
  version: number | undefined
  requestId: string | undefined
  /** Codes of warnings that the user confirmed. */
  confirm: string[]
  clientTotal: Decimal | undefined
  /** The key `draft`; undefined if absent. */
  saveAsDraft: boolean | undefined
}

const labels: Record<'id' | 'version' | 'requestId' | 'confirm' | 'clientTotal' | 'draft', Field> = {
  id: text({ label: 'record.id' }),
  version: text({ label: 'record.version' }),
  requestId: text({ label: 'record.requestId' }),
  confirm: text({ label: 'record.confirm' }),
  clientTotal: text({ label: 'record.clientTotal' }),
  draft: text({ label: 'document.draft' }),
}

const readId = (raw: unknown, context: ReadContext): string | null => {
  if (raw === undefined || raw === null || raw === '' || raw === '0') return null
  const id = readKey(raw)
  if (id === undefined || (id?.length ?? 0) > limits.id)
    return refuse(inside(context, 's_ID'), 'invalid', labels.id) ?? null
  return id
}

const readVersion = (raw: unknown, context: ReadContext): number | undefined => {
  if (raw === undefined || raw === null || raw === '') return undefined
  const version = typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : raw
  if (typeof version === 'number' && Number.isInteger(version) && version >= 0) return version
  return refuse(inside(context, 'version'), 'invalid', labels.version)
}

export const isRequestId = (raw: unknown): raw is string => typeof raw === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(raw)

export const readEnvelope = (body: Record<string, unknown>, context: ReadContext): Envelope => {
  const { requestId, confirm, clientTotal, draft } = body
  if (requestId !== undefined && requestId !== null && !isRequestId(requestId))
    refuse(inside(context, 'requestId'), 'invalid', labels.requestId)
  const codes = Array.isArray(confirm) ? confirm.filter((code) => typeof code === 'string') : []
  if (confirm !== undefined && confirm !== null && !Array.isArray(confirm))
    refuse(inside(context, 'confirm'), 'invalid', labels.confirm)
  const total =
    clientTotal === undefined || clientTotal === null || clientTotal === '' ? undefined : readNumber(clientTotal)
  if (total === null || total === 'decimals') refuse(inside(context, 'clientTotal'), 'invalid', labels.clientTotal)
  if (draft !== undefined && draft !== null && typeof draft !== 'boolean')
    refuse(inside(context, 'draft'), 'invalid', labels.draft)
  return {
    id: readId(body['s_ID'], context),
    version: readVersion(body['version'], context),
    requestId: isRequestId(requestId) ? requestId : undefined,
    confirm: codes,
    clientTotal: typeof total === 'bigint' ? total : undefined,
    saveAsDraft: typeof draft === 'boolean' ? draft : undefined,
  }
}

const NO_OBJECT = 'unreadable.object'
/** The body of a call that requires an object. Throws Unreadable. */
export const objectBody = (body: unknown): Record<string, unknown> => {
  if (!isObject(body)) throw new Unreadable(NO_OBJECT)
  return body
}

/** Starts parsing a body; if it is not an object, that is one problem and the body is treated as empty. */
export const begin = (json: unknown, reading: Reading): { body: Record<string, unknown>; context: ReadContext } => {
  const context: ReadContext = { ...reading, path: '', problems: [] }
  if (isObject(json)) return { body: json, context }
  context.problems.push(problem('', NO_OBJECT))
  return { body: {}, context }
}

/** The common head values that are present in the body. */
export const readHead = (head: Fields, body: Record<string, unknown>, context: ReadContext): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(head).flatMap(([name, field]) => {
      const wire = field.wire ?? name
      if (!Object.hasOwn(body, wire) || body[wire] === undefined) return []
      const value = readValue(field, body[wire], inside(context, wire))
      return value === undefined ? [] : [[name, value]]
    }),
  )
