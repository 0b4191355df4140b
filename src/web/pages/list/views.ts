/** Views of a list: the standing ones and those a person saved under a name. A view is an address. */
import { keep, readKept } from '#web/session/cookies.ts'
import { sessionUser } from '#web/session/session.ts'
import { createStore } from '#web/ui/store.ts'
import type { Subject } from './subject.ts'

export interface View {
  id: string
  /** Catalogue key, or the name somebody gave it. */ label: string
  query: string
  own: boolean
}

const MOST = 12
const stores = new Map<string, ReturnType<typeof createStore<readonly View[]>>>()
const keptName = (module: string) => `views:${sessionUser()}:${module}`
const read = (module: string): readonly View[] => {
  try {
    return JSON.parse(readKept(keptName(module)) ?? '[]') as View[]
  } catch {
    return []
  }
}
export const ownViews = (module: string) => {
  const name = keptName(module)
  const store = stores.get(name) ?? createStore<readonly View[]>(read(module))
  stores.set(name, store)
  return store
}
const write = (module: string, views: readonly View[]) => {
  ownViews(module).set(views)
  keep(keptName(module), JSON.stringify(views))
}
export const saveView = (module: string, label: string, query: string): void => {
  const others = ownViews(module)
    .get()
    .filter((view) => view.label !== label)
  write(module, [...others, { id: `own:${label}`, label, query, own: true }].slice(-MOST))
}
export const removeView = (module: string, id: string): void =>
  write(
    module,
    ownViews(module)
      .get()
      .filter((view) => view.id !== id),
  )

/** Everything, today, what is owed, and one for every status. */
export const standingViews = ({ dated, owed, status }: Subject): readonly View[] => [
  { id: 'all', label: 'list.all', query: '', own: false },
  ...(dated ? [{ id: 'today', label: 'list.today', query: 'range=TODAY', own: false }] : []),
  ...(owed ? [{ id: 'owed', label: 'list.owed', query: 'payStatus=1', own: false }] : []),
  ...(status?.options ?? []).map((option) => ({
    id: `status:${option.value}`,
    label: option.label,
    query: `${status!.wire}=${option.value}`,
    own: false,
  })),
]

/** Page and order of rows do not make another view. */
export const viewQuery = (query: URLSearchParams): string => {
  const kept = [...query]
    .filter(([name]) => !['page', 'size', 'name'].includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(kept).toString()
}
