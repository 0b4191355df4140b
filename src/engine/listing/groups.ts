/** Rows of a list in groups: how many each has, what they come to, and the rows of one of them. */
import { addDays, parseDay, type Day } from '#kernel/day.ts'
import { decimal, type Decimal } from '#kernel/decimal.ts'
import { Unreadable } from '#kernel/problem.ts'
import type { GroupUnit } from '#model/grouping.ts'
import type { GroupTerm, ListQuery } from '#model/query.ts'
import { isStoredId } from '../columns.ts'
import type { Scope } from '../scope.ts'
import type { SourceColumn } from '../source-column.ts'
import { sql, type Sql } from '../sql.ts'
import { inTextOrder } from '../text-order.ts'
import type { ListSource } from './source.ts'

/** More are not shown; a workbook may have as many as rows. */
const MOST_GROUPS = 1000

export interface ListGroup {
  /** '' = the rows without a value. Days by the first one of their group. */
  key: string
  /** The name of a record; otherwise the value itself. */
  text: string
  count: number
  sums: Readonly<Record<string, Decimal | null>>
}
export interface ListGroups {
  term: GroupTerm
  groups: readonly ListGroup[]
  /** Of all groups, also of those that are not among them. */
  count: number
}

interface GroupedBy {
  /** What rows of a group have in common; null for rows without a value. */
  key: Sql
  /** What it is called, and what the groups are put in order by. */
  text: Sql
  order: Sql
  /** Joins that the key needs, and those of everything. */
  keyJoins: readonly string[]
  joins: readonly string[]
}

const unreadable = (): never => {
  throw new Unreadable('invalid', { label: 'group' })
}

const columnOf = ({ columns, recordNames }: ListSource, { field }: GroupTerm): SourceColumn => {
  const column = field.on === 'field' ? recordNames?.(field.key) : columns.get(field.key)
  if (!column) throw new Error(`${field.wire} cannot be grouped by`)
  return column
}

const dayOf = ({ sql: value, kind }: SourceColumn, { settings }: Scope): Sql =>
  kind === 'moment' ? sql`(${value} at time zone ${settings.timeZone})::date` : value

const firstDay = (day: Sql, unit: GroupUnit): Sql =>
  unit === 'day' ? day : sql`date_trunc(${sql.raw(`'${unit}'`)}, ${day}::timestamp)::date`

export const groupedBy = (scope: Scope, source: ListSource, term: GroupTerm): GroupedBy => {
  const column = columnOf(source, term)
  const { sql: value, joins = [], owner, order } = column
  const same = (key: Sql, by: Sql = key): GroupedBy => ({ key, text: key, order: by, keyJoins: joins, joins })
  switch (term.field.kind) {
    case 'day':
      return same(firstDay(dayOf(column, scope), term.unit))
    case 'flag':
      return same(sql`(${value})::boolean`, sql`(${value})::int`)
    case 'rate':
      return same(sql`trim_scale((${value})::numeric)`)
    case 'choice':
      return same(sql`(${value})::text`, order ? sql`array_position(${order}::text[], (${value})::text)` : value)
    case 'record':
    case 'text': {
      const name = sql`nullif(${value}, '')`
      if (!owner) return same(name)
      return {
        key: owner.sql,
        text: name,
        order: name,
        keyJoins: owner.joins,
        joins: [...new Set([...joins, ...owner.joins])],
      }
    }
  }
}

const lengths = { day: 1, month: 1, quarter: 3, year: 12 } as const
/** The last day of a group that begins on this one. */
const lastDay = (day: Day, unit: GroupUnit): Day => {
  if (unit === 'day') return day
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + lengths[unit]
  const next = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
  return addDays(parseDay(next) ?? unreadable(), -1)
}

const flagOf = (text: string): boolean => (text === 'true' || text === 'false' ? text === 'true' : unreadable())
const isRate = (text: string): boolean => /^-?\d{1,6}(\.\d{1,6})?$/.test(text)

/** That a row lies in this group, and the joins this needs. Throws Unreadable if there can be no such group. */
export const groupTerm = (
  scope: Scope,
  source: ListSource,
  { groupBy, group }: Pick<ListQuery, 'groupBy' | 'group'>,
): { where: readonly Sql[]; joins: readonly string[] } => {
  if (!groupBy || group === undefined || group === null) return { where: [], joins: [] }
  const { kind } = groupBy.field
  const column = columnOf(source, groupBy)
  const { key, keyJoins: joins } = groupedBy(scope, source, groupBy)
  const only = (where: Sql) => ({ where: [where], joins })
  if (group === '') return only(sql`${key} is null`)
  if (kind === 'day') {
    const from = parseDay(group) ?? unreadable()
    return only(sql`${dayOf(column, scope)} between ${from}::date and ${lastDay(from, groupBy.unit)}::date`)
  }
  if (kind === 'flag') return only(sql`${key} = ${flagOf(group)}::boolean`)
  if (kind === 'rate') return only(sql`${key} = ${isRate(group) ? group : unreadable()}::numeric`)
  if (column.owner && kind === 'record') return only(sql`${key} = ${isStoredId(group) ? group : unreadable()}::uuid`)
  return only(sql`${key} = ${group}::text`)
}

/** How the groups are put in order: by their names or, where the list is sorted by what is added up, by the sums. */
const orderOf = ({ defaultSort, sums }: ListSource, { groupBy, sort }: ListQuery): { by: string; up: boolean } => {
  const { told } = groupBy!.field
  const first = (sort.length > 0 ? sort : defaultSort).find(({ key }) => told.includes(key) || sums.includes(key))
  if (!first) return { by: 'o', up: true }
  return { by: told.includes(first.key) ? 'o' : `s${sums.indexOf(first.key)}`, up: first.ascending }
}

const isOfTexts = ({ field }: GroupTerm): boolean => field.kind === 'record' || field.kind === 'text'

interface Parts {
  where: Sql
  joins: ReadonlySet<string>
  limit: number
}

/**
 * The rows of `keysAndTotals`, added up by group. `a0` … and `count` are of all groups. What matches is read once and not
 * kept: of 300,000 rows it would be written to disk, and added up by one process alone.
 */
const groupsSql = (source: ListSource, query: ListQuery, { grouped, parts }: { grouped: GroupedBy; parts: Parts }) => {
  const columns = source.sums.map((key) => source.columns.get(key)!)
  const only = (value: Sql): Sql => (source.summed ? sql`case when ${source.summed} then ${value} end` : value)
  const kept = columns.map((column, at) => sql`, ${only(column.summed ?? column.sql)} as ${sql.raw(`s${at}`)}`)
  const needed = new Set([
    ...parts.joins,
    ...grouped.joins,
    ...columns.flatMap(({ summed, joins = [] }) => (summed ? [] : joins)),
  ])
  const joins = [...source.joins].filter(([name]) => needed.has(name)).map(([, join]) => join)
  const each = columns.map((_, at) => sql.raw(`, coalesce(sum(s${at}), 0) as s${at}`))
  const all = columns.map((_, at) => sql.raw(`, sum(s${at}) over () as a${at}`))
  const { by, up } = orderOf(source, query)
  const direction = sql.raw(up ? 'asc' : 'desc')
  const isByName = by === 'o'
  const name = isOfTexts(query.groupBy!) ? sql`lower(o) ${inTextOrder}` : sql`o`
  const order = isByName ? sql`${name} ${direction} nulls last` : sql`${sql.raw(by)} ${direction}, ${name} nulls last`
  return sql`with matching as (select ${grouped.key} as g, ${grouped.text} as t, ${grouped.order} as o${sql.join(kept, '')}
  from ${source.from} ${sql.join(joins, '\n')} ${parts.where}),
grouped as (select g, min(t::text) as t, min(o) as o, count(*)::int as n${sql.join(each, '')} from matching group by g)
select g::text as key, t as text, n${sql.join(
    columns.map((_, at) => sql.raw(`, s${at}`)),
    '',
  )}, (count(*) over ())::int as groups, (sum(n) over ())::int as count${sql.join(all, '')}
from grouped order by ${order}, g::text nulls last limit ${parts.limit}::bigint`
}

interface GroupRow {
  key: string | null
  text: string | null
  n: number
  groups: number
  count: number
  [sum: string]: unknown
}

export const readSum = (value: unknown): Decimal | null =>
  value === null || value === undefined ? null : decimal(String(value))

export interface GroupedResult {
  totalCount: number
  sums: Record<string, Decimal | null>
  groups: ListGroups
}

/** Throws Refused or Unreadable as the rows of the list do. */
export const readGroups = async (
  scope: Scope,
  source: ListSource,
  { query, parts }: { query: ListQuery; parts: Omit<Parts, 'limit'> },
): Promise<GroupedResult> => {
  const term = query.groupBy!
  const grouped = groupedBy(scope, source, term)
  const limit = query.rowsToo ? query.limit : MOST_GROUPS
  const rows = await scope.tx.query<GroupRow>(groupsSql(source, query, { grouped, parts: { ...parts, limit } }))
  const sumsOf = (row: GroupRow | undefined, letter: 's' | 'a') =>
    Object.fromEntries(source.sums.map((key, at) => [key, readSum(row?.[`${letter}${at}`])]))
  return {
    totalCount: rows[0]?.count ?? 0,
    sums: sumsOf(rows[0], 'a'),
    groups: {
      term,
      groups: rows.map((row) => ({
        key: row.key ?? '',
        text: row.text ?? '',
        count: row.n,
        sums: sumsOf(row, 's'),
      })),
      count: rows[0]?.groups ?? 0,
    },
  }
}
