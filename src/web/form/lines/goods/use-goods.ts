/** The goods a list shows: those that match what was typed, or else what the partner took last. */
import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { fold, searchWords } from '#kernel/fold.ts'
import { moduleCall } from '#wire/calls.ts'
import { foundRow } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { useCachedRows, useLookup, useSearch } from '#web/data/lookups.ts'
import type { FormModel } from '../../draft/store/model.ts'
import { sourceOf, takenQuery, type TakenHistory } from '../../draft/taken.ts'
import { goodsList, goodsLookup, goodsRow, storeOf } from './goods-search.ts'
import { takenOptions, unitOptions, type UnitOption } from './goods-units.ts'

/** Shows matching goods from the cache first, then the server's result. */
export const useGoods = (model: FormModel, typed: string, opened: boolean) => {
  const text = typed.trim()
  const search = useSearch(text, goodsLookup(model, text))
  const lookup = useLookup({ ...goodsLookup(model, search), enabled: opened })
  const settled = search === text && !(lookup.isFetching && lookup.rows.length === 0)
  const words = searchWords(text)
  const cachedRows = useCachedRows(goodsLookup(model, text), (row) => {
    const name = fold(`${row.code} ${row.name}`)
    return words.length > 0 && words.every((word) => name.includes(word))
  })
  const found = settled || words.length === 0 ? lookup.rows : cachedRows
  const rows = useMemo(() => found.map((row) => goodsRow(model, row)), [found, model])
  return {
    rows,
    settled,
    isFetching: lookup.isFetching,
    isFailed: lookup.isFailed,
    hasMore: lookup.hasMore,
    more: lookup.more,
  }
}

/** Where there is no partner it is only asked for when nothing is typed. */
export const useTaken = (model: FormModel, isEmpty: boolean) =>
  useQuery({ ...takenQuery(model), enabled: isEmpty || model.party !== undefined })

/** The number of goods shown before anything is typed. */
const RECENT = 8
const MOST_OF_SOURCE = 100

/** The goods taken last, newest first; of a return all its bill sold. */
const useRecent = (model: FormModel, taken: TakenHistory | undefined, opened: boolean) => {
  const most = sourceOf(model) === null ? RECENT : MOST_OF_SOURCE
  const codes = [...new Set((taken?.rows ?? []).map((row) => row.code))].slice(0, most)
  const store = storeOf(model)
  const { data, isFetching } = useQuery({
    queryKey: ['lookup', 'taken', codes, store],
    staleTime: 60_000,
    meta: { silent: true },
    enabled: opened && codes.length > 0,
    queryFn: async ({ signal }) => {
      const { ListItem } = await call(moduleCall(goodsList().wire.module, 'getByTexts'), {
        query: store ? { Store_ID: store } : {},
        body: { texts: codes },
        signal,
      })
      const found = ListItem.map(foundRow)
      return codes.flatMap((code) => found.filter((row) => row.code === code))
    },
  })
  const rows = useMemo(() => (data ?? []).map((row) => goodsRow(model, row)), [data, model])
  return { rows, isFetching }
}

export interface GoodsOptions {
  options: readonly UnitOption[]
  taken: TakenHistory | undefined
  /** The options are what was taken last. */
  isRecent: boolean
  /** The options are the server's answer to the text, and the usual units are known. */
  settled: boolean
  isFetching: boolean
  /** The server could not be asked. */
  isFailed: boolean
  hasMore: boolean
  more: () => void
}

export const useGoodsOptions = (model: FormModel, typed: string): GoodsOptions => {
  const isEmpty = typed.trim() === ''
  const { data: taken, isLoading } = useTaken(model, isEmpty)
  const recent = useRecent(model, taken, isEmpty)
  const mayRecent = isEmpty && (isLoading || recent.isFetching || recent.rows.length > 0)
  const goods = useGoods(model, typed, !mayRecent)
  const isRecent = isEmpty && recent.rows.length > 0 && taken !== undefined
  const options = useMemo(
    () => (isRecent ? takenOptions(recent.rows, taken) : unitOptions(model, goods.rows, { typed, taken })),
    [isRecent, recent.rows, taken, model, goods.rows, typed],
  )
  return {
    options: mayRecent && !isRecent ? [] : options,
    taken,
    isRecent,
    settled: goods.settled && !isLoading,
    isFetching: goods.isFetching || isLoading || recent.isFetching,
    isFailed: goods.isFailed && !mayRecent,
    hasMore: !mayRecent && goods.hasMore,
    more: mayRecent ? () => undefined : goods.more,
  }
}
