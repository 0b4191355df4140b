/** The schemas of a document, its rows and what is saved of it, from its definition. */
import { currencyColumns, mayBeForeign } from '#model/currency-columns.ts'
import { maxLinesOf, type AnyDocument } from '#model/document.ts'
import type { Fields, Shape } from '#model/field.ts'
import {
  anything,
  body,
  flag,
  id,
  integer,
  list,
  moment,
  named,
  nullable,
  number,
  object,
  oneOf,
  stored,
  text,
  titled,
  type NamedSchema,
} from '#model/schema.ts'
import { documentHead } from './document.ts'
import { answerProperties, answerRow, bodyFields, bodyProperties, columnProperties } from './field-schema.ts'

const moduleOf = ({ wire }: AnyDocument): string => wire.module
const headOf = ({ shape }: AnyDocument): Fields =>
  Object.fromEntries(Object.entries(documentHead as Fields).filter(([name]) => !(name in (shape as Shape).fields)))

const lineSchema = (definition: AnyDocument): NamedSchema =>
  named(`${moduleOf(definition)}Line`, () => {
    const row = answerRow((definition.shape as Shape).lines)
    return object({ Ordinal: integer, ...row.properties })
  })

/** What `encodeDocument` writes. */
export const documentSchema = (definition: AnyDocument): NamedSchema =>
  named(moduleOf(definition), () => ({
    ...object(
      {
        s_ID: text,
        ...answerProperties(headOf(definition)),
        NumberID: text,
        iStat: nullable(integer),
        Trangthai: text,
        version: nullable(integer),
        UserCreate: nullable(text),
        updatedBy: nullable(text),
        draft: flag,
        createdAt: nullable(moment),
        updatedAt: nullable(moment),
        related: list(object({ module: text, s_ID: id, NumberID: text, direction: oneOf('source', 'follower') })),
        ...answerProperties((definition.shape as Shape).fields),
        lines: list(lineSchema(definition)),
      },
      { currencyCode: text, foreignDecimals: integer },
    ),
    title: definition.label,
  }))

/** What a line of a save may have: those with `lineId` are changed, those without are new. */
const lineBody = (definition: AnyDocument): NamedSchema =>
  named(`${moduleOf(definition)}LineBody`, () => {
    const { properties = {} } = bodyFields((definition.shape as Shape).lines)
    return body({}, { lineId: nullable(id), ...properties })
  })

/** The keys that every saved body may have besides those of its record (`wire/body.ts`). */
export const savedKeys = {
  s_ID: titled('api.body.s_ID', nullable(id)),
  version: titled('api.body.version', { type: ['integer', 'string', 'null'] }),
  requestId: titled('api.body.requestId', { type: ['string', 'null'], pattern: '^[A-Za-z0-9-]{8,64}$' }),
  confirm: titled('api.body.confirm', nullable(list(anything))),
}

export const documentBody = (definition: AnyDocument): NamedSchema =>
  named(`${moduleOf(definition)}Body`, () => ({
    ...body(
      {},
      {
        ...savedKeys,
        clientTotal: titled('api.body.clientTotal', { type: ['number', 'string', 'null'] }),
        draft: titled('api.body.draft', nullable(flag)),
        ...(definition.wire.alsoSaves && { module: titled('api.body.module', nullable(text)) }),
        ...bodyProperties(headOf(definition)),
        ...bodyProperties((definition.shape as Shape).fields),
        lines: titled('api.body.lines', nullable(list(lineBody(definition), { maxItems: maxLinesOf(definition) }))),
      },
    ),
    title: definition.label,
    description: 'api.note.body',
  }))

export const documentRow = (definition: AnyDocument): NamedSchema =>
  named(`${moduleOf(definition)}Row`, () => ({
    ...object(
      {
        s_ID: stored,
        version: integer,
        iStat: integer,
        Object_ID: nullable(id),
        ...columnProperties(definition.list.columns),
      },
      {
        ExRate: number,
        foreignDecimals: integer,
        ...(mayBeForeign(definition) && columnProperties(currencyColumns(definition.list.columns))),
        auto: flag,
      },
    ),
    title: definition.label,
  }))
