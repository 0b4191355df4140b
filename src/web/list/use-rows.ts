/** The rows of a list page: by page on large screens, endless on phones. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { searchWords, fold } from '#kernel/fold.ts'
import type { ListQuery } from '#wire/list-query.ts'
import type { Slice } from '#wire/spelling.ts'
import type { WireRow } from '#web/data/queries.ts'
import { type CellFormat, cellText, currencyText } from '#web/grid/cell.tsx'
import type { GridColumn } from '#web/grid/layout.ts'
import { renewal } from '#web/session/renewal.ts'
import { useStore } from '#web/ui/base/store.ts'
import { readSlice, type Subject } from './subject.ts'

export interface Rows {
  rows: readonly WireRow[]
  total: number
  sums: Slice['sums']
  state: 'first' | 'again' | 'failed' | 'ready'
  problem: string
  again: () => void
  /** Phones: loads the next page. */
  more: (() => void) | null
}
const none: readonly WireRow[] = []

export const usePagedRows = (subject: Subject, query: ListQuery, enabled: boolean): Rows => {
  const { data, error, isPlaceholderData, isPending, isFetching, refetch } = useQuery({
    queryKey: ['list', subject.module, query],
    queryFn: ({ signal }) => readSlice(subject, query, signal),
    placeholderData: keepPreviousData,
    enabled,
    meta: { shown: true },
  })
  // While the user has to sign in again, nothing is loading.
  const reading = useStore(renewal) === null && (isPlaceholderData || isFetching)
  return {
    rows: data?.rows ?? none,
    total: data?.count ?? 0,
    sums: data?.sums ?? [],
    state: isPending && !error ? 'first' : error && !data ? 'failed' : reading ? 'again' : 'ready',
    problem: error?.message ?? '',
    again: () => {
      void refetch()
    },
    more: null,
  }
}

export const useEndlessRows = (subject: Subject, query: ListQuery, enabled: boolean): Rows => {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['list', subject.module, 'endless', { ...query, offset: 0 }],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => readSlice(subject, { ...query, offset: pageParam }, signal),
    getNextPageParam: (last, pages) => {
      const loadedCount = pages.reduce((count, page) => count + page.rows.length, 0)
      return last.rows.length > 0 && loadedCount < last.count ? loadedCount : undefined
    },
    enabled,
    meta: { shown: true },
  })
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? none, [data])
  return {
    rows,
    total: data?.pages[0]?.count ?? 0,
    sums: data?.pages[0]?.sums ?? [],
    state: isPending && !error ? 'first' : error && !data ? 'failed' : 'ready',
    problem: error?.message ?? '',
    again: () => {
      void refetch()
    },
    more: hasNextPage
      ? () => {
          if (!isFetchingNextPage) void fetchNextPage()
        }
      : null,
  }
}

/** Filters the loaded rows: the visible text must contain every word (contract system §3). */
export const useLocalFilter = (
  rows: readonly WireRow[],
  { typed, columns, format }: { typed: string; columns: readonly GridColumn[]; format: CellFormat },
): readonly WireRow[] =>
  useMemo(() => {
    const words = searchWords(typed)
    if (words.length === 0) return rows
    return rows.filter((row) => {
      const hay = fold(
        columns.flatMap((column) => [cellText(column, row, format), currencyText(column, row, format)]).join(' '),
      )
      return words.every((word) => hay.includes(word))
    })
  }, [rows, typed, columns, format])
