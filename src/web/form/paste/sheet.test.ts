/** Blocks of goods as they are understood, corrected, and turned into lines. */
import { describe, expect, it } from 'vitest'
import { goodsOf, sampleForm, typing, type SampleForm } from '#test/web/sample-form.ts'
import { toNumber, type Decimal } from '#kernel/decimal.ts'
import { readBlock } from '../../values/text-block.ts'
import { pickGoods } from '../draft/lines.ts'
import { byContents, byHeadings, GOODS } from './columns.ts'
import { isWhole, knowledgeOf, readSheet, type GoodsIndex, type ReadRow, type Sheet } from './sheet.ts'
import { takeRows } from './take.ts'
import { targetsOf } from './targets.ts'

const all = [1, 2, 3].map(goodsOf)
/** What the server finds: by code, bar code and name; both of two alike. */
const index: GoodsIndex = {
  exact: new Map([
    ...all.flatMap(({ id, code, name }): [string, string[]][] => [
      [code, [id]],
      [name, [id]],
    ]),
    ['21', ['g1']],
    ['Nước', ['g1', 'g2']],
  ]),
  near: new Map([['Nước lạ', ['g3']]]),
  rows: new Map(all.map((one) => [one.id, one])),
}
const words: Readonly<Record<string, string>> = {
  'field.product': 'Mã hàng',
  'field.unitPrice': 'Đơn giá',
  'field.discountPercent': '% CK',
}
const understood = (form: SampleForm, text: string, more: Partial<Sheet> = {}) => {
  const block = readBlock(text)
  const targets = targetsOf(form.model, (key) => words[key] ?? key)
  const headed = byHeadings(block, targets)
  const rows = headed?.rows ?? block
  const roles = headed?.roles ?? byContents(rows, targets, { known: knowledgeOf(form.model, index), language: 'vi' })
  const sheet: Sheet = { rows, roles, goods: index, chosen: new Map(), ...more }
  return { roles: sheet.roles, read: readSheet(form.model, sheet, typing) }
}
const told = ({ product, candidates, patch, bad }: ReadRow) => ({
  goods: product?.id ?? candidates.map((one) => one.id),
  ...Object.fromEntries(
    Object.entries(patch).map(([name, one]) => [name, typeof one === 'bigint' ? toNumber(one as Decimal) : one]),
  ),
  ...(bad.size > 0 && { bad: [...bad] }),
})

describe('a block of goods', () => {
  it('with headings is read in Vietnamese notation, with unit, discount and note', () => {
    const text = 'Chiết khấu %\tĐơn giá\tGhi chú\tĐVT\tSL\tMã SP\r\n5\t12.500\tgiao sớm\tThùng\t1.000\tSP1\r\n'
    const { roles, read } = understood(sampleForm(), text)
    expect(roles).toEqual(['discountPercent', 'unitPrice', 'note', 'unit', 'quantity', GOODS])
    expect(read.map(told)).toEqual([
      { goods: 'g1', discountPercent: 5, unitPrice: 12_500, note: 'giao sớm', unit: 'thung', quantity: 1000 },
    ])
  })

  it('without headings is read by its goods, list prices and order, in English notation if its numbers prove it', () => {
    const { roles, read } = understood(sampleForm(), '2\tSP1\t1,100.00\n3\tSP2\t2,100.50')
    expect(roles).toEqual(['quantity', GOODS, 'unitPrice'])
    expect(read.map(told)).toEqual([
      { goods: 'g1', quantity: 2, unitPrice: 1100 },
      { goods: 'g2', quantity: 3, unitPrice: 2100.5 },
    ])
  })

  it('has rows whose goods are unknown, similar to others, or one of several; they are not whole', () => {
    const { read } = understood(sampleForm(), 'SP1\t1\nKHONG-CO\t1\nNước lạ\t1\nNước\t1')
    expect(read.map((row) => [told(row).goods, isWhole(row)])).toEqual([
      ['g1', true],
      [[], false],
      [['g3'], false],
      [['g1', 'g2'], false],
    ])
  })

  it('needs one product that all texts of a row name, or the one that the user chose', () => {
    const roles = [GOODS, GOODS, 'quantity']
    const rows = ['SP1\tNước 1\t1', 'SP1\tNước 2\t1', 'SP2\tNước\t1'].join('\n')
    const { read } = understood(sampleForm(), rows, { roles, chosen: new Map([[1, all[2]!]]) })
    expect(read.map((row) => told(row).goods)).toEqual(['g1', 'g3', 'g2'])
  })

  it('has cells that cannot be read: a unit the goods do not have, a quantity that is none', () => {
    const roles = [GOODS, 'unit', 'quantity']
    const { read } = understood(sampleForm(), 'SP1\tBao\t2\nSP1\tThùng\thai\nSP1\t\t-1\nSP1\tthung\t', { roles })
    expect(read.map(told)).toEqual([
      { goods: 'g1', quantity: 2, bad: [1] },
      { goods: 'g1', unit: 'thung', bad: [2] },
      { goods: 'g1', bad: [2] },
      { goods: 'g1', unit: 'thung' },
    ])
  })

  it('takes the unit of a bar code, unless a column names another', () => {
    const { read } = understood(sampleForm(), '21\t2\t\n21\t2\tChai', { roles: [GOODS, 'quantity', 'unit'] })
    expect(read.map((row) => told(row))).toMatchObject([{ unit: 'thung' }, { unit: 'chai' }])
  })
})

describe('the rows that are taken', () => {
  const names = ['product', 'unit', 'quantity', 'unitPrice', 'discountPercent'] as const
  it('become lines with the standard unit, price and quantity where the block has none, and one undo removes them', async () => {
    const form = sampleForm()
    const { read } = understood(form, 'SP1\t2\nSP2\t', { roles: [GOODS, 'quantity'] })
    expect(await takeRows(form.model, read, 0)).toBe(2)
    expect(form.lines(...names)).toEqual([
      ['g1', 'chai', 2, 1000, null],
      ['g2', 'chai', 1, 2000, null],
    ])
    expect(form.cursor()).toBe('2/product/edit')
    form.model.store.undo()
    expect(form.lines(...names)).toEqual([])
  })

  it('stand before the line they were pasted into, or behind the last', async () => {
    const form = sampleForm()
    for (const at of [2, 3]) pickGoods(form.model, at, { product: goodsOf(at) })
    const { read } = understood(form, 'SP1\t5\tThùng', { roles: [GOODS, 'quantity', 'unit'] })
    await takeRows(form.model, read, 1)
    await takeRows(form.model, read, 99)
    expect(form.lines('product', 'unit', 'unitPrice')).toEqual([
      ['g2', 'chai', 2000],
      ['g1', 'thung', 23_000],
      ['g3', 'chai', 3000],
      ['g1', 'thung', 23_000],
    ])
  })

  it('are computed to the đồng', async () => {
    const form = sampleForm()
    const text = 'Chiết khấu %\tĐơn giá\tSL\tMã SP\n5\t12.500\t1.000\tSP1'
    await takeRows(form.model, understood(form, text).read, 0)
    expect(form.lines('discount', 'lineAmount')).toEqual([[625_000, 11_875_000]])
  })
})
