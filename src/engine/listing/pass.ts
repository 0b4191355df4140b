/** The SQL of a list: what matches, the order, the sums, and the rows of one page. */
import { problem, Refused } from '#kernel/problem.ts'
import type { ListQuery } from '#model/query.ts'
import type { CellKind } from '#model/table.ts'
import { termOf } from './filter.ts'
import type { ListSource, OrderTerm } from './source.ts'
import type { SourceColumn } from '../source-column.ts'
import { searchTerms } from './search.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'

const isText = (kind: CellKind): boolean => kind === 'text' || kind === 'code'
const vietnamese = sql.raw('collate "vi-VN-x-icu"')
const direction = (ascending: boolean): Sql => sql.raw(ascending ? 'asc' : 'desc')

const columnNamed = (source: ListSource, key: string, message: string): SourceColumn => {
  const column = source.columns.get(key)
  if (!column) throw new Refused([problem('', message, { name: key })])
  return column
}

interface SortedBy {
  column: SourceColumn
  ascending: boolean
}
export interface ListSqlParts {
  where: Sql
  filterJoins: Set<string>
  sorted: readonly SortedBy[]
  sortJoins: Set<string>
}
type Page = Pick<ListQuery, 'offset' | 'limit'>

/** Throws Refused if a column to sort or filter by does not exist, or if a filter value is invalid. */
export const sqlPartsOf = async (scope: Scope, source: ListSource, query: ListQuery): Promise<ListSqlParts> => {
  const filtered = query.filters.map((term) => ({ term, column: columnNamed(source, term.key, 'unknownFilter') }))
  const sorted = (query.sort.length > 0 ? query.sort : source.defaultSort).map(({ key, ascending }) => ({
    column: columnNamed(source, key, 'unknownSort'),
    ascending,
  }))
  const where = [
    source.ours,
    ...source.where,
    ...filtered.map(({ term, column }) => termOf(term, column, scope.settings.timeZone)),
    ...(await searchTerms(scope.tx, source.search, query.search)),
  ]
  return {
    where: sql`where ${sql.join(where, ' and ')}`,
    filterJoins: new Set(filtered.flatMap(({ column }) => column.joins ?? [])),
    sorted,
    sortJoins: new Set(sorted.flatMap(({ column }) => (column.summed ? [] : (column.joins ?? [])))),
  }
}

const joined = (source: ListSource, names: ReadonlySet<string>): Sql =>
  sql.join(
    [...source.joins].filter(([name]) => names.has(name)).map(([, join]) => join),
    '\n',
  )

/** Texts without a stored sort key are sorted in Vietnamese order, ignoring case. */
const isRanked = ({ column }: SortedBy): boolean => isText(column.kind) && !column.plain && !column.sort

const valueOf = (one: SortedBy): Sql => {
  const { column } = one
  if (column.sort) return column.sort
  // A copy of the value that needs no join, because the join would take twice as long as reading the heads.
  if (column.summed && column.joins?.length) return column.summed
  return isText(column.kind) && !column.present ? sql`nullif(${column.sql}, '')` : column.sql
}

const term = ({ sql: value, ascending }: OrderTerm): Sql => sql`${value} ${direction(ascending)}`
const termOver = ({ column, ascending }: SortedBy, value: Sql): Sql =>
  sql`${value} ${direction(ascending)}${sql.raw(column.present || column.sort ? '' : ' nulls last')}`

/** The CTE `matching`: what matches, with sort values (`v0` …, then `t0` …) and `more`. */
const matching = (
  source: ListSource,
  listSql: ListSqlParts,
  { more, joins }: { more: Sql; joins: Iterable<string> },
): Sql => {
  const values = listSql.sorted.map((one, index) => sql`, ${valueOf(one)} as ${sql.raw(`v${index}`)}`)
  const ties = source.tieBreak.map(({ sql: value }, index) => sql`, ${value} as ${sql.raw(`t${index}`)}`)
  const needed = new Set([...listSql.filterJoins, ...listSql.sortJoins, ...joins])
  return sql`matching as materialized (select ${source.key} as id${sql.join([...values, ...ties, more], '')}
  from ${source.from} ${joined(source, needed)} ${listSql.where})`
}

/**
 * Comparing texts by collation is slow, and thousands of rows share few values: the distinct values are ranked once,
 * and the rows are sorted by rank.
 */
const ranks = (listSql: ListSqlParts): Sql[] =>
  listSql.sorted.flatMap((one, index) =>
    isRanked(one)
      ? [
          sql`${sql.raw(`rank${index}`)} as (select v, dense_rank() over (order by lower(v) ${vietnamese}) as r from (select distinct ${sql.raw(`v${index}`)} as v from matching) x)`,
        ]
      : [],
  )

/** The keys of the page, from `matching` and the ranks. */
const keys = (source: ListSource, listSql: ListSqlParts, { offset, limit }: Page): Sql => {
  const joins = listSql.sorted.flatMap((one, index) =>
    isRanked(one) ? [sql.raw(`left join rank${index} on rank${index}.v = m.v${index}`)] : [],
  )
  const order = [
    ...listSql.sorted.map((one, index) => termOver(one, sql.raw(isRanked(one) ? `rank${index}.r` : `m.v${index}`))),
    ...source.tieBreak.map(({ ascending }, index) => term({ sql: sql.raw(`m.t${index}`), ascending })),
  ]
  return sql`array(select m.id from matching m ${sql.join(joins, ' ')} order by ${sql.join(order)} limit ${limit}::bigint offset ${offset}::bigint) as keys`
}

/** `count`, `s0` … over everything, and `keys` of the page. */
export const keysAndTotals = (source: ListSource, listSql: ListSqlParts, page: Page): Sql => {
  const columns = source.sums.map((key) => columnNamed(source, key, 'unknownSort'))
  const only = (value: Sql): Sql => (source.summed ? sql`case when ${source.summed} then ${value} end` : value)
  const kept = columns.map((column, index) =>
    column.total ? sql.empty : sql`, ${only(column.summed ?? column.sql)} as ${sql.raw(`s${index}`)}`,
  )
  const joins = columns.filter((one) => !one.total && !one.summed).flatMap((one) => one.joins ?? [])
  const sums = columns.map((column, index) => {
    const name = sql.raw(`s${index}`)
    return column.total ? sql`, (${column.total}) as ${name}` : sql`, sum(${name}) as ${name}`
  })
  const parts = [matching(source, listSql, { more: sql.join(kept, ''), joins }), ...ranks(listSql)]
  return sql`with ${sql.join(parts)}
select count(*)::int as count${sql.join(sums, '')}, ${keys(source, listSql, page)} from matching`
}

/** Only `keys`. If nothing must be ranked, an index may provide the order, and only the page is read. */
export const pageKeys = (source: ListSource, listSql: ListSqlParts, page: Page): Sql => {
  if (listSql.sorted.some(isRanked)) {
    const parts = [matching(source, listSql, { more: sql.empty, joins: [] }), ...ranks(listSql)]
    return sql`with ${sql.join(parts)} select ${keys(source, listSql, page)}`
  }
  const order = [...listSql.sorted.map((one) => termOver(one, valueOf(one))), ...source.tieBreak.map(term)]
  const ordered = (
    value: Sql,
  ): Sql => sql`select ${value} from ${source.from} ${joined(source, new Set([...listSql.filterJoins, ...listSql.sortJoins]))}
  ${listSql.where} order by ${sql.join(order)} limit ${page.limit}::bigint offset ${page.offset}::bigint`
  const { key, keyLater } = source
  const found = keyLater ? sql`select ${keyLater.key} from (${ordered(keyLater.columns)}) x` : ordered(key)
  return sql`select array(${found}) as keys`
}

/** All shown values of the records with these keys, in their order. */
export const pageRows = (
  source: ListSource,
  values: readonly [string, SourceColumn][],
  ids: readonly string[],
): Sql => {
  const shown = values.map(([, column], index) => sql`, ${column.sql} as ${sql.raw(`c${index}`)}`)
  const all = new Set(values.flatMap(([, column]) => column.joins ?? []))
  return sql`select ${source.key} as key${sql.join(shown, '')}
from ${source.from}
${joined(source, all)}
where ${source.ours} and ${source.key} = any(${ids})
order by array_position(${ids}, ${source.key})`
}
