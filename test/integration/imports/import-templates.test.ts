/** The program's own templates come back without a fault: whoever sees the example row knows what a row looks like. */
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { lists } from '#lists/all.ts'
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import { inTurn } from '../../support/quarter.ts'
import { openTrade, received, sold } from '../../support/trade.ts'

const trade = await openTrade('mau')
const { ids } = trade
await received(trade, { SP000001: [5000, 500] }, { NumberID: 'PN000001' })
await sold(trade, { SP000001: [2000, 1000] }, { NumberID: 'BH000001' })

/** Products and partners of the example rows are there already: only opening stock and vouchers speak of them as others. */
const importing = [
  ...documents.filter((one) => one.imports).map((one) => one.wire.module),
  ...lists.filter((one) => one.imports).map((one) => one.wire.module),
]

const sheetOf = async (headings: readonly string[], rows: readonly (readonly string[])[]): Promise<string> =>
  Buffer.from(
    await writeWorkbook({
      sheets: [
        {
          name: 'data',
          columns: headings.map((label, index) => ({ key: `c${index}`, kind: 'text' as const, label })),
          rows: rows.map((row) => Object.fromEntries(row.map((cell, index) => [`c${index}`, cell]))),
        },
      ],
      language: 'vi',
      words: (key) => key,
    }),
  ).toString('base64')

describe.each(importing.map((module, turn) => [module, turn] as const))('%s', (module, turn) => {
  it.each(inTurn(['vi', 'en'], turn))('takes the row of its own template, asked for in %s', async (language) => {
    const template = (await trade.call(module, 'ImportTemplate', null, { headers: { language } })).body.Data
    const answer = await trade.data(
      module,
      'ImportList',
      {},
      {
        fileName: 'mau.xlsx',
        fileToBytes: template.ListItem,
        dryRun: true,
        updateExisting: true,
      },
    )
    expect(answer.ListItem).toEqual([])
    expect(answer.summary).toMatchObject({ total: 1, failed: 0 })
  })
})

it('has dates and numbers a spreadsheet reckons with, and codes as texts', async () => {
  const sampleOf = async (module: string): Promise<Record<string, unknown>> => {
    const { ListItem } = await trade.data(module, 'ImportTemplate')
    const [headings, row] = (await readXlsx(Buffer.from(ListItem as string, 'base64'))).sheets[0]!.rows
    return Object.fromEntries(headings!.map((heading, index) => [String(heading), row![index]]))
  }
  const voucher = await sampleOf('Income')
  expect(voucher['Ngày lập']).toBeInstanceOf(Date)
  expect(voucher['Số tiền']).toBeTypeOf('number')
  expect(voucher['Mã khách hàng']).toBeTypeOf('string')
  const partner = await sampleOf('Customer')
  expect(partner['Hạn mức công nợ']).toBeTypeOf('number')
  for (const heading of ['Mã số thuế', 'Điện thoại 1']) expect(partner[heading]).toBeTypeOf('string')
})

it('vouchers are offered the codes of all funds', async () => {
  await trade.saved('ApiListBank', { Code: 'VCB', Name: 'Vietcombank', kind: 'bank', accountNumber: '001' })
  const { ListItem } = await trade.data('Income', 'ImportTemplate')
  const [, codes] = (await readXlsx(Buffer.from(ListItem as string, 'base64'))).sheets
  const at = codes!.rows[0]!.indexOf('Mã quỹ')
  expect(codes!.rows.slice(1, 3).map((row) => row[at])).toEqual(['TM', 'VCB'])
})

it.each([
  ['Income', 'Khách hàng', 'Mã khách hàng', 'KH000001', 'BH000001', 1],
  ['Outcome', 'Nhà cung cấp', 'Mã nhà cung cấp', 'NCC000001', 'PN000001', 1],
] as const)('%s knows the words of the contract for its kinds', async (module, kind, partner, code, voucher, iType) => {
  const headings = ['Loại', partner, 'Phương thức', 'Mã quỹ', 'Số chứng từ', 'Số tiền', 'Diễn giải']
  const fileToBytes = await sheetOf(headings, [[kind, code, 'Tiền mặt', 'TM', voucher, '1000', `đợt ${kind}`]])
  const answer = await trade.data(module, 'ImportList', {}, { fileName: 'a.xlsx', fileToBytes })
  expect(answer.ListItem).toEqual([])
  const { ListItem } = await trade.data(module, 'getlist', { KeySearch: `đợt ${kind}` })
  expect(await trade.info(module, ListItem[0].s_ID)).toMatchObject({ iType, amount: 1000 })
})

it('takes other receipts by the word of the contract', async () => {
  const headings = ['Loại', 'Người nộp tiền', 'Phương thức', 'Mã quỹ', 'Mã khoản thu', 'Số tiền', 'Diễn giải']
  const fileToBytes = await sheetOf(headings, [['Khác', 'Ông Ba', 'Tiền mặt', 'TM', 'TK01', '7000', 'bán bìa']])
  const answer = await trade.data('Income', 'ImportList', {}, { fileName: 'a.xlsx', fileToBytes })
  expect(answer.ListItem).toEqual([])
  const { ListItem } = await trade.data('Income', 'getlist', { KeySearch: 'bán bìa' })
  expect(await trade.info('Income', ListItem[0].s_ID)).toMatchObject({ iType: 2, lines: [{ amount: 7000 }] })
  expect(ids['TK01']).toBeDefined()
})

it('refuses in a sheet what it refuses in a form', async () => {
  const headings = ['Loại', 'Phương thức', 'Mã quỹ', 'Mã loại thẻ', 'Mã khoản thu', 'Số tiền', 'Diễn giải']
  const fileToBytes = await sheetOf(headings, [
    ['Khác', 'Tiền mặt', 'TM', '', 'TK', '7000', 'nhóm'],
    ['Khác', 'Tiền mặt', 'TM', '', 'TK01', '0.5', 'nửa đồng'],
    ['Khác', 'Thẻ', '', '', 'TK01', '7000', 'không thẻ'],
  ])
  const answer = await trade.data('Income', 'ImportList', {}, { fileName: 'a.xlsx', fileToBytes })
  expect(answer.summary).toMatchObject({ total: 3, added: 0, failed: 3 })
  const told = answer.ListItem.map((one: { Description: string }) => one.Description)
  expect(told).toEqual([
    'Khoản thu: hãy chọn khoản chi tiết, không chọn nhóm',
    'Số tiền tối đa 0 số lẻ',
    expect.stringContaining('Chưa chọn loại thẻ'),
  ])
})
