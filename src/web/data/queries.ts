/** What was asked from the server and is kept for a while. Every failure is told once, here. */
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
import { calls, documentCall, asksSeach } from '#wire/calls.ts'
import type { ListAnswer } from '#wire/envelope.ts'
import { type ListQuery, writeListQuery } from '#wire/list-query.ts'
import { notifyError } from '#web/ui/notify.tsx'
import { call, CallFailed } from './call.ts'
import { takeEarly } from './early.ts'

/** Tells a failure in the words of contract README §5.2; silent about what was cancelled. */
export const tellFailure = (failure: unknown): void => {
  if (!(failure instanceof CallFailed)) throw failure
  if (failure.kind !== 'aborted') notifyError(failure.message)
}

/** `silent`: never told here. `shown`: told by the page itself as long as it has nothing else to show. */
const onQueryFailure = (failure: Error, { meta, state }: Query<unknown, unknown, unknown>): void => {
  if (!(failure instanceof CallFailed) || meta?.['silent']) return
  if (meta?.['shown'] && state.data === undefined) return
  tellFailure(failure)
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onQueryFailure }),
  mutationCache: new MutationCache({
    onError: (failure) => {
      if (failure instanceof CallFailed) tellFailure(failure)
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
      // What could not be read while the line was down is read when it is back, without being asked for.
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
    queryFn: ({ signal }) => call<ListAnswer<WireRow>>(path, { query: writeListQuery(query, asksSeach(path)), signal }),
    placeholderData: keepPreviousData,
  })
}
/** One record as getInfo tells it. */
export const infoQuery = (module: string, id: string) =>
  queryOptions({
    queryKey: ['info', module, id] as const,
    queryFn: ({ signal }) => call<WireRow>(`api/${module}/getInfo`, { query: { s_ID: id }, signal }),
    staleTime: 5_000,
  })
export const useInfo = (module: string, id: string | null) =>
  useQuery({ ...infoQuery(module, id ?? ''), enabled: id !== null && id !== '' })

/** After something of a module was saved or deleted. Lookups and facts of others may have changed with it. */
export const forgetModule = async (module: string): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['list'] }),
    queryClient.invalidateQueries({ queryKey: ['info'] }),
    queryClient.invalidateQueries({ queryKey: ['lookup'] }),
    queryClient.invalidateQueries({ queryKey: ['module', module] }),
  ])
}

/** What the whole program reads at its start; mostly it has been asked already. */
const atStart = <T>(key: string, path: string, query?: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: [key],
    queryFn: ({ signal }) => takeEarly<T>(path) ?? call<T>(path, { query, signal }),
    staleTime: 300_000,
  })
export const rightsQuery = atStart<{ ListItem: unknown[] }>('rights', calls.rights)
export const settingsQuery = atStart<WireRow>('settings', calls.settings)
export const meQuery = atStart<WireRow>('me', calls.me, { s_UID: '' })
