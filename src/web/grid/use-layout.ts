/** The saved column layout of a list (contract system §4). */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { calls } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { queryClient } from '#web/data/queries.ts'
import { writeLocal, readLocal } from '#web/session/cookies.ts'
import { createStore, type Store, useStore } from '#web/ui/base/store.ts'
import { type GridColumn, type GridLayout, readLayout, standardLayout, writeLayout } from './layout.ts'

type GridFormat = AnswerOf<'api/User/getGridFormat'>

/** Unsaved changes; they survive navigation. */
const unsaved = new Map<string, Store<GridLayout | null>>()
const unsavedOf = (gridId: string): Store<GridLayout | null> => {
  const existing = unsaved.get(gridId) ?? createStore<GridLayout | null>(null)
  unsaved.set(gridId, existing)
  return existing
}

const keptName = (gridId: string) => `grid:${gridId}`
/**
 * The layout of the last visit, stored in the browser so that the first list request can already use its sorting and
 * page size.
 */
const kept = (gridId: string): GridFormat | undefined => {
  try {
    return (JSON.parse(readLocal(keptName(gridId)) ?? 'null') as GridFormat | null) ?? undefined
  } catch {
    return undefined
  }
}
const formatQuery = (gridId: string) => ({
  queryKey: ['gridFormat', gridId],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const format = await call(calls.gridFormat, { query: { gridId }, signal })
    writeLocal(keptName(gridId), format.scope === 'default' ? null : JSON.stringify(format))
    return format
  },
  initialData: () => kept(gridId),
  initialDataUpdatedAt: 0,
  staleTime: 300_000,
  meta: { silent: true },
})

export interface LayoutOfGrid {
  layout: GridLayout
  setLayout: (layout: GridLayout) => void
  changed: boolean
  /** Reverts to the saved layout. */
  forget: () => void
  /** Returns 'ok' or the text of the server's refusal. */
  save: (forAll: boolean) => Promise<string>
  /** Falls back one level: own → everyone's → standard. */
  reset: () => Promise<void>
}

export const useGridLayout = (gridId: string, columns: readonly GridColumn[]): LayoutOfGrid => {
  const { data } = useQuery(formatQuery(gridId))
  const store = unsavedOf(gridId)
  const own = useStore(store)
  // The server's standard layout has no pinned columns and no widths for numbers, so it is not used.
  const saved = useMemo(() => readLayout(data?.scope === 'default' ? null : data?.layout, columns), [data, columns])
  const layout = useMemo(() => (own ? readLayout(writeLayout(own), columns) : saved), [own, saved, columns])
  const forget = async () => {
    store.set(null)
    await queryClient.invalidateQueries({ queryKey: ['gridFormat', gridId] })
  }
  return {
    layout,
    setLayout: store.set,
    changed: own !== null,
    forget: () => store.set(null),
    save: async (forAll) => {
      const { Description } = await call(calls.saveGridFormat, {
        body: { gridId, forAll, layout: writeLayout(layout) },
        requestId: true,
      })
      await forget()
      return Description
    },
    reset: async () => {
      if (data?.scope === 'user')
        await call(calls.deleteGridFormat, { body: { gridId, forAll: false }, requestId: true })
      await forget()
      if (data?.scope !== 'user') store.set(standardLayout(columns))
    },
  }
}
