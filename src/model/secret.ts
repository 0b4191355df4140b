/** Removes confidential values from records that are sent to a user, and from input the user may not change. */
import type { Field, Fields } from './field.ts'
import { isHidden, type Sight } from './marks.ts'

/** Those of the given field names that a user may see. */
export const visibleNames = (fields: Fields, among: readonly string[], sight: Sight): string[] =>
  among.filter((name) => !isHidden((fields[name] ?? {}) as Field, sight))

type Values = Readonly<Record<string, unknown>>

/**
 * Removes confidential fields from what a user sent for an existing record: the user never saw their values, so the
 * sent ones must not overwrite them.
 */
export const withoutHidden = <V extends Values>(fields: Fields, values: V, sight: Sight): V =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isHidden((fields[name] ?? {}) as Field, sight))) as V

/** The record as a user may see it: confidential values are null, also in owned rows. */
export const seenBy = (sight: Sight, fields: Fields, record: Values): Record<string, unknown> => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      if (isHidden(field, sight)) return [[name, null]]
      const value = record[name]
      return field.kind === 'records' && Array.isArray(value)
        ? [[name, value.map((row) => seenBy(sight, field.fields ?? {}, row as Values))]]
        : []
    }),
  ),
})
