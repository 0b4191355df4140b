/** Loads the list records that a document refers to, in one round trip with one query per list. */
import { refsBy, type RefRow, type Refs } from '#model/rule-context.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { assert } from '#kernel/assert.ts'
import type { Day } from '#kernel/day.ts'
import { columnOf, fieldsFromRow, isStoredId, storedFields } from '../columns.ts'
import { giveWay } from '../give-way.ts'
import { factOf, factSql, headNames, readValue } from './value.ts'
import type { GatheredFact } from '../gathered-fact.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import { sqlFrom } from '../sql-text.ts'
import type { Statement } from '../tx.ts'

const ownFields = ({ fields }: Pick<AnyList, 'fields'>): [name: string, column: string][] =>
  storedFields(fields)
    .filter(([name]) => !headNames.has(name))
    .map(([name, field]) => [name, columnOf(name, field)])

/** The stored columns of a record's fields, without those of the head. */
export const ownColumns = (definition: Pick<AnyList, 'fields'>): Sql =>
  sql.join(
    ownFields(definition).map(([, column]) => sql`, r.${sql.ident(column)}`),
    '',
  )

/** How records of a list are read. */
interface Reading {
  columns: Sql
  /** The same as columns of a joined table, by alias; null if it has facts, which need the table itself. */
  joined: ((alias: string) => Sql) | null
  /** `at`: what precedes the names of the columns in the row. */
  read(row: Readonly<Record<string, unknown>>, at?: string): RefRow
  /** Facts that are put together after all records were read. */
  gathered: readonly (readonly [name: string, fact: GatheredFact])[]
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

const heads = ['id', 'code', 'name', 'note', 'active'] as const

/** `only`: the fields and facts to load; default: all. */
const readingOf = (
  scope: Pick<Scope, 'registry' | 'today'>,
  definition: AnyList,
  only?: ReadonlySet<string>,
): Reading => {
  const { gathered: known = {} } = scope.registry.listSlots[definition.name]?.sql ?? {}
  const isFact = (name: string): boolean => (definition.refs ?? []).includes(name) && (only?.has(name) ?? true)
  const gathered = Object.entries(known).filter(([name]) => isFact(name))
  const needed = new Set(gathered.flatMap(([, { from }]) => from))
  const isWanted = (name: string): boolean => (only?.has(name) ?? true) || needed.has(name)
  const fields = Object.fromEntries(
    storedFields(definition.fields).filter(([name]) => headNames.has(name) || isWanted(name)),
  ) as Fields
  const facts = (definition.refs ?? [])
    .filter((name) => isWanted(name) && !(name in known))
    .map((name, index) => ({ name, column: `f${index}`, fact: factOf(definition, name)! }))
  const unread = [...Object.keys(definition.fields), ...(definition.refs ?? [])].filter(
    (name) => !isWanted(name) && !headNames.has(name),
  )
  const base = refusingUnloaded(definition, unread)
  const factColumns = facts.map(
    ({ column, name }) =>
      sql`, (${sqlFrom(factSql(scope, definition, name).value, (wanted) => (wanted === 'today' ? scope.today : ''))}) as ${sql.raw(column)}`,
  )
  const columnNames = [...heads, ...ownFields({ fields }).map(([, column]) => column)]
  return {
    columns: sql`r.id, r.code, r.name, r.active, r.note${ownColumns({ fields })}${sql.join(factColumns, '')}`,
    joined:
      facts.length + gathered.length > 0
        ? null
        : (alias) =>
            sql.join(
              columnNames.map(
                (name) => sql`, ${sql.raw(alias)}.${sql.ident(name)} as ${sql.ident(`${alias}_${name}`)}`,
              ),
              '',
            ),
    read: (row, at = '') => {
      const record = fieldsFromRow(fields, row, Object.create(base) as Record<string, unknown>, at)
      for (const { name, column, fact } of facts) record[name] = readValue(fact, row[column])
      for (const name of heads) record[name] = row[`${at}${name}`]
      return record as RefRow
    },
    gathered,
  }
}

/**
 * Cached by definition and set of wanted names, for a day, because the same ones are loaded again and again. One set
 * may be wanted of many definitions.
 */
const allFields: ReadonlySet<string> = new Set()
const readings = new WeakMap<AnyList, WeakMap<ReadonlySet<string>, { today: Day; reading: Reading }>>()
const readingFor = (
  scope: Pick<Scope, 'registry' | 'today'>,
  definition: AnyList,
  only: ReadonlySet<string> | undefined,
): Reading => {
  const key = only ?? allFields
  const ofDefinition = readings.get(definition) ?? new WeakMap<ReadonlySet<string>, { today: Day; reading: Reading }>()
  const known = ofDefinition.get(key)
  if (known?.today === scope.today) return known.reading
  const reading = readingOf(scope, definition, only)
  readings.set(definition, ofDefinition.set(key, { today: scope.today, reading }))
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

/** A record that the read record refers to, read in the same statement. */
interface Join {
  ref: string
  list: AnyList
  alias: string
  reading: Reading
  records: Map<string, RefRow>
}

type Row = Readonly<Record<string, unknown>>
type Found = Map<string, Map<string, RefRow>>

const ofList = (found: Found, name: string): Map<string, RefRow> => {
  const known = found.get(name) ?? new Map<string, RefRow>()
  found.set(name, known)
  return known
}

type Loading = Pick<Scope, 'tx' | 'registry' | 'today'>

interface Wanted {
  list: AnyList
  ids: readonly string[]
  reading: Reading
  joins: readonly Join[]
}

const wantedOf = (
  scope: Loading,
  { list, ids }: Pick<Wanted, 'list' | 'ids'>,
  { further, only }: { further: readonly FurtherRef[]; only: WantedFields },
): Wanted => {
  const reading = readingFor(scope, list, only(list))
  const refs = new Set([
    ...further.filter((one) => one.list === list.name).map(({ ref }) => ref),
    ...reading.gathered.map(([, { ref }]) => ref),
  ])
  const joins = [...refs].map((ref, index): Join => {
    const other = scope.registry.lists.get((list.fields as Fields)[ref]!.of!)!
    // What facts are put together from is read whole, whatever the caller needs of that list.
    const needed = reading.gathered.some(([, fact]) => fact.ref === ref) ? undefined : only(other)
    return { ref, list: other, alias: `j${index}`, reading: readingFor(scope, other, needed), records: new Map() }
  })
  return { list, ids, reading, joins }
}

const statementsOf = ({ list, ids, reading, joins }: Wanted): Statement[] => {
  const columns = joins.map(({ alias, list: other, reading: { joined } }) => {
    assert(joined, `${other.name} has facts, which are not read through a join`)
    return joined(alias)
  })
  const tables = joins.map(({ ref, list: other, alias }) => {
    const [own, table] = [columnOf(ref, (list.fields as Fields)[ref]!), sql.raw(alias)]
    return sql` left join ${sql.ident(other.table)} ${table} on ${table}.tenant_id = r.tenant_id and ${table}.id = r.${sql.ident(own)}`
  })
  return [
    sql`select ${reading.columns}${sql.join(columns, '')} from ${sql.ident(list.table)} r${sql.join(tables, '')} where ${sql.ours('r')} and r.id = any(${ids}::uuid[])`,
    ...reading.gathered.flatMap(([, { rows }]) => (rows ? [rows(ids)] : [])),
  ]
}

/** Reads the answers to `statementsOf` into `found`. */
const readInto = async (
  found: Found,
  { list, reading, joins }: Wanted,
  answers: readonly unknown[][],
): Promise<void> => {
  const [rows, ...more] = answers as Row[][]
  const records = ofList(found, list.name)
  for (const [number, row] of rows!.entries()) {
    if (number > 0 && number % READ_AT_ONCE === 0) await giveWay(READ_AT_ONCE)
    const record = reading.read(row) as RefRow & Record<string, unknown>
    records.set(record.id, record)
    for (const { alias, reading: way, records: referred } of joins) {
      const id = row[`${alias}_id`] as string | null
      if (id !== null && !referred.has(id)) referred.set(id, way.read(row, `${alias}_`))
    }
  }
  for (const { list: other, records: referred } of joins) {
    const others = ofList(found, other.name)
    for (const [id, record] of referred) if (!others.has(id)) others.set(id, record)
  }
  const rowsOf = more.map((all) => Map.groupBy(all, ({ id }) => id as string))
  let place = 0
  for (const [name, { rows: hasRows, ref, make }] of reading.gathered) {
    const own = hasRows ? rowsOf[place++]! : null
    const referred = joins.find((join) => join.ref === ref)!.records
    for (const { id } of rows! as { id: string }[]) {
      const record = records.get(id)! as RefRow & Record<string, unknown>
      record[name] = make(record, referred.get(record[ref] as string), own?.get(id) ?? [])
    }
  }
}

/**
 * Loads records by list and id, plus the records these refer to by `further`, with the fields and facts in `only`.
 * Unknown ids, including those of other tenants, are missing in the result.
 */
export const loadRefs = async (
  scope: Loading,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
  { further = [], only = everything }: { further?: readonly FurtherRef[]; only?: WantedFields } = {},
): Promise<Refs> => {
  const all = [...wanted].flatMap(([name, ids]): Wanted[] => {
    const list = scope.registry.lists.get(name)
    const stored = [...ids].filter(isStoredId).toSorted()
    return list && stored.length > 0 ? [wantedOf(scope, { list, ids: stored }, { further, only })] : []
  })
  const statements = all.map(statementsOf)
  const answers = await scope.tx.batch(statements.flat())
  const found: Found = new Map()
  let place = 0
  for (const [index, one] of all.entries()) {
    const count = statements[index]!.length
    await readInto(found, one, answers.slice(place, place + count))
    place += count
  }
  return refsBy((list, id) => found.get(list)?.get(id))
}
