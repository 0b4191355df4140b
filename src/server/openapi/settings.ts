/** The configuration as it is answered and taken. Its names are those of the wire. */
import { settings } from '#model/settings.ts'
import {
  body,
  flag,
  integer,
  list,
  named,
  nullable,
  number,
  object,
  openObject,
  text,
  type AnySchema,
} from '#model/schema.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import { bodyProperties } from '#wire/field-schema.ts'
import { savedKeys } from '#wire/document-schemas.ts'
import type { Field, Fields } from '#model/field.ts'

/** Settings are stored as JSON: what is empty is an empty text, not null. */
const answered = ({ kind, choices }: Field): AnySchema => {
  if (kind === 'choice') return { enum: (choices ?? []).map(({ value }) => value) }
  if (kind === 'flag') return flag
  if (kind === 'integer') return integer
  return text
}

const fields: Fields = Object.fromEntries(Object.entries(settings).map(([name, { field }]) => [name, field]))
const own: Readonly<Record<string, AnySchema>> = {
  vatPeriods: list(object({ from: text, to: text, base: number, rate: number })),
  defaultParcel: object({
    weight: nullable(number),
    length: nullable(number),
    width: nullable(number),
    height: nullable(number),
  }),
  numbering: openObject,
  defaultVat: nullable(number),
}

/** All settings, in the order of their defaults. */
export const settingsSchema: Readonly<Record<string, AnySchema>> = Object.fromEntries(
  Object.keys(defaultSettings).map((name) => [
    name,
    own[name] ?? { title: fields[name]?.label ?? '', ...(fields[name] ? answered(fields[name]) : {}) },
  ]),
)

export const settingsBody = named('ConfigBody', () =>
  body(
    {},
    {
      ...savedKeys,
      ...bodyProperties(fields),
      negativeFund: { ...settingsSchema['negativeFund'], enum: [0, 1, 2, false, true, null] },
      numbering: nullable(openObject),
    },
  ),
)
