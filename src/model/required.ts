/** What has to be there before a record counts: the same in forms and on save. */
import type { Field, Fields, When } from './field.ts'

type Values = Readonly<Record<string, unknown>>

export const holds = (when: When | undefined, values: Values): boolean =>
  when !== undefined && values[when.field] === when.is

/** `values`: the record the field belongs to. */
export const isRequired = (field: Field, values: Values): boolean =>
  !field.derived && !field.fact && (field.required || holds(field.requiredWhen, values))

export const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** The fields that lack a value they need. */
export const missingFields = (fields: Fields, values: Values): [string, Field][] =>
  Object.entries(fields).filter(([name, field]) => isRequired(field, values) && isEmpty(values[name]))
