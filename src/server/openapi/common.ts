/** What the descriptions of calls of several kinds share. */
import type { Fields } from '#model/field.ts'
import type { FunctionId } from '#model/right.ts'
import { body, id, list, type About, type SpokenText, type Schema } from '#model/schema.ts'
import { bodyFields } from '#wire/field-schema.ts'

export interface LabelHolder {
  label: string
}

/** `key`: of the title `api.<key>`, which names what the call is about. */
export const about = (key: string, { label }: LabelHolder, more: Omit<About, 'title'>): About => ({
  title: { key: `api.${key}`, with: { name: label } },
  ...more,
})

/** `key`: of the text `api.rights.<key>`, which says when which right on a function is needed. */
export const rightsOf = (key: string, right: FunctionId): SpokenText => ({
  key: `api.rights.${key}`,
  with: { name: `function.${right}` },
})

/** A change of many records: of each its id, its version, and fields that may be changed so. */
export const bulkBody = (known: Fields, bulk: readonly string[]): Schema =>
  list(
    body(
      { s_ID: id },
      {
        version: { type: ['integer', 'string', 'null'] },
        ...bodyFields(Object.fromEntries(Object.entries(known).filter(([name]) => bulk.includes(name)))).properties,
      },
    ),
    { minItems: 1, maxItems: 500 },
  )
