/** The open items of a voucher's partner: those from the server, and those that the voucher's lines already name. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { moduleCall } from '#wire/calls.ts'
import { trusted } from '#wire/values.ts'
import { ofId } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import type { FormModel } from '#web/form/draft/store/model.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { inOrder, type OpenVoucher } from '../vouchers/voucher-allocate.ts'
import { currenciesOfBoth, fromLines, isPayable, openVoucher } from './voucher-amounts.web.ts'

export interface Items {
  partner: string | null
  rows: OpenVoucher[]
  /** The partner's free credit on this side: prepayments, returns. */
  credit: Decimal
  /** Code of the base currency, in which `credit` is. */
  baseCode: string
  /** True if the voucher is in a foreign currency. */
  isForeign: boolean
  /** Other currencies in which both sides of an offset could be. */
  currencies: readonly { id: string | null; code: string }[]
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
      call(path, {
        query: { ...ofId(id), Object_ID: partner, credits: setsOff ? '1' : undefined },
        signal,
      }),
  })
  const stored = useWatch(store, (state) => state.raw)
  const rate = useWatch(store, (state) => (state.draft['exchangeRate'] as Decimal | null | undefined) ?? null)
  const currency = useWatch(store, (state) => state.draft['currency'] as string | null)
  const base = model.cache.rows('currency').find((row) => row['isBase'] === true)
  const isForeign = model.cache.get('currency', currency)?.['isBase'] === false
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
    const idOf = (code: string) =>
      model.cache.rows('currency').find((row) => row.code === code && row['isBase'] !== true)?.id ?? null
    const kept = fromLines(stored.lines, money, idOf).filter((one) => !open.some((other) => other.id === one.id))
    return inOrder([...open, ...kept])
  }, [openItems.data, stored.lines, rate, currency, model.cache, setsOff])
  const credit = partner === null ? zero : (trusted(openItems.data?.credit) ?? zero)
  const currencies = [
    ...(isForeign && base ? [{ id: base.id, code: base.code ?? '' }] : []),
    ...currenciesOfBoth(openItems.data?.ListItem ?? []),
  ].filter(({ id }) => id !== currency)
  return {
    partner,
    rows: partner === null ? [] : rows,
    credit,
    baseCode: base?.code ?? '',
    isForeign,
    currencies: partner === null ? [] : currencies,
    isFetching: openItems.isFetching,
  }
}
