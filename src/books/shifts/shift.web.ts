/** What pages ask about shifts, and ask anew when one was opened or closed. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ofId } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { invalidateModule, queryClient } from '#web/data/queries.ts'
import { meta } from './meta.ts'

export type Shift = AnswerOf<'api/Shift/getInfo'>
export type NamedVoucher = NonNullable<Shift['voucher']>
export type EntryRow = Omit<Shift['entries'][number], 'in' | 'out'>

export const pathOfShift = (id: string): string => meta.detail!.path.replace(':id', id)

const shiftQuery = (id: string) =>
  queryOptions({
    queryKey: ['shift', 'one', id],
    queryFn: ({ signal }) => call('api/Shift/getInfo', { query: ofId(id), signal }),
  })
export const useShift = (id: string) => useQuery({ ...shiftQuery(id), refetchInterval: 60_000 })
/** As it is now, before its money is counted. */
export const freshShift = (id: string): Promise<Shift> => queryClient.fetchQuery({ ...shiftQuery(id), staleTime: 0 })

export const useOpenShifts = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['shift', 'open'],
    queryFn: ({ signal }) => call('api/Shift/getOpen', { signal }),
    enabled: isAllowed,
    staleTime: 60_000,
    meta: { silent: true },
  })

export const useTill = (fund: string | null) =>
  useQuery({
    queryKey: ['shift', 'till', fund],
    queryFn: ({ signal }) => call('api/Shift/getTill', { query: { fundId: fund ?? '' }, signal }),
    enabled: fund !== null,
    staleTime: 0,
  })

/** The difference is a voucher, which lists and the cash book show. */
export const shiftsChanged = async (): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['shift'] }),
    ...[meta.module, 'CashFlow', 'Income', 'Outcome'].map(invalidateModule),
  ])
}
