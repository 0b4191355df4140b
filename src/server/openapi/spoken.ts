/** Schemas as JSON in one language: titles and notes become texts, named schemas become references. */
import type { Json, JsonObject } from '#wire/values.ts'
import {
  isNamed,
  type AnySchema,
  type NamedSchema,
  type Parameter,
  type SpokenText,
  type Schema,
} from '#model/schema.ts'

export type Say = (said: SpokenText) => string

export interface Speaker {
  say: Say
  schema(schema: AnySchema): Json
  parameter(parameter: Parameter): Json
  /** What was referred to so far. */
  schemas: Map<string, Json>
  parameters: Map<string, Json>
}

export interface Speaking {
  say: Say
  /** What a field that holds the id of a record of this list should be told with. */
  referring: (list: string) => string
  /** Works every reference out again, and throws where two schemas have one name. */
  isStrict?: boolean
}

/** What is told as a text. */
const noted = ['title', 'description', 'needed', 'decimals', 'refers', 'choices'] as const

const without = <K extends keyof Schema>(schema: Schema, ...keys: readonly K[]): Omit<Schema, K> =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.some((one) => one === key))) as Omit<Schema, K>

const notesOf = (
  { description, needed, decimals, refers, choices = [] }: Schema,
  { say, referring }: Speaking,
): string =>
  [
    description && say(description),
    needed && say('api.needed'),
    decimals !== undefined && say({ key: 'api.decimals', with: { count: String(decimals) } }),
    refers && referring(refers),
    choices.map(({ value, label }) => `${JSON.stringify(value)}: ${say(label)}`).join('; '),
  ]
    .filter(Boolean)
    .join('. ')

const spokenObject = (schemas: Readonly<Record<string, AnySchema>>, say: (schema: AnySchema) => Json): JsonObject =>
  Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, say(one)]))

export const createSpeaker = (speaking: Speaking): Speaker => {
  const { say, isStrict = false } = speaking
  const schemas = new Map<string, Json>()
  const parameters = new Map<string, Json>()

  const reference = ({ name, schema }: NamedSchema): Json => {
    const known = schemas.get(name)
    if (known === undefined) {
      // The schema's place is taken before it is worked out, so that it may refer to itself.
      schemas.set(name, {})
      schemas.set(name, spoken(schema()))
    } else if (isStrict && Object.keys(known as object).length > 0) {
      if (JSON.stringify(spoken(schema())) !== JSON.stringify(known)) throw new Error(`Two schemas are named ${name}`)
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  const spoken = (schema: AnySchema): Json => {
    if (isNamed(schema)) return reference(schema)
    const { items, properties, additionalProperties, anyOf, ...plain } = without(schema, ...noted)
    const notes = notesOf(schema, speaking)
    return {
      ...(schema.title && { title: say(schema.title) }),
      ...(plain as JsonObject),
      ...(items && { items: spoken(items) }),
      ...(properties && { properties: spokenObject(properties, spoken) }),
      ...(additionalProperties !== undefined && {
        additionalProperties:
          typeof additionalProperties === 'boolean' ? additionalProperties : spoken(additionalProperties),
      }),
      ...(anyOf && { anyOf: anyOf.map(spoken) }),
      ...(notes && { description: notes }),
    }
  }

  const parameter = ({ name, schema, required, shared }: Parameter): Json => {
    // What is said of the value stands with the parameter.
    const notes = notesOf(schema, speaking)
    const told: Json = {
      name,
      in: 'query',
      ...(required && { required }),
      ...((schema.title || notes) && {
        description: [schema.title && say(schema.title), notes].filter(Boolean).join('. '),
      }),
      schema: spoken(without(schema, ...noted)),
    }
    if (!shared) return told
    parameters.set(name, told)
    return { $ref: `#/components/parameters/${name}` }
  }
  return { say, schema: spoken, parameter, schemas, parameters }
}
