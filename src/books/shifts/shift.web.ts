/** What pages ask about shifts, and ask anew when one was opened or closed. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/data/call.ts'
import { invalidateModule, queryClient } from '#web/data/queries.ts'
import { meta } from './meta.ts'
import type { Notes } from './notes.ts'

export interface NamedVoucher {
  s_ID: string
  module: string
  NumberID: string
}
export interface EntryRow extends NamedVoucher {
  kindName: string
  sourceId: string
  sourceModule: string
  sourceNumber: string
  ObjName: string
  user: string
}
export interface MovedRow extends EntryRow {
  in: number
  out: number
}
export interface CashierRow {
  user: string
  bills: number
  returns: number
  total: number
  till: number
  bank: number
  card: number
  debt: number
  in: number
  out: number
}
export interface Shift {
  s_ID: string
  NumberID: string
  version: number
  fundId: string
  fundName: string
  storeName: string
  cashier: string
  openedAt: string
  openedBy: string
  opening: number
  openingBook: number
  openingReason: string
  openingVoucher: NamedVoucher | null
  Note: string
  closed: boolean
  closedAt: string | null
  closedBy: string
  expected: number
  counted: number | null
  notes: Notes | null
  difference: number | null
  reason: string
  voucher: NamedVoucher | null
  closingNote: string
  in: number
  out: number
  earlier: number
  groups: readonly { module: string; kindName: string; count: number; in: number; out: number }[]
  cashiers: readonly CashierRow[]
  entries: readonly MovedRow[]
  changes: readonly (EntryRow & { was: number; now: number })[]
  late: readonly MovedRow[]
}
export interface OpenShiftRow {
  s_ID: string
  NumberID: string
  fundId: string
  fundName: string
  cashier: string
  openedAt: string
  isMine: boolean
}
export interface Till {
  fundId: string
  fundName: string
  balance: number
  lastNumber: string
  lastCounted: number | null
  lastCashier: string
}

export const pathOfShift = (id: string): string => meta.detail!.path.replace(':id', id)

const shiftQuery = (id: string) =>
  queryOptions({
    queryKey: ['shift', 'one', id],
    queryFn: ({ signal }) => call<Shift>(`api/${meta.module}/getInfo`, { query: { s_ID: id }, signal }),
  })
export const useShift = (id: string) => useQuery({ ...shiftQuery(id), refetchInterval: 60_000 })
/** As it is now, before its money is counted. */
export const freshShift = (id: string): Promise<Shift> => queryClient.fetchQuery({ ...shiftQuery(id), staleTime: 0 })

export const useOpenShifts = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['shift', 'open'],
    queryFn: ({ signal }) => call<{ ListItem: readonly OpenShiftRow[] }>(`api/${meta.module}/getOpen`, { signal }),
    enabled: isAllowed,
    staleTime: 60_000,
    meta: { silent: true },
  })

export const useTill = (fund: string | null) =>
  useQuery({
    queryKey: ['shift', 'till', fund],
    queryFn: ({ signal }) => call<Till>(`api/${meta.module}/getTill`, { query: { fundId: fund ?? '' }, signal }),
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
