/** The state of payment of a bill stands in its list, and its filter means the same. */
import { expect, it } from 'vitest'
import { listDocuments } from '#engine/document/list.ts'
import { cancelDocuments } from '#test/support/removal.ts'
import { createTestDatabase } from '../../support/database.ts'
import { openShop, registry } from '../../support/shop.ts'

const test = await createTestDatabase()
const shop = await openShop(test)
const kinds = {
  salesBill: ['KH1', 'incomeVoucher', 'Order'],
  purchaseReceipt: ['NCC1', 'outcomeVoucher', 'Import'],
} as const
const [unpaid, partly, paid, overdue] = [1, 2, 3, 4]

it.each(Object.entries(kinds))('of %s', async (kind, [partner, voucher, module]) => {
  const definition = registry.documents.get(kind)!
  const lines = [{ product: 'DV', quantity: 1, unitPrice: 1000, vatRate: 0 }]
  const save = (description: string, dueDate: string, more: object = {}, extras = {}) =>
    shop.save(kind, { date: '2026-11-01', store: 'K1', partner, description, dueDate, ...more }, lines, extras)
  const pay = (id: string, amount: number) =>
    shop.save(voucher, { date: '2026-11-05', partner }, [{ voucherModule: module, voucher: id, amount }])
  // Today is 2026-11-21: what is due today is not late yet.
  await save('unpaid', '2026-11-21')
  await pay((await save('partly', '2026-11-30')).id, 400)
  await pay((await save('late partly', '2026-11-20')).id, 400)
  await save('late', '2026-11-20')
  await save('paid', '2026-11-10', { paid: 1000 })
  // Nothing is to be paid for it.
  await shop.save(kind, { date: '2026-11-01', store: 'K1', partner, description: 'free', dueDate: '2026-11-10' }, [
    { product: 'DV', quantity: 1, unitPrice: 0, vatRate: 0 },
  ])
  await save('draft', '2026-11-10', {}, { saveAsDraft: true })
  const cancelled = await save('cancelled', '2026-11-10')
  await shop.run((scope) => cancelDocuments(scope, definition, [cancelled.id]))

  const listed = async (more: object = {}) => {
    const query = { search: '', sort: [], filters: [], offset: 0, limit: 20, ...more }
    const { rows } = await shop.run((scope) => listDocuments(scope, definition, query))
    return Object.fromEntries(rows.map((row) => [row['description'], row['payStatusName']]))
  }
  expect(await listed()).toEqual({
    unpaid,
    partly,
    'late partly': overdue,
    late: overdue,
    paid,
    free: null,
    draft: null,
    cancelled: null,
  })
  expect(await listed({ narrow: { payStatus: '4' } })).toEqual({ 'late partly': overdue, late: overdue })
  expect(await listed({ narrow: { payStatus: '3' } })).toEqual({ paid })
  expect(await listed({ narrow: { payStatus: '99' } })).toEqual({})
  expect(await listed({ filters: [{ key: 'payStatusName', op: 'in', value: [2, 3] }] })).toEqual({ partly, paid })
  const inOrder = Object.values(await listed({ sort: [{ key: 'payStatusName', ascending: true }] }))
  expect(inOrder).toEqual([unpaid, partly, paid, overdue, overdue, null, null, null])
})
