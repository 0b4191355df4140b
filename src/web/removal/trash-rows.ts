/** Queries for deleted documents; the query is stored in the address. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { documentMetas } from '#documents/index.ts'
import { moduleCall, type PathTo } from '#wire/calls.ts'
import type { ListAnswer } from '#wire/envelope.ts'
import { pageSizes } from '#web/grid/layout.ts'
import { emptyQuery, writeListQuery } from '#wire/list-query.ts'
import { ofId, spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import type { WireRow } from '#web/data/queries.ts'

const SIZE = 50

export interface DeletedRow extends WireRow {
  id: string
  module: string
  moduleName: string
  deletedBy: string
  deletedAt: string
}
/** A deleted document; values in its own currency stand beside. */
export interface TrashRow extends DeletedRow {
  number: string
  date: string
  partnerName: string
  description: string | null
  total: number
  statusName: string
}
export interface DeletedRecordRow extends DeletedRow {
  code: string
  name: string
}

export interface TrashQuery {
  search: string
  module: string
  page: number
  size: number
}

/**
 * The query in the address and a function to change it. A change returns to the first page, unless the page itself
 * changes.
 */
export const useTrashQuery = (): [TrashQuery, (patch: Partial<TrashQuery>) => void] => {
  const [query, setQuery] = useSearchParams()
  const trashQuery = {
    search: query.get('q') ?? '',
    module: query.get('module') ?? '',
    page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
    size: pageSizes.find((one) => String(one) === query.get('size')) ?? SIZE,
  }
  const set = (patch: Partial<TrashQuery>) => {
    const next = { ...trashQuery, page: 1, ...patch }
    setQuery(
      {
        ...(query.get('tab') && { tab: query.get('tab')! }),
        ...(next.search && { q: next.search }),
        ...(next.module && { module: next.module }),
        ...(next.page > 1 && { page: String(next.page) }),
        ...(next.size !== SIZE && { size: String(next.size) }),
      },
      { preventScrollReset: true },
    )
  }
  return [trashQuery, set]
}

export const deletedDocument = async (module: string, id: string, signal: AbortSignal) =>
  readDeleted<TrashRow>(
    await call(moduleCall('ApiTrash', 'getlist'), { query: { ...ofId(id), module, nItem: 1 }, signal }),
  ).rows[0]
const readDeleted = <R extends WireRow>({ ListItem, TotalCount }: ListAnswer) => ({
  rows: ListItem.map((row) => ({ ...row, ...spelt(row) }) as object as R),
  count: TotalCount,
})

/** Rows as they were listed, by wire names too: what restores them reads these. */
const useDeleted = <R extends WireRow>(
  path: PathTo<ListAnswer>,
  key: readonly string[],
  { search, module, page, size }: TrashQuery,
) =>
  useQuery({
    queryKey: ['list', 'ApiTrash', ...key, search, module, page, size],
    queryFn: async ({ signal }) => {
      const at = { offset: (page - 1) * size, limit: size, filters: { module } }
      return readDeleted<R>(await call(path, { query: writeListQuery({ ...emptyQuery, search, ...at }), signal }))
    },
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
export const useTrash = (query: TrashQuery) => useDeleted<TrashRow>(moduleCall('ApiTrash', 'getlist'), [], query)
export const useDeletedRecords = (query: TrashQuery) =>
  useDeleted<DeletedRecordRow>('api/ApiTrash/getRecords', ['records'], query)

/** Rows grouped by kind. The order is kept, so the document deleted last is restored first. */
export const groupsOf = (rows: readonly TrashRow[]) =>
  [...Map.groupBy(rows, (row) => row.module)].flatMap(([module, own]) => {
    const definition = documentMetas.find((one) => one.wire.module === module)
    return definition ? [{ definition, rows: own }] : []
  })
