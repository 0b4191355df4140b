import fc from 'fast-check'
import { expect, it } from 'vitest'
import '#lists/all.ts'
import { day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { fullSight } from '#model/marks.ts'
import type { RefRow } from '#model/rule-context.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import { salesBill } from '#documents/sales-bill/index.ts'
import { blankDraft } from '../draft.ts'
import { createDraftStore, type Edit } from './draft-store.ts'
import { insertLine, moveLine, removeLine, setField, setLine } from '../edits.ts'
import { createRefCache } from './refs.ts'

const today = day('2026-11-21')
const goods = { id: 'g1', code: 'SP1', name: 'Nước', active: true, unit: 'u1', unitName: 'Thùng', vatRate: decimal(8) }

const place = fc.nat({ max: 6 })
const edit = fc.oneof<fc.Arbitrary<Edit>[]>(
  place.map((at) => insertLine(salesBill, at)),
  place.map((at) => removeLine(at)),
  fc.tuple(place, place).map(([from, to]) => moveLine(from, to)),
  fc
    .record({ at: place, quantity: fc.integer({ min: -2, max: 9 }), off: fc.nat({ max: 9000 }) })
    .map(({ at, quantity, off }) =>
      setLine(salesBill, at, {
        product: goods.id,
        quantity: decimal(quantity),
        unitPrice: decimal(1000),
        discountAmount: decimal(off),
      }),
    ),
  fc.nat({ max: 90 }).map((percent) => setField(salesBill, 'discountPercent', decimal(percent))),
)

it('computes the same document and problems, whether or not it could keep those of before', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 25 }), (edits) => {
      const cache = createRefCache()
      cache.put('product', goods as unknown as RefRow)
      const store = createDraftStore({
        definition: salesBill,
        initial: blankDraft(salesBill, today),
        sight: fullSight,
        context: () => ({ refs: cache, settings: defaultSettings, today, decimals: 0, baseDecimals: 0 }),
      })
      for (const step of edits) {
        store.change(step)
        const { draft, problems, keys } = store.get()
        store.refresh()
        expect(store.get()).toMatchObject({ draft, problems, keys })
      }
    }),
  )
})
