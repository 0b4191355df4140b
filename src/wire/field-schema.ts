/** The schemas of fields and columns: what `values.ts` and `report.ts` read and write of them. */
import {
  decimalsOfKind,
  isNumberKind,
  lostSecretMark,
  secretMark,
  wireName,
  type Field,
  type Fields,
} from '#model/field.ts'
import {
  body,
  day,
  flag,
  id,
  integer,
  list,
  moment,
  nullable,
  number,
  object,
  text,
  type AnySchema,
  type Schema,
} from '#model/schema.ts'
import type { Column } from '#model/table.ts'
import { columnWire } from './report.ts'
import { limits, partsBeside } from './values.ts'

/** Numbers may come as plain decimal texts; an empty text is no value. */
const decimalText = String.raw`^\s*([+-]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30}))?\s*$`
const wholeText = String.raw`^\s*([+-]?\d{1,15})?\s*$`

/** A day, or a moment of which the day is taken. */
const sentDay = String.raw`^\s*(\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}\S*)?)?\s*$`
/** The day of a row that has one: opening rows have an empty text. */
const dayOfRow = String.raw`^(\d{4}-\d{2}-\d{2})?$`

const choicesOf = ({ choices = [] }: Pick<Field, 'choices'>): Schema => ({
  enum: choices.map(({ value }) => value),
  choices: choices.map(({ value, label }) => ({ value, label })),
})

/** Numbers may come as texts here too. */
const sentChoice = (field: Field): Schema => {
  const values = (field.choices ?? []).map(({ value }) => value)
  const texts = values.filter((value) => typeof value === 'number').map(String)
  return { ...choicesOf(field), enum: [...values, ...texts, '', null] }
}

const idOf = ({ of }: Field): Schema => ({ ...id, ...(of && { refers: of }) })

const ownRows = (fields: Fields): Schema =>
  list(body({}, { lineId: nullable(id), ...bodyProperties(fields) }), { maxItems: limits.rows })

/** What may be sent for a field: null and an empty text clear it. */
const sentValue = (field: Field): Schema => {
  const { kind, max, fields = {} } = field
  if (isNumberKind(kind))
    return { type: ['number', 'string', 'null'], pattern: decimalText, decimals: decimalsOfKind[kind] }
  switch (kind) {
    case 'integer':
      return { type: ['integer', 'string', 'null'], pattern: wholeText }
    case 'day':
      return { ...nullable(text), pattern: sentDay }
    case 'flag':
      return nullable(flag)
    case 'choice':
      return sentChoice(field)
    case 'ref':
      return nullable(idOf(field))
    case 'refs':
      return nullable(list(idOf(field), { maxItems: max ?? limits.rows }))
    case 'files':
      return nullable(list(id, { maxItems: max ?? limits.files }))
    case 'records':
      return nullable({ ...ownRows(fields), ...(max && { maxItems: max }) })
    case 'object':
      return nullable(bodyFields(fields))
    default:
      return { ...nullable(text), maxLength: max ?? limits.text }
  }
}

/** What is answered of a field; what somebody may not see is null. */
const answeredValue = (field: Field): Schema => {
  const { kind, fields = {} } = field
  if (isNumberKind(kind)) return nullable(number)
  switch (kind) {
    case 'integer':
      return nullable(integer)
    case 'day':
      return nullable(day)
    case 'moment':
      return nullable(moment)
    case 'flag':
      return nullable(flag)
    case 'choice':
      return nullable(choicesOf(field))
    case 'secret':
      return { enum: [secretMark, lostSecretMark, null] }
    case 'ref':
      return nullable(idOf(field))
    case 'refs':
    case 'files':
      return list(idOf(field))
    case 'records':
      return list(answerRow(fields))
    case 'object':
      return nullable(answerFields(fields))
    default:
      return nullable(text)
  }
}

export const answerField = (field: Field): Schema => ({
  title: field.label,
  ...answeredValue(field),
  ...((field.derived || field.fact) && { readOnly: true as const }),
})

/** The keys that `writeFields` writes. */
export const answerProperties = (fields: Fields): Record<string, AnySchema> => {
  const typed = new Set(Object.values(fields).map((field) => field.typedTwin))
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !typed.has(name))
      .map(([name, field]) => [wireName(name, field), answerField(field)]),
  )
}
export const answerFields = (fields: Fields): Schema => object(answerProperties(fields))
/** What `writeRow` writes. */
export const answerRow = (fields: Fields): Schema => object({ lineId: nullable(id), ...answerProperties(fields) })

/** The keys that `readFields` reads. */
export const bodyProperties = (fields: Fields): Record<string, AnySchema> =>
  Object.fromEntries([
    ...Object.entries(fields)
      .filter(([, field]) => !field.derived && !field.fact)
      .map(([name, field]): [string, AnySchema] => [
        wireName(name, field),
        { title: field.label, ...sentValue(field), ...(field.required && { needed: true as const }) },
      ]),
    ...partsBeside(fields).map(({ wire, part }): [string, AnySchema] => [
      wire,
      { title: part.label, ...sentValue(part) },
    ]),
  ])
/** None of them must be there, because what is missing keeps its value. */
export const bodyFields = (fields: Fields) => body({}, bodyProperties(fields))

const cell = ({ kind }: Pick<Column, 'kind'>): Schema => {
  if (isNumberKind(kind)) return nullable(number)
  switch (kind) {
    case 'integer':
      return nullable(integer)
    case 'day':
      return { ...nullable(text), pattern: dayOfRow }
    case 'moment':
      return nullable(moment)
    case 'flag':
      return nullable(flag)
    default:
      return nullable(text)
  }
}

/** The keys of a row; choices are written as their words. */
export const columnProperties = (columns: readonly Column[]): Record<string, AnySchema> =>
  Object.fromEntries(columns.map((column) => [columnWire(column), { title: column.label, ...cell(column) }]))
