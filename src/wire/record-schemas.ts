/** The schemas of a record of a list, and of what is saved of it, from its definition. */
import type { Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { body, integer, moment, named, nullable, object, text, type NamedSchema } from '#model/schema.ts'
import { savedKeys } from './document-schemas.ts'
import { answerProperties, bodyProperties } from './field-schema.ts'
import { recordHead } from './list.ts'

const headOf = (definition: AnyList): Fields =>
  Object.fromEntries(
    Object.entries(recordHead as Fields).filter(
      ([name]) => !(name in definition.fields) && !(name === 'code' && definition.withoutCode),
    ),
  )

/** What `encodeRecord` writes. */
export const recordSchema = (definition: AnyList): NamedSchema =>
  named(definition.wire.module, () => ({
    ...object({
      s_ID: text,
      ...answerProperties(headOf(definition)),
      version: nullable(integer),
      UserCreate: nullable(text),
      updatedBy: nullable(text),
      createdAt: nullable(moment),
      updatedAt: nullable(moment),
      ...answerProperties(definition.fields as Fields),
    }),
    title: definition.label,
  }))

export const recordBody = (definition: AnyList): NamedSchema =>
  named(`${definition.wire.module}Body`, () => ({
    ...body(
      {},
      {
        ...savedKeys,
        ...bodyProperties(headOf(definition)),
        ...bodyProperties(definition.fields as Fields),
      },
    ),
    title: definition.label,
    description: 'api.note.body',
  }))
