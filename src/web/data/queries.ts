/** The query cache. Failures of all queries are reported here, once each. */
import {
  keepPreviousData,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  queryOptions,
  useQuery,
} from '@tanstack/react-query'
import { type DocumentMeta } from '#model/document.ts'
import { calls, documentCall, asksSeach, moduleCall, type PathTo } from '#wire/calls.ts'
import { type ListQuery, writeListQuery } from '#wire/list-query.ts'
import { ofId, sliceOf } from '#wire/spelling.ts'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { call, CallFailed } from './call.ts'
import type { AnswerOf, DescribedPath } from './described.ts'
import { takePrefetched } from './prefetch.ts'

/** Reports a failure with the texts of contract README §5.2, unless the call was cancelled. */
export const reportFailure = (failure: unknown): void => {
  if (!(failure instanceof CallFailed)) throw failure
  if (failure.kind === 'aborted') return
  notifyError(failure.message, failure.kind === 'network' ? { cause: 'connection' } : {})
}

/** `silent`: never reported here. `shown`: the page itself reports the failure while it has no data to show. */
const onQueryFailure = (failure: Error, { meta, state }: Query<unknown, unknown, unknown>): void => {
  if (!(failure instanceof CallFailed) || meta?.['silent']) return
  if (meta?.['shown'] && state.data === undefined) return
  reportFailure(failure)
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onQueryFailure }),
  mutationCache: new MutationCache({
    onError: (failure) => {
      if (failure instanceof CallFailed) reportFailure(failure)
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 300_000,
      refetchOnWindowFocus: false,
      retry: (count, failure) => count < 1 && failure instanceof CallFailed && failure.kind === 'network',
      retryDelay: 800,
      networkMode: 'always',
      // Queries that failed while offline are repeated when the connection is back.
      refetchOnReconnect: ({ state }) => state.status === 'error',
    },
    mutations: { networkMode: 'always' },
  },
})

export type WireRow = Readonly<Record<string, unknown>>

export const documentListQuery = (definition: DocumentMeta, query: ListQuery) => {
  const path = documentCall(definition, 'getlist')
  return queryOptions({
    queryKey: ['list', definition.wire.module, query] as const,
    queryFn: async ({ signal }) => sliceOf(await call(path, { query: writeListQuery(query, asksSeach(path)), signal })),
    placeholderData: keepPreviousData,
  })
}
/** One record as returned by getInfo: as its call is described, or by wire names that its definition knows. */
type InfoOf<M extends string> = `api/${M}/getInfo` extends DescribedPath ? AnswerOf<`api/${M}/getInfo`> : WireRow
export const infoQuery = <M extends string>(module: M, id: string) =>
  queryOptions({
    queryKey: ['info', module, id] as const,
    queryFn: ({ signal }) => call(moduleCall(module, 'getInfo') as PathTo<InfoOf<M>>, { query: ofId(id), signal }),
    staleTime: 5_000,
  })
export const useInfo = <M extends string>(module: M, id: string | null) =>
  useQuery({ ...infoQuery(module, id ?? ''), enabled: id !== null && id !== '' })

/**
 * Invalidates caches after a record of a module was saved or deleted. Lookups and facts of other modules may have
 * changed as well.
 */
export const invalidateModule = async (module: string): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['list'] }),
    queryClient.invalidateQueries({ queryKey: ['info'] }),
    queryClient.invalidateQueries({ queryKey: ['lookup'] }),
    queryClient.invalidateQueries({ queryKey: ['module', module] }),
  ])
}

/** A query every page needs; usually it has been prefetched already. */
const prefetchedQuery = <T>(key: string, path: string, query?: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: [key],
    queryFn: ({ signal }) => takePrefetched<T>(path) ?? call<T>(path, { query, signal }),
    staleTime: 300_000,
  })
export const rightsQuery = prefetchedQuery<{ ListItem: unknown[] }>('rights', calls.rights)
export const settingsQuery = prefetchedQuery<WireRow>('settings', calls.settings)
export const meQuery = prefetchedQuery<WireRow>('me', calls.me, { s_UID: '' })
