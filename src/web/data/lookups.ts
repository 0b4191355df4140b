/** What pickers offer: pages of 15, typed text waits half a second (contract system §12). */
import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { LookupAnswer, LookupRow } from '#wire/envelope.ts'
import { asksSeach } from '#wire/calls.ts'
import { LOOKUP_LIMIT, writeListQuery, emptyQuery } from '#wire/list-query.ts'
import { call } from './call.ts'

export const DEBOUNCE_MS = 500
/** The value once it has rested. */
export const useDebounced = <T>(value: T, delayMs = DEBOUNCE_MS): T => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return rested
}

export interface LookupAsk {
  /** Path of the call, e.g. from lookupCall(). */
  path: string
  search?: string
  /** Query values that narrow it: { objType: 'kh' }. */
  narrow?: Readonly<Record<string, string>>
  pageSize?: number
  enabled?: boolean
  method?: 'GET' | 'POST'
}

export const lookupQuery = ({ path, search = '', narrow = {}, pageSize = LOOKUP_LIMIT, method = 'POST' }: LookupAsk) =>
  infiniteQueryOptions({
    queryKey: ['lookup', path, search, narrow, pageSize] as const,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const query = writeListQuery(
        { ...emptyQuery, search, offset: pageParam, limit: pageSize, filters: narrow },
        asksSeach(path),
      )
      const answer = await call<LookupAnswer | LookupRow[]>(path, { query, signal, method })
      return Array.isArray(answer) ? { ListItem: answer, TotalCount: answer.length } : answer
    },
    getNextPageParam: (last, pages) => {
      const have = pages.reduce((count, page) => count + page.ListItem.length, 0)
      return last.ListItem.length > 0 && have < last.TotalCount ? have : undefined
    },
    staleTime: 60_000,
  })

/** What the server is asked for: the text once it has rested, or at once when it has been answered before. */
export const useSearch = (typed: string, ask: LookupAsk): string => {
  const client = useQueryClient()
  const rested = useDebounced(typed)
  const isKnown = client.getQueryData(lookupQuery({ ...ask, search: typed }).queryKey) !== undefined
  return isKnown ? typed : rested
}

const MOST_SEEN = 2 * LOOKUP_LIMIT
/** Rows of earlier answers that match, while the server's own are awaited: each once, the latest answers first. */
export const useSeen = ({ path, narrow = {} }: LookupAsk, matches: (row: LookupRow) => boolean): LookupRow[] => {
  const client = useQueryClient()
  const wanted = JSON.stringify(narrow)
  const answers = client
    .getQueriesData<InfiniteData<LookupAnswer>>({ queryKey: ['lookup', path] })
    .filter(([key]) => JSON.stringify(key[3]) === wanted)
    .toReversed()
  const seen = new Map(
    answers.flatMap(([, answer]) => (answer?.pages ?? []).flatMap((page) => page.ListItem)).map((row) => [row.Id, row]),
  )
  return [...seen.values()].filter(matches).slice(0, MOST_SEEN)
}

export interface Lookup {
  rows: readonly LookupRow[]
  total: number
  isPending: boolean
  isFetching: boolean
  hasMore: boolean
  more: () => void
}
export const useLookup = (ask: LookupAsk): Lookup => {
  const { data, isPending, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...lookupQuery(ask),
    enabled: ask.enabled !== false,
  })
  const rows = useMemo(() => data?.pages.flatMap((page) => page.ListItem) ?? [], [data])
  return {
    rows,
    total: data?.pages[0]?.TotalCount ?? 0,
    isPending,
    isFetching,
    hasMore: hasNextPage,
    more: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
    },
  }
}

/** The first option of dropdowns; the server never sends it (contract master-data §2). */
export const allRow = (name: string): LookupRow => ({
  Id: '',
  Name: name,
  Code: '',
  Note: '',
  GroupID: '',
  Ordinal: 0,
  Phaithu: 0,
  Phaitra: 0,
})
