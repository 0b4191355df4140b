/** Views of a list: built-in ones, and those saved for the user or for everyone. */
import { useQuery } from '@tanstack/react-query'
import { calls } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { queryClient } from '#web/data/queries.ts'
import { type WireLayout, writeLayout, type GridLayout } from '#web/grid/layout.ts'
import { writeLocal, readLocal } from '#web/session/cookies.ts'
import { sessionUser } from '#web/session/session.ts'
import type { Subject } from './subject.ts'

export interface View {
  id: string
  /** Translation key of a built-in view, name of a saved one. */
  label: string
  /** Query of the address. */
  query: string
  /** null: a built-in view. */
  saved: { forAll: boolean; layout: WireLayout | null } | null
  /** The tab says how many rows there are. */
  counted?: boolean
}
interface StoredView {
  id: string
  name: string
  query: string
  forAll: boolean
  layout: WireLayout | null
}
interface SaveAnswer {
  Description: string
  id?: string
}

/** Views are stored under the same grid id as column layouts. */
export const gridIdOf = ({ module }: Pick<Subject, 'module'>): string => `${module}.list`

const viewsQuery = (gridId: string) => ({
  queryKey: ['gridViews', gridId],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call<{ ListItem: StoredView[] }>(calls.gridViews, { query: { gridId }, signal })).ListItem,
  staleTime: 300_000,
  meta: { silent: true },
})

export const useSavedViews = (gridId: string): readonly View[] | undefined => {
  const { data } = useQuery(viewsQuery(gridId))
  return data?.map(({ id, name, query, forAll, layout }) => ({ id, label: name, query, saved: { forAll, layout } }))
}

const invalidateViews = (gridId: string) => queryClient.invalidateQueries({ queryKey: ['gridViews', gridId] })

export interface ViewToSave {
  /** The view to replace; null creates a new one. */
  id: string | null
  name: string
  query: string
  forAll: boolean
  layout: GridLayout
}
/** Returns the id of the saved view, or the reason why it was refused. */
export const saveView = async (gridId: string, view: ViewToSave): Promise<{ id: string } | { refused: string }> => {
  const { Description, id } = await call<SaveAnswer>(calls.saveGridView, {
    body: { gridId, ...view, layout: writeLayout(view.layout) },
    requestId: true,
  })
  await invalidateViews(gridId)
  return id ? { id } : { refused: Description }
}
export const removeView = async (gridId: string, id: string): Promise<void> => {
  await call(calls.deleteGridView, { body: { gridId, id }, requestId: true })
  await invalidateViews(gridId)
}

const lastName = (gridId: string) => `view:${sessionUser()}:${gridId}`
/** The saved view the user worked in last; the list opens with it. */
export const lastView = (gridId: string): string | null => readLocal(lastName(gridId))
export const storeLastView = (gridId: string, id: string | null): void => writeLocal(lastName(gridId), id)

/** Built-in views: all, today, owed, those of the list, and one per status. */
export const builtInViews = ({ dated, owed, status, views }: Subject): readonly View[] => [
  { id: 'all', label: 'list.all', query: '', saved: null },
  ...(dated ? [{ id: 'today', label: 'list.today', query: 'range=TODAY', saved: null }] : []),
  ...(owed ? [{ id: 'owed', label: 'list.owed', query: 'payStatus=1', saved: null, counted: true }] : []),
  ...views.map((view) => ({ counted: false, ...view, saved: null })),
  ...(status?.options ?? []).map((option) => ({
    id: `status:${option.value}`,
    label: option.label,
    query: `${status!.wire}=${option.value}`,
    saved: null,
  })),
]

/** The parts of the address that make up a view; page, page size and view name are not among them. */
export const viewQuery = (query: URLSearchParams): string => {
  const kept = [...query]
    .filter(([name]) => !['page', 'size', 'name', 'view'].includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(kept).toString()
}
/** The address of a view. */
export const addressOf = (view: View): URLSearchParams => {
  const query = new URLSearchParams(view.query)
  if (view.saved) query.set('view', view.id)
  return query
}
