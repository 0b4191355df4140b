/** Saved views of a list: those of one user, and those for everybody (extends contract system §4). */
import { violationOf } from '#engine/constraint.ts'
import { answering } from '#engine/answering.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { problem, Refused, Unreadable } from '#kernel/problem.ts'
import { visibleText } from '#kernel/visible-text.ts'
import { deletedView, gridViews, longestView, savedView, type Layout } from '#wire/described/grids.ts'
import { objectBody } from '#wire/body.ts'
import { readId } from '#wire/values.ts'
import type { Call, Input } from '../call/call.ts'
import { demandForAll, fittedTo, readGridId, readLayout, refuseUnknownGrid } from './grid-formats.ts'
import { fromQuery } from '../http/query.ts'
import { inTextOrder } from '#engine/text-order.ts'

/** The maximum number of views per list, for one user and for everybody. */
const MOST = 30

interface Stored {
  id: string
  user_id: string | null
  name: string
  query: string
  layout: Layout | null
}

const list = async (scope: Scope, { query }: Input) => {
  const gridId = readGridId(fromQuery(query, 'gridId'))
  const rows = await scope.tx.query<Stored>(
    sql`select id, user_id, name, query, layout from grid_view where ${sql.ours('grid_view')} and grid_id = ${gridId} and (user_id = ${scope.user.id} or user_id is null) order by user_id nulls first, lower(name) ${inTextOrder}`,
  )
  return {
    ListItem: rows.map(({ id, user_id, name, query: kept, layout }) => ({
      id,
      name,
      query: kept,
      forAll: user_id === null,
      layout: layout && fittedTo(scope, gridId, layout),
    })),
    TotalCount: rows.length,
  }
}

interface ViewRequest {
  gridId: string
  id: string | null
  forAll: boolean
}
const readBody = (body: unknown): ViewRequest & { raw: Readonly<Record<string, unknown>> } => {
  const raw = objectBody(body)
  const sent = raw['id'] ?? ''
  const id = readId(sent)
  if (sent !== '' && id === null) throw new Unreadable('invalid', { label: 'id' })
  return { gridId: readGridId(raw['gridId']), id, forAll: raw['forAll'] === true, raw }
}

const clean = (raw: unknown, longest: number, label: string): string => {
  if (raw === undefined || raw === null) return ''
  if (typeof raw !== 'string' || raw.length > longest || raw.includes('\0'))
    throw new Refused([problem(label, 'invalid', { label })])
  return raw.trim()
}

/** The stored view, if the user may see it. */
const found = async ({ tx, user }: Scope, { gridId, id }: ViewRequest): Promise<Stored | undefined> => {
  if (id === null) return undefined
  const [row] = await tx.query<Stored>(
    sql`select id, user_id, name, query, layout from grid_view where ${sql.ours('grid_view')} and id::text = ${id} and grid_id = ${gridId} and (user_id = ${user.id} or user_id is null) for update`,
  )
  return row
}

const checkRoom = async (
  { tx }: Scope,
  { gridId, id }: ViewRequest,
  owner: string | null,
  name: string,
): Promise<void> => {
  const others = await tx.query<{ id: string; same: boolean }>(
    sql`select id, lower(name) = lower(${name}) as same from grid_view where ${sql.ours('grid_view')} and grid_id = ${gridId} and user_id is not distinct from ${owner}::uuid`,
  )
  if (others.some((one) => one.same && one.id !== id)) throw new Refused([problem('name', 'viewTaken', { name })])
  if (id === null && others.length >= MOST) throw new Refused([problem('name', 'viewsTooMany', { max: String(MOST) })])
}

const save =
  (grids: ReadonlySet<string>) =>
  async (scope: Scope, { body }: Input) => {
    const { raw, ...request } = readBody(body)
    refuseUnknownGrid(grids, request.gridId)
    demandForAll(scope, request, 'noRightGridAll')
    const name = visibleText(clean(raw['name'], longestView.name, 'name')).trim()
    if (name === '') throw new Refused([problem('name', 'viewName')])
    const query = clean(raw['query'], longestView.query, 'query')
    const layout = raw['layout'] ? JSON.stringify(readLayout(scope, request.gridId, raw['layout'])) : null
    const before = await found(scope, request)
    if (request.id !== null && !before) throw new Refused([problem('id', 'viewGone')])
    // Turning a shared view into a private one takes it away from everybody, so it requires the right to change
    // shared views.
    if (before?.user_id === null) demandForAll(scope, { ...request, forAll: true }, 'noRightGridAll')
    const owner = request.forAll ? null : scope.user.id
    await checkRoom(scope, request, owner, name)
    const id = before?.id ?? scope.newId()
    await scope.tx
      .query(sql`insert into grid_view (tenant_id, id, grid_id, user_id, name, query, layout, updated_at) values (${sql.tenant}, ${id}, ${request.gridId}, ${owner}, ${name}, ${query}, ${layout}, ${scope.now})
on conflict (tenant_id, id) do update set user_id = excluded.user_id, name = excluded.name, query = excluded.query, layout = excluded.layout, updated_at = excluded.updated_at`)
      .catch((error: unknown) => {
        // Another window was faster.
        throw violationOf(error).constraint === 'grid_view_name'
          ? new Refused([problem('name', 'viewTaken', { name })])
          : error
      })
    return { Description: 'ok', id }
  }

const remove = async (scope: Scope, { body }: Input) => {
  const request = readBody(body)
  const before = await found(scope, request)
  // Already deleted, which is what the caller wanted.
  if (!before) return { Description: 'ok' }
  demandForAll(scope, { gridId: request.gridId, forAll: before.user_id === null }, 'noRightDelete')
  await scope.tx.query(sql`delete from grid_view where ${sql.ours('grid_view')} and id = ${before.id}`)
  return { Description: 'ok' }
}

export const gridViewCalls = (grids: ReadonlySet<string>): readonly Call[] => [
  answering(gridViews, list),
  answering(savedView, save(grids)),
  answering(deletedView, remove),
]
