/**
 * Rows of a list, how many there are, and sums over all of them: one statement finds the keys of the page and fetches
 * only those, another counts and adds up; both travel in one batch (contract README §6).
 */
import { decimal, type Decimal } from '#kernel/decimal.ts'
import { searchWords, foldCode } from '#kernel/fold.ts'
import { problem, Refused } from '#kernel/problem.ts'
import type { ListQuery, SortTerm } from '#model/query.ts'
import type { CellKind } from '#model/table.ts'
import { isNumericKind, termOf } from './listing-filter.ts'
import type { Scope } from './scope.ts'
import { sql, type Sql } from './sql.ts'

export interface SourceColumn {
  /** Expression over the aliases of the source. */
  sql: Sql
  kind: CellKind
  /** Joins it needs, by name. */
  joins?: readonly string[]
  /** Never empty, so that an index gives its order. */
  present?: boolean
  /** Sorted as stored (numbers of documents); other texts are put in Vietnamese order without regard to case. */
  plain?: boolean
  /** A stored key to sort by instead; never null. */
  sort?: Sql
  /** The same value where it is kept for adding up: without any join. */
  summed?: Sql
  /** Its sum over all matching records, whose ids are `(select id from matching)`. */
  total?: Sql
  /** What the driver gives → domain value; without it numbers become Decimals and the rest stays. */
  read?(value: unknown): unknown
}

export interface ListSource {
  /** The table every row comes from, with alias: `partner r`. */
  from: Sql
  /** Its key over that alias: `r.id`. */
  key: Sql
  /** Named joins, each after those it needs; used only where a column, a filter or the order asks for them. */
  joins: ReadonlyMap<string, Sql>
  /** Columns that may be sorted and filtered by, in any order. */
  columns: ReadonlyMap<string, SourceColumn>
  /** Further values of a row, for the caller alone. */
  extras?: ReadonlyMap<string, SourceColumn>
  where: readonly Sql[]
  /** Folded text to search, and where else a pattern (already escaped, for `like`) may be found. */
  search: { text: Sql; also?(pattern: string): Sql }
  defaultSort: readonly SortTerm[]
  /** Order of creation: makes the order total. */
  tieBreak: Sql
  sums: readonly string[]
}

export type ListRow = Record<string, unknown> & { id: string }
export interface ListResult {
  rows: ListRow[]
  totalCount: number
  sums: Record<string, Decimal | null>
}

export const vietnamese = sql.raw('collate "vi-VN-x-icu"')
const isText = (kind: CellKind): boolean => kind === 'text' || kind === 'code'

/** `%word%` with the signs of `like` taken as themselves. */
export const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Every word must occur somewhere; phones and tax codes are also found without their signs. */
export const searchTerms = (search: ListSource['search'], text: string): Sql[] =>
  searchWords(text).map((word) => {
    const bare = foldCode(word)
    const patterns = bare === word || bare === '' ? [patternOf(word)] : [patternOf(word), patternOf(bare)]
    const places = patterns.flatMap((pattern) => [
      sql`${search.text} like ${pattern}`,
      ...(search.also ? [search.also(pattern)] : []),
    ])
    return sql`(${sql.join(places, ' or ')})`
  })

export const orderTerm = (column: SourceColumn, ascending: boolean): Sql => {
  const direction = sql.raw(ascending ? 'asc' : 'desc')
  if (column.sort) return sql`${column.sort} ${direction}`
  const value = isText(column.kind) && !column.plain ? sql`lower(${column.sql}) ${vietnamese}` : column.sql
  if (column.present) return sql`${value} ${direction}`
  return isText(column.kind) ? sql`nullif(${value}, '') ${direction} nulls last` : sql`${value} ${direction} nulls last`
}

const columnNamed = (source: ListSource, key: string, message: string): SourceColumn => {
  const column = source.columns.get(key)
  if (!column) throw new Refused([problem('', message, { name: key })])
  return column
}

interface Asked {
  where: Sql
  filterJoins: Set<string>
  order: Sql
  sortJoins: Set<string>
}

const ask = (scope: Scope, source: ListSource, query: ListQuery): Asked => {
  const filtered = query.filters.map((term) => ({ term, column: columnNamed(source, term.key, 'unknownFilter') }))
  const sorted = (query.sort.length > 0 ? query.sort : source.defaultSort).map(({ key, ascending }) => ({
    column: columnNamed(source, key, 'unknownSort'),
    ascending,
  }))
  const where = [
    ...source.where,
    ...filtered.map(({ term, column }) => termOf(term, column, scope.settings.timeZone)),
    ...searchTerms(source.search, query.search),
  ]
  return {
    where: where.length > 0 ? sql`where ${sql.join(where, ' and ')}` : sql.empty,
    filterJoins: new Set(filtered.flatMap(({ column }) => column.joins ?? [])),
    order: sql.join([...sorted.map(({ column, ascending }) => orderTerm(column, ascending)), source.tieBreak], ', '),
    sortJoins: new Set(sorted.flatMap(({ column }) => column.joins ?? [])),
  }
}

const joined = (source: ListSource, names: ReadonlySet<string>): Sql =>
  sql.join(
    [...source.joins].filter(([name]) => names.has(name)).map(([, join]) => join),
    '\n',
  )

const valuesOf = (source: ListSource): [string, SourceColumn][] => [...source.columns, ...(source.extras ?? [])]

/** The page: keys first, then everything else of those few rows. */
const pageStatement = (source: ListSource, asked: Asked, query: Pick<ListQuery, 'offset' | 'limit'>): Sql => {
  const values = valuesOf(source)
  const shown = values.map(([, column], index) => sql`, ${column.sql} as ${sql.raw(`c${index}`)}`)
  const all = new Set([...asked.sortJoins, ...values.flatMap(([, column]) => column.joins ?? [])])
  return sql`select ${source.key} as key${sql.join(shown, '')}
from ${source.from}
${joined(source, all)}
where ${source.key} = any(array(
  select ${source.key} from ${source.from} ${joined(source, new Set([...asked.filterJoins, ...asked.sortJoins]))}
  ${asked.where} order by ${asked.order} limit ${query.limit}::bigint offset ${query.offset}::bigint))
order by ${asked.order}`
}

const totalStatement = (source: ListSource, asked: Asked): Sql => {
  const columns = source.sums.map((key) => columnNamed(source, key, 'unknownSort'))
  const from = sql`from ${source.from} ${joined(source, new Set([...asked.filterJoins, ...columns.filter((column) => !column.total && !column.summed).flatMap((column) => column.joins ?? [])]))} ${asked.where}`
  if (!columns.some((column) => column.total)) {
    return sql`select count(*)::int as count${sql.join(
      columns.map((column, index) => sql`, sum(${column.summed ?? column.sql}) as ${sql.raw(`s${index}`)}`),
      '',
    )} ${from}`
  }
  const kept = columns.map((column, index) =>
    column.total ? sql.empty : sql`, ${column.summed ?? column.sql} as ${sql.raw(`s${index}`)}`,
  )
  const sums = columns.map((column, index) => {
    const name = sql.raw(`s${index}`)
    return column.total ? sql`, (${column.total}) as ${name}` : sql`, (select sum(${name}) from matching) as ${name}`
  })
  return sql`with matching as materialized (select ${source.key} as id${sql.join(kept, '')} ${from})
select (select count(*)::int from matching) as count${sql.join(sums, '')}`
}

const readCell = (column: SourceColumn, value: unknown): unknown => {
  if (column.read) return column.read(value)
  if (value === null || value === undefined) return null
  return isNumericKind(column.kind) ? decimal(String(value)) : value
}

const readRow = (values: readonly [string, SourceColumn][], row: Readonly<Record<string, unknown>>): ListRow => ({
  ...Object.fromEntries(values.map(([key, column], index) => [key, readCell(column, row[`c${index}`])])),
  id: row['key'] as string,
})

const readSum = (value: unknown): Decimal | null =>
  value === null || value === undefined ? null : decimal(String(value))

/** May throw Refused: a column to sort or filter by does not exist, or its value is none. */
export const listRows = async (scope: Scope, source: ListSource, query: ListQuery): Promise<ListResult> => {
  const asked = ask(scope, source, query)
  const [rows, totals] = await scope.tx.batch([pageStatement(source, asked, query), totalStatement(source, asked)])
  const total = totals![0] as Record<string, unknown>
  const values = valuesOf(source)
  return {
    rows: (rows as Record<string, unknown>[]).map((row) => readRow(values, row)),
    totalCount: total['count'] as number,
    sums: Object.fromEntries(source.sums.map((key, index) => [key, readSum(total[`s${index}`])])),
  }
}
