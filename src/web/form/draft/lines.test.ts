/** Lines of goods: chosen, scanned, counted, in their units. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodsOf, sampleForm, type SampleForm } from '#test/web/sample-form.ts'
import { decimal } from '#kernel/decimal.ts'
import { purchaseReceipt } from '#documents/purchase-receipt/index.ts'
import { stockTransfer } from '#documents/stock-transfer/index.ts'
import { unitFor } from '../lines/goods/goods-units.ts'
import { setLine } from './edits.ts'
import { addGoods, addMany, changeUnit, countLine, goAfterGoods, pickGoods, setCell } from './lines.ts'

/** A code as the scan field takes it: goods in the unit of the code, one more of what is there. */
const scan = ({ model }: SampleForm, code: string): number => {
  const product = goodsOf(Number(code.at(-1)))
  return addGoods(model, { product, unit: unitFor(model, product, { typed: code, taken: undefined }) })
}
const counts = (form: SampleForm) => form.lines('product', 'unit', 'quantity')

describe('scanned goods', () => {
  it('are a line each, by the unit of their bar code, and one more when scanned again', () => {
    const form = sampleForm()
    const [carton, bottle] = ['21', '11']
    for (const code of [carton, bottle, carton, bottle, '12']) scan(form, code)
    expect(counts(form)).toEqual([
      ['g1', 'thung', 2],
      ['g1', 'chai', 2],
      ['g2', 'chai', 1],
    ])
  })

  it('of any codes in any order add up to as many as were scanned', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('11', '12', '13', '21', '22', '23'), { maxLength: 30 }), (codes) => {
        const form = sampleForm()
        for (const code of codes) scan(form, code)
        const expected = new Map<string, number>()
        for (const code of codes) {
          const key = `g${code[1]}/${code[0] === '2' ? 'thung' : 'chai'}`
          expected.set(key, (expected.get(key) ?? 0) + 1)
        }
        expect(counts(form)).toEqual([...expected].map(([key, count]) => [...key.split('/'), count]))
      }),
    )
  })

  it('replace no goods of another line, and keep what was typed into theirs', () => {
    const form = sampleForm()
    scan(form, '11')
    setCell(form.model, 0, { name: 'quantity', value: decimal('2.5') })
    setCell(form.model, 0, { name: 'unitPrice', value: decimal(777) })
    expect(scan(form, '11')).toBe(0)
    expect(form.lines('product', 'quantity', 'unitPrice')).toEqual([['g1', 3.5, 777]])
  })

  it('can be a line of their own each time', () => {
    const form = sampleForm()
    for (const _ of [1, 2]) pickGoods(form.model, form.lines().length, { product: goodsOf(1), same: 'newLine' })
    expect(counts(form)).toEqual([
      ['g1', 'chai', 1],
      ['g1', 'chai', 1],
    ])
  })
})

describe('goods of a line', () => {
  it('that are replaced keep the quantity, and take price and discount of the new ones', () => {
    const form = sampleForm()
    pickGoods(form.model, 0, { product: goodsOf(1) })
    form.model.store.change(setLine(form.model.definition, 0, { quantity: decimal(7), discountPercent: decimal(5) }))
    pickGoods(form.model, 0, { product: goodsOf(2), unit: 'thung' })
    expect(form.lines('product', 'unit', 'quantity', 'unitPrice', 'discountPercent')).toEqual([
      ['g2', 'thung', 7, 46_000, null],
    ])
  })

  it('in another unit have its price, and an amount typed off them is gone', () => {
    const form = sampleForm()
    pickGoods(form.model, 0, { product: goodsOf(1) })
    setCell(form.model, 0, { name: 'discountAmount', value: decimal(100) })
    changeUnit(form.model, 0, 'thung')
    const names = ['unit', 'quantity', 'unitPrice', 'discountAmount', 'lineAmount']
    expect(form.lines(...names)).toEqual([['thung', 1, 23_000, null, 23_000]])
    changeUnit(form.model, 0, 'chai')
    expect(form.lines(...names)).toEqual([['chai', 1, 1000, null, 1000]])
    form.model.store.undo()
    expect(form.lines('unit', 'unitPrice')).toEqual([['thung', 23_000]])
  })

  it('are asked for their price when they, or their unit, become others, and not when they are only counted', () => {
    const { model } = sampleForm()
    const asked: (readonly string[])[] = []
    model.facts = { ...model.facts, request: async (_, keys) => void asked.push(keys) }
    pickGoods(model, 0, { product: goodsOf(1) })
    changeUnit(model, 0, 'thung')
    countLine(model, 0, 1)
    addGoods(model, { product: goodsOf(1), unit: 'thung' })
    setCell(model, 0, { name: 'quantity', value: decimal(9) })
    const [key] = model.store.get().keys
    expect(asked).toEqual([[key], [key]])
  })

  it('in the unit they have change nothing', () => {
    const form = sampleForm()
    pickGoods(form.model, 0, { product: goodsOf(1) })
    setCell(form.model, 0, { name: 'unitPrice', value: decimal(5) })
    changeUnit(form.model, 0, 'chai')
    expect(form.lines('unitPrice')).toEqual([[5]])
  })

  it('are followed by their quantity, or by the next line where there is none to type', () => {
    const form = sampleForm()
    goAfterGoods(form.model, pickGoods(form.model, 0, { product: goodsOf(1) }))
    expect(form.cursor()).toBe('0/quantity')
    form.model.shown.set(form.model.shown.get().filter(({ name }) => name !== 'quantity'))
    goAfterGoods(form.model, 0)
    expect(form.cursor()).toBe('1/product/edit')
  })
})

it('a purchase begins with the unit for purchase, a sale with that for sale, a transfer with the base unit', () => {
  const rice = { ...goodsOf(1), purchaseUnit: 'thung', saleUnit: 'chai' }
  const begins = ({ model }: SampleForm) => unitFor(model, rice, { typed: 'nuoc', taken: undefined })
  expect(begins(sampleForm(purchaseReceipt))).toBe('thung')
  expect(begins(sampleForm())).toBeNull()
  expect(begins(sampleForm(stockTransfer))).toBeNull()
})

it('several goods are added in one step: more of those that are there, the others behind them', () => {
  const form = sampleForm()
  pickGoods(form.model, 0, { product: goodsOf(1) })
  addMany(form.model, [
    { product: goodsOf(2), unit: 'thung', quantity: decimal(3) },
    { product: goodsOf(1), unit: null, quantity: decimal(4) },
  ])
  expect(counts(form)).toEqual([
    ['g1', 'chai', 5],
    ['g2', 'thung', 3],
  ])
  form.model.store.undo()
  expect(counts(form)).toEqual([['g1', 'chai', 1]])
})

it('counting a line down stops at one', () => {
  const form = sampleForm()
  pickGoods(form.model, 0, { product: goodsOf(1) })
  countLine(form.model, 0, 1)
  countLine(form.model, 0, -1)
  countLine(form.model, 0, -1)
  expect(counts(form)).toEqual([['g1', 'chai', 1]])
})
