/** Orders of customers, on the worked example (what it leaves out: test/support/worked-example.ts). */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Scope } from '#engine/scope.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { requestReport, cells, refusal, totals, type ReportJson } from '#test/support/reports.ts'
import type { Shop } from '#test/support/shop.ts'
import { openWorkedExample } from '#test/support/worked-example.ts'

const database = await createTestDatabase()
let shop: Shop
beforeAll(async () => {
  shop = await openWorkedExample(database)
})
const both = { fromDate: '2026-09-01', toDate: '2026-10-31' }
const nobody = '01900000-0000-7000-8000-000000000009'
const nothing = (answer: ReportJson) =>
  expect([answer.ListItem, answer.TotalCount, answer.arrSUM.map((one) => one.Total)]).toEqual([
    [],
    0,
    answer.arrSUM.map(() => 0),
  ])

describe('R3 order statistics', () => {
  const ask = (body: Record<string, unknown> = {}, change: Partial<Scope> = {}) =>
    requestReport(shop, 'orderStatistics', { ...both, ...body }, change)
  const columns = [
    'NumberID',
    'dtDate',
    'ObjID',
    'Total',
    'Trangthai',
    'ProductID',
    'Unit',
    'Qty',
    'QtyOrder',
    'QtyRemain',
    'Price',
    'Discount',
  ]
  const first = ['DH000001', '2026-09-07', 'KH001', 6415200, 'Đang đặt hàng']
  const drinks = [...first, 'SP001', 'Thùng', 20, 12, 8, 205000, 0]
  const biscuits = [...first, 'SP002', 'Hộp', 40, 40, 0, 46000, 0]
  const cancelled = ['DH000002', '2026-09-29', 'KH003', 1980000, 'Đã hủy', 'SP003', 'Cái', 30, 0, 0, 60000, 0]

  it('lists every line ordered, and counts each order once', async () => {
    const answer = await ask()
    expect(cells(answer, ...columns)).toEqual([drinks, biscuits, cancelled])
    expect(answer.arrSUM).toEqual([
      { Name: 'Qty', Total: 90 },
      { Name: 'QtyOrder', Total: 52 },
      { Name: 'QtyRemain', Total: 8 },
      { Name: 'Discount', Total: 0 },
      { Name: 'Total', Total: 8395200 },
    ])
    expect(answer.ListItem[0]).toMatchObject({ ObjName: 'Đại lý Minh Tâm', ProductName: 'Nước ngọt Sao Mai 330ml' })
  })

  it.each([
    [0, [drinks, biscuits, cancelled]],
    ['1', [drinks, biscuits]],
    [2, []],
    [3, [cancelled]],
  ])('is narrowed by the status %s', async (status, rows) => {
    expect(cells(await ask({ Method_ID: status }), ...columns)).toEqual(rows)
  })

  it('is narrowed by customer, goods and days', async () => {
    expect(cells(await ask({ Object_ID: shop.ids['KH003'] }), ...columns)).toEqual([cancelled])
    expect(cells(await ask({ ObjectGroup_ID: shop.ids['DL'], Group_ID: shop.ids['NH02'] }), ...columns)).toEqual([
      biscuits,
    ])
    expect(totals(await ask({ Product_ID: shop.ids['SP001'] }))).toEqual([20, 12, 8, 0, 6415200])
    expect(cells(await ask({ fromDate: '2026-09-08', Branch_ID: shop.ids['NG02'] }), ...columns)).toEqual([cancelled])
    nothing(await ask({ Object_ID: nobody }))
    nothing(await ask({ fromDate: '2026-10-01' }))
    nothing(await ask({ fromDate: '2026-10-31', toDate: '2026-09-01' }))
  })

  it('says the status in the language of who asks, and refuses an unknown one', async () => {
    expect(cells(await ask({}, { language: 'en' }), 'Trangthai').flat()).toEqual([
      'Being ordered',
      'Being ordered',
      'Cancelled',
    ])
    expect(await refusal(ask({ Method_ID: 4 }))).toBe('invalid')
  })
})

describe('R13 receivable summary', () => {
  // The deposit of KH001 (1,000,000 on 07/09) was taken by BH000001 on 10/09; that of KH003 came on 29/09.
  it.each([
    ['2026-09-06', []],
    ['2026-09-09', [['KH001', 1000000]]],
    ['2026-09-10', []],
    ['2026-09-29', [['KH003', 500000]]],
    ['2026-10-31', [['KH003', 500000]]],
  ])('counts the deposits that are unused on %s', async (toDate, expected) => {
    const answer = await requestReport(shop, 'sumReceivableDebts', { fromDate: '2026-09-01', toDate })
    const sum = expected.reduce((total, [, deposit]) => total + Number(deposit), 0)
    expect(cells(answer, 'makh', 'deposit').filter(([, deposit]) => deposit !== 0)).toEqual(expected)
    expect([answer.arrSUM[5]!.Total, answer.extra]).toEqual([sum, { sumDeposit: sum }])
  })
})
