/** The stock reports on the worked example without documents 19, 22 and 23: figures computed by hand from the rules (contract documents §7). */
import { beforeAll, describe, expect, it } from 'vitest'
import { MANY } from '#reports/stock/many.ts'
import { limitTo } from '#test/support/limits.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { requestReport, cells, refusal, totals, type ReportJson } from '#test/support/reports.ts'
import { administrator, type Shop } from '#test/support/shop.ts'
import { openWorkedExample } from '#test/support/worked-example.ts'

// Even these few goods are asked for in two halves; everywhere else they are not.
limitTo(MANY, { balances: 1 })

const database = await createTestDatabase()
let shop: Shop
beforeAll(async () => {
  shop = await openWorkedExample(database)
})
const lstStore = (...codes: string[]) => codes.map((code) => shop.ids[code] ?? code)
const both = { fromDate: '2026-09-01', toDate: '2026-10-31' }
const nobody = '01900000-0000-7000-8000-000000000009'
const cashier = { ...administrator, isAdmin: false, rights: {} }
const nothing = (answer: ReportJson) =>
  expect([answer.ListItem, answer.TotalCount, totals(answer)]).toEqual([[], 0, answer.arrSUM.map(() => 0)])

describe('R18 stock card', () => {
  const ask = (product: string, stores: string[], body: Record<string, unknown> = {}, user = administrator) =>
    requestReport(
      shop,
      'detailTagStore',
      { ...both, lstStore: lstStore(...stores), Product_ID: shop.ids[product] ?? product, ...body },
      { user },
    )
  const columns = ['Ordinal', 'dtDate', 'Note', 'Price', 'Input', 'Output', 'Instock']

  it('runs from the opening stock', async () => {
    const answer = await ask('SP001', ['K01'])
    expect(cells(answer, ...columns)).toEqual([
      [1, '', 'Tồn đầu kỳ', 0, 0, 0, 480],
      [2, '2026-09-05', 'PN000001 - Nhập hàng tháng 9', 6251.72, 720, 0, 1200],
      [3, '2026-09-10', 'BH000001 - Bán hàng theo DH000001', 6351.03, 0, 288, 912],
      [4, '2026-09-15', 'BH000002 - Bán lẻ', 6351.02, 0, 48, 864],
      [5, '2026-09-18', 'CK000001 - Chuyển hàng cho chi nhánh', 6351.03, 0, 240, 624],
      [6, '2026-10-20', 'BH000005 - Bán nước ngọt', 6351.03, 0, 100, 524],
    ])
    expect(totals(answer)).toEqual([720, 676, 524])
    expect(answer.extra).toEqual({
      nameStore: 'Kho chính',
      idProduct: 'SP001',
      nameProduct: 'Nước ngọt Sao Mai 330ml',
      unit: 'Lon',
      sumImport: 720,
      sumExport: 676,
      sumStock: 524,
      Price: 6351.03,
    })
  })

  it('speaks the language of who asks', async () => {
    const answer = await requestReport(
      shop,
      'detailTagStore',
      { ...both, lstStore: lstStore('K01', 'K02'), Product_ID: shop.ids['SP003'] },
      { language: 'en' },
    )
    expect([answer.ListItem[0]!['Note'], answer.extra['nameStore']]).toEqual(['Opening stock', 'All'])
  })

  // Bill of 10: 3,409,149 stays on 110 → 10 cost 309,923, the 30 transferred 929,768 (30,992.27 each).
  it('counts a transfer between the chosen stores out and then in', async () => {
    const answer = await ask('SP002', ['K01', 'K02'])
    expect(cells(answer, ...columns)).toEqual([
      [1, '', 'Tồn đầu kỳ', 0, 0, 0, 60],
      [2, '2026-09-05', 'PN000001 - Nhập hàng tháng 9', 31587.63, 100, 0, 160],
      [3, '2026-09-10', 'BH000001 - Bán hàng theo DH000001', 30992.28, 0, 40, 120],
      [4, '2026-09-15', 'BH000002 - Bán lẻ', 30992.3, 0, 10, 110],
      [5, '2026-09-18', 'CK000001 - Chuyển hàng cho chi nhánh', 30992.27, 0, 30, 80],
      [6, '2026-09-18', 'CK000001 - Chuyển hàng cho chi nhánh', 30992.27, 30, 0, 110],
      [7, '2026-09-28', 'TH000001 - Khách trả bánh', 30992.2, 5, 0, 115],
      [8, '2026-10-08', 'BH000003 - Bán siêu thị', 30992.25, 0, 20, 95],
    ])
    expect([totals(answer), answer.extra['nameStore']]).toEqual([[135, 100, 95], 'Tất cả'])
  })

  it('shows what came in from the other store alone', async () => {
    expect(cells(await ask('SP002', ['K02']), 'Note', 'Input', 'Output', 'Instock')).toEqual([
      ['Tồn đầu kỳ', 0, 0, 0],
      ['CK000001 - Chuyển hàng cho chi nhánh', 30, 0, 30],
      ['BH000003 - Bán siêu thị', 0, 20, 10],
    ])
  })

  it('opens with what lay there before, and with opening stock of the range', async () => {
    const later = await ask('SP002', ['K01'], { fromDate: '2026-10-01' })
    expect([cells(later, ...columns), totals(later)]).toEqual([[[1, '', 'Tồn đầu kỳ', 0, 0, 0, 85]], [0, 0, 85]])
    expect(
      cells(await ask('SP001', ['K01'], { fromDate: '2026-08-01', toDate: '2026-09-05' }), 'Note', 'Instock'),
    ).toEqual([
      ['Tồn đầu kỳ', 480],
      ['PN000001 - Nhập hàng tháng 9', 1200],
    ])
    expect(cells(await ask('SP003', ['K02']), ...columns)).toEqual([[1, '', 'Tồn đầu kỳ', 0, 0, 0, 0]])
  })

  it('wants a store and then a product', async () => {
    expect(await refusal(requestReport(shop, 'detailTagStore', both))).toBe('required.store')
    expect(await refusal(ask('', []))).toBe('required.store')
    expect(await refusal(ask('', ['K01']))).toBe('required.goods')
    expect(await refusal(ask('SP001', ['K01'], { Product_ID: null }))).toBe('required.goods')
  })

  it('is empty for what does not exist', async () => {
    nothing(await ask(nobody, ['K01']))
    nothing(await ask('x', ['K01']))
    nothing(await ask('SP001', [nobody]))
    nothing(await ask('SP001', ['x']))
    nothing(await ask('SP001', ['K01'], { Group_ID: shop.ids['NH02'] }))
    nothing(await ask('SP001', ['K01'], { fromDate: '2026-11-01' }))
    expect((await ask('SP001', ['K01', 'x', nobody])).TotalCount).toBe(6)
  })

  it('has no prices for who may not see costs', async () => {
    const answer = await ask('SP001', ['K01'], {}, cashier)
    expect([...new Set(cells(answer, 'Price').flat()), answer.extra['Price'], totals(answer)]).toEqual([
      null,
      null,
      [720, 676, 524],
    ])
  })
})

describe('R19 stock on hand', () => {
  const ask = (toDate: string, stores: string[], body: Record<string, unknown> = {}) =>
    requestReport(shop, 'detailInventory', { fromDate: toDate, toDate, lstStore: lstStore(...stores), ...body })
  const columns = ['Ordinal', 'ProductID', 'Unit', 'QInstock', 'Note', 'GroupName']

  it('adds up stores, with the quantity in secondary units', async () => {
    const answer = await ask('2026-10-31', ['K01', 'K02'])
    expect(cells(answer, ...columns)).toEqual([
      [1, 'SP001', 'Lon', 644, '26 Thùng 20 Lon', 'Đồ uống'],
      [2, 'SP002', 'Hộp', 95, '', 'Bánh kẹo'],
      [3, 'SP003', 'Cái', 74, '', 'Đồ nhựa'],
    ])
    expect([totals(answer), answer.extra]).toEqual([[813], { nameStore: 'Tất cả' }])
  })

  it('tells one store, and a day in the past', async () => {
    expect(cells(await ask('2026-10-31', ['K02']), ...columns)).toEqual([
      [1, 'SP001', 'Lon', 120, '5 Thùng', 'Đồ uống'],
      [2, 'SP002', 'Hộp', 10, '', 'Bánh kẹo'],
    ])
    const past = await ask('2026-09-17', ['K01', 'K02'])
    expect([cells(past, ...columns), totals(past)]).toEqual([
      [
        [1, 'SP001', 'Lon', 864, '36 Thùng', 'Đồ uống'],
        [2, 'SP002', 'Hộp', 110, '', 'Bánh kẹo'],
      ],
      [974],
    ])
    nothing(await ask('2026-08-30', ['K01']))
  })

  it('asks for the last day only, which is today without one', async () => {
    const body = { lstStore: lstStore('K01', 'K02') }
    expect(
      totals(await requestReport(shop, 'detailInventory', { ...body, fromDate: '2027-01-01', toDate: '2026-09-17' })),
    ).toEqual([974])
    expect(totals(await requestReport(shop, 'detailInventory', body))).toEqual([813])
  })

  it('is narrowed by branch, group and product', async () => {
    expect(totals(await ask('2026-10-31', ['K01'], { Branch_ID: shop.ids['NG01'] }))).toEqual([609])
    expect(totals(await ask('2026-10-31', ['K01'], { Group_ID: shop.ids['NH02'] }))).toEqual([85])
    expect(totals(await ask('2026-10-31', ['K01'], { Product_ID: shop.ids['SP003'] }))).toEqual([74])
    nothing(await ask('2026-10-31', ['K01'], { Product_ID: shop.ids['SP003'], Branch_ID: shop.ids['NG01'] }))
    nothing(await ask('2026-10-31', [nobody]))
  })

  it('wants a store, not a product', async () => {
    expect(await refusal(requestReport(shop, 'detailInventory', { toDate: '2026-10-31', lstStore: [] }))).toBe(
      'required.store',
    )
  })
})

describe('R20 stock movement', () => {
  const ask = (range: [string, string], stores: string[], body: Record<string, unknown> = {}, user = administrator) =>
    requestReport(
      shop,
      'detailImportInventory',
      { fromDate: range[0], toDate: range[1], lstStore: lstStore(...stores), Product_ID: '', ...body },
      { user },
    )
  const columns = [
    'Ordinal',
    'ProductID',
    'GroupName',
    'Unit',
    'QBegin',
    'CBegin',
    'QInput',
    'CInput',
    'QOutput',
    'COutput',
    'QInstock',
    'CInstock',
  ]
  const september: [string, string] = ['2026-09-01', '2026-09-30']
  const october: [string, string] = ['2026-10-01', '2026-10-31']

  // SP002: in 3,158,763 + 929,768 + 154,961; out 1,239,691 + 309,923 + 929,768.
  it('counts transfers in and out, returns in', async () => {
    const answer = await ask(september, ['K01', 'K02'])
    expect(cells(answer, ...columns)).toEqual([
      [1, 'SP001', 'Đồ uống', 'Lon', 480, 3120000, 960, 6025485, 576, 3658194, 864, 5487291],
      [2, 'SP002', 'Bánh kẹo', 'Hộp', 60, 1800000, 135, 4243492, 80, 2479382, 115, 3564110],
      [3, 'SP003', 'Đồ nhựa', 'Cái', 0, 0, 100, 2500000, 0, 0, 100, 2500000],
    ])
    expect(totals(answer)).toEqual([540, 4920000, 1195, 12768977, 656, 6137576, 1079, 11551401])
  })

  // SP001: out 635,103 + 762,124; SP002: out of K02 r(929,768 × 20/30) = 619,845.
  it('opens where the month before closed', async () => {
    const answer = await ask(october, ['K01', 'K02'])
    expect(cells(answer, ...columns)).toEqual([
      [1, 'SP001', 'Đồ uống', 'Lon', 864, 5487291, 0, 0, 220, 1397227, 644, 4090064],
      [2, 'SP002', 'Bánh kẹo', 'Hộp', 115, 3564110, 0, 0, 20, 619845, 95, 2944265],
      [3, 'SP003', 'Đồ nhựa', 'Cái', 100, 2500000, 0, 0, 26, 650000, 74, 1850000],
    ])
    expect(totals(answer)).toEqual([1079, 11551401, 0, 0, 266, 2667072, 813, 8884329])
  })

  it('tells one store', async () => {
    expect(cells(await ask(october, ['K02']), ...columns)).toEqual([
      [1, 'SP001', 'Đồ uống', 'Lon', 240, 1524248, 0, 0, 120, 762124, 120, 762124],
      [2, 'SP002', 'Bánh kẹo', 'Hộp', 30, 929768, 0, 0, 20, 619845, 10, 309923],
    ])
    expect(cells(await ask(september, ['K02']), 'ProductID', 'QBegin', 'QInput', 'CInput')).toEqual([
      ['SP001', 0, 240, 1524248],
      ['SP002', 0, 30, 929768],
    ])
  })

  it('takes opening stock of the range as opening', async () => {
    const answer = await ask(['2026-08-01', '2026-08-31'], ['K01'])
    expect(cells(answer, ...columns)).toEqual([
      [1, 'SP001', 'Đồ uống', 'Lon', 480, 3120000, 0, 0, 0, 0, 480, 3120000],
      [2, 'SP002', 'Bánh kẹo', 'Hộp', 60, 1800000, 0, 0, 0, 0, 60, 1800000],
    ])
    nothing(await ask(['2026-08-01', '2026-08-30'], ['K01']))
  })

  it('is narrowed by branch, group and product', async () => {
    expect(cells(await ask(october, ['K01'], { Branch_ID: shop.ids['NG02'] }), 'ProductID')).toEqual([['SP003']])
    expect(cells(await ask(october, ['K01'], { Group_ID: shop.ids['NH01'] }), 'ProductID')).toEqual([['SP001']])
    expect(cells(await ask(october, ['K01'], { Product_ID: shop.ids['SP002'] }), 'ProductID')).toEqual([['SP002']])
    nothing(await ask(october, ['K01'], { Product_ID: nobody }))
    nothing(await ask(october, ['x']))
    nothing(await ask(['2026-10-31', '2026-10-01'], ['K01']))
  })

  it('wants a store and that the product was chosen, if only as all', async () => {
    expect(await refusal(requestReport(shop, 'detailImportInventory', { ...both, Product_ID: '' }))).toBe(
      'required.store',
    )
    expect(await refusal(requestReport(shop, 'detailImportInventory', { ...both, lstStore: lstStore('K01') }))).toBe(
      'required.goods',
    )
  })

  it('has quantities only for who may not see costs', async () => {
    const answer = await ask(october, ['K01', 'K02'], {}, cashier)
    expect(cells(answer, 'QInstock', 'CBegin', 'CInput', 'COutput', 'CInstock')[0]).toEqual([
      644,
      null,
      null,
      null,
      null,
    ])
    expect(totals(answer)).toEqual([1079, null, 0, null, 266, null, 813, null])
  })
})
