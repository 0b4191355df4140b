/** Sales added up by month and by customer, on the worked example. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { requestReport, cells, refusal, totals, type ReportJson } from '#test/support/reports.ts'
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
  const ask = (body: Record<string, unknown> = {}) => requestReport(shop, name, { ...autumn, Product_ID: '', ...body })

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
    expect(await refusal(requestReport(shop, name, { Product_ID: '' }))).toBe('required.year')
    expect(await refusal(requestReport(shop, name, { fromDate: '', toDate: '2026-10-31', Product_ID: '' }))).toBe(
      'required.year',
    )
    expect(await refusal(requestReport(shop, name, autumn))).toBe('required.goods')
  })

  it('tells nothing of what does not exist, nor of turned dates', async () => {
    for (const condition of ['Object_ID', 'ObjectGroup_ID', 'Branch_ID', 'Group_ID', 'Product_ID']) {
      nothing(await ask({ [condition]: nobody }))
      nothing(await ask({ [condition]: 'nobody' }))
    }
    nothing(await ask({ fromDate: '2026-10-31', toDate: '2026-09-01' }))
  })
})

describe('R5 customers who did not buy', () => {
  const ask = (body: Record<string, unknown> = {}) =>
    requestReport(shop, 'customerNoBuyProduct', { fromDate: '2026-10-15', toDate: '2026-10-31', ...body })
  /** The customers of the example alone: the shop has others that never bought. */
  const seen = async (body: Record<string, unknown> = {}) =>
    cells(await ask(body), 'stt', 'makhachhang', 'ngaymuagannhat', 'songaychuamua').filter(([, code]) =>
      /^KH00\d$/.test(String(code)),
    )

  it('names those who stayed away longest first, and last who never bought', async () => {
    expect((await seen()).map(([, ...cell]) => cell)).toEqual([
      ['KH003', '2026-10-08', 23],
      ['KH002', '2026-10-12', 19],
      ['KH004', null, null],
    ])
    expect((await ask()).arrSUM).toEqual([])
  })

  it('is narrowed by customer group, and by nothing that does not exist', async () => {
    const ofGroup = await seen({ ObjectGroup_ID: shop.ids['BL'] })
    expect(ofGroup.map(([, code]) => code)).toEqual(['KH002', 'KH004'])
    for (const ObjectGroup_ID of [nobody, 'nobody']) expect((await ask({ ObjectGroup_ID })).ListItem).toEqual([])
    expect((await ask({ fromDate: '2026-10-31', toDate: '2026-10-15' })).ListItem).toEqual([])
  })

  it('counts both ends of the range, only what came before its end, and no returns', async () => {
    const away = async (fromDate: string, toDate: string) =>
      (await seen({ fromDate, toDate })).filter(([, , last]) => last !== null).map(([, ...cell]) => cell)
    // KH001 buys on 10 September and 20 October, and brings goods back on 28 September.
    expect(await away('2026-09-11', '2026-10-11')).toEqual([['KH001', '2026-09-10', 31]])
    expect(await away('2026-10-20', '2026-10-20')).toEqual([
      ['KH003', '2026-10-08', 12],
      ['KH002', '2026-10-12', 8],
    ])
    expect(await away('2026-10-21', '2026-10-21')).toContainEqual(['KH001', '2026-10-20', 1])
  })

  it('leaves out suppliers and customers no longer in use', async () => {
    await shop.run(({ tx }) => tx.query(sql`update partner set active = false where code = 'KH003'`))
    expect((await seen()).map(([, code]) => code)).toEqual(['KH002', 'KH004'])
    await shop.run(({ tx }) => tx.query(sql`update partner set active = true where code = 'KH003'`))
  })
})

describe('R6 customers who bought most', () => {
  const ask = (nItem: unknown, body: Record<string, unknown> = {}) =>
    requestReport(shop, 'customerBuyMost', { ...both, nItem, ...body })
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

describe('R2 goods sold', () => {
  const ask = (body: Record<string, unknown> = {}) =>
    requestReport(shop, 'reportTotalSales', { ...both, Product_ID: '', ...body })
  const columns = ['Ordinal', 'ObjID', 'GroupName', 'ProductID', 'Unit', 'Qty', 'Discount', 'TotalDiscount']

  it('adds up by customer and product, in base units', async () => {
    const answer = await ask()
    expect(cells(answer, ...columns)).toEqual([
      [1, 'KH001', 'Đồ uống', 'SP001', 'Lon', 388, 134271, 3245729],
      [2, 'KH001', 'Bánh kẹo', 'SP002', 'Hộp', 35, 56813, 1553187],
      [3, 'KH002', 'Đồ uống', 'SP001', 'Lon', 48, 0, 456000],
      [4, 'KH002', 'Bánh kẹo', 'SP002', 'Hộp', 10, 0, 480000],
      [5, 'KH002', 'Đồ nhựa', 'SP003', 'Cái', 18, 20000, 1060000],
      [6, 'KH003', 'Đồ uống', 'SP001', 'Lon', 120, 0, 1080000],
      [7, 'KH003', 'Bánh kẹo', 'SP002', 'Hộp', 20, 27900, 902100],
    ])
    expect(totals(answer)).toEqual([639, 238984, 8777016])
  })

  it('is narrowed, and wants a product, if only as all', async () => {
    expect(totals(await ask({ Object_ID: shop.ids['KH003'], Group_ID: shop.ids['NH02'] }))).toEqual([20, 27900, 902100])
    expect(await refusal(requestReport(shop, 'reportTotalSales', both))).toBe('required.goods')
  })
})

describe('R7 best-selling goods', () => {
  const ask = (body: Record<string, unknown> = {}) => requestReport(shop, 'productSellBest', { ...both, ...body })
  const columns = ['Ordinal', 'GroupName', 'ProductID', 'Unit', 'Qty', 'Total']
  const october = { fromDate: '2026-10-01', toDate: '2026-10-31', nItem: '2' }

  it.each([{}, { IsQty: '1' }, { IsQty: 'True' }, { IsQty: '2' }, { IsQty: '0' }, { IsQty: 'False', nItem: '10' }])(
    'ranks what was sold, ten of them when nothing is said: %j',
    async (body) => {
      const answer = await ask(body)
      expect(cells(answer, ...columns)).toEqual([
        [1, 'Đồ uống', 'SP001', 'Lon', 556, 4781729],
        [2, 'Bánh kẹo', 'SP002', 'Hộp', 65, 2935287],
        [3, 'Đồ nhựa', 'SP003', 'Cái', 18, 1060000],
      ])
      expect(totals(answer)).toEqual([8777016, 639])
    },
  )

  it('ranks by quantity or by value, and adds up those shown', async () => {
    const byQuantity = await ask({ ...october, IsQty: '1' })
    expect(cells(byQuantity, 'ProductID', 'Qty', 'Total')).toEqual([
      ['SP001', 220, 2000000],
      ['SP002', 20, 902100],
    ])
    expect(totals(byQuantity)).toEqual([2902100, 240])
    const byValue = await ask({ ...october, IsQty: '2' })
    expect(cells(byValue, 'ProductID', 'Qty', 'Total')).toEqual([
      ['SP001', 220, 2000000],
      ['SP003', 18, 1060000],
    ])
    expect(totals(byValue)).toEqual([3060000, 238])
  })
})

it('changed nothing', async () => {
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
})

describe('R1 dense', () => {
  it('has a row per voucher, which names its goods', async () => {
    const answer = await requestReport(shop, 'detailMoneySaleCustomerVouchers', { ...autumn, Product_ID: '' })
    expect(cells(answer, 'Ordinal', 'NumberID', 'goods', 'Qty').slice(0, 3)).toEqual([
      [1, 'BH000001', expect.stringMatching(/^.+ × 12 Thùng; .+ × 40 Hộp$/), 52],
      [2, 'TH000001', expect.stringMatching(/^.+ × 5 Hộp$/), -5],
      [3, 'BH000005', expect.stringMatching(/^.+ × 100 Lon$/), 100],
    ])
  })
})

describe('R4 beside the year before', () => {
  const year = (from: string, to: string, change = {}) =>
    requestReport(shop, 'statisticsSalesByCustomerMonthBeside', { fromDate: from, toDate: to, Product_ID: '' }, change)

  it('has returns, quantities, and the same months of the year before', async () => {
    const answer = await year('2027-09-01', '2027-10-31')
    expect(cells(answer, 'Thang', 'Banhang', 'Doanhso', 'Cungky', 'Chenhlech', 'Tanggiam')).toEqual([
      ['09/2027', 0, 0, 4814916, -4814916, -100],
      ['10/2027', 0, 0, 3962100, -3962100, -100],
    ])
    const now = await year('2026-09-01', '2026-10-31')
    expect(cells(now, 'Thang', 'Banhang', 'Trahang', 'Doanhso', 'Cungky', 'Tanggiam')).toEqual([
      ['09/2026', 4814916 + 221884, 221884, 4814916, 0, null],
      ['10/2026', 3962100, 0, 3962100, 0, null],
    ])
  })

  it('compares a month that is not over with the same days', async () => {
    const answer = await year('2027-01-01', '2027-12-31', { today: '2027-10-08' as never })
    expect(cells(answer, 'Thang', 'Cungky').filter(([, revenue]) => revenue !== 0)).toEqual([
      ['09/2027', 4814916],
      ['10/2027', 1982100],
    ])
  })
})
