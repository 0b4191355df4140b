/** Loads the list records that a document refers to, in one round trip with one query per list. */
import { refsBy, type RefRow, type Refs } from '#model/rule-context.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { columnOf, fieldsFromRow, isStoredId, storedFields } from '../columns.ts'
import { giveWay } from '../give-way.ts'
import { factOf, factSql, headNames, readValue, sqlFrom } from './value.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'

/** The stored columns of a record's fields, without those of the head. */
export const ownColumns = (definition: Pick<AnyList, 'fields'>): Sql =>
  sql.join(
    storedFields(definition.fields)
      .filter(([name]) => !headNames.has(name))
      .map(([name, field]) => sql`, r.${sql.ident(columnOf(name, field))}`),
    '',
  )

/** How records of a list are read: the columns, and the conversion of a row. */
interface Reading {
  columns: Sql
  read(row: Readonly<Record<string, unknown>>): RefRow
}

/** Throws if a rule reads a field that was not loaded. Treating it as empty would give wrong amounts. */
const refusingUnloaded = ({ name: list }: AnyList, names: readonly string[]): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          get: () => {
            throw new Error(`${list}.${name} is not loaded for rules: name it in rules or lookup of the list`)
          },
        },
      ]),
    ),
  )

/** `only`: the fields and facts to load; default: all. */
const readingOf = (scope: Pick<Scope, 'registry'>, definition: AnyList, only?: ReadonlySet<string>): Reading => {
  const isWanted = (name: string): boolean => only?.has(name) ?? true
  const fields = Object.fromEntries(
    storedFields(definition.fields).filter(([name]) => headNames.has(name) || isWanted(name)),
  ) as Fields
  const facts = (definition.refs ?? [])
    .filter(isWanted)
    .map((name, index) => ({ name, column: `f${index}`, fact: factOf(definition, name)! }))
  const unread = [...Object.keys(definition.fields), ...(definition.refs ?? [])].filter(
    (name) => !isWanted(name) && !headNames.has(name),
  )
  const base = refusingUnloaded(definition, unread)
  const factColumns = facts.map(
    ({ column, name }) => sql`, (${sqlFrom(factSql(scope, definition, name).value, () => '')}) as ${sql.raw(column)}`,
  )
  return {
    columns: sql`r.id, r.code, r.name, r.active, r.note${ownColumns({ fields })}${sql.join(factColumns, '')}`,
    read: (row) => {
      const record = fieldsFromRow(fields, row, Object.create(base) as Record<string, unknown>)
      for (const { name, column, fact } of facts) record[name] = readValue(fact, row[column])
      for (const name of ['id', 'code', 'name', 'note', 'active']) record[name] = row[name]
      return record as RefRow
    },
  }
}

/**
 * Cached by definition and set of wanted names, because the same ones are loaded again and again. One set may be
 * wanted of many definitions.
 */
const readings = new WeakMap<AnyList, WeakMap<ReadonlySet<string>, Reading>>()
const readingFor = (
  scope: Pick<Scope, 'registry'>,
  definition: AnyList,
  only: ReadonlySet<string> | undefined,
): Reading => {
  if (!only) return readingOf(scope, definition)
  const ofDefinition = readings.get(definition) ?? new WeakMap<ReadonlySet<string>, Reading>()
  const reading = ofDefinition.get(only) ?? readingOf(scope, definition, only)
  readings.set(definition, ofDefinition.set(only, reading))
  return reading
}

/** The fields and facts of a list that the caller needs. */
export type WantedFields = (definition: AnyList) => ReadonlySet<string> | undefined
const everything: WantedFields = () => undefined

/** Thousands of records take tenths of a second to read; others have their turn between. */
const READ_AT_ONCE = 500

/** Further refs to follow: the list, and the field of its records. */
export interface FurtherRef {
  list: string
  ref: string
}

/**
 * Loads records by list and id, plus the records these refer to by `further`, with the fields and facts in `only`.
 * Unknown ids, including those of other tenants, are missing in the result.
 */
export const loadRefs = async (
  scope: Pick<Scope, 'tx' | 'registry'>,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
  { further = [], only = everything }: { further?: readonly FurtherRef[]; only?: WantedFields } = {},
): Promise<Refs> => {
  const { tx, registry } = scope
  const { lists } = registry
  const known = [...wanted].flatMap(([name, ids]) => {
    const list = lists.get(name)
    const stored = [...ids].filter(isStoredId).toSorted()
    return list && stored.length > 0 ? [{ list, ids: stored }] : []
  })
  const requested = [
    ...known.map(({ list, ids }) => ({ list, where: sql`= any(${ids}::uuid[])` })),
    ...further.flatMap(({ list: name, ref }) => {
      const from = known.find(({ list }) => list.name === name)
      const field = from && (from.list.fields as Fields)[ref]!
      return from && field
        ? [
            {
              list: lists.get(field.of!)!,
              where: sql`in (select o.${sql.ident(columnOf(ref, field))} from ${sql.ident(from.list.table)} o where ${sql.ours('o')} and o.id = any(${from.ids}::uuid[]))`,
            },
          ]
        : []
    }),
  ]
  const ways = requested.map(({ list }) => readingFor(scope, list, only(list)))
  const answers = await tx.batch(
    requested.map(
      ({ list, where }, index) =>
        sql`select ${ways[index]!.columns} from ${sql.ident(list.table)} r where ${sql.ours('r')} and r.id ${where}`,
    ),
  )
  const found = new Map<string, Map<string, RefRow>>()
  for (const [index, { list }] of requested.entries()) {
    const ofList = found.get(list.name) ?? new Map<string, RefRow>()
    found.set(list.name, ofList)
    for (const [number, row] of (answers[index] as Record<string, unknown>[]).entries()) {
      if (number > 0 && number % READ_AT_ONCE === 0) await giveWay(READ_AT_ONCE)
      ofList.set(row['id'] as string, ways[index]!.read(row))
    }
  }
  return refsBy((list, id) => found.get(list)?.get(id))
}
