/**
 * The server refuses what forms do not offer: checks the records that refs may name, by the same definition that
 * pickers use.
 */
import { problem, type Problem } from '#kernel/problem.ts'
import { remembered } from '#kernel/remembered.ts'
import type { Field, Fields, Narrow } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { isDependent, narrowedBy } from '#model/narrow.ts'
import { isStoredId } from '../columns.ts'
import { filterTerm } from './list.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'

type Values = Readonly<Record<string, unknown>>

/** The fields of a record or of one of its rows, its values before and after, and the path for problems. */
export interface RefCheck {
  fields: Fields
  record: Values
  before: Values | undefined
  at: string
}

interface Choice {
  at: string
  list: AnyList
  id: string
  narrow: Narrow
}

const same = (a: Narrow, b: Narrow): boolean => JSON.stringify(a) === JSON.stringify(b)

const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? (value as Values[]) : [])

const nested = (name: string, field: Field, { record, before, at }: RefCheck): RefCheck[] => {
  const fields = field.fields ?? {}
  if (field.kind === 'records') {
    const old = new Map(rowsOf(before?.[name]).map((row) => [row['lineId'], row]))
    return rowsOf(record[name]).map((row, index) => ({
      fields,
      record: row,
      before: old.get(row['lineId']),
      at: `${at}${name}.${index}.`,
    }))
  }
  const value = record[name] as Values | null | undefined
  return value ? [{ fields, record: value, before: before?.[name] as Values | undefined, at: `${at}${name}.` }] : []
}

/** Fields that refer to records, or own rows that may. */
const naming = remembered(new WeakMap<Fields, readonly [string, Field][]>(), (fields) =>
  Object.entries(fields).filter(
    ([, field]) => !field.fact && !field.derived && ['ref', 'records', 'object'].includes(field.kind),
  ),
)

/**
 * Unchanged refs with unchanged dependencies were valid when chosen and are not checked again: an old document may
 * have a contact who now belongs to another partner.
 */
const choicesIn = (lists: Scope['registry']['lists'], looked: RefCheck): Choice[] => {
  const { fields, record, before, at } = looked
  return naming(fields).flatMap(([name, field]): Choice[] => {
    if (field.kind === 'records' || field.kind === 'object')
      return nested(name, field, looked).flatMap((one) => choicesIn(lists, one))
    const list = lists.get(field.of!)
    const id = record[name]
    if (!list || !isStoredId(id)) return []
    const narrow = narrowedBy(list, { fields, name, values: record }, isDependent)
    const stands =
      before?.[name] === id && same(narrow, narrowedBy(list, { fields, name, values: before }, isDependent))
    return stands || Object.keys(narrow).length === 0 ? [] : [{ at: at + name, list, id, narrow }]
  })
}

/** Choices with the same conditions. */
interface Group {
  key: string
  list: AnyList
  filter: string
  value: string
  choices: Choice[]
}

const grouped = (choices: readonly Choice[]): Group[] => {
  const groups = new Map<string, Group>()
  for (const choice of choices)
    for (const [filter, value] of Object.entries(choice.narrow)) {
      const key = JSON.stringify([choice.list.name, filter, value])
      const known = groups.get(key)
      if (known) known.choices.push(choice)
      else groups.set(key, { key, list: choice.list, filter, value, choices: [choice] })
    }
  return [...groups.values()]
}

const refusalOf = ({ list, filter, value }: Group): string => {
  const { refusal } = list.filters![filter]!
  return (typeof refusal === 'object' ? refusal[value] : refusal) ?? 'notFitting'
}

/** By group key: the ids checked, and those of them that are not allowed. */
type Answers = ReadonlyMap<string, { ids: ReadonlySet<string>; outside: ReadonlySet<string> }>

const load = async (scope: Scope, groups: readonly Group[]): Promise<Answers> => {
  const ids = groups.map(({ choices }) => new Set(choices.map((one) => one.id)))
  const rows = await scope.tx.batch(
    groups.map(({ list, filter, value }, index) => {
      const terms = filterTerm({ scope, definition: list }, filter, value)
      return sql`select r.id from ${sql.ident(list.table)} r where ${sql.ours('r')} and r.id = any(${[...ids[index]!]}::uuid[]) and not (${sql.join(terms, ' and ')})`
    }),
  )
  return new Map(
    groups.map(({ key }, index) => [
      key,
      { ids: ids[index]!, outside: new Set((rows[index] as { id: string }[]).map((row) => row.id)) },
    ]),
  )
}

/**
 * Finds refs to records that their field does not offer. Unknown ids are ignored here, because other checks report
 * them. `expected` is what will probably have to be checked; it is queried immediately, in the same batch as other
 * queries. The returned function checks the final values, and only queries for new ones.
 */
export const narrowing = (
  scope: Scope,
  expected: readonly RefCheck[],
): ((looked: readonly RefCheck[]) => Promise<Problem[]>) => {
  const groupsOf = (looked: readonly RefCheck[]): Group[] =>
    grouped(looked.flatMap((one) => choicesIn(scope.registry.lists, one)))
  const expectedAnswers = load(scope, groupsOf(expected))
  expectedAnswers.catch(() => {})
  return async (looked) => {
    const early = await expectedAnswers
    const groups = groupsOf(looked)
    const isAnswered = ({ key, choices }: Group): boolean => choices.every(({ id }) => early.get(key)?.ids.has(id))
    const late = await load(
      scope,
      groups.filter((group) => !isAnswered(group)),
    )
    return groups.flatMap((group) => {
      const { outside } = (late.get(group.key) ?? early.get(group.key))!
      return group.choices.filter(({ id }) => outside.has(id)).map(({ at }) => problem(at, refusalOf(group)))
    })
  }
}

/** The same for a record whose values are all final. */
export const narrowingProblems = (scope: Scope, looked: readonly RefCheck[]): Promise<Problem[]> =>
  narrowing(scope, looked)(looked)
