/**
 * What a call takes and answers, in the words of JSON Schema. It stands beside the call, knows no language (titles are
 * keys of the catalogue), and `server/openapi` makes the API description of it (decision 0065).
 */

/** A key of the catalogue; with values, which are keys too. */
export type Said = string | { key: string; with: Readonly<Record<string, string>> }

type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'object' | 'array'
type Plain = string | number | boolean | null

export interface Schema {
  type?: JsonType | readonly JsonType[]
  title?: Said
  description?: Said
  format?: string
  pattern?: string
  contentEncoding?: 'base64'
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  enum?: readonly Plain[]
  const?: Plain
  items?: AnySchema
  properties?: Readonly<Record<string, AnySchema>>
  required?: readonly string[]
  additionalProperties?: boolean | AnySchema
  anyOf?: readonly AnySchema[]
  readOnly?: true
  /** What the values of `enum` mean. */
  choices?: readonly { value: Plain; label: string }[]
  /** It is the id of a record of this list. */
  refers?: string
  /** A new record is refused without it, unless it has a value of its own. */
  needed?: true
  /** The most decimals that are taken. */
  decimals?: number
}
/** A schema with a name of its own, so that what several calls share is told once. */
export interface NamedSchema {
  name: string
  schema: () => Schema
}
export type AnySchema = Schema | NamedSchema
export const isNamed = (schema: AnySchema): schema is NamedSchema => 'name' in schema

export interface Parameter {
  name: string
  schema: Schema
  required?: true
  /** Told once: many calls have it. */
  shared?: true
}

/** What a call says of itself. */
export interface About {
  /** Default: `api.` and the path of the call. */
  title?: Said
  /** What the title does not tell. */
  note?: Said
  /** Which rights it demands, where that depends on what is sent. */
  rights?: Said
  query?: readonly Parameter[]
  /** The body: JSON unless it says otherwise; none where it is missing. */
  takes?: AnySchema
  takesAs?: 'form' | 'upload'
  /** `Data` of the envelope; for `answersAs`, the whole response. */
  answers: AnySchema
  answersAs?: 'file' | 'bare'
}

type Properties = Readonly<Record<string, AnySchema>>

export const named = (name: string, schema: () => Schema): NamedSchema => ({ name, schema })
/** What is answered: these keys, all of them, and `optional` ones, and no others. */
export const object = (properties: Properties, optional: Properties = {}): Schema => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
  additionalProperties: false,
})
/** What is taken: further keys are ignored. */
export const body = (required: Properties, optional: Properties = {}): Schema => ({
  type: 'object',
  properties: { ...required, ...optional },
  ...(Object.keys(required).length > 0 && { required: Object.keys(required) }),
})
export const list = (items: AnySchema, limits: Pick<Schema, 'minItems' | 'maxItems'> = {}): Schema => ({
  type: 'array',
  ...limits,
  items,
})
/** An object whose keys are data. */
export const record = (of: AnySchema): Schema => ({ type: 'object', additionalProperties: of })

const orNull = (type: Schema['type']): Schema['type'] =>
  type === undefined ? undefined : [...new Set([...(typeof type === 'string' ? [type] : type), 'null' as const])]
export const nullable = (schema: AnySchema): Schema =>
  isNamed(schema) || schema.anyOf
    ? { anyOf: [schema, { type: 'null' }] }
    : {
        ...schema,
        ...(schema.type && { type: orNull(schema.type)! }),
        ...(schema.enum && { enum: [...schema.enum, null] }),
      }

export const anything: Schema = {}
export const openObject: Schema = { type: 'object' }
export const text: Schema = { type: 'string' }
export const id: Schema = { type: 'string', maxLength: 64 }
/** The id of a stored record. */
export const stored: Schema = { type: 'string', format: 'uuid' }
export const day: Schema = { type: 'string', format: 'date' }
export const moment: Schema = { type: 'string', format: 'date-time' }
export const number: Schema = { type: 'number' }
export const integer: Schema = { type: 'integer' }
export const count: Schema = { type: 'integer', minimum: 0 }
export const flag: Schema = { type: 'boolean' }
/** A file as base64 text. */
export const base64: Schema = { type: 'string', contentEncoding: 'base64' }
export const oneOf = (...values: readonly Plain[]): Schema => ({ enum: values })
export const titled = (title: Said, schema: Schema): Schema => ({ ...schema, title })

/** A parameter of the query string. */
export const asked = (name: string, schema: Schema = text): Parameter => ({ name, schema })
export const askedFor = (name: string, schema: Schema = text): Parameter => ({ name, schema, required: true })
