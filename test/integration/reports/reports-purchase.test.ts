/** What was bought, less what went back, on the worked example. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import { requestReport, cells, refusal, totals } from '#test/support/reports.ts'
import type { Shop } from '#test/support/shop.ts'
import { addRecords, openWorkedExample } from '#test/support/worked-example.ts'

const database = await createTestDatabase()
let shop: Shop
beforeAll(async () => {
  shop = await openWorkedExample(database)
})
const both = { fromDate: '2026-09-01', toDate: '2026-10-31' }
const ask = (name: string, body: Record<string, unknown> = {}) =>
  requestReport(shop, name, { ...both, Product_ID: '', ...body })

describe('R8 purchase detail', () => {
  const columns = [
    'NumberID',
    'dtDate',
    'ObjID',
    'ProductID',
    'Unit',
    'Qty',
    'Price',
    'Discount',
    'Total',
    'TotalDiscount',
  ]

  it('lists every line by supplier, before and after discounts', async () => {
    const answer = await ask('detailMoneyPurchase')
    expect(cells(answer, ...columns)).toEqual([
      ['PN000001', '2026-09-05', 'NCC001', 'SP001', 'Thùng', 30, 160000, 298763, 4800000, 4501237],
      ['PN000001', '2026-09-05', 'NCC001', 'SP002', 'Hộp', 100, 32000, 41237, 3200000, 3158763],
      ['PN000002', '2026-09-20', 'NCC002', 'SP003', 'Cái', 100, 25000, 0, 2500000, 2500000],
      ['THN000001', '2026-10-10', 'NCC002', 'SP003', 'Cái', -8, 25000, 0, -200000, -200000],
    ])
    expect(totals(answer)).toEqual([222, 10300000, 9960000, 340000])
    expect(answer.ListItem[0]).toMatchObject({
      ObjName: 'Công ty Nước giải khát Sao Mai',
      documentKind: 'purchaseReceipt',
    })
  })

  it('is narrowed, and wants a product, if only as all', async () => {
    expect(totals(await ask('detailMoneyPurchase', { Object_ID: shop.ids['NCC002'] }))).toEqual([
      92, 2300000, 2300000, 0,
    ])
    expect((await ask('detailMoneyPurchase', { Object_ID: shop.ids['KH001'] })).ListItem).toEqual([])
    expect(await refusal(requestReport(shop, 'detailMoneyPurchase', both))).toBe('required.goods')
  })
})

describe('R9 purchase summary', () => {
  it('adds up by supplier and product, in base units; the discount of all stands in the sums', async () => {
    const answer = await ask('sumProductPurchase')
    expect(
      cells(answer, 'Ordinal', 'ObjID', 'GroupName', 'ProductID', 'Unit', 'Qty', 'Total', 'TotalDiscount'),
    ).toEqual([
      [1, 'NCC001', 'Đồ uống', 'SP001', 'Lon', 720, 4800000, 4501237],
      [2, 'NCC001', 'Bánh kẹo', 'SP002', 'Hộp', 100, 3200000, 3158763],
      [3, 'NCC002', 'Đồ nhựa', 'SP003', 'Cái', 92, 2300000, 2300000],
    ])
    expect(totals(answer)).toEqual([912, 10300000, 340000, 9960000])
  })

  it('is narrowed', async () => {
    expect(totals(await ask('sumProductPurchase', { Branch_ID: shop.ids['NG02'] }))).toEqual([92, 2300000, 0, 2300000])
  })

  it('has two decimals, whatever the currency has', async () => {
    await addRecords(shop, [['currency', 'USD', { name: 'USD', decimals: 2, exchange_rate: 25_000 }]])
    const line = { product: 'SP001', quantity: 3, unitPrice: 1, discountAmount: 0.01, vatRate: 0 }
    const head = { date: '2026-12-01', store: 'K01', partner: 'NCC001', currency: 'USD', exchangeRate: 25_400.123_4 }
    await shop.save('purchaseReceipt', head, [line])
    const december = { fromDate: '2026-12-01', toDate: '2026-12-31', Product_ID: '' }
    const fine = await shop.run(async ({ baseCurrency }) => ({ baseCurrency: { ...baseCurrency!, decimals: 4 } }))
    expect(totals(await requestReport(shop, 'sumProductPurchase', december, fine))).toEqual([
      3, 76200.37, 254, 75946.37,
    ])
  })
})
