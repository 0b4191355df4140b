/** Reports that tell the same thing by different ways agree, on every day of the worked example. */
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, day } from '#kernel/day.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { requestReport, cells, totals } from '#test/support/reports.ts'
import type { Shop } from '#test/support/shop.ts'
import { openWorkedExample } from '#test/support/worked-example.ts'

const database = await createTestDatabase()
let shop: Shop
beforeAll(async () => {
  shop = await openWorkedExample(database)
})
// From the day of the openings on: the day before, they already count as opening of the next.
const days = Array.from({ length: 11 }, (_, index) => addDays(day('2026-08-31'), index * 6))

const ages = ['Tongno', 'NoOver', 'T1_15', 'T16_30', 'T31_45', 'TOver_45']
/** The vouchers of each partner sum to his row, and all of them to the sums. */
const foldsTo = async (overdueName: string, body: Record<string, unknown>) => {
  const overdue = await requestReport(shop, overdueName, body)
  const vouchers = await requestReport(shop, `${overdueName}Vouchers`, body)
  const folded = Map.groupBy(vouchers.ListItem, (row) => row['makh'] as string)
  const sums = [...folded].map(([code, rows]) => [
    code,
    ...ages.map((age) => rows.reduce((sum, row) => sum + (row[age] as number), 0)),
  ])
  expect(sums).toEqual(cells(overdue, 'makh', ...ages))
  expect(totals(vouchers)).toEqual(totals(overdue))
  for (const row of vouchers.ListItem) {
    const [rest, ...split] = ages.map((age) => row[age] as number)
    expect(split.filter((one) => one !== 0)).toEqual([rest])
  }
}

describe.each(days)('on %s', (toDate) => {
  const fromDate = addDays(toDate, -20)
  const next = addDays(toDate, 1)

  it.each([[['K01']], [['K02']], [['K01', 'K02']]])('stock of %s', async (codes) => {
    const lstStore = codes.map((code) => shop.ids[code])
    const ask = (name: string, body: Record<string, unknown> = {}) =>
      requestReport(shop, name, { fromDate, toDate, lstStore, Product_ID: '', ...body })
    const held = cells(await ask('detailInventory'), 'ProductID', 'QInstock')
    const moved = await ask('detailImportInventory')
    const closing = cells(moved, 'ProductID', 'QInstock', 'CInstock').filter(([, quantity]) => quantity !== 0)
    const opening = cells(
      await ask('detailImportInventory', { fromDate: next, toDate: next }),
      'ProductID',
      'QBegin',
      'CBegin',
    )
    const cards = await Promise.all(
      held.map(([code]) => ask('detailTagStore', { Product_ID: shop.ids[code as string] })),
    )
    expect(closing.map(([code, quantity]) => [code, quantity])).toEqual(held)
    expect(opening.filter(([, quantity]) => quantity !== 0)).toEqual(closing)
    expect(cards.map((card) => totals(card)[2])).toEqual(held.map(([, quantity]) => quantity))
    expect(cards.map((card) => card.ListItem.at(-1)?.['Instock'])).toEqual(held.map(([, quantity]) => quantity))
  })

  it('sales by line, by voucher and by month', async () => {
    const filter = { fromDate, toDate, Product_ID: '' }
    const [lines, vouchers, goods] = await Promise.all(
      ['detailMoneySaleCustomer', 'detailMoneySaleCustomerVouchers', 'reportTotalSales'].map((name) =>
        requestReport(shop, name, filter),
      ),
    )
    const summed = ['Qty', 'Discount', 'Total'] as const
    const ofVoucher = [...Map.groupBy(lines!.ListItem, (row) => row['documentId'])].map(([id, rows]) => [
      id,
      ...summed.map((key) => rows.reduce((sum, row) => sum + (row[key] as number), 0)),
    ])
    expect(cells(vouchers!, 'documentId', ...summed)).toEqual(ofVoucher)
    expect(totals(vouchers!)).toEqual(totals(lines!))
    for (const name of ['statisticsSalesByProductMonth', 'statisticsSalesByCustomerMonth']) {
      const months = await requestReport(shop, name, filter)
      const beside = await requestReport(shop, `${name}Beside`, filter)
      expect(cells(beside, 'Thang', 'Doanhso')).toEqual(cells(months, 'Thang', 'Doanhso'))
      expect(totals(beside)[2]).toEqual(totals(months)[0])
      for (const row of beside.ListItem) {
        const [sold, back, net, before, change] = ['Banhang', 'Trahang', 'Doanhso', 'Cungky', 'Chenhlech'].map(
          (key) => row[key] as number,
        )
        expect([sold! - back!, net! - before!]).toEqual([net, change])
      }
      expect(totals(beside)[3]).toBe(totals(goods!)[0])
    }
  })

  it.each([
    ['sumReceivableDebts', 'overDueDebtsCollect', 'detailsReceivableDebts'],
    ['sumPayable', 'overDueDebtsPay', 'detailPayable'],
  ])('debts of %s', async (summaryName, overdueName, detailName) => {
    const summary = cells(await requestReport(shop, summaryName, { fromDate, toDate }), 'makh', 'conlai')
    const owing = summary
      .filter(([, remaining]) => remaining !== 0)
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
    const overdue = cells(await requestReport(shop, overdueName, { toDate }), 'makh', 'Tongno')
    const later = cells(
      await requestReport(shop, summaryName, { fromDate: next, toDate: next }),
      'makh',
      'dauky',
    ).filter(([, opening]) => opening !== 0)
    const details = await Promise.all(
      owing.map(([code]) => requestReport(shop, detailName, { fromDate, toDate, ObjID: shop.ids[code as string] })),
    )
    expect(overdue).toEqual(owing)
    await foldsTo(overdueName, { toDate })
    expect(later.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))).toEqual(owing)
    expect(details.map((detail) => totals(detail)[3])).toEqual(owing.map(([, remaining]) => remaining))
  })
})
