/**
 * Rows of a list, their total number, and sums over all of them (contract README §6). One query scans everything that
 * matches, counts, sums and finds the keys of the page; another query loads those few rows.
 */
import { decimal, type Decimal } from '#kernel/decimal.ts'
import type { ListQuery } from '#model/query.ts'
import { isNumericKind } from './filter.ts'
import { groupedBy, readGroups, readSum, type ListGroups } from './groups.ts'
import { isInStorageOrder, keysAndTotals, pageKeys, pageRows, sqlPartsOf } from './pass.ts'
import type { ListSource } from './source.ts'
import { mapInSlices } from '../give-way.ts'
import type { Scope } from '../scope.ts'
import type { SourceColumn } from '../source-column.ts'
import { sql } from '../sql.ts'
import { plannedAnew, type Statement, type Tx } from '../tx.ts'

export type ListRow = Record<string, unknown> & { id: string }
export interface ListResult {
  rows: ListRow[]
  totalCount: number
  sums: Record<string, Decimal | null>
  /** Where the query asked for groups. */
  groups?: ListGroups
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

const nearTo = (source: ListSource, keys: readonly string[]): ListSource =>
  source.near ? { ...source, ...source.near(keys) } : source

interface Totals {
  count: number
  [sum: string]: unknown
}

const indexScans = (isOn: boolean): Statement =>
  sql`select set_config('enable_indexscan', ${isOn ? 'on' : 'off'}, true)`

/** Rows of pages of a table instead of single rows: an index says only which. */
const inStorageOrder = async <R>(tx: Tx, statement: Statement): Promise<R[]> =>
  (await tx.batch([indexScans(false), statement, indexScans(true)]))[1] as R[]

type Keys = { keys: string[] | null }
type Row = Record<string, unknown>

/** The key of its group beside each row. */
const withGroupKey = (scope: Scope, source: ListSource, { groupBy }: ListQuery): ListSource => {
  const { key, keyJoins } = groupedBy(scope, source, groupBy!)
  const groupKey: SourceColumn = { sql: sql`coalesce((${key})::text, '')`, kind: 'text', joins: keyJoins }
  return { ...source, extras: new Map([...(source.extras ?? []), ['groupKey', groupKey]]) }
}

const listGroups = async (scope: Scope, source: ListSource, query: ListQuery): Promise<ListResult> => {
  const { where, filterJoins } = await sqlPartsOf(scope, source, query)
  const result = await readGroups(scope, source, { query, parts: { where, joins: filterJoins } })
  if (!query.rowsToo) return { ...result, rows: [] }
  const { rows } = await listPage(scope, withGroupKey(scope, source, query), query)
  return { ...result, rows }
}

/** Throws Refused if a column to sort or filter by does not exist, or if a filter value is invalid. */
export const listRows = (scope: Scope, source: ListSource, query: ListQuery): Promise<ListResult> =>
  query.groupBy && (query.group ?? null) === null ? listGroups(scope, source, query) : listPage(scope, source, query)

const listPage = async (scope: Scope, source: ListSource, query: ListQuery): Promise<ListResult> => {
  const { tx } = scope
  const parts = await sqlPartsOf(scope, source, query)
  const values: [string, SourceColumn][] = [...source.columns, ...(source.extras ?? [])]
  const rowsOf = async ({ keys }: Keys): Promise<Row[]> =>
    keys?.length ? tx.query<Row>(pageRows(nearTo(source, keys), values, keys)) : []
  const read = async (): Promise<[Totals, Row[]]> => {
    const ask = <R>(statement: Statement): Promise<R[]> => {
      const anew = plannedAnew(statement)
      return isInStorageOrder(source, parts, query) ? inStorageOrder(tx, anew) : tx.query(anew)
    }
    if (!source.totals) {
      const [all] = await ask<Totals & Keys>(keysAndTotals(source, parts, query))
      return [all!, await rowsOf(all!)]
    }
    const page = pageKeys(source, parts, query)
    if (source.totalsTakeLong) {
      const [[totals], rows] = await Promise.all([
        tx.alongside<Totals>(source.totals),
        ask<Keys>(page).then(([keys]) => rowsOf(keys!)),
      ])
      return [totals!, rows]
    }
    const [[totals], [keys]] = await Promise.all([tx.query<Totals>(source.totals), ask<Keys>(page)])
    return [totals!, await rowsOf(keys!)]
  }
  const [totals, rows] = await read()
  return {
    rows: await mapInSlices(rows, (row) => readRow(values, row)),
    totalCount: totals.count,
    sums: Object.fromEntries(source.sums.map((key, index) => [key, readSum(totals[`s${index}`])])),
  }
}
