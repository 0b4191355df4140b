/** How fields are stored in tables: their columns, and the conversion of values in both directions. */
import { decimal, decimalText, type Decimal } from '#kernel/decimal.ts'
import { remembered } from '#kernel/remembered.ts'
import type { Field, Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { isNumberKind } from '#model/field.ts'

/** Cached: names come from definitions, so there are few of them, and every row needs them. */
const snake = remembered(new Map<string, string>(), (name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)

/** The column of a field: `paymentTerm` (a ref) → `payment_term_id`, `vatRate` → `vat_rate`. */
export const columnOf = (name: string, field: Pick<Field, 'kind'>): string =>
  snake(name) + (field.kind === 'ref' ? '_id' : '')

/** The fields stored in the table itself: neither facts nor rows of child tables, nor secrets (`secrets.ts`). */
export const storedFields = remembered(new WeakMap<Fields, readonly [string, Field][]>(), (fields) =>
  Object.entries(fields).filter(([, field]) => !field.fact && field.kind !== 'records' && field.kind !== 'secret'),
)

/** The table with the tenant's own records of a list, which are the only ones that can be written. */
export const ownTable = ({ own, table }: Pick<AnyList, 'own' | 'table'>): string => own?.table ?? table

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** Ids are opaque to clients but stored as uuid, so any other text is the id of nothing. */
export const isStoredId = <T>(text: T): text is T & string => typeof text === 'string' && uuid.test(text)

/** Converts a domain value to a parameter of the database driver. */
export const toColumn = (field: Pick<Field, 'kind'>, value: unknown): unknown => {
  if (value === null || value === undefined) return null
  if (isNumberKind(field.kind)) return decimalText(value as Decimal)
  if (field.kind === 'object' || field.kind === 'files' || field.kind === 'refs')
    // What is empty is left out: it is read as empty again.
    return JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === 'bigint' ? decimalText(inner as Decimal) : (inner ?? undefined),
    )
  return value
}

/** Converts a value of the database driver to a domain value. */
export const fromColumn = (field: Pick<Field, 'kind' | 'fields'>, value: unknown): unknown => {
  if (value === null || value === undefined) return null
  if (isNumberKind(field.kind)) return decimal(String(value))
  if (field.kind === 'object' && field.fields) {
    const stored = value as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(field.fields).map(([name, inner]) => [name, fromColumn(inner, stored[name])]),
    )
  }
  if (field.kind === 'records' && field.fields)
    return (value as unknown[]).map((row) => fromColumn({ kind: 'object', fields: field.fields! }, row))
  return value
}

/** The PostgreSQL type of a field's column, for arrays passed to unnest. */
export const columnType = (field: Pick<Field, 'kind' | 'choices'>): string => {
  if (isNumberKind(field.kind)) return 'numeric'
  switch (field.kind) {
    case 'day':
      return 'date'
    case 'moment':
      return 'timestamptz'
    case 'integer':
      return 'integer'
    case 'choice':
      return typeof field.choices?.[0]?.value === 'string' ? 'text' : 'integer'
    case 'flag':
      return 'boolean'
    case 'ref':
      return 'uuid'
    case 'object':
    case 'files':
    case 'refs':
      return 'jsonb'
    default:
      return 'text'
  }
}

const storedColumns = remembered(
  new WeakMap<Fields, readonly { name: string; field: Field; column: string }[]>(),
  (fields) => storedFields(fields).map(([name, field]) => ({ name, field, column: columnOf(name, field) })),
)

/** Reads the fields of a stored row into `values`; `at`: what precedes the names of their columns in the row. */
export const fieldsFromRow = (
  fields: Fields,
  row: Readonly<Record<string, unknown>>,
  values: Record<string, unknown> = {},
  at = '',
): Record<string, unknown> => {
  for (const { name, field, column } of storedColumns(fields)) values[name] = fromColumn(field, row[at + column])
  return values
}
