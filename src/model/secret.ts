/** What a person reads and sends of a record, by the secrets he sees. */
import type { Field, Fields } from './field.ts'
import { isHidden, type Sight } from './marks.ts'

/** Those of the fields' names that a person sees. */
export const visibleNames = (fields: Fields, among: readonly string[], sight: Sight): string[] =>
  among.filter((name) => !isHidden((fields[name] ?? {}) as Field, sight))

type Values = Readonly<Record<string, unknown>>

/**
 * What a person sent of an existing record or row without what he cannot see: he was shown nothing there, and what he
 * sends back must not take the place of what stands.
 */
export const withoutHidden = <V extends Values>(fields: Fields, values: V, sight: Sight): V =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isHidden((fields[name] ?? {}) as Field, sight))) as V

/** The record as a person sees it: nothing where a secret stands, in the rows it owns as well. */
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
