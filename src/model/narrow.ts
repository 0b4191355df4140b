/** Which records a ref field may name. Pickers offer only these, and the server refuses all others. */
import { remembered } from '#kernel/remembered.ts'
import type { Field, Fields, Narrow } from './field.ts'
import type { AnyList, MasterFilter } from './list.ts'
import { holds } from './required.ts'

/** A ref field together with all fields and values of its record. */
export interface RefInRecord {
  fields: Fields
  name: string
  values: Readonly<Record<string, unknown>>
}

type FilterPredicate = (filter: MasterFilter, list: AnyList, field: Field) => boolean

/** True for filters by a record on which this one depends: contacts of a partner, villages of a province. */
export const isDependent: FilterPredicate = (filter, list) =>
  filter.field !== undefined && (list.fields as Fields)[filter.field]?.required === true

/** True for filters by another record of the same list: stores other than the source store. */
export const isOther: FilterPredicate = (filter, _, field) => filter.field === undefined && filter.of === field.of

const findSiblingFilters = (list: AnyList, fields: Fields, name: string, counts: FilterPredicate): [string, string][] =>
  Object.entries(list.filters ?? {}).flatMap(([filter, described]): [string, string][] => {
    if (!described.of || !counts(described, list, fields[name]!)) return []
    const beside = Object.entries(fields).find(
      ([other, one]) => other !== name && one.kind === 'ref' && one.of === described.of,
    )
    return beside ? [[filter, beside[0]]] : []
  })

/** Cached by predicate and fields, because every line of every save and form needs it. */
const siblingFilterCache = remembered(
  new Map<FilterPredicate, (fields: Fields) => Map<string, readonly [string, string][]>>(),
  () => remembered(new WeakMap<Fields, Map<string, readonly [string, string][]>>(), () => new Map()),
)

/**
 * The filters of a ref's list whose value comes from another field of the same record: pairs of filter name and field
 * name.
 */
const siblingFiltersOf = (
  list: AnyList,
  fields: Fields,
  name: string,
  counts: FilterPredicate,
): readonly [string, string][] =>
  remembered(siblingFilterCache(counts)(fields), () => findSiblingFilters(list, fields, name, counts))(name)

/** The fields of the same record that a ref depends on: the contact is cleared when another partner is chosen. */
export const dependenciesOf = (list: AnyList, fields: Fields, name: string): string[] =>
  siblingFiltersOf(list, fields, name, isDependent).map(([, beside]) => beside)

/**
 * The values of the list's filters for a ref: from other fields of its record, and from the field's own restriction.
 */
export const narrowedBy = (list: AnyList, { fields, name, values }: RefInRecord, counts: FilterPredicate): Narrow => {
  const field = fields[name]!
  const beside = siblingFiltersOf(list, fields, name, counts).flatMap(([filter, other]): [string, string][] => {
    const id = values[other]
    return typeof id === 'string' && id !== '' ? [[filter, id]] : []
  })
  const own = field.narrowWhen && holds(field.narrowWhen, values) ? field.narrowWhen.narrow : field.narrow
  return { ...Object.fromEntries(beside), ...own }
}
