/** Restricts records in the event log to what the reader may see of the record itself (contract system §10.4). */
import { descriptionFor } from '#engine/document/made-text.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { withStoredTexts } from '#engine/stored-text.ts'
import type { Field, Fields } from '#model/field.ts'
import { may, type FunctionId } from '#model/right.ts'
import { isHidden, type Sight } from '#model/marks.ts'
import { isObject, type Json } from '#wire/values.ts'

/** The subject of an event: the function that protects it and, for documents, the kind. */
export interface Subject {
  functionId: string
  kind: Json | undefined
}

/**
 * The possible fields of the subject. A document has its kind; a record only has the function that protects its list,
 * so it may belong to one of several.
 */
const fieldsOfSubject = ({ registry }: Scope, { functionId, kind }: Subject): Fields[] => {
  const document = registry.documents.get(String(kind ?? ''))
  if (document) {
    const { fields, lines } = document.shape
    return [
      { ...(fields as Fields), lines: { kind: 'records', label: 'document.lines', required: false, fields: lines } },
    ]
  }
  return [...registry.lists.values()].filter((list) => list.right === functionId).map((list) => list.fields as Fields)
}

const isOpen = ({ registry }: Scope, functionId: string): boolean =>
  [...registry.lists.values()].some((list) => list.right === functionId && list.open)

/** Null if any possible field of that name is confidential; the same inside rows and objects. */
const shown = (value: Json, name: string, { among, sight }: { among: readonly Fields[]; sight: Sight }): Json => {
  // What became part of a record is of the same list.
  if (name === 'merged') return shownRecord(value, among, sight)
  const fields = among.flatMap((one): Field[] => (Object.hasOwn(one, name) ? [one[name]!] : []))
  if (fields.some((field) => isHidden(field, sight))) return null
  const within = fields.flatMap(({ fields: inner }) => (inner ? [inner] : []))
  if (within.length === 0) return value
  if (Array.isArray(value)) return value.map((row) => shownRecord(row as Json, within, sight))
  return shownRecord(value, within, sight)
}

const shownRecord = (record: Json, among: readonly Fields[], sight: Sight): Json =>
  isObject(record)
    ? Object.fromEntries(
        Object.entries(record as Readonly<Record<string, Json>>).map(([name, value]) => [
          name,
          shown(value, name, { among, sight }),
        ]),
      )
    : record

/** What the program wrote as the description of a document is told as in the document itself. */
const redescribed = async (scope: Scope, subject: Subject, record: Json): Promise<Json> => {
  if (!isObject(record)) return record
  const { kind } = subject
  const told = fieldsOfSubject(scope, subject).reduce(
    (now, fields) => withStoredTexts(scope.language, fields, now),
    record as Readonly<Record<string, Json>>,
  )
  const { description } = told
  if (typeof description !== 'string' || typeof kind !== 'string') return told
  return {
    ...told,
    description: await descriptionFor(scope, { kind, description }),
  }
}

/** The record as the reader of the log may see it; null without the right to read such records. */
export const readableRecord = async (scope: Scope, subject: Subject, record: Json): Promise<Json> => {
  const { rights, isAdmin } = scope.user
  const reads = isAdmin || may(rights, subject.functionId as FunctionId, 'R') || isOpen(scope, subject.functionId)
  return reads
    ? redescribed(scope, subject, shownRecord(record, fieldsOfSubject(scope, subject), sightFor(scope)))
    : null
}
