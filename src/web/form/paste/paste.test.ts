import { describe, expect, it } from 'vitest'
import { readBlock, writeBlock } from '../../values/text-block.ts'
import { byContents, byHeadings, GOODS, type BlockKnowledge, type Target } from './columns.ts'
import { plainNumber, spellingOf, usualSpelling } from './numbers.ts'

const targets: Target[] = (
  [
    { role: GOODS, kind: 'goods', label: 'Mã hàng' },
    { role: 'unit', kind: 'unit', label: 'ĐVT' },
    { role: 'quantity', kind: 'quantity', label: 'Số lượng' },
    { role: 'unitPrice', kind: 'price', label: 'Đơn giá' },
    { role: 'discountPercent', kind: 'percent', label: '% CK' },
    { role: 'note', kind: 'note', label: 'Ghi chú' },
  ] as const
).map((one) => ({ ...one, also: [] }))
const vi = usualSpelling('vi')
const en = usualSpelling('en')

describe('a block', () => {
  it('is written as it was read', () => {
    const rows = [
      ['SP1', 'Nước "Vĩnh Hảo"\n500ml', '1'],
      ['SP2', '', '2'],
    ]
    expect(readBlock(writeBlock(rows))).toEqual(rows)
  })
})

describe('numbers of a column', () => {
  it('decide the notation for each other', () => {
    expect(spellingOf(['12.500', '1.234.567'], en)).toEqual(vi)
    expect(spellingOf(['12,500', '1,234.5'], vi)).toEqual(en)
    expect(spellingOf(['1.5', '2'], vi)).toEqual(en)
    expect(spellingOf(['12.500', '3'], vi)).toEqual(vi)
    expect(spellingOf(['12.500', '3'], en)).toEqual(en)
  })
  it.each([
    ['1.234.567,5', vi, '1234567.5'],
    ['1,234,567.5', en, '1234567.5'],
    ['12.500 ₫', vi, '12500'],
    ['12.500', en, '12.500'],
    ['-3', vi, '-3'],
    ['(3)', vi, '-3'],
    ['5%', vi, '5'],
    ['1.23', vi, null],
    ['1,2,3', vi, null],
    ['thùng', vi, null],
    ['', vi, null],
  ])('%s', (cell, spelling, plain) => {
    expect(plainNumber(cell, spelling)).toBe(plain)
  })
})

describe('columns', () => {
  it('are recognized by their headings, in any order and spelling', () => {
    const found = byHeadings(
      [
        ['STT', 'DON GIA', 'Tên hàng', 'sl', 'Ghi chú', 'Thành tiền', 'Kệ'],
        ['1', '2', '3', '4', '5', '6', '7'],
      ],
      targets,
    )
    expect(found?.roles).toEqual([null, 'unitPrice', GOODS, 'quantity', 'note', null, null])
    expect(found?.rows).toHaveLength(1)
  })
  it('with other labels are also recognized by the usual headings and those of import files', () => {
    const count: Target[] = [
      { role: GOODS, kind: 'goods', label: 'Mã hàng', also: [] },
      { role: 'quantity', kind: 'quantity', label: 'Counted', also: [] },
      { role: 'note', kind: 'note', label: 'Reason', also: [] },
      { role: 'shelf', kind: 'other', label: 'Shelf', also: ['Vị trí kệ'] },
    ]
    expect(byHeadings([['Mã hàng', 'Tồn thực tế', 'Ghi chú', 'Vị trí kệ']], count)?.roles).toEqual([
      GOODS,
      'quantity',
      'note',
      'shelf',
    ])
  })
  it('contain one quantity, and goods by code and by name', () => {
    expect(byHeadings([['Mã', 'Tên', 'SL', 'Số lượng']], targets)?.roles).toEqual([GOODS, GOODS, 'quantity', null])
  })
  it('have no headings when the first row contains none', () => {
    expect(byHeadings([['SP1', '2']], targets)).toBeUndefined()
  })
  const known: BlockKnowledge = {
    isGoods: (text) => text.startsWith('SP') || text.startsWith('Nước'),
    isUnit: (text) => text === 'Thùng',
    priceOf: (row) => (row.includes('SP1') ? 100_000 : 50_000),
  }
  const guess = (rows: string[][]) => byContents(rows, targets, { known, usual: vi })
  it('are recognized by their content', () => {
    expect(
      guess([
        ['1', 'Thùng', '98.000', 'SP1', '12', '5%'],
        ['2', 'Thùng', '51.000', 'SP2', '30', '2%'],
      ]),
    ).toEqual([null, 'unit', 'unitPrice', GOODS, 'quantity', 'discountPercent'])
  })
  it('leave numbers that are neither price nor quantity to the user', () => {
    expect(
      guess([
        ['SP1', '12', '98.000', '1.176.000'],
        ['SP2', '30', '51.000', '1.530.000'],
      ]),
    ).toEqual([GOODS, 'quantity', 'unitPrice', null])
  })
  it('take unknown texts as goods, to be corrected', () => {
    expect(guess([['Bia lạ', '3']])).toEqual([GOODS, 'quantity'])
  })
})
