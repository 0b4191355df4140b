/**
 * The rate of a foreign currency on the day of the document. The form knows that of today; others are asked for when
 * the day or the currency is changed, so this loads only then.
 */
import { keepsDay } from '#model/becomes.ts'
import { foundRows } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { queryClient } from '#web/data/queries.ts'
import { refFromLookup } from '#web/pickers/ref-row.ts'
import { loadedList, lookupPath } from '#web/pickers/registry.ts'
import { setField } from '../edits.ts'
import type { FormModel } from '../store/model.ts'

const ratesOn = async (date: string, list: 'currency' | 'fund' = 'currency') => {
  const path = lookupPath(loadedList(list)!)
  const { rows } = await queryClient.fetchQuery({
    queryKey: ['lookup', path, 'whole', { date }],
    staleTime: 60_000,
    meta: { silent: true },
    queryFn: async ({ signal }) => foundRows(await call(path, { query: { dtDate: date }, signal })),
  })
  return rows.map((row) => refFromLookup(list, row))
}

/** Puts in the rate of the new day, unless another than that of the former day was typed. */
export const followDay = async (model: FormModel, former: unknown): Promise<void> => {
  const { store, cache, definition } = model
  const { date, currency } = store.get().draft
  if (typeof date !== 'string' || typeof former !== 'string') return
  const [before, now] = await Promise.all([ratesOn(former), ratesOn(date)]).catch(() => [[], []])
  const { raw, draft } = store.get()
  // Somebody went on typing while the rates were on their way.
  if (draft.date !== date || draft['currency'] !== currency || now.length === 0) return
  cache.replace('currency', now)
  const rateIn = (rows: typeof now) => rows.find((one) => one.id === currency)?.['exchangeRate'] ?? null
  const isTyped =
    keepsDay(definition, draft) || (raw['exchangeRate'] !== null && raw['exchangeRate'] !== rateIn(before))
  if (isTyped) store.refresh()
  else store.amend(setField(definition, 'exchangeRate', rateIn(now)))
}

/** Funds in foreign currencies tell the rate of the new day; what was proposed by the former one is proposed again. */
export const followFunds = async ({ store, cache }: FormModel): Promise<void> => {
  const { date } = store.get().draft
  if (typeof date !== 'string') return
  const rows = await ratesOn(date, 'fund').catch(() => [])
  if (store.get().draft.date !== date) return
  cache.replace('fund', rows)
  store.refresh()
}
