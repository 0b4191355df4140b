/** Which prices are asked about before they are saved, and that they are once. */
import { describe, expect, it } from 'vitest'
import { goodsOf, sampleForm, today } from '#test/web/sample-form.ts'
import { decimal } from '#kernel/decimal.ts'
import { salesBill } from '#documents/sales-bill/index.ts'
import { blankDraft } from '../../draft/draft.ts'
import { noCosts } from '../../draft/store/model.ts'
import { pickGoods, setCell } from '../../draft/lines.ts'
import { refusedPrice, unlikelyPrices } from './unlikely-prices.ts'

const blank = blankDraft(salesBill, today)
/** Bottles of the first goods cost 1.000, cartons of 24 cost 23.000; of the second twice as much. */
type Line = readonly ['chai' | 'thung', number]
const billOf = (...lines: readonly Line[]) => {
  const { model } = sampleForm()
  lines.forEach(([unit, price], line) => {
    pickGoods(model, line, { product: goodsOf(line + 1) })
    setCell(model, line, { name: 'unit', value: unit })
    setCell(model, line, { name: 'unitPrice', value: decimal(price) })
  })
  return model
}
const asked = (...lines: readonly Line[]) =>
  lines.flatMap((line, index) => unlikelyPrices(billOf(line), blank).map(({ code }) => [index, code]))

describe('prices', () => {
  it('that are usual are not asked about', () => {
    expect(asked(['chai', 1000], ['thung', 23_000], ['chai', 1500], ['thung', 12_000], ['chai', 5000])).toEqual([])
  })
  it('of nothing, of another size, of another unit are', () => {
    expect(
      asked(['chai', 0], ['chai', 1_000_000], ['chai', 1], ['thung', 26], ['thung', 1000], ['chai', 23_000]),
    ).toEqual([
      [0, 'zeroPrice'],
      [1, 'farPrice'],
      [2, 'farPrice'],
      [3, 'farPrice'],
      [4, 'unitPrice'],
      [5, 'unitPrice'],
    ])
  })
  it('that are below cost are asked about as such, where the costs are seen', () => {
    const model = billOf(['chai', 1], ['chai', 1])
    model.costs.set({ ...noCosts, below: new Map([[model.store.get().keys[0]!, '']]) })
    expect(unlikelyPrices(model, blank).map(({ line, code }) => [line, code])).toEqual([[1, 'farPrice']])
  })
  it('are not asked about where the line had them already', () => {
    const model = billOf(['chai', 0])
    setCell(model, 0, { name: 'lineId', value: 'l1' })
    expect(unlikelyPrices(model, model.store.get().draft)).toEqual([])
  })
  it('are asked about once, and again where the price changes', async () => {
    const model = billOf(['chai', 0], ['thung', 2000])
    const questions: string[][] = []
    const answer = (value: boolean) => (found: readonly { code: string; message: string }[]) => {
      questions.push(found.map(({ code }) => code))
      return Promise.resolve(value)
    }
    expect(await refusedPrice(model, blank, answer(false))).toMatchObject({ line: 0, name: 'unitPrice' })
    expect(await refusedPrice(model, blank, answer(true))).toBeNull()
    expect(await refusedPrice(model, blank, answer(true))).toBeNull()
    setCell(model, 1, { name: 'unitPrice', value: decimal(2100) })
    expect(await refusedPrice(model, blank, answer(true))).toBeNull()
    expect(questions).toEqual([['zeroPrice', 'unitPrice'], ['zeroPrice', 'unitPrice'], ['unitPrice']])
  })
})
