/** A list is in the same order whichever way the database sorts it: few or all rows, by joins or row by row. */
import { describe, expect, it } from 'vitest'
import { listDocuments } from '#engine/document/list.ts'
import { sql } from '#engine/sql.ts'
import { day } from '#kernel/day.ts'
import type { ListQuery } from '#model/query.ts'
import fc from 'fast-check'
import { cancelDocuments } from '#test/support/removal.ts'
import { createTestDatabase } from '../../support/database.ts'
import { openShop, registry } from '../../support/shop.ts'
import '../../support/properties.ts'

const test = await createTestDatabase()
const shop = await openShop(test)
const bills = registry.documents.get('salesBill')!

/** Bills with many equal values in every column, some of them without any. */
const made = fc.sample(
  fc.record({
    date: fc.constantFrom('2025-03-01', '2026-10-31', '2026-11-02'),
    dueDate: fc.constantFrom(null, '2026-11-02', '2026-12-01'),
    partner: fc.constantFrom('KH1', 'KH2'),
    partnerName: fc.constantFrom('Đại lý An', 'đại lý an', 'Dai ly', 'Ánh'),
    description: fc.constantFrom('giao', 'giao sáng', 'Giao chiều'),
    store: fc.constantFrom('K1', 'K2'),
    shippingFee: fc.constantFrom(0, 5000),
    quantity: fc.integer({ min: 1, max: 3 }),
    fate: fc.constantFrom('stays', 'stays', 'draft', 'cancelled'),
  }),
  30,
)
for (const { quantity, fate, ...values } of made) {
  const lines = [{ product: 'DV', quantity, unitPrice: 1000, vatRate: 10 }]
  const { id } = await shop.save('salesBill', values, lines, fate === 'draft' ? { saveAsDraft: true } : {})
  if (fate === 'cancelled') await shop.run((scope) => cancelDocuments(scope, bills, [id]))
}
// As imported bills can be: without a name of its own, and with a payment that is not written here.
await shop.run(({ tx }) =>
  tx.batch([
    sql`update sales_bill set partner_name = '' where document_id in (select id from document where kind = 'salesBill' order by seq limit 3)`,
    sql`update document set open_amount = -seq % 3 * 10000 where kind = 'salesBill'`,
  ]),
)

const listed = async (query: Partial<ListQuery>): Promise<string[]> => {
  const asked = { search: '', sort: [], filters: [], offset: 0, limit: 20, ...query }
  const { rows } = await shop.run((scope) => listDocuments(scope, bills, asked))
  return rows.map(({ id }) => id)
}
/** With so many, all rows are sorted, not the first. */
const far = { limit: 20_000 }
const short = { from: day('2026-10-01'), to: day('2026-11-30') }
const long = { from: day('2000-01-01'), to: day('2026-11-30') }

describe.each(bills.list.columns.map(({ key }) => key))('bills by %s', (key) => {
  it.each([true, false])('ascending %s', async (ascending) => {
    const sort = [{ key, ascending }]
    const all = await listed({ sort, limit: 100 })
    expect(all).toHaveLength(made.length)
    expect(await listed({ sort, ...far })).toEqual(all)
    expect(await listed({ sort, ...far, offset: 7 })).toEqual(all.slice(7))
    expect(await listed({ sort, ...long, limit: 9 })).toEqual(all.slice(0, 9))
    // Every bill has this word.
    expect(await listed({ sort, search: 'giao', limit: 100 })).toEqual(all)
    expect(await listed({ sort, search: 'giao', ...far, offset: 4 })).toEqual(all.slice(4))
    const filters = [{ key: 'dueDate', op: 'empty' as const, value: false }]
    const due = await listed({ sort, filters, ...far })
    expect(all.filter((id) => due.includes(id))).toEqual(due)
    expect(await listed({ sort, search: 'giao', filters, limit: 100 })).toEqual(due)
    const late = await listed({ sort, ...short, limit: 100 })
    expect(late.length).toBeLessThan(all.length)
    expect(all.filter((id) => late.includes(id))).toEqual(late)
    expect(await listed({ sort, ...short, ...far })).toEqual(late)
  })
})

it('by several columns', async () => {
  const sort = ['storeName', 'dueDate', 'partnerName'].map((key, index) => ({ key, ascending: index !== 1 }))
  const all = await listed({ sort, limit: 100 })
  expect(await listed({ sort, ...far })).toEqual(all)
  expect(await listed({ sort, search: 'giao', limit: 100 })).toEqual(all)
})
