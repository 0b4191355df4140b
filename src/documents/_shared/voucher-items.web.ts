/** The open items of a voucher's partner: those from the server, and those that the voucher's lines already name. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { divide, multiplyDivide, one, zero, type Decimal } from '#kernel/decimal.ts'
import { moduleCall } from '#wire/calls.ts'
import type { ListAnswer } from '#wire/envelope.ts'
import { trusted } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import type { LineDraft } from '#web/form/draft/draft.ts'
import type { FormModel } from '#web/form/draft/model.ts'
import { useWatch } from '#web/ui/use-watch.ts'
import { inOrder, type ItemKind, type OpenVoucher } from './voucher-allocate.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** The currency of the voucher; `id` is null for the base currency. */
interface Money {
  id: string | null
  rate: Decimal | null
  decimals: number
  /** Decimals of the currency with this id; null: of the base currency. */
  decimalsOf: (currency: string | null) => number
}
type Row = Readonly<Record<string, unknown>>

/** Total, open amount and, where the document has another currency, what is open in that. */
const amountsIn = (row: Row, money: Money): Pick<OpenVoucher, 'total' | 'remaining' | 'other'> => {
  const [total, remaining] = [trusted(row['TotalTax']) ?? zero, trusted(row['remaining']) ?? zero]
  const currency = text(row['currencyId']) || null
  if (currency === money.id) return { total, remaining, other: null }
  const rate = money.id === null || !money.rate || money.rate <= zero ? one : money.rate
  const own = divide(trusted(row['remainingBase']) ?? zero, rate, money.decimals)
  return {
    // What the whole is worth is only known of what is open.
    total: remaining > zero ? multiplyDivide(own, total, remaining, money.decimals) : zero,
    remaining: own,
    other: { code: text(row['currencyCode']), remaining, decimals: money.decimalsOf(currency) },
  }
}
const openVoucher = (row: Row, money: Money): OpenVoucher => ({
  kind: (text(row['kind']) || 'debt') as ItemKind,
  module: text(row['voucherModule']),
  id: text(row['s_ID']),
  number: text(row['NumberID']),
  date: text(row['dtDate']).slice(0, 10),
  due: text(row['dueDate']).slice(0, 10),
  description: text(row['Description']),
  ...amountsIn(row, money),
})
/** Money of one foreign currency settles nothing of another; an offset is in one currency. */
const isPayable = (row: Row, money: Money, setsOff: boolean): boolean => {
  const currency = text(row['currencyId']) || null
  return currency === money.id || (!setsOff && (currency === null || money.id === null))
}

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
      other: null,
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
  const currency = useWatch(store, (state) => state.draft['currency'] as string | null)
  const rows = useMemo(() => {
    const rowOf = (id: string | null) => model.cache.get('currency', id)
    const own = rowOf(currency)
    const decimals = (own?.['decimals'] as number | undefined) ?? 0
    // Foreign currencies that are not loaded have two decimals; the server refuses what does not fit.
    const decimalsOf = (id: string | null) => (id === null ? 0 : ((rowOf(id)?.['decimals'] as number | undefined) ?? 2))
    const money = { id: own?.['isBase'] === false ? currency : null, rate, decimals, decimalsOf }
    const open = (openItems.data?.ListItem ?? [])
      .filter((row) => isPayable(row, money, setsOff))
      .map((row) => openVoucher(row, money))
    const kept = fromLines(stored.lines).filter((one) => !open.some((other) => other.id === one.id))
    return inOrder([...open, ...kept])
  }, [openItems.data, stored.lines, rate, currency, model.cache, setsOff])
  const credit = partner === null ? zero : (trusted(openItems.data?.credit) ?? zero)
  return { partner, rows: partner === null ? [] : rows, credit, isFetching: openItems.isFetching }
}
