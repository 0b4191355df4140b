/** Lookups for pickers: pages of 15 rows, requested half a second after the last key (contract system §12). */
import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { LookupAnswer, LookupRow } from '#wire/envelope.ts'
import { type FoundRow, type FoundRows, foundRows } from '#wire/spelling.ts'
import { asksSeach, type PathTo } from '#wire/calls.ts'
import { LOOKUP_LIMIT, writeListQuery, emptyQuery } from '#wire/list-query.ts'
import { call } from './call.ts'

export const DEBOUNCE_MS = 500
/** The value after it has not changed for `delayMs`. */
export const useDebounced = <T>(value: T, delayMs = DEBOUNCE_MS): T => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}

export interface LookupOptions {
  /** Path of the call, e.g. from lookupCall(). */
  path: PathTo<LookupAnswer | LookupRow[]>
  search?: string
  /** Query parameters that filter the rows: { objType: 'kh' }. */
  narrow?: Readonly<Record<string, string>>
  pageSize?: number
  enabled?: boolean
  method?: 'GET' | 'POST'
}

export const lookupQuery = ({
  path,
  search = '',
  narrow = {},
  pageSize = LOOKUP_LIMIT,
  method = 'POST',
}: LookupOptions) =>
  infiniteQueryOptions({
    queryKey: ['lookup', path, search, narrow, pageSize] as const,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const query = writeListQuery(
        { ...emptyQuery, search, offset: pageParam, limit: pageSize, filters: narrow },
        asksSeach(path),
      )
      const answer = await call(path, { query, signal, method })
      return foundRows(Array.isArray(answer) ? { ListItem: answer, TotalCount: answer.length } : answer)
    },
    getNextPageParam: (last, pages) => {
      const loadedCount = pages.reduce((count, page) => count + page.rows.length, 0)
      return last.rows.length > 0 && loadedCount < last.count ? loadedCount : undefined
    },
    staleTime: 60_000,
  })

/** The text to search for: after a pause in typing, or at once when its answer is cached. */
export const useSearch = (typed: string, ask: LookupOptions): string => {
  const client = useQueryClient()
  const debounced = useDebounced(typed)
  const isKnown = client.getQueryData(lookupQuery({ ...ask, search: typed }).queryKey) !== undefined
  return isKnown ? typed : debounced
}

const MAX_CACHED = 2 * LOOKUP_LIMIT
/** Matching rows of cached answers, shown while the server is searching: without duplicates, latest answers first. */
export const useCachedRows = (
  { path, narrow = {} }: LookupOptions,
  matches: (row: FoundRow) => boolean,
): FoundRow[] => {
  const client = useQueryClient()
  const wanted = JSON.stringify(narrow)
  const answers = client
    .getQueriesData<InfiniteData<FoundRows>>({ queryKey: ['lookup', path] })
    .filter(([key]) => JSON.stringify(key[3]) === wanted)
    .toReversed()
  const seen = new Map(
    answers.flatMap(([, answer]) => (answer?.pages ?? []).flatMap((page) => page.rows)).map((row) => [row.id, row]),
  )
  return [...seen.values()].filter(matches).slice(0, MAX_CACHED)
}

export interface Lookup {
  rows: readonly FoundRow[]
  total: number
  isPending: boolean
  /** The last question got no answer. */
  isFailed: boolean
  isFetching: boolean
  hasMore: boolean
  more: () => void
}
export const useLookup = (ask: LookupOptions): Lookup => {
  const { data, isPending, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...lookupQuery(ask),
    enabled: ask.enabled !== false,
  })
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data])
  return {
    rows,
    total: data?.pages[0]?.count ?? 0,
    isPending,
    isFailed: isError,
    isFetching,
    hasMore: hasNextPage,
    more: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
    },
  }
}

/** The first option of dropdowns ("all"); the server never sends it (contract master-data §2). */
export const allRow = (name: string): FoundRow => ({
  id: '',
  name,
  code: '',
  note: '',
  group: '',
  receivable: 0,
  payable: 0,
})
