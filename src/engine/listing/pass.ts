/** The SQL of a list: what matches, the order, the sums, and the rows of one page. */
import { problem, Refused } from '#kernel/problem.ts'
import type { ListQuery } from '#model/query.ts'
import type { CellKind } from '#model/table.ts'
import { termOf } from './filter.ts'
import { groupTerm } from './groups.ts'
import type { ListSource, OrderTerm } from './source.ts'
import { columnsIn, whereTerms } from './where.ts'
import type { SourceColumn } from '../source-column.ts'
import { searchTerms } from './search.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import { inTextOrder } from '../text-order.ts'

const isText = (kind: CellKind): boolean => kind === 'text' || kind === 'code'
const direction = (ascending: boolean): Sql => sql.raw(ascending ? 'asc' : 'desc')

const columnNamed = (source: ListSource, key: string, message: string): SourceColumn => {
  const column = source.columns.get(key)
  if (!column) throw new Refused([problem('', message, { name: key })])
  return column
}

interface SortedBy {
  key: string
  column: SourceColumn
  ascending: boolean
  /** What is sorted by, or ranked. */
  value: Sql
  /** The column is read from another row for each row. */
  isLookedUp: boolean
}
export interface ListSqlParts {
  where: Sql
  filterJoins: Set<string>
  sorted: readonly SortedBy[]
  sortJoins: Set<string>
}
type Page = Pick<ListQuery, 'offset' | 'limit'>

const joined = (source: ListSource, names: ReadonlySet<string>): Sql =>
  sql.join(
    [...source.joins].filter(([name]) => names.has(name)).map(([, join]) => join),
    '\n',
  )

/** Texts without a stored sort key are sorted in Vietnamese order, ignoring case. */
const isRanked = ({ kind, sort, order }: SourceColumn): boolean => isText(kind) && !sort && !order

/** What a column is sorted by, and the joins that needs. */
const sortValue = (column: SourceColumn): { value: Sql; joins: readonly string[] } => {
  const { joins = [] } = column
  if (column.order) return { value: sql`array_position(${column.order}::text[], (${column.sql})::text)`, joins }
  if (column.sort) return { value: column.sort, joins: column.summed ? [] : joins }
  // A copy of the value that needs no join, because the join would take twice as long as reading the heads.
  if (column.summed) return { value: joins.length > 0 ? column.summed : column.sql, joins: [] }
  return { value: isText(column.kind) && !column.present ? sql`nullif(${column.sql}, '')` : column.sql, joins }
}

/** The same; what is found in a table that is looked up comes from a subquery, unless a filter joins the table anyway. */
const lookedUp = (source: ListSource, column: SourceColumn, filterJoins: ReadonlySet<string>) => {
  const { value, joins } = sortValue(column)
  const isApart = (name: string) => source.lookedUp?.has(name) && source.joins.has(name) && !filterJoins.has(name)
  return joins.some(isApart)
    ? { value: sql`(select ${value} from (select) one ${joined(source, new Set(joins))})`, joins: [], isLookedUp: true }
    : { value, joins, isLookedUp: false }
}

/** Throws Refused if a column to sort or filter by does not exist, or if a filter value is invalid. */
export const sqlPartsOf = async (scope: Scope, source: ListSource, query: ListQuery): Promise<ListSqlParts> => {
  const named = (key: string): SourceColumn => columnNamed(source, key, 'unknownFilter')
  const group = groupTerm(scope, source, query)
  const filterJoins = new Set([...columnsIn(query).flatMap((key) => named(key).joins ?? []), ...group.joins])
  const days = { timeZone: scope.settings.timeZone, today: scope.today }
  const sorted = (query.sort.length > 0 ? query.sort : source.defaultSort).map(({ key, ascending }) => {
    const column = columnNamed(source, key, 'unknownSort')
    return { key, column, ascending, ...lookedUp(source, column, filterJoins) }
  })
  const where = [
    source.ours,
    ...source.where,
    ...query.filters.map((term) => termOf(term, named(term.key), days)),
    ...whereTerms(scope, source, { where: query.where, named }),
    ...group.where,
    ...(await searchTerms(scope.tx, source.search, query.search)),
  ]
  return {
    where: sql`where ${sql.join(where, ' and ')}`,
    filterJoins,
    sorted,
    sortJoins: new Set(sorted.flatMap(({ joins }) => joins)),
  }
}

const term = ({ sql: value, ascending }: OrderTerm): Sql => sql`${value} ${direction(ascending)}`
const termOver = ({ column, ascending }: SortedBy, value: Sql): Sql => {
  const isWhole = !column.order && (column.present || column.sort)
  // Downwards they are last by themselves, and an index has that order.
  const blankLast = column.mayBeBlank && ascending ? sql`${value} = '', ` : sql.empty
  return sql`${blankLast}${value} ${direction(ascending)}${sql.raw(isWhole ? '' : ' nulls last')}`
}

/** The CTE `matching`: what matches, with sort values (`v0` …, then `t0` …) and `more`. */
const matching = (
  source: ListSource,
  listSql: ListSqlParts,
  { more, joins }: { more: Sql; joins: Iterable<string> },
): Sql => {
  const values = listSql.sorted.map(({ value }, index) => sql`, ${value} as ${sql.raw(`v${index}`)}`)
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
  listSql.sorted.flatMap(({ column }, index) =>
    isRanked(column)
      ? [
          sql`${sql.raw(`rank${index}`)} as (select v, dense_rank() over (order by lower(v) ${inTextOrder}) as r from (select distinct ${sql.raw(`v${index}`)} as v from matching) x)`,
        ]
      : [],
  )

/**
 * Below it, PostgreSQL keeps just the first rows while it reads. For many it is slower than sorting all: each value is
 * compared many times, and texts not by their short forms.
 */
const FIRST_ROWS = 10_000
const isFar = ({ offset, limit }: Page): boolean => offset + limit > FIRST_ROWS

interface Ordered {
  columns: Sql
  /** From where they are read. */
  rows: Sql
  order: readonly Sql[]
}

/** The rows of the page; `place` is one more column of theirs where all are sorted. */
const cut = ({ columns, rows, order }: Ordered, { offset, limit }: Page): Sql =>
  sql`select ${columns} ${rows} order by ${sql.join(order)} limit ${limit}::bigint offset ${offset}::bigint`
const cutOfAll = ({ columns, rows, order }: Ordered, { offset, limit }: Page, key: Sql): Sql =>
  sql`select ${key} from (select ${columns}, row_number() over (order by ${sql.join(order)}) as place ${rows}) x
  where place > ${offset}::bigint and place <= ${offset + limit}::bigint order by place`

/** The keys of the page, from `matching` and the ranks. */
const keys = (source: ListSource, listSql: ListSqlParts, page: Page): Sql => {
  const joins = listSql.sorted.flatMap(({ column }, index) =>
    isRanked(column) ? [sql.raw(`left join rank${index} on rank${index}.v = m.v${index}`)] : [],
  )
  const order = [
    ...listSql.sorted.map((one, index) =>
      termOver(one, sql.raw(isRanked(one.column) ? `rank${index}.r` : `m.v${index}`)),
    ),
    ...source.tieBreak.map(({ ascending }, index) => term({ sql: sql.raw(`m.t${index}`), ascending })),
  ]
  const ordered = { columns: sql`m.id`, rows: sql`from matching m ${sql.join(joins, ' ')}`, order }
  return sql`array(${isFar(page) ? cutOfAll(ordered, page, sql`id`) : cut(ordered, page)}) as keys`
}

/**
 * An index may have the order: then only the first rows are read. Where it is not known, of what is never empty and of
 * stored sort keys.
 */
const hasIndexOrder = ({ oneTable }: ListSource, { sorted }: ListSqlParts): boolean =>
  oneTable
    ? sorted[0]?.key === oneTable.indexed
    : sorted.some(({ column }) => column.present === true || isText(column.kind))

/**
 * True if the rows are best read in the order in which they are stored: those of one table, if all are counted or an
 * order is asked for that no index has. PostgreSQL does not know what it costs to come back to a page of the table once
 * for each of its rows. Where all are only sorted, most have equal values and are in order already.
 */
export const isInStorageOrder = (source: ListSource, listSql: ListSqlParts, page: Page): boolean => {
  const { filterJoins, sorted, sortJoins } = listSql
  if (!source.oneTable || filterJoins.size > 0 || sortJoins.size > 0) return false
  if (sorted.some(({ isLookedUp }) => isLookedUp)) return false
  return !source.totals || !(isFar(page) || hasIndexOrder(source, listSql))
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
  if (listSql.sorted.some(({ column }) => isRanked(column))) {
    const parts = [matching(source, listSql, { more: sql.empty, joins: [] }), ...ranks(listSql)]
    return sql`with ${sql.join(parts)} select ${keys(source, listSql, page)}`
  }
  const order = [...listSql.sorted.map((one) => termOver(one, one.value)), ...source.tieBreak.map(term)]
  const joins = joined(source, new Set([...listSql.filterJoins, ...listSql.sortJoins]))
  const rows = sql`from ${source.from} ${joins}\n  ${listSql.where}`
  const { key, keyLater } = source
  if (isFar(page) && !hasIndexOrder(source, listSql)) {
    const { columns, key: made } = keyLater ?? { columns: sql`${key} as id`, key: sql`id` }
    return sql`select array(${cutOfAll({ columns, rows, order }, page, made)}) as keys`
  }
  const found = cut({ columns: keyLater?.columns ?? key, rows, order }, page)
  return sql`select array(${keyLater ? sql`select ${keyLater.key} from (${found}) x` : found}) as keys`
}

/** All shown values of the records with these keys, in their order. */
export const pageRows = (
  source: ListSource,
  values: readonly [string, SourceColumn][],
  ids: readonly string[],
): Sql => {
  const shown = values.map(([, column], index) => sql`, ${column.shown ?? column.sql} as ${sql.raw(`c${index}`)}`)
  const all = new Set(values.flatMap(([, column]) => column.joins ?? []))
  return sql`select ${source.key} as key${sql.join(shown, '')}
from ${source.from}
${joined(source, all)}
where ${source.ours} and ${source.key} = any(${ids})
order by array_position(${ids}, ${source.key})`
}
