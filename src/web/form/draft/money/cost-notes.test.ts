import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { salesBill } from '#documents/sales-bill/index.ts'
import { quote } from '#documents/quote/index.ts'
import { salesOrder } from '#documents/sales-order/index.ts'
import { salesReturn } from '#documents/sales-return/index.ts'
import { decimal, sum, toNumber, zero, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import { fullSight, type Sight } from '#model/marks.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import { goodsOf, sampleForm, today } from '#test/web/sample-form.ts'
import { costNotes } from './cost-notes.ts'
import { blankLine } from '../draft.ts'
import { appendLines, combineEdits, setField } from '../edits.ts'

interface Sold {
  product: 'g1' | 'g2'
  quantity: number
  price: number
}
/** A bill of a store where g1 costs 600 and g2 1.250 a bottle; others see no costs. */
const notesOf = (
  sold: readonly Sold[],
  costs: Readonly<Record<string, number | null>> = { g1: 600, g2: 1250 },
  goods: Readonly<Record<string, object>> = {},
  definition: AnyDocument = salesBill,
  sight: Sight = fullSight,
) => {
  const { model } = sampleForm(definition, true, sight)
  model.cache.putAll(
    'product',
    [1, 2].map((at) => {
      const cost = costs[`g${at}`]
      return {
        ...goodsOf(at),
        ...goods[`g${at}`],
        onHandStore: 'K1',
        costAt: cost === null || cost === undefined ? null : decimal(cost),
      } as never
    }),
  )
  const lines = sold.map(({ product, quantity, price }) => ({
    ...blankLine(definition),
    product,
    unit: 'chai',
    quantity: decimal(quantity),
    unitPrice: decimal(price),
    vatRate: decimal(10),
  }))
  model.store.change(combineEdits(setField(definition, 'store', 'K1'), appendLines(lines)))
  const context = { refs: model.cache, settings: defaultSettings, today, decimals: 0, baseDecimals: 0 }
  const { keys, draft } = model.store.get()
  return { keys, ...costNotes(model, draft, context as never) }
}

describe('what is earned with a bill while it is typed', () => {
  it('stands at each line, and its share of what is paid before VAT', () => {
    const { keys, margins, profit, percent } = notesOf([
      { product: 'g1', quantity: 10, price: 1000 },
      { product: 'g2', quantity: 2, price: 1000 },
    ])
    expect(keys.map((key) => margins.get(key))).toEqual([
      { percent: '40 %', whole: 'form.profit: 4.000 · 40 %' },
      { percent: '-25 %', whole: 'form.profit: -500 · -25 %' },
    ])
    expect([toNumber(profit!), toNumber(percent!)]).toEqual([3500, 29.2])
  })

  it('is no share of what is given away', () => {
    const { keys, margins, percent } = notesOf([{ product: 'g1', quantity: 1, price: 0 }])
    expect(margins.get(keys[0]!)).toEqual({ percent: '', whole: 'form.profit: -600' })
    expect(percent).toBeNull()
  })

  it('is told to nobody who is sent no costs, and of no bill with a cost that nobody knows', () => {
    const both: Sold[] = [
      { product: 'g1', quantity: 1, price: 1000 },
      { product: 'g2', quantity: 1, price: 1000 },
    ]
    const blind = notesOf(both, { g1: null, g2: null })
    expect([blind.margins.size, blind.profit, blind.percent]).toEqual([0, null, null])
    const half = notesOf(both, { g1: 600, g2: null })
    expect([half.margins.size, half.profit, half.percent]).toEqual([1, null, null])
  })

  it('of services is their whole price, and of a bill of goods and services all of it', () => {
    const { keys, margins, profit, percent } = notesOf(
      [
        { product: 'g1', quantity: 10, price: 1000 },
        { product: 'g2', quantity: 1, price: 6000 },
      ],
      { g1: 600, g2: null },
      { g2: { trackStock: false } },
    )
    expect(margins.get(keys[1]!)).toEqual({ percent: '100 %', whole: 'form.profit: 6.000 · 100 %' })
    expect([toNumber(profit!), toNumber(percent!)]).toEqual([10_000, 62.5])
  })

  it('is told of what is offered and ordered, without saying that it is sold below its cost', () => {
    for (const definition of [quote, salesOrder]) {
      const { below, margins, profit } = notesOf(
        [{ product: 'g1', quantity: 10, price: 500 }],
        { g1: 600 },
        {},
        definition,
      )
      expect([below.size, [...margins.values()]]).toEqual([
        0,
        [{ percent: '-20 %', whole: 'form.profit: -1.000 · -20 %' }],
      ])
      expect(toNumber(profit!)).toBe(-1000)
    }
  })

  it('is not told of goods that come back, and of services to nobody who may see no costs', () => {
    const sold: Sold[] = [{ product: 'g1', quantity: 1, price: 1000 }]
    expect(notesOf(sold, { g1: 600 }, {}, salesReturn).margins.size).toBe(0)
    const service = { g1: { trackStock: false } }
    expect(notesOf(sold, { g1: null }, service, salesBill, { ...fullSight, cost: false }).margins.size).toBe(0)
  })

  it('of all lines together is that of the bill', () => {
    const line = fc.record({
      product: fc.constantFrom('g1', 'g2'),
      quantity: fc.integer({ min: 1, max: 500 }),
      price: fc.integer({ min: 0, max: 5000 }),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (sold) => {
        const { margins, profit } = notesOf(sold as Sold[])
        const told = [...margins.values()].map(({ whole }) =>
          Number(/: (-?[\d.]+)/.exec(whole)![1]!.replaceAll('.', '')),
        )
        expect(toNumber(profit ?? zero)).toBe(toNumber(sum(told.map((one): Decimal => decimal(one)))))
      }),
      { numRuns: 25 },
    )
  })
})
