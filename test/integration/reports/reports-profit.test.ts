/** Profit: by each face the same, on the worked example, and equal to the sales and to the ledger of stock. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { profitFaces } from '#reports/_shared/profit.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { cells, requestReport, totals } from '#test/support/reports.ts'
import type { Shop } from '#test/support/shop.ts'
import { openWorkedExample } from '#test/support/worked-example.ts'

const database = await createTestDatabase()
let shop: Shop
beforeAll(async () => {
  shop = await openWorkedExample(database)
  // Entered last, but dated before most of what was sold: it changes what that cost.
  await shop.save('purchaseReceipt', { date: '2026-09-12', partner: 'NCC002', store: 'K01' }, [
    { product: 'SP002', quantity: 10, unitPrice: 27000, vatRate: 0 },
  ])
})
const both = { fromDate: '2026-09-01', toDate: '2026-10-31' }
const ask = (by: string, body: Record<string, unknown> = {}) =>
  requestReport(shop, 'profitProduct', { ...both, by, ...body })
const figures = ['gross', 'returns', 'Discount', 'net', 'cost', 'profit'] as const
const summed = (rows: readonly unknown[][]) =>
  figures.map((_, at) => rows.reduce((sum, row) => sum + Number(row[at]), 0))

describe.each(profitFaces)('by %s', (by) => {
  it('adds up to the figures of the example', async () => {
    const answer = await ask(by)
    expect(totals(answer)).toEqual([9246000, 230000, 238984, 8777016, 5986458, 2790558])
    expect(answer.arrSUM.map(({ Name }) => Name)).toEqual([...figures])
    expect(summed(cells(answer, ...figures))).toEqual(totals(answer))
    for (const row of answer.ListItem) {
      const { gross, returns, Discount, net, cost, profit, percent } = row as Record<string, number>
      expect([net, profit]).toEqual([gross! - returns! - Discount!, net! - cost!])
      expect(percent).toBe(net === 0 ? null : Math.round((profit! * 10_000) / net!) / 100)
    }
  })

  it.each([
    ['a store', () => ({ lstStore: [shop.ids['K02']] })],
    ['a customer', () => ({ Object_ID: shop.ids['KH001'] })],
    ['a group of goods', () => ({ Group_ID: shop.ids['NH03'] })],
    ['days', () => ({ fromDate: '2026-09-15', toDate: '2026-10-08' })],
  ])('is narrowed by %s as each other face is', async (_, body) => {
    expect(totals(await ask(by, body()))).toEqual(totals(await ask('product', body())))
  })
})

it('has the sales of the summary of sales, on any days', async () => {
  for (const range of [
    both,
    { fromDate: '2026-09-20', toDate: '2026-10-10' },
    { fromDate: '2026-09-28', toDate: '2026-09-28' },
  ]) {
    const sales = await requestReport(shop, 'reportTotalSales', { ...range, Product_ID: '' })
    const profit = totals(await ask('day', range))
    expect([profit[2], profit[3]]).toEqual(totals(sales).slice(1))
  }
})

it('tells the rows of each face', async () => {
  expect(cells(await ask('product'), 'Code', 'Qty', 'net')).toEqual([
    ['SP001', 556, 4781729],
    ['SP002', 65, 2935287],
    ['SP003', 18, 1060000],
  ])
  expect(cells(await ask('customer'), 'Code', 'Qty', 'net')).toEqual([
    ['KH001', null, 4798916],
    ['KH002', null, 1996000],
    ['KH003', null, 1982100],
  ])
  expect(cells(await ask('month'), 'Code', 'Name', 'net')).toEqual([
    ['2026-09', '09/2026', 4814916],
    ['2026-10', '10/2026', 3962100],
  ])
  const documents = await ask('document')
  expect(
    cells(documents, 'Code', 'cost')
      .slice(0, 3)
      .map(([code]) => code),
  ).toEqual(['BH000001', 'BH000002', 'TH000001'])
  expect(documents.ListItem.find(({ Code }) => Code === 'TH000001')).toMatchObject({
    gross: 0,
    returns: 230000,
    cost: -154961,
  })
  expect(cells(await ask('day', { fromDate: '2026-10-08', toDate: '2026-10-12' }), 'Code')).toEqual([
    ['2026-10-08'],
    ['2026-10-12'],
  ])
})

it('costs what the ledger of stock says the bills and returns cost', async () => {
  const [row] = await shop.run(({ tx }) =>
    tx.query<{ cost: string }>(
      sql`select sum(-e.value) / 10000 as cost from stock_entry e join document d on d.id = e.document_id where d.kind in ('salesBill', 'salesReturn') and d.day between '2026-09-01' and '2026-10-31'`,
    ),
  )
  expect(totals(await ask('employee'))[4]).toBe(Number(row!.cost))
})

it('is empty for what does not exist, and for turned dates', async () => {
  for (const body of [
    { employeeId: '01900000-0000-7000-8000-000000000009' },
    { fromDate: '2026-10-31', toDate: '2026-09-01' },
  ])
    expect(await ask('day', body)).toMatchObject({ ListItem: [], TotalCount: 0 })
})
