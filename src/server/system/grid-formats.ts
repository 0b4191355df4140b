/** Grid layouts of one user, or of all users (contract system §4). */
import { answering, type Answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { problem, Refused, Unreadable } from '#kernel/problem.ts'
import { needs, type FunctionId } from '#model/right.ts'
import type { Column } from '#model/table.ts'
import { deletedFormat, gridFormat, savedFormat, type FormattedColumn, type Layout } from '#wire/described/grids.ts'
import { columnWire } from '#wire/report.ts'
import { objectBody } from '#wire/body.ts'
import { isObject } from '#wire/values.ts'
import type { AnyCall, Call, Input } from '../call/call.ts'
import { fromQuery } from '../http/query.ts'
import { demandRight } from '../access/rights.ts'

/** The function and columns of a grid like `Order.list`; grids that are not the list of a module have neither. */
const gridOf = ({ registry }: Scope, gridId: string): { right: FunctionId | null; columns: readonly Column[] } => {
  const [module = '', view = ''] = gridId.split('.')
  const document = [...registry.documents.values()].find((one) => one.wire.module === module)
  if (document) return { right: document.right, columns: view === 'list' ? document.list.columns : [] }
  const list = [...registry.lists.values()].find((one) => one.wire.module === module)
  return list ? { right: list.right, columns: view === 'list' ? list.columns : [] } : { right: null, columns: [] }
}

const gridIdPattern = /^[A-Za-z0-9][\w./-]{0,99}$/
export const readGridId = (raw: unknown): string => {
  if (typeof raw !== 'string' || !gridIdPattern.test(raw)) throw new Unreadable('invalid', { label: 'gridId' })
  return raw
}

const whole = (raw: unknown, least: number, most: number): number | null =>
  typeof raw === 'number' && Number.isFinite(raw) && raw >= least && raw <= most ? Math.round(raw) : null

const readColumn = (raw: unknown, index: number): FormattedColumn | null => {
  if (!isObject(raw) || typeof raw['field'] !== 'string' || raw['field'].length > 100 || raw['field'].includes('\0'))
    return null
  const { field, visible, width, order, fixed, sort, sortOrder } = raw
  return {
    field,
    visible: visible !== false,
    width: whole(width, 20, 2000),
    order: whole(order, 0, 1000) ?? index,
    fixed: fixed === true || fixed === 'left',
    sort: sort === 'asc' || sort === 'desc' ? sort : null,
    sortOrder: whole(sortOrder, 0, 100),
  }
}

/**
 * Reads a layout: each column once, and only known columns if the grid's columns are known, so that no other data can
 * be stored here.
 */
export const readLayout = (scope: Scope, gridId: string, raw: unknown): Layout => {
  const columns = isObject(raw) ? raw['columns'] : undefined
  const read = Array.isArray(columns) && columns.length <= 200 ? columns.map(readColumn) : null
  if (!read || read.includes(null)) throw new Refused([problem('layout', 'invalid', { label: 'layout' })])
  const known = new Set(gridOf(scope, gridId).columns.map(columnWire))
  const named = new Map((read as FormattedColumn[]).map((one) => [one.field, one]))
  return {
    columns: [...named.values()].filter(({ field }) => known.size === 0 || known.has(field)),
    pageSize: whole((raw as Record<string, unknown>)['pageSize'], 1, 1000) ?? 20,
  }
}

/** Every list call is a grid, and every report is one under the name of its call; there are no other grids. */
export const gridsOf = (calls: readonly Pick<AnyCall, 'path'>[]): ReadonlySet<string> =>
  new Set(
    calls.flatMap(({ path }) => {
      const [, list, report, name] = /^(?:(\w+)\/getlist|(Report\w+)\/(rpt\w+))$/i.exec(path) ?? []
      return list ? [`${list}.list`] : report ? [`${report}.${name}`] : []
    }),
  )

export const refuseUnknownGrid = (grids: ReadonlySet<string>, gridId: string): void => {
  if (!grids.has(gridId)) throw new Refused([problem('gridId', 'unknownGrid', { name: gridId })])
}

const standardColumn = (column: Column, order: number): FormattedColumn => ({
  field: columnWire(column),
  visible: !column.hidden,
  width: column.width ?? null,
  order,
  fixed: false,
  sort: null,
  sortOrder: null,
})

/** Drops columns that no longer exist, and appends new ones as visible. */
const fitted = (layout: Layout, columns: readonly Column[]): Layout => {
  if (columns.length === 0) return layout
  const names = new Set(columns.map(columnWire))
  const known = layout.columns.filter((one) => names.has(one.field))
  const last = known.reduce((most, one) => Math.max(most, one.order), -1)
  const missing = columns.filter((column) => !known.some((one) => one.field === columnWire(column)))
  return {
    ...layout,
    columns: [
      ...known,
      ...missing.map((column, index) => ({ ...standardColumn(column, last + 1 + index), visible: true })),
    ],
  }
}

/** A stored layout, adapted to the current columns of the grid. */
export const fittedTo = (scope: Scope, gridId: string, layout: Layout): Layout =>
  fitted(layout, gridOf(scope, gridId).columns)

const get: Answering<typeof gridFormat> = async (scope, { query }) => {
  const gridId = readGridId(fromQuery(query, 'gridId'))
  const { columns } = gridOf(scope, gridId)
  const rows = await scope.tx.query<{ user_id: string | null; layout: Layout }>(
    sql`select user_id, layout from grid_format where ${sql.ours('grid_format')} and grid_id = ${gridId} and (user_id = ${scope.user.id} or user_id is null) order by user_id nulls last limit 1`,
  )
  const row = rows[0]
  if (!row) return { gridId, scope: 'default', layout: { columns: columns.map(standardColumn), pageSize: 20 } }
  return { gridId, scope: row.user_id ? 'user' : 'all', layout: fitted(row.layout, columns) }
}

interface LayoutRequest {
  gridId: string
  forAll: boolean
  layout: unknown
}
const readBody = (body: unknown): LayoutRequest => {
  const { gridId, forAll, layout } = objectBody(body)
  return { gridId: readGridId(gridId), forAll: forAll === true, layout }
}

/**
 * Changing the layout of all users requires right U of the module; for grids without a module, that of the
 * configuration.
 */
export const demandForAll = (
  scope: Scope,
  { gridId, forAll }: Pick<LayoutRequest, 'gridId' | 'forAll'>,
  denied: string,
): void => {
  if (forAll) demandRight(scope.user, needs([gridOf(scope, gridId).right ?? 'Config', 'U']), denied)
}

const save =
  (grids: ReadonlySet<string>) =>
  async (scope: Scope, { body }: Input) => {
    const request = readBody(body)
    refuseUnknownGrid(grids, request.gridId)
    demandForAll(scope, request, 'noRightGridAll')
    const layout = JSON.stringify(readLayout(scope, request.gridId, request.layout))
    await scope.tx
      .query(sql`insert into grid_format (tenant_id, grid_id, user_id, layout, updated_at) values (${sql.tenant}, ${request.gridId}, ${request.forAll ? null : scope.user.id}, ${layout}, ${scope.now})
on conflict on constraint grid_format_unique do update set layout = excluded.layout, updated_at = excluded.updated_at`)
    return { Description: 'ok' }
  }

const remove = async (scope: Scope, { body }: Input) => {
  const request = readBody(body)
  demandForAll(scope, request, 'noRightDelete')
  await scope.tx.query(
    sql`delete from grid_format where ${sql.ours('grid_format')} and grid_id = ${request.gridId} and user_id is not distinct from ${request.forAll ? null : scope.user.id}::uuid`,
  )
  return { Description: 'ok' }
}

export const gridFormatCalls = (grids: ReadonlySet<string>): readonly Call[] => [
  answering(gridFormat, get),
  answering(savedFormat, save(grids)),
  answering(deletedFormat, remove),
]
