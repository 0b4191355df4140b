/** What the start page tells of a small shop (contract system §10.1). */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { dashboardCalls } from '#server/dashboard.ts'
import type { Dashboard } from '#wire/dashboard.ts'
import { createTestDatabase } from '../support/database.ts'
import { openShop } from '../support/shop.ts'

const test = await createTestDatabase()
const shop = await openShop(test)
const november = { query: Object.entries({ FromDate: '2026-11-01', ToDate: '2026-11-30' }), body: null }

const told = (rights?: readonly string[]): Promise<Dashboard> =>
  shop.run((scope) => {
    const allowed = Object.entries(scope.user.rights).filter(([id]) => rights?.includes(id))
    const user = rights ? { ...scope.user, isAdmin: false, rights: Object.fromEntries(allowed) } : scope.user
    return dashboardCalls[0]!.run({ ...scope, user }, november as never, {} as never) as Promise<Dashboard>
  })

const sell = (date: string, partner: string, product: string, quantity: number, more: Record<string, unknown> = {}) =>
  shop.save(
    'salesBill',
    { date, store: 'K1', partner, ...more },
    [{ product, quantity, unitPrice: 1000, vatRate: 10 }],
    more['draft'] ? { saveAsDraft: true } : {},
  )

beforeAll(async () => {
  await shop.save('openingStock', { date: '2026-10-01', store: 'K1' }, [
    { product: 'SP1', quantity: 100, unitPrice: 500 },
    { product: 'SP2', quantity: 40, unitPrice: 200 },
  ])
  await sell('2026-10-20', 'KH1', 'SP1', 7, { dueDate: '2026-10-20' })
  await sell('2026-11-05', 'KH1', 'SP1', 5, { dueDate: '2026-11-10' })
  await sell('2026-11-21', 'KH2', 'SP2', 9, { dueDate: '2026-12-21' })
  await shop.save('salesReturn', { date: '2026-11-20', store: 'K1', partner: 'KH1' }, [
    { product: 'SP1', quantity: 2, unitPrice: 1000, vatRate: 10 },
  ])
  await shop.run(({ tx }) =>
    tx.batch([
      sql`update product set stock_min = 200 where code = 'SP1'`,
      sql`update product set stock_max = 10 where code = 'SP2'`,
    ]),
  )
})

describe('the start page', () => {
  it('tells what was sold in a range, today and before', async () => {
    const { sales, salesByDay, topProducts, topCustomers } = await told()
    expect(sales).toEqual({ today: 9000, range: 12_000, previousRange: 7000, billCount: 2, returnAmount: 2000 })
    expect(salesByDay).toHaveLength(30)
    expect(salesByDay!.filter((one) => one.Doanhso !== 0)).toEqual([
      { dtDate: '2026-11-05', Doanhso: 5000 },
      { dtDate: '2026-11-20', Doanhso: -2000 },
      { dtDate: '2026-11-21', Doanhso: 9000 },
    ])
    expect(topProducts).toEqual([
      { ProductID: 'SP2', ProductName: 'SP2', Qty: 9, Total: 9000 },
      { ProductID: 'SP1', ProductName: 'SP1', Qty: 5, Total: 5000 },
    ])
    expect(topCustomers).toEqual([
      { ObjID: 'KH2', ObjName: 'KH2', Total: 9000 },
      { ObjID: 'KH1', ObjName: 'KH1', Total: 3000 },
    ])
  })

  it('tells what is owed, what lies in the stores and what there is to do', async () => {
    const { receivable, payable, stock, todo, cash } = await told()
    expect(receivable!.balance).toBe((7 + 5 + 9 - 2) * 1100)
    expect(receivable!.overdue).toBe((7 + 5) * 1100)
    expect(payable).toEqual({ balance: 0, overdue: 0 })
    expect(stock).toEqual({ value: 90 * 500 + 31 * 200, belowMin: 1, aboveMax: 1 })
    expect(cash!.map((fund) => fund.balance)).toEqual([0, 0])
    expect(todo).toEqual([{ key: 'overdueBills', count: 2, route: '/reports/reportbill/data/overDueDebtsCollect' }])
    await sell('2026-11-21', 'KH1', 'SP1', 1, { draft: true })
    expect((await told()).todo!.at(-1)).toEqual({
      key: 'drafts',
      count: 1,
      route: '/sales/billsales/data/list?status=4',
    })
  })

  it('tells nothing of what one may not see', async () => {
    expect(await told([])).toEqual({
      sales: null,
      salesByDay: null,
      topProducts: null,
      topCustomers: null,
      receivable: null,
      payable: null,
      cash: null,
      stock: null,
      todo: [],
    })
    const clerk = await told(['Order', 'ReportStock'])
    expect(clerk.receivable).toBeNull()
    expect(clerk.todo![0]).toMatchObject({ key: 'overdueBills', count: 2 })
    expect(clerk.stock).toEqual({ value: null, belowMin: 1, aboveMax: 1 })
  })
})
