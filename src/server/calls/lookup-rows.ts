/** Lookup rows on the wire: Id, Name, Code, Note and the extra values of the list (contract master-data §2). */
import type { LookupRecord } from '#engine/record/lookup.ts'
import type { Scope } from '#engine/scope.ts'
import { decimalText, toNumber, type Decimal } from '#kernel/decimal.ts'
import type { Choice, Field, Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import type { LookupRow } from '#wire/envelope.ts'
import { isObject, writeRow, type Json, type JsonObject, type Writing } from '#wire/values.ts'
import { translatorFor } from '../call/call.ts'
import { writingFor } from './listing.ts'

const choicesOf = (definition: AnyList, name: string): readonly Choice[] | undefined =>
  (definition.fields as Fields)[name]?.choices ?? definition.columns.find((column) => column.key === name)?.choices

/** The note of a row as text: the label of a choice, a number without trailing zeros. */
const noteText = (scope: Scope, definition: AnyList, note: unknown): string => {
  if (note === null || note === undefined) return ''
  const choice = choicesOf(definition, definition.lookup.note ?? '')?.find((one) => one.value === note)
  if (choice) return translatorFor(scope.language)(choice.label)
  return typeof note === 'bigint' ? decimalText(note as Decimal) : String(note)
}

/** Writes an extra value; the rows of a `records` value use the wire names of their fields. */
const writeExtra = (definition: AnyList, writing: Writing, [name, value]: readonly [string, unknown]): Json => {
  if (typeof value === 'bigint') return toNumber(value as Decimal)
  if (!Array.isArray(value)) return (value ?? null) as Json
  const fields = (definition.facts?.[name]?.fields ??
    ((definition.fields as Fields)[name] as Field | undefined)?.fields ??
    {}) as Fields
  return value.map((row: unknown): Json => {
    if (!isObject(row)) return row as Json
    const { lineId, ...rest } = writeRow(fields, row, writing)
    return row['lineId'] ? { lineId: lineId ?? null, ...rest } : rest
  })
}

export const lookupRow = (scope: Scope, definition: AnyList, row: LookupRecord): LookupRow => {
  const writing = writingFor(scope)
  const extra: JsonObject = Object.fromEntries(
    Object.entries(definition.lookup.extra ?? {}).map(([key, name]) => [
      key,
      writeExtra(definition, writing, [name, row.extra[key]]),
    ]),
  )
  return {
    ...extra,
    Id: row.id,
    Name: row.name,
    Code: row.code,
    Note: noteText(scope, definition, row.note),
    GroupID: row.group ?? '',
    Ordinal: row.ordinal,
    Phaithu: row.receivable === null ? null : toNumber(row.receivable),
    Phaitra: row.payable === null ? null : toNumber(row.payable),
  }
}
