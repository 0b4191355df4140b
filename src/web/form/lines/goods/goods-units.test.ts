/** Which unit of goods is meant by what was typed, and the rows of their units. */
import { describe, expect, it } from 'vitest'
import { decimal, toNumber } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'
import type { FormModel } from '../../draft/store/model.ts'
import type { TakenHistory, TakenRow } from '../../draft/taken.ts'
import { placesOf } from './matched.tsx'
import { stockIn, takenOptions, unitFor, unitOfCode, unitOptions } from './goods-units.ts'

const unit = (id: string, unitName: string, factor: number, barcode: string | null = null) => ({
  unit: id,
  unitName,
  factor: decimal(factor),
  sellPrice: null,
  buyPrice: null,
  barcode,
})
const goods = (id: string, more: object = {}): RefRow => ({
  id,
  code: id.toUpperCase(),
  name: 'Mì Hảo Hảo gói 75g',
  active: true,
  unit: 'goi',
  barcode: '100',
  units: [unit('goi', 'Gói', 1, '100'), unit('loc', 'Lốc lớn', 6), unit('thung', 'Thùng', 30, '200')],
  saleUnit: 'thung',
  purchaseUnit: 'loc',
  ...more,
})
const takenOf = (...rows: [product: string, unit: string][]): TakenHistory => {
  const all = rows.map(([product, one]) => ({ product, unit: one }) as TakenRow)
  return { rows: all, of: (product) => all.filter((row) => row.product === product) }
}
type Model = Pick<FormModel, 'goods' | 'party' | 'priceKind'>
const names = { product: 'product', unit: 'unit', quantity: 'q', price: 'p', percent: undefined, amount: undefined }
const sale: Model = { goods: names, party: 'partner', priceKind: 1 }
const wanted = (typed: string, taken?: TakenHistory) => ({ typed, taken })

describe('the unit that is meant', () => {
  it.each<[what: string, model: Model, typed: string, taken: TakenHistory | undefined, meant: string | null]>([
    ['that for sale', sale, 'mi', undefined, 'thung'],
    ['that for purchase', { ...sale, priceKind: 2 }, 'mi', undefined, 'loc'],
    ['the one taken last', sale, 'mi', takenOf(['g', 'loc'], ['g', 'goi']), 'loc'],
    ['the base unit, if that was taken last', sale, 'mi', takenOf(['g', 'goi'], ['g', 'loc']), null],
    ['not one the goods have no more', sale, 'mi', takenOf(['g', 'ket']), 'thung'],
    ['that of other goods tells nothing', sale, 'mi', takenOf(['h', 'loc']), 'thung'],
    ['the last word names it', sale, 'hao hao th', takenOf(['g', 'loc']), 'thung'],
    ['any word of its name', sale, 'hao hao lon', undefined, 'loc'],
    ['a word of the goods does not', sale, 'hao hao goi', undefined, 'thung'],
    ['behind a whole code it does', sale, 'g goi', undefined, null],
    ['one word alone names goods', sale, 'loc', undefined, 'thung'],
    ['a bar code is that of its unit', sale, '200', takenOf(['g', 'loc']), 'thung'],
    ['a bar code of the base unit', sale, ' 100 ', takenOf(['g', 'loc']), null],
    ['lines without a partner count in base units', { ...sale, party: undefined }, 'mi', undefined, null],
    ['lines without a unit, too', { ...sale, goods: { ...names, unit: undefined } }, 'mi', undefined, null],
  ])('%s', (_, model, typed, taken, meant) => {
    expect(unitFor(model, goods('g'), wanted(typed, taken))).toBe(meant)
  })
  it('is the base unit of goods that name none', () => {
    const plain = goods('g', { units: [unit('goi', 'Gói', 1)], saleUnit: null })
    expect(unitFor(sale, plain, wanted('mi'))).toBeNull()
    expect(unitFor(sale, goods('g', { units: undefined }), wanted('mi th'))).toBeNull()
  })
  it('has a code of its own, in any case of its letters', () => {
    const own = { ...unit('thung', 'Thùng', 30), code: 'G-T' }
    const product = goods('g', { units: [unit('goi', 'Gói', 1, '100'), own] })
    expect(unitFor(sale, product, wanted('g-t '))).toBe('thung')
    expect([unitOfCode(product, 'G-T'), unitOfCode(product, 'G'), unitOfCode(product, '')]).toEqual([
      'thung',
      null,
      null,
    ])
  })
  it('of a bar code is none for the base unit and for other texts', () => {
    expect([unitOfCode(goods('g'), '200'), unitOfCode(goods('g'), '100'), unitOfCode(goods('g'), 'G')]).toEqual([
      'thung',
      null,
      null,
    ])
  })
})

describe('rows of goods', () => {
  const short = (rows: ReturnType<typeof unitOptions>) =>
    rows.map(({ product, unitId, isFirst }) => `${isFirst ? '' : '-'}${product.id}/${unitId ?? 'base'}`)
  it('are one for each unit, the wanted one first', () => {
    expect(short(unitOptions(sale, [goods('g')], wanted('mi')))).toEqual(['g/thung', '-g/base', '-g/loc'])
  })
  it('leave out units when there are many goods, except the wanted ones', () => {
    const four = goods('g', { units: [...(goods('g')['units'] as object[]), unit('ket', 'Két', 60)] })
    expect(unitOptions(sale, [four], wanted('mi'))).toHaveLength(4)
    const many = unitOptions(
      sale,
      ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...four, id })),
      wanted('mi ket'),
    )
    expect(many).toHaveLength(15)
    expect(short(many).slice(0, 3)).toEqual(['a/ket', '-a/base', '-a/loc'])
  })
  it('are one for goods whose lines have no unit, and for goods of unknown units', () => {
    const counted: Model = { ...sale, goods: { ...names, unit: undefined } }
    expect(short(unitOptions(counted, [goods('g')], wanted('mi')))).toEqual(['g/base'])
    expect(short(unitOptions(sale, [goods('g', { units: undefined })], wanted('mi')))).toEqual(['g/base'])
  })
  it('are one for what was taken last', () => {
    expect(short(takenOptions([goods('h'), goods('g')], takenOf(['g', 'loc'], ['h', 'thung'])))).toEqual([
      'h/thung',
      'g/loc',
    ])
  })
})

it('stock is in whole units, with the rest in base units', () => {
  const of = (onHand: number, factor: number) => {
    const { whole, rest } = stockIn(decimal(onHand), decimal(factor))
    return [toNumber(whole), toNumber(rest)]
  }
  expect([of(599, 24), of(600, 24), of(5, 24), of(0, 24), of(2.5, 1), of(10, 0.5)]).toEqual([
    [24, 23],
    [25, 0],
    [0, 5],
    [0, 0],
    [2.5, 0],
    [10, 0],
  ])
  expect(of(-30, 24)).toEqual([-1, -6])
})

it('words that were searched for are found without accents, once each, and joined', () => {
  const found = (text: string, ...words: string[]) => placesOf(text, words).map(({ from, to }) => text.slice(from, to))
  expect(found('Mì Hảo Hảo', 'hao', 'mi')).toEqual(['Mì', 'Hảo'])
  expect(found('Đường trắng', 'duong', 'ong', 'tr')).toEqual(['Đường', 'tr'])
  expect(found('Mì', 'x')).toEqual([])
  // Decomposed letters are shorter when folded.
  expect(found('Hảo'.normalize('NFD'), 'hao')).toEqual([])
})
