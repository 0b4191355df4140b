/** Workbooks of three other programs, in the shapes of three others' exports: read rightly, or refused with the reason. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('tepngoai')

const imported = (module: string, name: string, more: object = {}): Promise<Anything> =>
  trade.data(
    module,
    'ImportList',
    {},
    {
      fileName: name,
      fileToBytes: readFileSync(`test/fixtures/workbooks/${name}`).toString('base64'),
      createMissing: true,
      ...more,
    },
  )
const told = (rows: Anything[]): string[] =>
  rows.map(({ rowNumber, Description }: Anything) => `${rowNumber}: ${Description}`)
const find = async (module: string, code: string): Promise<Anything> => {
  const { ListItem } = await trade.data(module, 'getlist', { KeySearch: code, all: 'True' })
  const found = ListItem.find((one: Anything) => [one.Code, one.NumberID].includes(code))
  return found && trade.info(module, found.Id ?? found.s_ID)
}

it('goods as KiotViet exports them, written by ExcelJS', async () => {
  const tried = await imported('Product', 'kiotviet-goods-exceljs.xlsx', { dryRun: true })
  expect(tried.unused).toEqual(['Thương hiệu', 'Giá vốn', 'Tồn kho', 'Vị trí'])
  const answer = await imported('Product', 'kiotviet-goods-exceljs.xlsx')
  expect(told(answer.ListItem)).toEqual([
    expect.stringMatching(/^4: Mã vạch: “8\.93601E\+12”/),
    expect.stringMatching(/^5: Giá bán.*#N\/A/),
    expect.stringMatching(/^8: Mã vạch: “8\.94E\+12”/),
  ])
  expect(told(answer.notes)).toEqual([
    expect.stringMatching(/^3: .*8333\.333333 được làm tròn thành 8333\.3333/),
    expect.stringMatching(/^7: 1 dòng đang ẩn/),
  ])
  expect(answer.summary).toMatchObject({ total: 7, added: 4, failed: 3 })
  expect(await find('Product', 'EJ01')).toMatchObject({ barcode: '8936012345014', sellPrice: 5000, stockMax: null })
  expect(await find('Product', 'EJ02')).toMatchObject({ barcode: '8936012345021', sellPrice: 8333.3333 })
  expect(await find('Product', 'EJ0075')).toMatchObject({ Name: 'Mì gói', sellPrice: 3500 })
  expect(await find('Product', 'EJ06')).toMatchObject({ sellPrice: 42_000 })
})

it('goods as Sapo exports them, with headings in two rows and merged cells, written by openpyxl', async () => {
  const tried = await imported('Product', 'sapo-goods-openpyxl.xlsx', { dryRun: true })
  expect(tried.unused).toEqual(['(I)'])
  const answer = await imported('Product', 'sapo-goods-openpyxl.xlsx')
  expect(told(answer.ListItem)).toEqual([
    expect.stringMatching(/^5: .*“5” nằm trong ô gộp nhiều dòng/),
    expect.stringMatching(/^6: .*“5” nằm trong ô gộp nhiều dòng/),
  ])
  expect(told(answer.notes)).toEqual([expect.stringMatching(/^9: Cột Tên hàng: 1 ô .*TCVN3/)])
  expect(answer.summary).toMatchObject({ total: 5, added: 3, failed: 2 })
  expect(await find('Product', 'PY03')).toMatchObject({ sellPrice: 1_250_000, buyPrice: 900_000, VAT: 5 })
  expect(await find('Product', '00042')).toMatchObject({ sellPrice: 35_000, VAT: 0, Unit: 'Chai' })
})

it('customers as MISA exports them, written by LibreOffice', async () => {
  const tried = await imported('Customer', 'misa-customers-libreoffice.xlsx', { dryRun: true })
  expect(tried.unused).toEqual(['(D)'])
  const answer = await imported('Customer', 'misa-customers-libreoffice.xlsx')
  expect(told(answer.ListItem)).toEqual([expect.stringMatching(/^5: .*#DIV\/0!/)])
  expect(told(answer.notes)).toEqual([
    expect.stringMatching(/^5: Cột Tên: 1 ô .*VNI/),
    expect.stringMatching(/^6: .*1 dòng đang ẩn/),
  ])
  expect(await find('Customer', 'LO01')).toMatchObject({
    MST: '0300588569',
    phone1: '0901234567',
    creditLimit: 20_000_000,
    goodsDiscount: 2.5,
  })
  expect(await find('Customer', 'LO03')).toMatchObject({ phone1: '84901234567', creditLimit: 1_500_000 })
})

it('quotes whose days are counted from 1904, written by openpyxl', async () => {
  const answer = await imported('Quote', 'quotes-1904-openpyxl.xlsx')
  // This program computes no formulas, and says nothing instead of their values.
  expect(told(answer.ListItem)).toEqual([expect.stringMatching(/^3: .*#CALC!/)])
  const { ListItem } = await trade.data('Quote', 'getlist', { FromDate: '2026-11-01', ToDate: '2026-11-30' })
  expect(ListItem.map((one: Anything) => one.dtDate.slice(0, 10)).toSorted()).toEqual(['2026-11-03', '2026-11-05'])
})
