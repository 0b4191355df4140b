import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toNumber, type Decimal } from '#kernel/decimal.ts'
import { price, quantity, vat, type Field } from '#model/field.ts'
import { typing } from '#test/web/sample-form.ts'
import { isBlock } from '../../values/is-block.ts'
import { readBlock, writeBlock } from '../../values/text-block.ts'
import { marksOf, showNumber } from '../../values/number-text.ts'
import { byContents, byHeadings, GOODS, type BlockKnowledge, type Target } from './columns.ts'
import { columnReader, looksNumeric, numberIn } from './numbers.ts'

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

describe('a block', () => {
  it('is written as it was read, whatever stands in its cells', () => {
    const sign = fc.constantFrom(...'"\t\n\r ab1'.split(''))
    const cell = fc.oneof(
      fc.string(),
      fc.array(sign, { maxLength: 6 }).map((all) => all.join('')),
    )
    const row = fc.array(cell, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
        // Rows without any text are no rows.
        const filled = rows.filter((cells) => cells.some((one) => one.trim() !== ''))
        expect(readBlock(writeBlock(rows))).toEqual(filled)
      }),
    )
  })
  it.each([
    [
      'ends its lines as Windows does',
      'SP1\t2\r\nSP2\t3\r\n',
      [
        ['SP1', '2'],
        ['SP2', '3'],
      ],
    ],
    [
      'has empty cells and empty lines',
      '\t2\n\n \t\nSP2\t\n',
      [
        ['', '2'],
        ['SP2', ''],
      ],
    ],
    ['keeps line breaks and tabs in quotes', '"a\r\nb"\t"c\td"', [['a\r\nb', 'c\td']]],
    ['has doubled quotes in quotes', '"Nước ""Vĩnh Hảo"""\t1', [['Nước "Vĩnh Hảo"', '1']]],
    ['has quotes within a text', 'Ống 12" dài\t1', [['Ống 12" dài', '1']]],
    ['has a text that only begins with words in quotes', '"Vĩnh Hảo" 500ml\t1', [['"Vĩnh Hảo" 500ml', '1']]],
    [
      'has a quote that nobody closes',
      '"Nước\t5\nSP2\t6\nSP3\t"7',
      [
        ['"Nước', '5'],
        ['SP2', '6'],
        ['SP3', '"7'],
      ],
    ],
    ['has rows of different length', 'a\nb\tc\td', [['a'], ['b', 'c', 'd']]],
  ])('%s', (_, text, rows) => expect(readBlock(text)).toEqual(rows))
  it('is told from a text that belongs into one cell', () => {
    expect(['SP1', 'SP1\n', 'SP1\r\n', 'một hai'].map(isBlock)).toEqual([false, false, false, false])
    expect(['SP1\t2', '\t', 'SP1\nSP2', 'SP1\r\nSP2'].map(isBlock)).toEqual([true, true, true, true])
  })
  it('of any text is read without losing a sign other than line breaks, tabs and quotes', () => {
    const sign = fc.constantFrom(...'"\t\na'.split(''))
    fc.assert(
      fc.property(
        fc.array(sign).map((all) => all.join('')),
        (text) => {
          const letters = (part: string) => part.replace(/[^a]/g, '')
          expect(letters(readBlock(text).flat().join(''))).toBe(letters(text))
        },
      ),
    )
  })
})

describe('numbers of a column', () => {
  const read = (field: Field, cells: readonly string[], language: 'vi' | 'en' = 'vi') =>
    cells.map((cell) => {
      const found = columnReader(field, cells, { ...typing, language })(cell)
      return 'problem' in found ? found.problem.message : toNumber(found.value as Decimal)
    })
  const ofQuantity = quantity({ label: 'q', sign: 'any' })
  const ofPrice = price({ label: 'p' })
  it('decide for each other', () => {
    expect(read(ofQuantity, ['12.500', '1.234.567'], 'en')).toEqual([12_500, 1_234_567])
    expect(read(ofQuantity, ['12,500', '1,234.5'])).toEqual([12_500, 1234.5])
    expect(read(ofQuantity, ['1.500', '2.5'])).toEqual([1.5, 2.5])
    expect(read(ofQuantity, ['12.500', '3'])).toEqual([12_500, 3])
    expect(read(ofQuantity, ['12.500', '3'], 'en')).toEqual([12.5, 3])
  })
  it('are amounts without thousandths', () => {
    expect(read(ofPrice, ['250,000', '1,500,000'])).toEqual([250_000, 1_500_000])
    expect(read(ofPrice, ['25,000'])).toEqual([25_000])
    expect(read(ofPrice, ['25.000'], 'en')).toEqual([25_000])
    expect(read(ofPrice, ['1,5', '2,25'], 'en')).toEqual([1.5, 2.25])
  })
  it('have units, brackets and words', () => {
    expect(read(ofPrice, ['12.500 ₫', '12.500đ', '10%'])).toEqual([12_500, 12_500, 'notNumber'])
    expect(read(ofQuantity, ['(3)', '-3', '1,2,3', 'thùng'])).toEqual([-3, -3, 'notNumber', 'notNumber'])
    expect(read(vat({ label: 'v' }), ['8%', 'KCT', '500'])).toEqual([8, -1, 'outOfRange'])
    expect(['12.500 ₫', '5%', '(3)', 'thùng', ''].map(looksNumeric)).toEqual([true, true, true, false, false])
  })
  it('are read to the last digit in both notations', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }),
        fc.constantFrom('vi' as const, 'en' as const),
        fc.constantFrom('', ' ₫', 'đ', '%', ' VND'),
        (units, language, behind) => {
          const cell = showNumber(units as Decimal, marksOf(language)) + behind
          expect(numberIn(cell, [cell], language)).toBe(units)
        },
      ),
    )
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
  it('are recognized by headings in two rows', () => {
    const found = byHeadings(
      [
        ['Mã hàng', 'Số lượng', 'Giá', '', 'Chiết khấu'],
        ['', '', 'Đơn giá', 'Thành tiền', '%'],
        ['SP1', '2', '5000', '10000', '5'],
      ],
      targets,
    )
    expect(found?.roles).toEqual([GOODS, 'quantity', 'unitPrice', null, 'discountPercent'])
    expect(found?.rows).toEqual([['SP1', '2', '5000', '10000', '5']])
  })
  it('have no headings when the first row contains none', () => {
    expect(byHeadings([['SP1', '2']], targets)).toBeUndefined()
  })
  const known: BlockKnowledge = {
    isGoods: (text) => text.startsWith('SP') || text.startsWith('Nước'),
    isUnit: (text) => text === 'Thùng',
    priceOf: (row) => (row.includes('SP1') ? 100_000 : 50_000),
  }
  const guess = (rows: string[][]) => byContents(rows, targets, { known, language: 'vi' })
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
