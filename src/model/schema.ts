/**
 * What a call takes and answers, in the words of JSON Schema. It stands beside the call, knows no language (titles are
 * keys of the catalogue), and `server/openapi` makes the API description of it (decision 0065). Each schema carries the
 * type of the values it describes (`Meaning`), so that what answers and what reads an answer need no interface of their
 * own (decision 0120).
 */

/** A key of the catalogue; with values, which are keys too. */
export type SpokenText = string | { key: string; with: Readonly<Record<string, string>> }

type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'object' | 'array'
type Plain = string | number | boolean | null

export interface Schema {
  type?: JsonType | readonly JsonType[]
  title?: SpokenText
  description?: SpokenText
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
  /** The text is the id of a record of this list. */
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

/** Only types have it: no schema has this key when the program runs. */
declare const meaning: unique symbol
interface Means<T> {
  readonly [meaning]?: T
}
/** A schema of values of this type. */
export type TypedSchema<T> = Schema & Means<T>
/** The values that a schema describes; unknown where it is made from a definition. */
export type Meaning<S> = S extends Means<infer T> ? T : unknown

export const isNamed = (schema: AnySchema): schema is NamedSchema => 'name' in schema

export interface Parameter<Name extends string = string> {
  name: Name
  schema: Schema
  required?: true
  /** Told once: many calls have it. */
  shared?: true
}

/** What a call says of itself. */
export interface About {
  /** Default: `api.` and the path of the call. */
  title?: SpokenText
  /** What the title does not tell. */
  note?: SpokenText
  /** Which rights it demands, where that depends on what is sent. */
  rights?: SpokenText
  query?: readonly Parameter[]
  /** The body: JSON unless it says otherwise; none where it is missing. */
  takes?: AnySchema
  takesAs?: 'form' | 'upload'
  /** `Data` of the envelope; for `answersAs`, the whole response. */
  answers: AnySchema
  answersAs?: 'file' | 'bare'
}

type Properties = Readonly<Record<string, AnySchema>>
type None = Readonly<Record<never, never>>
/** One object type instead of two, so that it can be read where it is shown. */
type Flat<T> = { readonly [K in keyof T]: T[K] }
type Values<P> = { readonly [K in keyof P]: Meaning<P[K]> }
type ObjectOf<P, O> = TypedSchema<Flat<Values<P> & Partial<Values<O>>>>

export const named = <S extends Schema>(name: string, schema: () => S): NamedSchema & Means<Meaning<S>> => ({
  name,
  schema,
})
/** What is answered: these keys, all of them, and `optional` ones, and no others. */
export const object = <P extends Properties, O extends Properties = None>(
  properties: P,
  optional?: O,
): ObjectOf<P, O> => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
  additionalProperties: false,
})
/** What is taken: further keys are ignored. */
export const body = <P extends Properties, O extends Properties = None>(required: P, optional?: O): ObjectOf<P, O> => ({
  type: 'object',
  properties: { ...required, ...optional },
  ...(Object.keys(required).length > 0 && { required: Object.keys(required) }),
})
export const list = <S extends AnySchema>(
  items: S,
  limits: Pick<Schema, 'minItems' | 'maxItems'> = {},
): TypedSchema<readonly Meaning<S>[]> => ({
  type: 'array',
  ...limits,
  items,
})
/** An object whose keys are data. */
export const record = <S extends AnySchema>(of: S): TypedSchema<Readonly<Record<string, Meaning<S>>>> => ({
  type: 'object',
  additionalProperties: of,
})

const orNull = (type: Schema['type']): Schema['type'] =>
  type === undefined ? undefined : [...new Set([...(typeof type === 'string' ? [type] : type), 'null' as const])]
const withNull = (schema: AnySchema): Schema =>
  isNamed(schema) || schema.anyOf
    ? { anyOf: [schema, { type: 'null' }] }
    : {
        ...schema,
        ...(schema.type && { type: orNull(schema.type)! }),
        ...(schema.enum && { enum: [...schema.enum, null] }),
      }

export const nullable = <S extends AnySchema>(schema: S): TypedSchema<Meaning<S> | null> => withNull(schema)

export const anything: Schema = {}
export const openObject: TypedSchema<Readonly<Record<string, unknown>>> = { type: 'object' }
export const text: TypedSchema<string> = { type: 'string' }
export const id: TypedSchema<string> = { type: 'string', maxLength: 64 }
/** The id of a stored record. */
export const stored: TypedSchema<string> = { type: 'string', format: 'uuid' }
export const day: TypedSchema<string> = { type: 'string', format: 'date' }
export const moment: TypedSchema<string> = { type: 'string', format: 'date-time' }
export const number: TypedSchema<number> = { type: 'number' }
export const integer: TypedSchema<number> = { type: 'integer' }
export const count: TypedSchema<number> = { type: 'integer', minimum: 0 }
export const flag: TypedSchema<boolean> = { type: 'boolean' }
/** A file as base64 text. */
export const base64: TypedSchema<string> = { type: 'string', contentEncoding: 'base64' }
export const oneOf = <const V extends Plain>(...values: readonly V[]): TypedSchema<V> => ({ enum: values })
/** Values of one of these schemas. */
export const either = <S extends readonly AnySchema[]>(...schemas: S): TypedSchema<Meaning<S[number]>> => ({
  anyOf: schemas,
})
export const titled = <S extends Schema>(title: SpokenText, schema: S): TypedSchema<Meaning<S>> => ({
  ...schema,
  title,
})

/** A parameter of the query string. */
export const asked = <const N extends string>(name: N, schema: Schema = text): Parameter<N> & { required?: never } => ({
  name,
  schema,
})
export const askedFor = <const N extends string>(
  name: N,
  schema: Schema = text,
): Parameter<N> & { required: true } => ({ name, schema, required: true })
