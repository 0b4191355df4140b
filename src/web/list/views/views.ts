/** Views of a list: built-in ones, and those saved for the user or for everyone. */
import { isHidden, type Sight } from '#model/marks.ts'
import type { Column } from '#model/table.ts'
import { GROUP_BY, splitGrouping } from '#wire/grouping.ts'
import { WHERE, whereIn } from '#wire/where.ts'
import { readLocal, writeLocal } from '#web/session/cookies.ts'
import { sessionUser } from '#web/session/session.ts'
import type { View } from './saved-views.ts'
import type { Subject } from '../subject.ts'

/** Views are stored under the same grid id as column layouts. */
export const gridIdOf = ({ module }: Pick<Subject, 'module'>): string => `${module}.list`

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

const filteredBy = (query: string): string[] => {
  const asked = new URLSearchParams(query)
  const grouping = splitGrouping(asked.get(GROUP_BY) ?? '')
  const where = [
    ...(grouping ? [grouping.field] : []),
    ...(whereIn(asked.get(WHERE) ?? '')?.groups ?? []).flat().map(({ field }) => field),
  ]
  try {
    const terms: unknown = JSON.parse(asked.get('filter') ?? '[]')
    return [...where, ...(Array.isArray(terms) ? terms.map((term) => String((term as { field?: unknown }).field)) : [])]
  } catch {
    return where
  }
}
/** Views by a column that the user may not see are not offered: the server refuses them. */
export const isOffered = ({ query }: Pick<View, 'query'>, all: readonly Column[], sight: Sight): boolean => {
  const hidden = new Set(all.filter((column) => isHidden(column, sight)).map(({ wire, key }) => wire ?? key))
  return !filteredBy(query).some((field) => hidden.has(field))
}

/** The parts of the address that make up a view; page, page size and view name are not among them. */
export const viewQuery = (query: URLSearchParams): string => {
  const kept = [...query]
    .filter(([name]) => !['page', 'size', 'name', 'view'].includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(kept).toString()
}

const withoutDays = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => !['range', 'from', 'to'].includes(name)))
/** The delivered view of an address without the name of one; days are chosen beside the views, whatever the view. */
export const builtInFor = (query: URLSearchParams, views: readonly View[]): View | undefined => {
  const delivered = views.filter(({ saved }) => !saved)
  const shows = (asked: URLSearchParams) =>
    delivered.find((view) => viewQuery(new URLSearchParams(view.query)) === viewQuery(asked))
  return shows(query) ?? shows(withoutDays(query))
}

/** The address of a view. */
export const addressOf = (view: View): URLSearchParams => {
  const query = new URLSearchParams(view.query)
  if (view.saved) query.set('view', view.id)
  return query
}
