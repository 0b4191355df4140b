/** What the start page counts for who does not see everything is what his lists show (decision 0066). */
import { describe, expect, it } from 'vitest'
import { listDocuments } from '#engine/document/list.ts'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { dashboardCalls } from '#server/dashboard/call.ts'
import type { Dashboard } from '#wire/described/dashboard.ts'
import { createTestDatabase } from '../../support/database.ts'
import { openShop, registry } from '../../support/shop.ts'

const test = await createTestDatabase()
const november = { FromDate: '2026-11-01', ToDate: '2026-11-30' }

describe('the start page of who does not see everything', () => {
  it('counts and closes what he sees, as lists do', async () => {
    const other = await openShop(test, { lockDate: '2026-09-30' as never })
    const [lan, minh] = [systemClock.newId(), systemClock.newId()]
    await other.run(({ tx }) =>
      tx.query(sql`insert into employee (id, code, name) values (${lan}, 'NV1', 'Lan'), (${minh}, 'NV2', 'Minh')`),
    )
    const bill = (date: string, store: string, employee: string | null, existing = {}) =>
      other.save(
        'salesBill',
        { date, store, partner: 'KH1', dueDate: date, employee },
        [{ product: 'DV', quantity: 1, unitPrice: 1000, vatRate: 0 }],
        existing,
      )
    await bill('2026-10-05', 'K1', lan)
    await bill('2026-10-06', 'K2', lan)
    await bill('2026-10-06', 'K2', minh)
    const handed = await bill('2026-10-07', 'K1', null)
    await bill('2026-10-07', 'K1', lan, { id: handed.id, version: handed.version })
    const user = systemClock.newId()
    const seen = (stores: string[] | null, employee: string | null) =>
      other.run(async (scope) => {
        scope.tx.limit({
          user,
          employee,
          stores: stores && stores.map((code) => other.ids[code]!),
          ownKinds: employee ? ['salesBill'] : [],
        })
        const asked = { query: Object.entries(november), body: null }
        const { todo, closing, whose } = (await dashboardCalls[0]!.run(scope, asked as never, {} as never)) as Dashboard
        const overdue = { search: '', sort: [], filters: [], offset: 0, limit: 20, narrow: { payStatus: '4' } }
        const { totalCount } = await listDocuments(scope, registry.documents.get('salesBill')!, overdue)
        const count = todo.find(({ key }) => key === 'overdueBills')?.count ?? 0
        expect(count).toBe(totalCount)
        const all = stores ? 'stores' : 'company'
        expect(whose).toEqual({ sales: employee ? 'own' : all, stock: all })
        return [count, closing!.openDays]
      })
    expect(await seen(['K1', 'K2'], null)).toEqual([4, 3])
    expect(await seen(['K1'], null)).toEqual([2, 2])
    expect(await seen(['K2'], minh)).toEqual([1, 1])
    expect(await seen(null, lan)).toEqual([3, 3])
    expect(await seen([], null)).toEqual([0, 0])
  })
})
