/** Views that a user saved under a name: of a list, or the conditions of a report. */
import { useQuery } from '@tanstack/react-query'
import { calls } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { queryClient } from '#web/data/queries.ts'
import { type WireLayout, writeLayout, type GridLayout } from '#web/grid/layout.ts'

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
const viewsQuery = (gridId: string) => ({
  queryKey: ['gridViews', gridId],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(calls.gridViews, { query: { gridId }, signal })).ListItem,
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
  /** null: the view says nothing of columns. */
  layout: GridLayout | null
}
/** Returns the id of the saved view, or the reason why it was refused. */
export const saveView = async (
  gridId: string,
  { id, ...view }: ViewToSave,
): Promise<{ id: string } | { refused: string }> => {
  const { Description, id: saved } = await call(calls.saveGridView, {
    body: { gridId, ...view, ...(id !== null && { id }), layout: view.layout && writeLayout(view.layout) },
    requestId: true,
  })
  await invalidateViews(gridId)
  return saved ? { id: saved } : { refused: Description }
}
export const removeView = async (gridId: string, id: string): Promise<void> => {
  await call(calls.deleteGridView, { body: { gridId, id }, requestId: true })
  await invalidateViews(gridId)
}
