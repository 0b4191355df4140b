/** Numbers of a workbook are what their cells show, and headings may stand in two rows. */
import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { workbookOf } from '../../support/sheet.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('nhapdinhdang')

const sendFile = async (module: string, fileToBytes: string, more: object = {}): Promise<Anything> =>
  trade.data(module, 'ImportList', {}, { fileName: 'a.xlsx', fileToBytes, createMissing: true, ...more })
const send = async (module: string, rows: readonly (readonly CellValue[])[], more: object = {}): Promise<Anything> =>
  sendFile(module, await workbookOf(rows), more)
const told = ({ ListItem }: Anything) =>
  ListItem.map(({ rowNumber, Description }: Anything) => [rowNumber, Description])
const find = async (module: string, code: string): Promise<Anything> => {
  const { ListItem } = await trade.data(module, 'getlist', { KeySearch: code, all: 'True' })
  const found = ListItem.find((one: Anything) => [one.Code, one.NumberID].includes(code))
  return trade.info(module, found.Id ?? found.s_ID)
}

/** A workbook of one row below its headings, whose cells have formats. */
const formatted = async (cells: readonly (readonly [string, CellValue, string?])[]): Promise<string> =>
  Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: 'data',
          rows: [cells.map(([heading]) => heading), cells.map(([, value]) => value)],
          cells: new Map(
            cells.flatMap(([, value, numFmt], at) =>
              numFmt === undefined ? [] : [[`1,${at}`, { value, style: { numFmt } }] as const],
            ),
          ),
        },
      ],
    }),
  ).toString('base64')

describe('numbers as their cells show them', () => {
  const goods = (code: CellValue, rate: CellValue, format?: string) =>
    formatted([
      ['Mã hàng', code, '000000'],
      ['Tên hàng', `Hàng ${String(code)}`],
      ['Mã nhóm hàng', 'NUOC'],
      ['ĐVT', 'Chai'],
      ['% VAT', rate, format],
    ])
  it.each([
    [1, 0.08, '0%', 8],
    [2, 0.1, '0.00%', 10],
    [3, 0.055, '[Red]0.0%', 5.5],
    [4, 0.01125, '0%', 1.125],
    [5, 0, '0%', 0],
    [6, 8, '0"%"', 8],
    [7, 8, String.raw`0\%`, 8],
    [8, 8, '0', 8],
    [9, 8, undefined, 8],
    [10, '8%', '0%', 8],
  ])('%i: %s with the format %s is %s %% VAT, and the code has its zeros', async (code, rate, format, read) => {
    expect(await sendFile('Product', await goods(code, rate, format))).toMatchObject({ ListItem: [] })
    expect((await find('Product', String(code).padStart(6, '0'))).VAT).toBe(read)
  })
  it.each([
    [21, 'Không chịu thuế', -1],
    [22, 'KHÔNG CHỊU THUẾ GTGT', -1],
    [23, 'kct', -1],
    [24, 'Không kê khai, tính nộp thuế', -2],
    [25, 'Không kê khai', -2],
  ])('%i: VAT may be called %s', async (code, rate, read) => {
    expect(await sendFile('Product', await goods(code, rate))).toMatchObject({ ListItem: [], notes: [] })
    expect((await find('Product', String(code).padStart(6, '0'))).VAT).toBe(read)
  })
  it('are told where they are no rate of VAT', async () => {
    const notes = [
      expect.objectContaining({ Description: expect.stringContaining('0,08 % không phải mức thường dùng') }),
    ]
    expect(await sendFile('Product', await goods(11, 0.08), { dryRun: true })).toMatchObject({ ListItem: [], notes })
    const quote = await formatted([
      ['Ngày lập', '01/11/2026'],
      ['Mã khách hàng', 'KH000001'],
      ['Mã hàng', 'SP000001'],
      ['ĐVT', 'THUNG'],
      ['Số lượng', 2],
      ['Đơn giá', 24_000],
      ['% VAT', '0.08'],
    ])
    expect(await sendFile('Quote', quote, { dryRun: true })).toMatchObject({ ListItem: [], notes })
  })
  it('are discounts of customers and quotes', async () => {
    const customer = await formatted([
      ['Mã', 'KHPT'],
      ['Tên', 'Khách phần trăm'],
      ['Loại', 'Khách hàng'],
      ['% chiết khấu', 0.025, '0.0%'],
    ])
    expect(await sendFile('Customer', customer)).toMatchObject({ ListItem: [] })
    expect((await find('Customer', 'KHPT')).goodsDiscount).toBe(2.5)
    const quote = await formatted([
      ['Số phiếu', 'BGPT'],
      ['Ngày lập', '01/11/2026'],
      ['Mã khách hàng', 'KH000001'],
      ['Mã hàng', 'SP000001'],
      ['ĐVT', 'THUNG'],
      ['Số lượng', 2],
      ['Đơn giá', 24_000],
      ['% CK', 0.1, '0%'],
      ['% VAT', 0.08, '0%'],
    ])
    expect(await sendFile('Quote', quote)).toMatchObject({ ListItem: [] })
    const { lines } = await find('Quote', 'BGPT')
    expect(lines[0]).toMatchObject({ f_Discount: 10, VAT: 8 })
  })
  it('are no prices', async () => {
    const file = await formatted([
      ['Mã hàng', 'SPPT'],
      ['Tên hàng', 'Giá phần trăm'],
      ['Mã nhóm hàng', 'NUOC'],
      ['ĐVT', 'Chai'],
      ['Giá bán', 0.08, '0%'],
    ])
    expect(told(await sendFile('Product', file))).toEqual([[2, 'Giá bán không hợp lệ: không đọc được “8%” như một số']])
  })
})

describe('headings of two rows', () => {
  it.each([
    [
      'H2A',
      ['Mã hàng', 'Tên hàng', 'Mã nhóm hàng', 'ĐVT', 'Giá', null],
      [null, null, null, null, 'Giá bán', 'Giá mua'],
    ],
    ['H2B', ['Mã hàng', 'Tên hàng', 'Mã nhóm hàng', 'ĐVT', 'Giá', null], [null, null, null, null, 'Bán', 'Mua']],
    [
      'H2C',
      ['Hàng hóa', null, 'Mã nhóm hàng', 'ĐVT', 'Giá', null],
      ['Mã hàng', 'Tên hàng', null, null, 'Giá bán', 'Giá mua'],
    ],
  ])('%s: Giá over Giá bán and Giá mua', async (code, upper, lower) => {
    const rows = [['BẢNG GIÁ'], upper, lower, [code, `Hàng ${code}`, 'NUOC', 'Chai', '25.000', '20.000']]
    const answer = await send('Product', rows)
    expect(answer).toMatchObject({ ListItem: [], summary: { total: 1, added: 1 } })
    expect(await find('Product', code)).toMatchObject({ sellPrice: 25_000, buyPrice: 20_000 })
  })
})
