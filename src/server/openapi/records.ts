/** What the calls of a list and its lookups take and answer, from its definition. */
import type { Field, Fields } from '#model/field.ts'
import type { HubFact } from '#model/hub.ts'
import type { AnyList } from '#model/list.ts'
import {
  anything,
  asked,
  body,
  day,
  flag,
  id,
  integer,
  list,
  named,
  nullable,
  object,
  stored,
  text,
  titled,
  type About,
  type AnySchema,
  type NamedSchema,
} from '#model/schema.ts'
import { answerField, answerProperties, columnProperties } from '#wire/field-schema.ts'
import { hubDocumentFields } from '#wire/hub.ts'
import { recordHead } from '#wire/list.ts'
import { recordBody, recordSchema } from '#wire/record-schemas.ts'
import {
  aboutBatch,
  batchSchema,
  confirmed,
  lookupSchema,
  ofRecord,
  groupedPageOf,
  rows,
  saveSchema,
  workbookSchema,
} from '#wire/answer-schemas.ts'
import { usesSchema } from '#wire/uses.ts'
import { about, bulkBody, rightsOf } from './common.ts'
import { listParameters } from './listing.ts'

const moduleOf = ({ wire }: AnyList): string => wire.module
const fieldsOf = ({ fields }: AnyList): Fields => fields as Fields

const head: Fields = recordHead

/** A further value of a lookup: a field, a fact, or a column of a record it names, which says nothing of its kind. */
const extraValue = (definition: AnyList, name: string): AnySchema => {
  const fact = definition.facts?.[name]
  const described = ((fact?.kind ? fact : undefined) ?? fieldsOf(definition)[name] ?? head[name]) as Field | undefined
  if (!described) return anything
  if (described.kind !== 'records') return answerField({ ...described, label: described.label ?? '' })
  return nullable(list(object(answerProperties(described.fields ?? {}), { lineId: nullable(id) })))
}

const lookupProperties = (definition: AnyList): Record<string, AnySchema> => ({
  ...Object.fromEntries(
    Object.entries(definition.lookup.extra ?? {}).map(([wire, name]) => [wire, extraValue(definition, name)]),
  ),
  ...lookupSchema.properties,
  Id: stored,
})
const lookupRowSchema = (definition: AnyList): NamedSchema =>
  named(`${moduleOf(definition)}Lookup`, () => ({ ...object(lookupProperties(definition)), title: definition.label }))

const rowSchema = (definition: AnyList): NamedSchema =>
  named(`${moduleOf(definition)}Row`, () => ({
    ...object({
      s_ID: stored,
      version: integer,
      ...lookupProperties(definition),
      ...columnProperties(definition.columns),
    }),
    title: definition.label,
  }))

const parametersOf = ({ columns, filters = {} }: AnyList) =>
  listParameters({
    columns,
    dated: false,
    filters: Object.entries(filters).map(([wire, filter]) => ({ wire, ...filter })),
  })

const allOfThem = asked('all', titled('api.query.all', text))

export const aboutRecords = (definition: AnyList): About => ({
  ...about('records', definition, {
    query: [...parametersOf(definition), allOfThem],
    answers: groupedPageOf(rowSchema(definition)),
  }),
  ...(definition.wire.list === 'getList' && {
    rights: rightsOf('lookup', definition.right),
  }),
})

export const aboutLookup = (definition: AnyList): About =>
  about('lookup', definition, {
    query: parametersOf(definition),
    answers: rows(lookupRowSchema(definition)),
  })

export const aboutTexts = (definition: AnyList): About =>
  about('texts', definition, {
    query: parametersOf(definition),
    takes: body({}, { texts: list(text, { maxItems: 2000 }), ids: list(stored, { maxItems: 2000 }) }),
    answers: object({
      ListItem: list(lookupRowSchema(definition)),
      matches: list(object({ text, id: stored, exact: flag })),
    }),
  })

export const aboutRecord = (definition: AnyList): About =>
  about('info', definition, { query: [ofRecord], answers: recordSchema(definition) })

export const aboutSaveRecord = (definition: AnyList): About =>
  about('save', definition, {
    rights: rightsOf(definition.open ? 'saveOpen' : 'save', definition.right),
    takes: recordBody(definition),
    answers: saveSchema,
  })

export const aboutSaveRecords = (definition: AnyList): About =>
  about('saveMany', definition, {
    query: [confirmed],
    takes: bulkBody({ ...recordHead, ...fieldsOf(definition) }, definition.bulk),
    answers: batchSchema,
  })

export const aboutRemoveRecords = (definition: AnyList): About => about('remove', definition, aboutBatch)
export const aboutRestoreRecords = (definition: AnyList): About => about('restoreRecords', definition, aboutBatch)

export const aboutUses = (definition: AnyList): About =>
  about('uses', definition, {
    takes: list(id, { minItems: 1, maxItems: 100 }),
    answers: usesSchema,
  })

export const aboutExportRecords = (definition: AnyList): About =>
  about('export', definition, { query: parametersOf(definition), answers: workbookSchema })

export const aboutFacts = (definition: AnyList, facts: Readonly<Record<string, HubFact>>): About =>
  about('facts', definition, {
    query: [ofRecord],
    answers: object(
      {},
      answerProperties(Object.fromEntries(Object.entries(facts).map(([name, { field }]) => [name, field]))),
    ),
  })

export const aboutHubDocuments = (definition: AnyList): About =>
  about('hubDocuments', definition, {
    query: [
      ofRecord,
      asked('FromDate', day),
      asked('ToDate', day),
      asked('after', titled('api.query.after', text)),
      asked('nItem', { type: 'integer', maximum: 200 }),
    ],
    answers: object({
      ListItem: list(object({ s_ID: stored, ...answerProperties(hubDocumentFields) })),
      after: nullable(text),
    }),
  })
