/** The wire format of each kind of value, in both directions (contract README §3). */
import { remembered } from '#kernel/remembered.ts'
import { isHidden } from '#model/marks.ts'
import { isManyKind, wireName, type Field, type Fields, type Kind } from '#model/field.ts'
import {
  choice,
  dayCodec,
  flag,
  idList,
  inside,
  integer,
  isEmpty,
  isObject,
  limits,
  moment,
  number,
  readId,
  ref,
  refuse,
  secret,
  text,
  type Codec,
  type Json,
  type JsonObject,
  type ReadContext,
  type Writing,
} from './scalars.ts'

export {
  earliest,
  inside,
  isObject,
  latest,
  limits,
  readId,
  readKey,
  readNumber,
  refuse,
  trusted,
  type Json,
  type JsonObject,
  type ReadContext,
  type Reading,
  type Writing,
} from './scalars.ts'

const object: Codec = {
  read(raw, field, context) {
    if (!isObject(raw)) return refuse(context, 'invalid', { label: field.label })
    const empty = Object.fromEntries(Object.keys(field.fields ?? {}).map((name) => [name, null]))
    return { ...empty, ...readFields(field.fields ?? {}, raw, context) }
  },
  write: (value, field, writing) => writeFields(field.fields ?? {}, value as Record<string, unknown>, writing),
}

const records: Codec = {
  read: (raw, field, context) => readRows(field, raw, context),
  write: (value, field, writing) =>
    (value as Record<string, unknown>[]).map((row) => writeRow(field.fields ?? {}, row, writing)),
}

/** A new kind does not compile until it has a codec here. */
const codecs: Record<Kind, Codec> = {
  money: number('money'),
  price: number('price'),
  quantity: number('quantity'),
  percent: number('percent'),
  factor: number('factor'),
  vat: number('vat'),
  text,
  secret,
  day: dayCodec,
  moment,
  integer,
  choice,
  flag,
  ref,
  refs: idList,
  records,
  files: idList,
  object,
}

/** Reads one value of a field. An empty value is null for every kind. */
export const readValue = (field: Field, raw: unknown, context: ReadContext): unknown =>
  isEmpty(raw) && field.kind !== 'secret'
    ? isManyKind(field.kind)
      ? []
      : null
    : codecs[field.kind].read(raw, field, context)

/**
 * The fields that clients may set, without derived values and facts. Cached per definition, because every line needs
 * it.
 */
const settableFields = remembered(
  new WeakMap<Fields, readonly { name: string; field: Field; wire: string }[]>(),
  (fields) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.derived || field.fact ? [] : [{ name, field, wire: wireName(name, field) }],
    ),
)

/** Parts of objects that may be sent beside them, with the wire name of their object. */
export const partsBeside = remembered(
  new WeakMap<Fields, readonly { of: string; wire: string; part: Field }[]>(),
  (fields) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'object'
        ? Object.entries(field.fields ?? {}).flatMap(([inner, part]) =>
            part.beside ? [{ of: wireName(name, field), wire: wireName(inner, part), part }] : [],
          )
        : [],
    ),
)

/** Puts what was sent beside an object into it; what stands within counts more. */
export const withPartsInside = (fields: Fields, body: Record<string, unknown>): Record<string, unknown> =>
  partsBeside(fields).reduce((whole, { of, wire }) => {
    const object = whole[of] ?? {}
    if (!Object.hasOwn(whole, wire) || whole[wire] === undefined || !isObject(object)) return whole
    return { ...whole, [of]: { [wire]: whole[wire], ...object } }
  }, body)

/** Reads the values present in an object. */
export const readFields = (
  fields: Fields,
  raw: Record<string, unknown>,
  context: ReadContext,
): Record<string, unknown> => {
  const values: Record<string, unknown> = {}
  for (const { name, field, wire } of settableFields(fields)) {
    if (!Object.hasOwn(raw, wire) || raw[wire] === undefined) continue
    const value = readValue(field, raw[wire], inside(context, wire))
    if (value !== undefined) values[name] = value
  }
  return values
}

/** Reads owned rows: each with its lineId or null; other values only if present. */
export const readRows = (
  field: Pick<Field, 'label' | 'fields' | 'max'>,
  raw: unknown,
  context: ReadContext,
): Record<string, unknown>[] | undefined => {
  const fields = field.fields ?? {}
  if (!Array.isArray(raw)) return refuse(context, 'invalid', { label: field.label })
  if (raw.length > (field.max ?? limits.rows)) return refuse(context, 'outOfRange', { label: field.label })
  return raw.map((row: unknown, index) => {
    const here = inside(context, index)
    if (!isObject(row)) return refuse(here, 'invalid', { label: field.label }) ?? { lineId: null }
    const lineId = isEmpty(row['lineId'] ?? null) ? null : readId(row['lineId'])
    if (lineId === null && !isEmpty(row['lineId'] ?? null))
      refuse(inside(here, 'lineId'), 'invalid', { label: field.label })
    return { lineId, ...readFields(fields, row, here) }
  })
}

export const writeValue = (field: Field, value: unknown, writing: Writing): Json => {
  if (value === null || value === undefined || isHidden(field, writing.may)) return isManyKind(field.kind) ? [] : null
  return codecs[field.kind].write(value, field, writing)
}

/** Writes fields. Where a typed field and a calculated one share a wire name, only the calculated value is written. */
export const writeFields = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  writing: Writing,
): JsonObject => {
  const typed = new Set(Object.values(fields).map((field) => field.typedTwin))
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !typed.has(name))
      .map(([name, field]) => [wireName(name, field), writeValue(field, values[name], writing)]),
  )
}

export const writeRow = (fields: Fields, row: Readonly<Record<string, unknown>>, writing: Writing): JsonObject => ({
  lineId: (row['lineId'] as string | null | undefined) ?? null,
  ...writeFields(fields, row, writing),
})

export { writeMoment } from './moment.ts'
