/** The open items of a voucher's partner: those from the server, and those that the voucher's lines already name. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { divide, one, zero, type Decimal } from '#kernel/decimal.ts'
import { moduleCall } from '#wire/calls.ts'
import type { ListAnswer } from '#wire/envelope.ts'
import { trusted } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import type { LineDraft } from '#web/form/draft/draft.ts'
import type { FormModel } from '#web/form/draft/model.ts'
import { useWatch } from '#web/ui/use-watch.ts'
import { inOrder, type ItemKind, type OpenVoucher } from './voucher-allocate.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** Open amounts are in base currency; the voucher shows them in its own. */
interface Money {
  rate: Decimal | null
  decimals: number
}
const inOwn = (raw: unknown, { rate, decimals }: Money): Decimal => {
  const amount = trusted(raw) ?? zero
  return rate === null || rate === one || rate <= zero ? amount : divide(amount, rate, decimals)
}
const openVoucher = (row: Readonly<Record<string, unknown>>, money: Money): OpenVoucher => ({
  kind: (text(row['kind']) || 'debt') as ItemKind,
  module: text(row['voucherModule']),
  id: text(row['s_ID']),
  number: text(row['NumberID']),
  date: text(row['dtDate']).slice(0, 10),
  due: text(row['dueDate']).slice(0, 10),
  description: text(row['Description']),
  total: inOwn(row['TotalTax'], money),
  remaining: inOwn(row['remaining'], money),
})

/** Items of a stored voucher may have no open amount left; they are still shown. */
const fromLines = (lines: readonly LineDraft[]): OpenVoucher[] =>
  lines
    .filter((line) => typeof line['voucher'] === 'string')
    .map((line) => ({
      kind: line['isCredit'] === true ? 'credit' : 'debt',
      module: text(line['voucherModule']),
      id: text(line['voucher']),
      number: text(line['voucherNumber']),
      date: text(line['voucherDate']).slice(0, 10),
      due: text(line['voucherDue']).slice(0, 10),
      description: '',
      total: (line['voucherTotal'] as Decimal | null) ?? zero,
      remaining: (line['remaining'] as Decimal | null) ?? zero,
    }))

interface Items {
  partner: string | null
  rows: OpenVoucher[]
  /** The partner's free credit on this side: prepayments, returns. */
  credit: Decimal
  isFetching: boolean
}

/** `setsOff`: return the items that can be offset instead of those that can be paid. */
export const useOpenItems = (model: FormModel, setsOff: boolean): Items => {
  const { store, definition } = model
  const partner = useWatch(store, (state) => state.draft['partner'] as string | null)
  const id = store.get().raw.id ?? ''
  const path = moduleCall(definition.wire.module, 'getListPO')
  const openItems = useQuery({
    queryKey: ['module', definition.wire.module, 'open', id, partner, setsOff],
    enabled: partner !== null,
    staleTime: 10_000,
    queryFn: ({ signal }) =>
      call<ListAnswer & { credit: number }>(path, {
        query: { s_ID: id, Object_ID: partner, credits: setsOff ? '1' : undefined },
        signal,
      }),
  })
  const stored = useWatch(store, (state) => state.raw)
  const rate = useWatch(store, (state) => (state.draft['exchangeRate'] as Decimal | null | undefined) ?? null)
  const decimals = useWatch(
    store,
    (state) =>
      (model.cache.get('currency', state.draft['currency'] as string | null)?.['decimals'] as number | undefined) ?? 0,
  )
  const rows = useMemo(() => {
    const open = (openItems.data?.ListItem ?? []).map((row) => openVoucher(row, { rate, decimals }))
    const own = fromLines(stored.lines).filter((one) => !open.some((other) => other.id === one.id))
    return inOrder([...open, ...own])
  }, [openItems.data, stored.lines, rate, decimals])
  const credit = partner === null ? zero : (trusted(openItems.data?.credit) ?? zero)
  return { partner, rows: partner === null ? [] : rows, credit, isFetching: openItems.isFetching }
}
