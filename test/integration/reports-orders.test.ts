/** Orders of customers, on the worked example (what it leaves out: test/support/worked-example.ts). */
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import { requestReport, cells } from '#test/support/reports.ts'
import type { Shop } from '#test/support/shop.ts'
import { openWorkedExample } from '#test/support/worked-example.ts'

const database = await createTestDatabase()
let shop: Shop
beforeAll(async () => {
  shop = await openWorkedExample(database)
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
