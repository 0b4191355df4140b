/** The rows of a list: every column of its definition, and the values of its lookup. */
import { assert } from '#kernel/assert.ts'
import { fold } from '#kernel/fold.ts'
import { ownValue } from '#kernel/own.ts'
import { problem, Refused, Unreadable } from '#kernel/problem.ts'
import type { Field, Fields } from '#model/field.ts'
import { isLookupToo, type AnyList, type MasterColumn, type MasterFilter } from '#model/list.ts'
import type { ListQuery } from '#model/query.ts'
import { seenBy } from '#model/secret.ts'
import { columnOf, isStoredId } from '../columns.ts'
import { listRows, type ListResult } from '../listing/listing.ts'
import type { ListSource } from '../listing/source.ts'
import { columnsIn } from '../listing/where.ts'
import { choiceOrder, type SearchOwner, type SourceColumn } from '../source-column.ts'
import { joinName, readValue, valueNamed, type GivenValues, type ListScope, type Value } from './value.ts'
import { ownStores } from '../own-stores.ts'
import { sightFor, type Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import { sqlFrom } from '../sql-text.ts'

/** A join for every ref field, only used if a value needs it. */
const refJoins = (scope: Scope, definition: AnyList): Map<string, Sql> =>
  new Map(
    Object.entries(definition.fields as Record<string, Field>).flatMap(([name, field]): [string, Sql][] => {
      const other = field.kind === 'ref' && !field.fact ? scope.registry.lists.get(field.of!) : undefined
      const alias = sql.raw(joinName(name))
      return other
        ? [
            [
              name,
              sql`left join ${sql.ident(other.table)} ${alias} on ${alias}.tenant_id = r.tenant_id and ${alias}.id = r.${sql.ident(columnOf(name, field))}`,
            ],
          ]
        : []
    }),
  )

const reader = (scope: Scope, value: Value): ((raw: unknown) => unknown) => {
  if (value.hidden) return () => null
  if (value.kind !== 'records') return (raw) => readValue(value, raw)
  const sight = sightFor(scope)
  return (raw) =>
    (readValue(value, raw) as Record<string, unknown>[]).map((row) => seenBy(sight, value.fields ?? {}, row))
}

/** `kind`: that of the column; text for values without a column. */
export const sourceColumn = (scope: Scope, value: Value, kind: SourceColumn['kind'] = 'text'): SourceColumn => ({
  sql: value.sql,
  kind,
  ...(value.join ? { joins: [value.join] } : {}),
  ...(value.sort ? { sort: value.sort } : {}),
  ...(value.total ? { total: value.total } : {}),
  ...(value.owner ? { owner: { sql: value.owner, joins: [] } } : {}),
  read: reader(scope, value),
})

/** The name of the value that a column shows. */
const shownBy = ({ key, from }: MasterColumn): string => (typeof from === 'object' ? `${from.ref}.${from.column}` : key)

const columnValue = (list: ListScope, column: MasterColumn, given: GivenValues): SourceColumn => ({
  ...sourceColumn(list.scope, valueNamed(list, shownBy(column), given), column.kind),
  ...choiceOrder(column.choices),
})

/** The names of all values in a lookup row. */
export const lookupNames = ({ lookup }: AnyList): string[] => [
  ...new Set(
    [lookup.note, lookup.group, lookup.receivable, lookup.payable, ...Object.values(lookup.extra ?? {})].filter(
      (name) => name !== undefined,
    ),
  ),
]

const flags: Record<string, boolean> = { true: true, '1': true, false: false, '0': false }

/** Filters come from the query string, so an invalid value makes the query invalid. */
const unreadable = (label: string): never => {
  throw new Unreadable('invalid', { label })
}

const fieldTerm = (definition: AnyList, name: string, value: string): Sql => {
  const field = definition.fields[name] as Field
  const column = sql`r.${sql.ident(columnOf(name, field))}`
  if (field.kind === 'ref') return isStoredId(value) ? sql`${column} = ${value}::uuid` : sql`false`
  if (field.kind === 'flag')
    return sql`${column} = ${ownValue(flags, value.toLowerCase()) ?? unreadable(field.label)}::boolean`
  return sql`${column}::text = ${value}::text`
}

/** The condition of a filter with a value; empty if the filter is only a parameter for facts. */
export const filterTerm = ({ scope, definition }: ListScope, name: string, value: string): Sql[] => {
  const filter: MasterFilter = definition.filters![name]!
  if (filter.of && !isStoredId(value)) return filter.field || filter.computed ? [sql`false`] : []
  if (filter.field) return [fieldTerm(definition, filter.field, value)]
  if (!filter.computed) return []
  const text = scope.registry.listSlots[definition.name]?.sql?.filters?.[name]
  assert(text !== undefined, `${definition.name} has no SQL for the filter ${name}`)
  return [sql`(${sqlFrom(text, (wanted) => (wanted === 'today' ? scope.today : value))})`]
}

/** What is asked of the records; a lookup has values of its own for filters that say nothing. */
type Asked = Pick<ListQuery, 'narrow' | 'all'> & { isLookup: boolean }

/** As the choices of a closed filter spell it. */
const spelled = ({ isClosed, choices = [], label = '' }: MasterFilter, name: string, sent: string): string => {
  if (!isClosed) return sent
  const word = sent.trim().toLowerCase()
  return choices.find(({ value }) => value.toLowerCase() === word)?.value ?? unreadable(label || name)
}

/** Conditions of the panel's filters; 0 means no restriction where the filter has codes. */
const narrowTerms = (list: ListScope, { narrow, all, isLookup }: Asked): Sql[] =>
  Object.entries(list.definition.filters ?? {}).flatMap(([name, filter]) => {
    const { choices, standard = '' } = filter
    const sent = narrow?.[name] ?? ''
    const isAll = sent === '0' && choices !== undefined && !choices.some((one) => one.value === '0')
    const value = isAll ? '' : sent === '' && isLookup && !all ? standard : sent
    return value.trim() === '' ? [] : filterTerm(list, name, spelled(filter, name, value))
  })

/** Limited users see and choose their own stores; goods may go to any other, so a choice beside a given one has all. */
const ownTerms = ({ tx }: Scope, { isStores, filters }: AnyList, { narrow, isLookup }: Asked): Sql[] => {
  const isBeside = isLookup && Object.entries(filters ?? {}).some(([name, { of }]) => of === 'store' && narrow?.[name])
  return isStores && tx.limits?.stores && !isBeside ? [sql`true${ownStores(tx, sql`r.id`)}`] : []
}

/** A contact is found by its partner, but not by what else its partner is found by: the other contacts, a telephone. */
const ownersOf = ({ registry }: Scope, { search, fields }: AnyList): SearchOwner[] =>
  (search.owners ?? []).map((name) => {
    const field = (fields as Fields)[name]!
    const { table } = registry.lists.get(field.of!)!
    return {
      key: sql`r.${sql.ident(columnOf(name, field))}`,
      like: (pattern) =>
        sql`select o.id from ${sql.ident(table)} o where ${sql.ours('o')} and o.search like ${pattern} and folded(o.code || ' ' || o.name) like ${pattern}`,
    }
  })

/** The source of records; `names` are values needed in addition to the columns. */
export const recordSource = (scope: Scope, definition: AnyList, query: Asked): ListSource => {
  const given = query.narrow ?? {}
  const { key, ascending } = definition.withoutCode
    ? { key: 'name', ascending: true }
    : { key: 'code', ascending: true }
  const extras = [
    ...lookupNames(definition).map((name) => [name, name] as const),
    ['version', 'version'] as const,
    ['active', 'active'] as const,
    ['code', 'code'] as const,
    ['name', 'name'] as const,
  ]
  const columns = new Map(
    definition.columns.map((column) => [column.key, columnValue({ scope, definition }, column, given)]),
  )
  return {
    from: sql`${sql.ident(definition.table)} r`,
    ours: sql.ours('r'),
    key: sql`r.id`,
    joins: refJoins(scope, definition),
    columns,
    narrowed: (name, value) =>
      sql.join(filterTerm({ scope, definition }, name, spelled(definition.filters![name]!, name, value)), ' and '),
    extras: new Map(
      extras
        .filter(([name]) => !columns.has(name))
        .map(([name]) => [name, sourceColumn(scope, valueNamed({ scope, definition }, name, given))]),
    ),
    where: [
      ...(query.all ? [] : [sql`r.active`]),
      ...narrowTerms({ scope, definition }, query),
      ...ownTerms(scope, definition, query),
    ],
    search: {
      text: sql`r.search`,
      ...(definition.search.typed && { typed: (text) => definition.search.typed!(text) }),
      owners: ownersOf(scope, definition),
    },
    defaultSort: [{ key, ascending }],
    tieBreak: [
      { sql: sql`r.created_at`, ascending: true },
      { sql: sql`r.id`, ascending: true },
    ],
    sums: definition.sums,
  }
}

/** Refuses sorting by confidential values, because the order of rows would reveal them. */
const refuseHidden = (scope: Scope, definition: AnyList, query: ListQuery): void => {
  const hidden = new Set(
    definition.columns
      .filter((column) => column.from !== 'head' && valueNamed({ scope, definition }, shownBy(column)).hidden)
      .map((column) => column.key),
  )
  const sorted = query.sort.find((term) => hidden.has(term.key))
  const grouped = query.groupBy?.field.on === 'column' ? [query.groupBy.field.key] : []
  const filtered = [...columnsIn(query), ...grouped].find((key) => hidden.has(key))
  if (sorted) throw new Refused([problem('', 'unknownSort', { name: sorted.key })])
  if (filtered) throw new Refused([problem('', 'unknownFilter', { name: filtered })])
}

/** Behind every match of the text as it stands. */
const NOWHERE = 100_000

/**
 * Pickers of short lists ask the list itself. What they search for without a sort order comes by how early it stands in
 * the search text, which is code, name, and what the record lies in: "sai gon" is a commune before it is a city.
 */
const nearestFirst = (source: ListSource, definition: AnyList, query: ListQuery): ListSource => {
  const { withoutCode } = definition
  const text = fold(query.search.trim())
  if (text === '' || withoutCode || !isLookupToo(definition)) return source
  const nearness: SourceColumn = {
    sql: sql`coalesce(nullif(strpos(r.search, ${text}), 0) - length(r.code_key), ${NOWHERE})`,
    kind: 'integer',
    present: true,
  }
  return {
    ...source,
    columns: new Map([...source.columns, ['nearness', nearness]]),
    defaultSort: ['nearness', 'name'].map((key) => ({ key, ascending: true })),
  }
}

/**
 * Returns rows by column key, plus `version`, `active`, `code`, `name` and the lookup values. Throws Refused for
 * unknown columns.
 */
export const listRecords = async (
  scope: Scope,
  definition: AnyList,
  query: ListQuery,
  { isLookup = isLookupToo(definition) }: { isLookup?: boolean } = {},
): Promise<ListResult> => {
  refuseHidden(scope, definition, query)
  const source = nearestFirst(recordSource(scope, definition, { ...query, isLookup }), definition, query)
  const result = await listRows(scope, source, query)
  const hidden = definition.sums.filter((key) =>
    definition.columns.some((column) => column.key === key && valueNamed({ scope, definition }, key).hidden),
  )
  const secret = Object.fromEntries(hidden.map((key) => [key, null]))
  const { groups } = result
  return {
    ...result,
    sums: { ...result.sums, ...secret },
    ...(groups && {
      groups: { ...groups, groups: groups.groups.map((one) => ({ ...one, sums: { ...one.sums, ...secret } })) },
    }),
  }
}

/** All records in use that a document may name, ordered by code. */
export const activeRows = (scope: Scope, definition: AnyList, limit = 1000): Promise<ListResult> => {
  const { whole, calls } = definition.wire
  const narrow = (whole && calls?.[whole]?.filters) || {}
  return listRecords(
    scope,
    definition,
    { search: '', offset: 0, limit, sort: [], filters: [], narrow },
    { isLookup: true },
  )
}
