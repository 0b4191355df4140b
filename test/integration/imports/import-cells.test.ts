/** Cells of a workbook are read rightly or refused with the place and the reason; nothing is dropped in silence. */
import { writeXlsx, type Cell, type CellValue, type WriteSheet } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { workbookOf } from '../../support/sheet.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('oexcel')

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const sheetOf = async (rows: CellValue[][], more: Partial<WriteSheet> = {}, book: object = {}): Promise<string> =>
  base64(await writeXlsx({ sheets: [{ name: 'a', rows, ...more }], ...book }))
const tried = async (module: string, fileToBytes: string, more: object = {}): Promise<Anything> =>
  trade.data(module, 'ImportList', {}, { fileName: 'a.xlsx', fileToBytes, createMissing: true, ...more })
const told = (answer: Anything): [number, string][] =>
  answer.ListItem.map(({ rowNumber, Description }: Anything) => [rowNumber, Description])
const noted = (answer: Anything): string[] => answer.notes.map(({ Description }: Anything) => Description)
const find = async (module: string, code: string): Promise<Anything> => {
  const { ListItem } = await trade.data(module, 'getlist', { KeySearch: code, all: 'True' })
  const found = ListItem.find((one: Anything) => [one.Code, one.NumberID].includes(code))
  return trade.info(module, found.Id ?? found.s_ID)
}

const heads = ['Mã hàng', 'Tên hàng', 'Mã nhóm hàng', 'ĐVT', 'Mã vạch', 'Giá bán']
const goods = (code: CellValue, barcode: CellValue, price: CellValue = 1000): CellValue[] => [
  code,
  `Hàng ${String(code)}`,
  'NUOC',
  'Chai',
  barcode,
  price,
]
const withCell = (row: number, column: number, cell: Partial<Cell>) => ({
  cells: new Map([[`${row},${column}`, cell]]),
})

describe('codes', () => {
  it.each([
    ['as text', '8.93601E+12', undefined, '8.93601E+12'],
    ['as text with a comma', '8,93601E+12', undefined, '8,93601E+12'],
    ['a number that shows so', 8_936_012_345_678, '0.00E+00', '8.94E+12'],
    ['a number that has lost its digits', 8_936_010_000_000, undefined, '8.93601E+12'],
    ['a number with more digits than are kept', 89_360_123_456_789_010, undefined, '89360123456789010'],
  ])('in scientific notation are refused: %s', async (_, value, numFmt, text) => {
    const file = await sheetOf([heads, goods('KH1', value)], numFmt ? withCell(1, 4, { value, style: { numFmt } }) : {})
    expect(told(await tried('Product', file))).toEqual([
      [
        2,
        `Mã vạch: “${text}” là số viết rút gọn, đã mất chữ số; vui lòng định dạng cột là Văn bản (Text) và ghi lại mã đầy đủ`,
      ],
    ])
  })
  it('that name a record or a document alike', async () => {
    const customer = await workbookOf([
      ['Mã', 'Tên', 'Loại', 'Điện thoại'],
      ['1.2E+10', 'A', 'Khách hàng', 84_900_000_000_000],
    ])
    expect(told(await tried('Customer', customer))[0]![1]).toMatch(/1\.2E\+10.*8\.49000E\+13/)
    const quote = await workbookOf([
      ['Ngày lập', 'Mã khách hàng', 'Mã hàng', 'Số lượng', 'Đơn giá'],
      ['01/11/2026', 'KH000001', '8.93601E+12', 1, 1],
    ])
    expect(told(await tried('Quote', quote))[0]![1]).toMatch(/8\.93601E\+12/)
  })
  it('of numbers keep all their digits, and amounts in scientific notation their value', async () => {
    const price = { value: 25_000, style: { numFmt: '0.00E+00' } }
    const file = await sheetOf([heads, goods('DU1', 8_936_012_345_678, 25_000)], withCell(1, 5, price))
    expect(await tried('Product', file)).toMatchObject({ ListItem: [] })
    expect(await find('Product', 'DU1')).toMatchObject({ barcode: '8936012345678', sellPrice: 25_000 })
  })
  it.each([
    ['0000', 7, '0007'],
    ['"SP"0000', 7, 'SP0007'],
    ['0#########', 901_234_567, '0901234567'],
    ['"0"#########', 901_234_568, '0901234568'],
    ['000\\-000', 12_345, '012-345'],
    ['[Red]00000', 42, '00042'],
    ['0000;-0000', 3, '0003'],
    ['00', 12_345, '12345'],
  ])('shown with %s: %s is %s', async (numFmt, value, code) => {
    const file = await sheetOf([heads, goods(value, null)], withCell(1, 0, { value, style: { numFmt } }))
    expect(await tried('Product', file)).toMatchObject({ ListItem: [] })
    expect((await find('Product', code)).Code).toBe(code)
  })
  it('have no apostrophe before them', async () => {
    const file = await workbookOf([heads, goods("'0012", "'8936012345685", "'12.500")])
    expect(await tried('Product', file)).toMatchObject({ ListItem: [] })
    expect(await find('Product', '0012')).toMatchObject({ barcode: '8936012345685', sellPrice: 12_500 })
  })
  it('that became days are refused', async () => {
    const file = await workbookOf([heads, goods(new Date('2026-03-04T00:00:00Z'), null)])
    expect(told(await tried('Product', file))).toEqual([
      [2, expect.stringContaining('Excel đã đổi mã thành ngày (04/03/2026)')],
    ])
  })
  it('and texts of numbers stay as they show themselves', async () => {
    const rows = [
      [...heads, 'Quy cách'],
      [...goods('QC1', null), 500],
    ]
    const file = await sheetOf(rows, withCell(1, 6, { value: 500, style: { numFmt: '0" ml"' } }))
    expect(await tried('Product', file)).toMatchObject({ ListItem: [] })
    expect((await find('Product', 'QC1')).specification).toBe('500 ml')
  })
  it('and a quantity with its unit in the format is a number', async () => {
    const file = await sheetOf(
      [heads, goods('DV1', null, 500)],
      withCell(1, 5, { value: 500, style: { numFmt: '0" đ"' } }),
    )
    expect(await tried('Product', file)).toMatchObject({ ListItem: [] })
    expect((await find('Product', 'DV1')).sellPrice).toBe(500)
  })
})

describe('formulas', () => {
  it('give what they gave last, a price with four decimals and a note', async () => {
    const file = await sheetOf([heads, goods('CT1', null, 0), goods('CT2', null, 0)], {
      cells: new Map([
        ['1,5', { value: 8333.333_333_333_334, formula: '25000/3', formulaResult: 8333.333_333_333_334 }],
        ['2,5', { value: 0.3, formula: '0.1+0.2', formulaResult: 0.300_000_000_000_000_04 }],
      ]) as never,
    })
    const answer = await tried('Product', file)
    expect(answer.ListItem).toEqual([])
    expect(noted(answer)).toEqual([expect.stringContaining('8333.333333 được làm tròn thành 8333.3333')])
    expect((await find('Product', 'CT1')).sellPrice).toBe(8333.3333)
    expect((await find('Product', 'CT2')).sellPrice).toBe(0.3)
  })
  it('as do prices that were typed so', async () => {
    const answer = await tried('Product', await workbookOf([heads, goods('CT3', null, 8333.33333)]))
    expect(answer.ListItem).toEqual([])
    expect(noted(answer)).toEqual([expect.stringContaining('8.333,33333 được làm tròn thành 8.333,3333')])
  })
  it.each(['#N/A', '#DIV/0!'])('that failed are refused: %s', async (value) => {
    const answer = await tried('Product', await workbookOf([heads, goods('CT4', null, value)]))
    expect(told(answer)).toEqual([[2, expect.stringContaining(value)]])
  })
})

describe('merged cells', () => {
  const rows = [
    [...heads, 'Tồn tối thiểu'],
    [...goods('GO1', null), 5],
    ['GO2', 'Hàng GO2', null, null, null, 1000, null],
  ]
  const over = (column: number) => ({ startRow: 1, startCol: column, endRow: 2, endCol: column })
  it('of texts belong to all their rows', async () => {
    expect(await tried('Product', await sheetOf(rows, { merges: [over(2), over(3)] }))).toMatchObject({ ListItem: [] })
    expect((await find('Product', 'GO2')).Unit).toBe('Chai')
  })
  it('of numbers are refused, in every row', async () => {
    const answer = await tried(
      'Product',
      await sheetOf(rows.with(1, [...goods('GO1', null), 6]), { merges: [over(2), over(3), over(6)] }),
      {
        updateExisting: true,
      },
    )
    const text = expect.stringContaining('“6” nằm trong ô gộp nhiều dòng')
    expect(told(answer)).toEqual([
      [2, text],
      [3, text],
    ])
  })
})

describe('days', () => {
  const quote = (day: CellValue): CellValue[] => [day, 'KH000001', 'SP000001', 1, 1000]
  const file = (days: readonly CellValue[], more: Partial<WriteSheet> = {}, book: object = {}) =>
    sheetOf([['Ngày lập', 'Mã khách hàng', 'Mã hàng', 'Số lượng', 'Đơn giá'], ...days.map(quote)], more, book)
  const daysOf = async (): Promise<string[]> => {
    const { ListItem } = await trade.data('Quote', 'getlist', {
      all: 'True',
      FromDate: '2026-01-01',
      ToDate: '2026-12-31',
    })
    return ListItem.map((one: Anything) => one.dtDate.slice(0, 10)).toSorted()
  }
  it.each([
    [
      'texts',
      ['05/11/2026', '2026-11-06', '7-11-2026 08:30', '2026-11-08T09:00:00'],
      ['2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08'],
    ],
  ])('%s', async (_, days, read) => {
    expect(await tried('Quote', await file(days))).toMatchObject({ ListItem: [] })
    expect(await daysOf()).toEqual(read)
  })
  it('with the month first are refused, all of the column', async () => {
    const answer = await tried('Quote', await file(['05/11/2026', '11/20/2026']), { dryRun: true })
    expect(told(answer).map(([, text]) => text)).toEqual([
      expect.stringContaining('không rõ ngày và tháng của “05/11/2026”'),
      expect.stringContaining('không rõ ngày và tháng của “11/20/2026”'),
    ])
  })
  it('counted from 1904, shown as days or not', async () => {
    const days = [new Date('2026-10-01T00:00:00Z'), 44_835]
    expect(await tried('Quote', await file(days, {}, { dateSystem: '1904' }))).toMatchObject({ ListItem: [] })
    expect((await daysOf()).slice(0, 2)).toEqual(['2026-10-01', '2026-10-02'])
  })
})

describe('what would be overlooked is told', () => {
  it('hidden rows, counted', async () => {
    const file = await sheetOf([heads, goods('AN1', null), goods('AN2', null), goods('AN3', null)], {
      rowDefs: new Map([
        [1, { hidden: true }],
        [3, { hidden: true }],
      ]),
    })
    const answer = await tried('Product', file, { dryRun: true })
    expect(answer.summary).toMatchObject({ added: 3 })
    expect(noted(answer)).toEqual(['2 dòng đang ẩn trong file cũng được đọc'])
  })
  it('columns that are not imported, also those without a heading', async () => {
    const file = await workbookOf([
      [...heads.slice(0, 4), null, null, 'Kệ', 'Giá bán', 'Giá bán'],
      ['CO1', 'Cột', 'NUOC', 'Chai', null, 'x', 'A1', 1, 2],
    ])
    expect((await tried('Product', file, { dryRun: true })).unused).toEqual(['(F)', 'Kệ', 'Giá bán'])
    expect((await tried('Product', file, { look: true })).headings).toEqual([
      ...heads.slice(0, 4),
      '(F)',
      'Kệ',
      'Giá bán',
      'Giá bán',
    ])
  })
  it('texts in old encodings', async () => {
    const file = await workbookOf([
      heads,
      ['MA1', 'N\u00ad\u00edc m\u00bem', 'NUOC', 'Chai', null, 1],
      ['MA2', 'Nöôùc maém', 'NUOC', 'Chai', null, 1],
      ['MA3', 'B\u00b8nh \u00ae\u00a8', 'NUOC', 'Chai', null, 1],
      ['MA4', 'NÆ°á»›c máº¯m', 'NUOC', 'Chai', null, 1],
      ['MA5', 'Nước mắm «Bà Hai» 5 µm', 'NUOC', 'Chai', null, 1],
    ])
    expect(noted(await tried('Product', file, { dryRun: true }))).toEqual([
      expect.stringMatching(/^Cột Tên hàng: 2 ô .*TCVN3.*N\u00edc/),
      expect.stringMatching(/VNI/),
      expect.stringMatching(/UTF-8/),
    ])
  })
})

it('no answer repeats more than 200 letters of a cell', async () => {
  const long = 'x'.repeat(5000)
  const name = [long, long, long, long, long, long]
  for (const rows of [
    [heads, name],
    [heads, goods(`A ${long}`, long, long)],
    [
      [...heads, long],
      [...goods('DAI', `'${long}`), long],
    ],
  ])
    for (const more of [{ dryRun: true }, { look: true }, {}])
      expect(JSON.stringify(await tried('Product', await workbookOf(rows), more))).not.toContain('x'.repeat(201))
})
