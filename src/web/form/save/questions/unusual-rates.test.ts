/** Which rates of VAT are asked about before they are saved. */
import { describe, expect, it } from 'vitest'
import { goodsOf, sampleForm, today } from '#test/web/sample-form.ts'
import { decimal, toNumber } from '#kernel/decimal.ts'
import { salesBill } from '#documents/sales-bill/index.ts'
import { blankDraft } from '../../draft/draft.ts'
import { pickGoods, setCell } from '../../draft/lines.ts'
import { unusualRates } from './unusual-rates.ts'

const blank = blankDraft(salesBill, today)
const billOf = (...rates: readonly (number | null)[]) => {
  const { model } = sampleForm()
  rates.forEach((rate, line) => {
    pickGoods(model, line, { product: goodsOf(line + 1) })
    setCell(model, line, { name: 'vatRate', value: rate === null ? null : decimal(String(rate)) })
  })
  return model
}
const asked = (...found: Parameters<typeof unusualRates>) =>
  unusualRates(...found).map(({ line, name, rate }) => [line, name, toNumber(rate)])

describe('rates of VAT', () => {
  it('that the law has are not asked about', () => {
    expect(asked(billOf(0, 5, 8), blank)).toEqual([])
    expect(asked(billOf(10, -1, -2), blank)).toEqual([])
    expect(asked(billOf(null), blank)).toEqual([])
  })
  it('that it has not are, by their lines', () => {
    expect(asked(billOf(8, 1, 0.08), blank)).toEqual([
      [1, 'vatRate', 1],
      [2, 'vatRate', 0.08],
    ])
  })
  it('are not asked about again where the line had them already, and are where it changes', () => {
    const model = billOf(1)
    setCell(model, 0, { name: 'lineId', value: 'l1' })
    const { draft } = model.store.get()
    expect(asked(model, draft)).toEqual([])
    setCell(model, 0, { name: 'vatRate', value: decimal('2') })
    expect(asked(model, draft)).toEqual([[0, 'vatRate', 2]])
  })
  it('are not asked about where the goods have them', () => {
    const model = billOf(1)
    model.cache.putAll('product', [{ ...goodsOf(1), vatRate: decimal('1') } as never])
    expect(asked(model, blank)).toEqual([])
  })
})
