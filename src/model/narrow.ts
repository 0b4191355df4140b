/** Which records a ref field may name. Pickers offer only these, and the server refuses all others. */
import { remembered } from '#kernel/remembered.ts'
import type { Field, Fields, Narrow } from './field.ts'
import type { AnyList, MasterFilter } from './list.ts'
import { holds } from './required.ts'

/** A ref field together with all fields and values of its record. */
export interface Narrowed {
  fields: Fields
  name: string
  values: Readonly<Record<string, unknown>>
}

type Counts = (filter: MasterFilter, list: AnyList, field: Field) => boolean

/** True for filters by a record on which this one depends: contacts of a partner, villages of a province. */
export const isBound: Counts = (filter, list) =>
  filter.field !== undefined && (list.fields as Fields)[filter.field]?.required === true

/** True for filters by another record of the same list: stores other than the source store. */
export const isOther: Counts = (filter, _, field) => filter.field === undefined && filter.of === field.of

const findBeside = (list: AnyList, fields: Fields, name: string, counts: Counts): [string, string][] =>
  Object.entries(list.filters ?? {}).flatMap(([filter, described]): [string, string][] => {
    if (!described.of || !counts(described, list, fields[name]!)) return []
    const beside = Object.entries(fields).find(
      ([other, one]) => other !== name && one.kind === 'ref' && one.of === described.of,
    )
    return beside ? [[filter, beside[0]]] : []
  })

/** Cached by predicate and fields, because every line of every save and form needs it. */
const besides = remembered(new Map<Counts, (fields: Fields) => Map<string, readonly [string, string][]>>(), () =>
  remembered(new WeakMap<Fields, Map<string, readonly [string, string][]>>(), () => new Map()),
)

/**
 * The filters of a ref's list whose value comes from another field of the same record: pairs of filter name and field
 * name.
 */
const givenBeside = (list: AnyList, fields: Fields, name: string, counts: Counts): readonly [string, string][] =>
  remembered(besides(counts)(fields), () => findBeside(list, fields, name, counts))(name)

/** The fields of the same record that a ref depends on: the contact is cleared when another partner is chosen. */
export const bindersOf = (list: AnyList, fields: Fields, name: string): string[] =>
  givenBeside(list, fields, name, isBound).map(([, beside]) => beside)

/**
 * The values of the list's filters for a ref: from other fields of its record, and from the field's own restriction.
 */
export const narrowedBy = (list: AnyList, { fields, name, values }: Narrowed, counts: Counts): Narrow => {
  const field = fields[name]!
  const beside = givenBeside(list, fields, name, counts).flatMap(([filter, other]): [string, string][] => {
    const id = values[other]
    return typeof id === 'string' && id !== '' ? [[filter, id]] : []
  })
  const own = field.narrowWhen && holds(field.narrowWhen, values) ? field.narrowWhen.narrow : field.narrow
  return { ...Object.fromEntries(beside), ...own }
}
