/** The Excel of a list, opened again, says what the list says. */
import { expect, test } from 'vitest'
import { readXlsx } from 'hucre/xlsx'
import { importLimits, readWorkbook } from '#output/xlsx/xlsx-read.ts'
import { createTestApp } from '#test/support/app.ts'
import { openTrade, received, tradeDay } from '#test/support/trade.ts'

const app = await createTestApp()

test('bills exported and opened again: headings, rows, sums', async () => {
  await app.makeTenant('excel')
  await app.signIn('excel')
  const first = async (module: string) => (await app.call(module, 'getList')).body.Data.ListItem[0].Id as string
  const saved = async (module: string, body: unknown) => {
    const { Data } = (await app.call(module, 'UpdateDB', body)).body
    expect(Data.Description).toBe('ok')
    return Data.s_ID as string
  }
  const group = await saved('ListProductGroup', {
    Code: 'NH',
    Name: 'Nhóm',
    Branch_ID: await first('ApiListBranchProduct'),
  })
  const product = await saved('Product', {
    Name: '=1+1 Dịch vụ <b>',
    Group_ID: group,
    unitId: await first('ApiListUnit'),
    trackStock: false,
  })
  const partner = await saved('Customer', { Name: 'Tạp hóa Cô Ba', partnerType: 1 })
  for (const price of [100_000, 250_500]) {
    await saved('Order', {
      dtDate: '2026-11-20',
      Object_ID: partner,
      lines: [{ Product_ID: product, Qty: 1, Price: price, VAT: 8 }],
    })
  }
  const list = (await app.call('Order', 'getlist', null, { query: { FromDate: '2026-11-01', ToDate: '2026-11-30' } }))
    .body.Data
  const { Data } = (
    await app.call('Order', 'ExportList', null, { query: { FromDate: '2026-11-01', ToDate: '2026-11-30' } })
  ).body
  expect(Data.TotalCount).toBe(2)
  const [sheet] = await readWorkbook(Buffer.from(Data.ListItem, 'base64'))
  const cells = [sheet!.headings as unknown[], ...sheet!.rows]
  const at = (text: string) => cells.findIndex((row) => row.includes(text))
  const heads = cells[at('Số hóa đơn')]!
  const total = heads.indexOf('Tổng tiền')
  const rows = cells
    .slice(at('Số hóa đơn') + 1)
    .filter((row) => /^BH\d{6}$/.test(String(row[heads.indexOf('Số hóa đơn')])))
  expect(rows.map((row) => [row[heads.indexOf('Số hóa đơn')], row[total]])).toEqual(
    list.ListItem.map((row: { NumberID: string; TotalTax: number }) => [row.NumberID, row.TotalTax]),
  )
  // Reading leaves the row of sums out, so that an exported file can be imported; it is there for people.
  const whole = list.arrSUM.find((sum: { Name: string }) => sum.Name === 'TotalTax').Total as number
  expect(whole).toBe(378_540)
  expect(rows.reduce((sum, row) => sum + Number(row[total]), 0)).toBe(whole)

  // A cancelled bill stays in the sheet and out of its sum, which says so.
  await app.call('Order', 'Huy', [list.ListItem[0].s_ID])
  const left = list.ListItem[1].TotalTax as number
  for (const [language, title] of [
    ['vi', 'Tổng cộng (không gồm lưu tạm, đã hủy)'],
    ['en', 'Total (without drafts and cancelled)'],
  ] as const) {
    const query = { FromDate: '2026-11-01', ToDate: '2026-11-30' }
    const sent = (await app.call('Order', 'ExportList', null, { query, headers: { language } })).body.Data
    expect(sent.TotalCount).toBe(2)
    const { sheets } = await readXlsx(Buffer.from(sent.ListItem, 'base64'))
    const last = sheets[0]!.rows.at(-1)!
    expect([last[0], last[total]]).toEqual([title, left])
    // Read in again it is still no row of data.
    expect((await readWorkbook(Buffer.from(sent.ListItem, 'base64')))[0]!.rows.flat()).not.toContain(title)
  }
})

test('one document: what counts of every line, its sums, and the amounts of the whole', async () => {
  const trade = await openTrade('mot-phieu')
  await received(trade, { SP000001: [100, 500], SP000002: [100, 500] })
  const bill = await trade.saved('Order', {
    dtDate: tradeDay,
    Object_ID: trade.ids['KH000001'],
    m_Discount: 1000,
    shippingFee: 500,
    lines: [
      { Product_ID: trade.ids['SP000001'], Qty: 10, Price: 1000, f_Discount: 10, VAT: 10 },
      { Product_ID: trade.ids['SP000002'], Qty: 5, Price: 2000, VAT: 8 },
    ],
  })
  const info = await trade.info('Order', bill)
  const { ListItem } = await trade.data('Order', 'ExportItem', { s_ID: bill })
  const bytes = Buffer.from(ListItem, 'base64')
  // Read again, it has the two lines alone.
  expect((await readWorkbook(bytes, importLimits, ['Mã hàng', 'Số lượng', 'Đơn giá']))[0]!.rows).toHaveLength(2)
  const cells: unknown[][] = (await readXlsx(bytes)).sheets[0]!.rows
  const at = cells.findIndex((row) => row.includes('Mã hàng'))
  const heads = cells[at]!
  const column = (heading: string, row: number) => cells[at + row]![heads.indexOf(heading)]
  expect([column('Tiền CK', 1), column('Tiền CK', 2)]).toEqual([1000, 0])
  expect([column('Tiền thuế', 1), column('Tiền thuế', 2)]).toEqual(
    info.lines.map((line: { VatAmount: number }) => line.VatAmount),
  )
  const sums = at + 3
  expect(cells[sums]![0]).toBe('Tổng cộng')
  const summed = (heading: string) => cells[sums]![heads.indexOf(heading)]
  expect([summed('Tiền CK'), summed('Thành tiền'), summed('Tiền thuế')]).toEqual([1000, 19_000, info.m_VAT])
  const totals = Object.fromEntries(
    cells.slice(sums + 1).map((row) => [row[0], row.findLast((cell) => cell !== null && cell !== '')]),
  )
  expect(totals).toMatchObject({
    'Tiền hàng': 19_000,
    'Tiền chiết khấu': 1000,
    'Tiền thuế GTGT': info.m_VAT,
    'Phí vận chuyển': 500,
    'Tổng thanh toán': info.TotalTax,
  })
})
