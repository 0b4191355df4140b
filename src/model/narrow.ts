/** Which records a ref may name: pickers offer these, and the server takes no others. */
import { remembered } from '#kernel/remembered.ts'
import type { Field, Fields, Narrow } from './field.ts'
import type { AnyList, MasterFilter } from './list.ts'
import { holds } from './required.ts'

/** A ref among the fields and values of its record. */
export interface Narrowed {
  fields: Fields
  name: string
  values: Readonly<Record<string, unknown>>
}

type Counts = (filter: MasterFilter, list: AnyList, field: Field) => boolean

/** A filter by the record something cannot be without: contacts of the partner, villages of the province. */
export const isBound: Counts = (filter, list) =>
  filter.field !== undefined && (list.fields as Fields)[filter.field]?.required === true

/** A filter by another record of the same list: stores other than the source. */
export const isOther: Counts = (filter, _, field) => filter.field === undefined && filter.of === field.of

const findBeside = (list: AnyList, fields: Fields, name: string, counts: Counts): [string, string][] =>
  Object.entries(list.filters ?? {}).flatMap(([filter, described]): [string, string][] => {
    if (!described.of || !counts(described, list, fields[name]!)) return []
    const beside = Object.entries(fields).find(
      ([other, one]) => other !== name && one.kind === 'ref' && one.of === described.of,
    )
    return beside ? [[filter, beside[0]]] : []
  })

/** By what counts, and by the fields: found once for each of them, as every line of every save and every form asks. */
const besides = remembered(new Map<Counts, (fields: Fields) => Map<string, readonly [string, string][]>>(), () =>
  remembered(new WeakMap<Fields, Map<string, readonly [string, string][]>>(), () => new Map()),
)

/** The filters of its list that a field beside a ref gives the value for, with the name of that field. */
const givenBeside = (list: AnyList, fields: Fields, name: string, counts: Counts): readonly [string, string][] =>
  remembered(besides(counts)(fields), () => findBeside(list, fields, name, counts))(name)

/** The fields beside a ref without whose record it means nothing: a contact goes when another partner is chosen. */
export const bindersOf = (list: AnyList, fields: Fields, name: string): string[] =>
  givenBeside(list, fields, name, isBound).map(([, beside]) => beside)

/** Filters of the list with their values: by what stands beside the ref, and by what its own field says. */
export const narrowedBy = (list: AnyList, { fields, name, values }: Narrowed, counts: Counts): Narrow => {
  const field = fields[name]!
  const beside = givenBeside(list, fields, name, counts).flatMap(([filter, other]): [string, string][] => {
    const id = values[other]
    return typeof id === 'string' && id !== '' ? [[filter, id]] : []
  })
  const own = field.narrowWhen && holds(field.narrowWhen, values) ? field.narrowWhen.narrow : field.narrow
  return { ...Object.fromEntries(beside), ...own }
}
