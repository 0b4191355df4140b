/** Sales added up by month and by customer, on the worked example. */
import { beforeAll, describe, expect, it } from 'vitest'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { askReport, cells, refusal, totals, type ReportJson } from '#test/support/reports.ts'
import type { Shop } from '#test/support/shop.ts'
import { openWorkedExample } from '#test/support/worked-example.ts'

const database = await createTestDatabase()
let shop: Shop
beforeAll(async () => {
  shop = await openWorkedExample(database)
})
const autumn = { fromDate: '2026-08-01', toDate: '2026-10-31' }
const both = { fromDate: '2026-09-01', toDate: '2026-10-31' }
const nobody = '01900000-0000-7000-8000-000000000009'
const nothing = (answer: ReportJson) =>
  expect([answer.ListItem, answer.TotalCount, answer.arrSUM.map((one) => one.Total)]).toEqual([[], 0, [0]])

describe.each(['statisticsSalesByProductMonth', 'statisticsSalesByCustomerMonth'])('R4 %s', (name) => {
  const ask = (body: Record<string, unknown> = {}) => askReport(shop, name, { ...autumn, Product_ID: '', ...body })

  it('has a row for every month, also where nothing was sold', async () => {
    const answer = await ask()
    expect(answer.ListItem).toEqual([
      { Thang: '08/2026', Doanhso: 0 },
      { Thang: '09/2026', Doanhso: 4814916 },
      { Thang: '10/2026', Doanhso: 3962100 },
    ])
    expect(answer.arrSUM).toEqual([{ Name: 'Doanhso', Total: 8777016 }])
  })

  it('of a year, twelve', async () => {
    const answer = await ask({ fromDate: '2026-01-01', toDate: '2026-12-31' })
    expect(answer.TotalCount).toBe(12)
    expect(cells(answer, 'Thang', 'Doanhso').filter(([, revenue]) => revenue !== 0)).toEqual([
      ['09/2026', 4814916],
      ['10/2026', 3962100],
    ])
    expect(totals(answer)).toEqual([8777016])
  })

  it('counts the days of the range alone, in each month it touches', async () => {
    expect(cells(await ask({ fromDate: '2026-09-15', toDate: '2026-10-08' }), 'Thang', 'Doanhso')).toEqual([
      ['09/2026', 936000 - 221884],
      ['10/2026', 1982100],
    ])
  })

  it.each([
    ['product', () => ({ Product_ID: shop.ids['SP001'] }), [0, 2781729, 2000000]],
    ['product group', () => ({ Group_ID: shop.ids['NH03'] }), [0, 0, 1060000]],
    ['branch', () => ({ Branch_ID: shop.ids['NG01'] }), [0, 4814916, 2902100]],
    ['customer', () => ({ Object_ID: shop.ids['KH003'] }), [0, 0, 1982100]],
    ['customer group', () => ({ ObjectGroup_ID: shop.ids['BL'] }), [0, 936000, 1060000]],
    ['what excludes itself', () => ({ Group_ID: shop.ids['NH03'], Product_ID: shop.ids['SP001'] }), [0, 0, 0]],
  ])('is narrowed by %s', async (_, body, expected) => {
    expect(cells(await ask(body()), 'Doanhso').flat()).toEqual(expected)
  })

  it('wants a year and a product, if only as all', async () => {
    expect(await refusal(askReport(shop, name, { Product_ID: '' }))).toBe('required.year')
    expect(await refusal(askReport(shop, name, { fromDate: '', toDate: '2026-10-31', Product_ID: '' }))).toBe(
      'required.year',
    )
    expect(await refusal(askReport(shop, name, autumn))).toBe('required.goods')
  })

  it('tells nothing of what does not exist, nor of turned dates', async () => {
    for (const condition of ['Object_ID', 'ObjectGroup_ID', 'Branch_ID', 'Group_ID', 'Product_ID']) {
      nothing(await ask({ [condition]: nobody }))
      nothing(await ask({ [condition]: 'nobody' }))
    }
    nothing(await ask({ fromDate: '2026-10-31', toDate: '2026-09-01' }))
  })
})

describe('R6 customers who bought most', () => {
  const ask = (nItem: unknown, body: Record<string, unknown> = {}) =>
    askReport(shop, 'customerBuyMost', { ...both, nItem, ...body })
  const columns = ['stt', 'nhomkhach', 'makhachhang', 'tenkhachhang', 'dienthoai', 'diachi', 'doanhso']

  it('ranks them by revenue, and adds up those shown', async () => {
    const answer = await ask('2')
    expect(cells(answer, ...columns)).toEqual([
      [1, 'Đại lý', 'KH001', 'Đại lý Minh Tâm', '', '', 4798916],
      [2, 'Bán lẻ', 'KH002', 'Tạp hóa Cô Ba', '', '', 1996000],
    ])
    expect(totals(answer)).toEqual([6794916])
    const all = await ask('10')
    expect([cells(all, 'makhachhang').flat(), totals(all)]).toEqual([['KH001', 'KH002', 'KH003'], [8777016]])
  })

  it('leaves out who brought back as much as he bought', async () => {
    expect(cells(await ask(10, { fromDate: '2026-09-28', toDate: '2026-09-30' }), 'makhachhang')).toEqual([])
  })

  it.each([undefined, null, '', '0', '-3'])('wants to know how many: %s', async (nItem) => {
    expect(await refusal(ask(nItem))).toBe('required.top')
  })

  it('takes any number there is', async () => {
    expect((await ask('2147483647')).TotalCount).toBe(3)
    expect(await refusal(ask('abc'))).toBe('invalid')
  })
})

it('changed nothing', async () => {
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
})
