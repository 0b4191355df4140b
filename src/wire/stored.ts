/** Reads what the server wrote: nothing is refused, and derived values and facts are kept. */
import { isNumberKind, wireName, type Field, type Fields } from '#model/field.ts'
import { isObject, trusted } from './values.ts'

const readStoredValue = (field: Field, raw: unknown): unknown => {
  if (field.kind === 'records') return readStoredRows(field.fields ?? {}, raw)
  if (field.kind === 'files' || field.kind === 'refs') return Array.isArray(raw) ? raw : []
  if (raw === null || raw === undefined || raw === '') return null
  if (isNumberKind(field.kind)) return trusted(raw)
  if (field.kind === 'object') return isObject(raw) ? readStored(field.fields ?? {}, raw) : null
  return field.kind === 'day' && typeof raw === 'string' ? raw.slice(0, 10) : raw
}

/** Reads all fields; null where absent. */
export const readStored = (fields: Fields, body: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readStoredValue(field, body[wireName(name, field)])]),
  )

export const readStoredRows = (fields: Fields, raw: unknown): ({ lineId: string | null } & Record<string, unknown>)[] =>
  (Array.isArray(raw) ? raw : [])
    .filter(isObject)
    .map((row) => ({ ...readStored(fields, row), lineId: (row['lineId'] as string | null | undefined) ?? null }))
