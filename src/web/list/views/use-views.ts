/** The current view of a list, and switching to another one. */
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useRights } from '#web/data/profile.ts'
import { readLayout, type GridColumn, type GridLayout } from '#web/grid/layout.ts'
import type { LayoutOfGrid } from '#web/grid/use-layout.ts'
import { useSavedViews, type View } from './saved-views.ts'
import type { Subject } from '../subject.ts'
import {
  addressOf,
  builtInFor,
  builtInViews,
  gridIdOf,
  isOffered,
  lastView,
  storeLastView,
  viewQuery,
} from './views.ts'

export interface Views {
  gridId: string
  all: readonly View[]
  /** The view named in the address. */
  current: View | undefined
  /** Filters, sorting or columns of a saved view have been changed. */
  isChanged: boolean
  go: (view: View) => void
  /** Keeps what is shown but switches to another view. */
  stayAs: (id: string) => void
}

/** The page size is not part of a view. */
const shownBy = ({ columns, sort }: GridLayout): string => JSON.stringify([columns, sort])
const sameLayout = (view: View, { layout }: LayoutOfGrid, columns: readonly GridColumn[]): boolean =>
  !view.saved?.layout || shownBy(readLayout(view.saved.layout, columns)) === shownBy(layout)

export const useViews = (subject: Subject, grid: LayoutOfGrid, columns: readonly GridColumn[]): Views => {
  const [query, setQuery] = useSearchParams()
  const gridId = gridIdOf(subject)
  const saved = useSavedViews(gridId)
  const { sight } = useRights()
  const all = [...builtInViews(subject), ...(saved ?? [])].filter((view) => isOffered(view, subject.columns, sight))
  const now = viewQuery(query)
  const named = query.get('view')
  const current = named ? all.find((view) => view.id === named) : builtInFor(query, all)
  const go = (view: View, replace = false) => {
    storeLastView(gridId, view.saved ? view.id : null)
    if (view.saved?.layout) grid.setLayout(readLayout(view.saved.layout, columns))
    else if (current?.saved?.layout) grid.forget()
    setQuery(addressOf(view), { replace })
  }
  // An address without query opens the view used last; a shared address opens with the columns of its view.
  const opened = useRef<string | null>(null)
  useEffect(() => {
    if (!saved || opened.current === gridId) return
    opened.current = gridId
    const wanted = named ?? (now === '' ? lastView(gridId) : null)
    const view = saved.find((one) => one.id === wanted)
    if (!view) return
    if (!named) go(view, true)
    else if (view.saved?.layout) grid.setLayout(readLayout(view.saved.layout, columns))
    // Once per list, when its views have been loaded.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [saved, gridId])
  return {
    gridId,
    all,
    current,
    isChanged:
      current?.saved != null &&
      (viewQuery(new URLSearchParams(current.query)) !== now || !sameLayout(current, grid, columns)),
    go,
    stayAs: (id) => {
      storeLastView(gridId, id)
      setQuery(
        (before) => {
          before.set('view', id)
          return before
        },
        { replace: true },
      )
    },
  }
}
