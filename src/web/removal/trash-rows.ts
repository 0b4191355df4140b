/** Queries for deleted documents; the query is stored in the address. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { documentMetas } from '#documents/index.ts'
import { calls } from '#wire/calls.ts'
import type { ListAnswer } from '#wire/envelope.ts'
import { pageSizes } from '#web/grid/layout.ts'
import { call } from '#web/data/call.ts'
import type { WireRow } from '#web/data/queries.ts'

const SIZE = 50

export interface TrashRow extends WireRow {
  s_ID: string
  NumberID: string
  module: string
  moduleName: string
  dtDate: string
  ObjName: string
  Description: string | null
  TotalTax: number
  Trangthai: string
  deletedBy: string
  deletedAt: string
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

export const useTrash = ({ search, module, page, size }: TrashQuery) =>
  useQuery({
    queryKey: ['list', 'ApiTrash', search, module, page, size],
    queryFn: ({ signal }) =>
      call<ListAnswer<TrashRow>>(calls.trash, {
        query: { nItem: size, CurrentIndex: (page - 1) * size, KeySearch: search, module },
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })

export interface DeletedRecordRow extends WireRow {
  s_ID: string
  Code: string
  Name: string
  module: string
  moduleName: string
  deletedBy: string
  deletedAt: string
}

export const useDeletedRecords = ({ search, module, page, size }: TrashQuery) =>
  useQuery({
    queryKey: ['list', 'ApiTrash', 'records', search, module, page, size],
    queryFn: ({ signal }) =>
      call<ListAnswer<DeletedRecordRow>>(calls.deletedRecords, {
        query: { nItem: size, CurrentIndex: (page - 1) * size, KeySearch: search, module },
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })

/** Rows grouped by kind. The order is kept, so the document deleted last is restored first. */
export const groupsOf = (rows: readonly TrashRow[]) =>
  [...Map.groupBy(rows, (row) => row.module)].flatMap(([module, own]) => {
    const definition = documentMetas.find((one) => one.wire.module === module)
    return definition ? [{ definition, rows: own }] : []
  })
