/** What the calls of a document take and answer, from its definition. */
import type { AnyDocument } from '#model/document.ts'
import type { Fields, Shape } from '#model/field.ts'
import {
  asked,
  askedFor,
  body,
  count,
  flag,
  id,
  integer,
  list,
  named,
  nullable,
  number,
  object,
  stored,
  text,
  titled,
  type About,
} from '#model/schema.ts'
import { statesOf, type Transition } from '#model/state.ts'
import { documentHead } from '#wire/document.ts'
import { answerProperties } from '#wire/field-schema.ts'
import {
  aboutBatch,
  batchSchema,
  confirmed,
  ofRecord,
  groupedPageOf,
  printSchema,
  saveSchema,
  workbookSchema,
} from '#wire/answer-schemas.ts'
import { chainSchema } from '#wire/chain.ts'
import { consequenceSchema, consequencesSchema } from '#wire/consequences.ts'
import { documentBody, documentRow, documentSchema } from '#wire/document-schemas.ts'
import { historySchema } from '#wire/history.ts'
import { about, bulkBody, rightsOf, type LabelHolder } from './common.ts'
import { listParameters } from './listing.ts'

const parametersOf = ({ list: { columns, filters }, lifecycle }: AnyDocument) =>
  listParameters({
    columns,
    filters: filters.map((one) => ({
      ...one,
      choices: one.kind === 'status' ? statesOf(lifecycle) : one.choices,
    })),
  })

export const aboutList = (definition: AnyDocument): About =>
  about('list', definition, { query: parametersOf(definition), answers: groupedPageOf(documentRow(definition)) })

export const aboutInfo = (definition: AnyDocument): About =>
  about('info', definition, { query: [ofRecord], answers: documentSchema(definition) })

export const aboutChain = (definition: AnyDocument): About =>
  about('chain', definition, { query: [ofRecord], answers: chainSchema })

export const aboutHistory = (definition: AnyDocument): About =>
  about('history', definition, {
    query: [ofRecord],
    answers: historySchema,
  })

export const aboutVersion = (definition: AnyDocument): About =>
  about('version', definition, {
    query: [ofRecord, askedFor('version', integer)],
    answers: documentSchema(definition),
  })

export const aboutSave = (definition: AnyDocument): About =>
  about('save', definition, {
    rights: rightsOf('save', definition.right),
    takes: documentBody(definition),
    answers: saveSchema,
  })

export const aboutSavePreview = (definition: AnyDocument): About =>
  about('saveConsequences', definition, {
    rights: rightsOf('save', definition.right),
    takes: documentBody(definition),
    answers: consequenceSchema,
  })

export const aboutSaveMany = (definition: AnyDocument): About =>
  about('saveMany', definition, {
    query: [confirmed],
    takes: bulkBody({ ...documentHead, ...(definition.shape as Shape).fields }, definition.bulk),
    answers: batchSchema,
  })

export const aboutFrom = (definition: AnyDocument): About =>
  about('from', definition, {
    note: 'api.note.from',
    rights: rightsOf('from', definition.right),
    query: [
      asked('source', titled('api.query.source', text)),
      ofRecord,
      asked('all', titled('api.query.fromAll', text)),
      asked('way', text),
    ],
    answers: documentSchema(definition),
  })

export const aboutRemoval = (definition: AnyDocument): About =>
  about('remove', definition, { query: [confirmed], ...aboutBatch })

export const aboutTransition = (definition: AnyDocument, { label }: Transition): About => ({
  title: { key: 'api.transition', with: { name: definition.label, step: label } },
  query: [confirmed],
  ...aboutBatch,
})

export const aboutConsequences = (definition: AnyDocument): About =>
  about('consequences', definition, {
    rights: rightsOf('consequences', definition.right),
    query: [asked('action', titled('api.query.action', text))],
    takes: list(id, { minItems: 1, maxItems: 100 }),
    answers: consequencesSchema,
  })

export const aboutExport = (definition: AnyDocument): About =>
  about('export', definition, { query: parametersOf(definition), answers: workbookSchema })

export const aboutExportOne = (definition: LabelHolder): About =>
  about('exportOne', definition, { query: [ofRecord], answers: workbookSchema })

export const aboutPrint = (definition: LabelHolder): About =>
  about('print', definition, { query: [ofRecord, asked('templateId', id)], answers: printSchema })

const goodsRow = (unit: Fields) =>
  named('GoodsOfStore', () =>
    object({
      Id: stored,
      Code: text,
      Name: text,
      Note: text,
      GroupID: text,
      unitId: nullable(id),
      barcode: nullable(text),
      trackStock: nullable(flag),
      units: list(object({ lineId: nullable(id), ...answerProperties(unit) })),
      Ordinal: integer,
      bookQty: nullable(number),
    }),
  )

/** `unit`: the fields of a further unit of a product. */
export const aboutGoods = (definition: LabelHolder, unit: Fields): About =>
  about('goods', definition, {
    takes: body(
      { Store_ID: id },
      {
        s_ID: nullable(id),
        dtDate: nullable(text),
        Group_ID: nullable(id),
        Branch_ID: nullable(id),
        ids: nullable(list(id)),
        all: flag,
        free: flag,
        blind: flag,
      },
    ),
    answers: object({ ListItem: list(goodsRow(unit)), TotalCount: count, isCut: flag }),
  })

export const aboutLabels: About = {
  title: 'api.labels',
  takes: body(
    { items: list(body({ Product_ID: id, quantity: count })), sheet: titled('api.body.sheet', text) },
    {
      first: integer,
      shows: body({}, { shop: flag, name: flag, code: flag, price: flag, number: flag }),
      templateId: id,
    },
  ),
  answers: printSchema,
}
