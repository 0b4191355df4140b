/** The prices the form of a bill fills into its lines, by the code the browser runs. */
import { salesBill } from '#documents/sales-bill/index.ts'
import '#lists/all.ts'
import { decimal, toNumber, type Decimal } from '#kernel/decimal.ts'
import { fullSight } from '#model/marks.ts'
import type { RefRow } from '#model/rule-context.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import { createFormModel } from '#web/form/draft/store/create-model.ts'
import { createDraftStore } from '#web/form/draft/store/draft-store.ts'
import { blankDraft, blankLine } from '#web/form/draft/draft.ts'
import { appendLines } from '#web/form/draft/edits.ts'
import { proposedIn, propose } from '#web/form/draft/money/prices.ts'
import { createRefCache } from '#web/form/draft/store/refs.ts'
import type { FormPrices } from '../support/form-prices.ts'

export const formPrices: FormPrices = async ({ partner, currency, date, rate, quantity, items }) => {
  const cache = createRefCache()
  cache.put('currency', { id: currency, code: '', name: '', active: true, isBase: rate === null } as RefRow)
  const store = createDraftStore({
    definition: salesBill,
    initial: {
      ...blankDraft(salesBill, date),
      partner,
      currency,
      exchangeRate: rate === null ? null : decimal(rate),
    },
    sight: fullSight,
    context: () => ({
      refs: cache,
      settings: defaultSettings,
      today: date,
      decimals: rate === null ? 0 : 2,
      baseDecimals: 0,
    }),
  })
  const model = createFormModel({
    definition: salesBill,
    store,
    cache,
    sight: fullSight,
    mayEditPrice: false,
    locked: false,
    other: false,
  })
  const lines = items.map((one) => ({ ...blankLine(salesBill), ...one, quantity: decimal(quantity) }))
  store.change(appendLines(lines))
  propose(model, store.get().keys)
  await model.facts.settled()
  const { keys, draft } = store.get()
  const proposed = proposedIn(model)!
  return keys.map((key, at) => {
    const value = (name: string): number | null => {
      const found = draft.lines[at]![name] as Decimal | null | undefined
      return found === null || found === undefined ? null : toNumber(found)
    }
    return {
      price: value('unitPrice'),
      percent: value('discountPercent'),
      amount: value('discountAmount') || null,
      source: proposed.get(key)!.source,
    }
  })
}
