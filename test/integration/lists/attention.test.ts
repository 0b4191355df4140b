/** What the bell and the storekeeper's page count is what the lists they lead to show. */
import { expect, it } from 'vitest'
import { listDocuments } from '#engine/document/list.ts'
import { sql } from '#engine/sql.ts'
import { rows as inStock } from '#books/products-in-stock/rows.server.ts'
import { attentionCalls } from '#server/attention/attention.ts'
import type { Attention, AttentionItem } from '#wire/described/dashboard.ts'
import { createTestDatabase } from '../../support/database.ts'
import { openShop, registry } from '../../support/shop.ts'

const shop = await openShop(await createTestDatabase())

const told = (rights?: Readonly<Record<string, string>>): Promise<readonly AttentionItem[]> =>
  shop.run(async (scope) => {
    const given = Object.entries(rights ?? {}).map(([id, flags]) => [
      id,
      Object.fromEntries(['R', 'A', 'U', 'D'].map((flag) => [flag, flags.includes(flag)])),
    ])
    const user = rights ? { ...scope.user, isAdmin: false, rights: Object.fromEntries(given) } : scope.user
    const answer = (await attentionCalls[0]!.run({ ...scope, user } as never, {} as never, {} as never)) as Attention
    return answer.items
  })
const counts = (items: readonly AttentionItem[]) =>
  Object.fromEntries(items.map(({ key, kind, count }) => [kind ? `${key} ${kind}` : key, count]))

/** How many rows the page shows, by its address. */
const shownAt = (route: string): Promise<number> =>
  shop.run(async (scope) => {
    const [path, query] = route.split('?')
    const { range: _, from, to, ...narrow } = Object.fromEntries(new URLSearchParams(query))
    const asked = { search: '', sort: [], filters: [], offset: 0, limit: 20, narrow, from, to } as never
    const definition = [...registry.documents.values()].find(({ screen }) => `${screen.base}/${screen.list}` === path)
    const found = definition ? await listDocuments(scope, definition, asked) : await inStock.rows(scope, asked)
    return found.totalCount
  })

it('counts what is due, late, short, on its way and forgotten, and leads to exactly that', async () => {
  const goods = (quantity: number, product = 'SP1') => [{ product, quantity, unitPrice: 1000, vatRate: 0 }]
  await shop.save('openingStock', { date: '2026-10-01', store: 'K1' }, [
    { product: 'SP1', quantity: 10, unitPrice: 500 },
  ])
  const sell = (date: string, dueDate: string, more = {}) =>
    shop.save('salesBill', { date, store: 'K1', partner: 'KH1', dueDate }, goods(1), more)
  await sell('2026-11-05', '2026-11-21')
  await sell('2026-11-05', '2026-11-20')
  await sell('2026-11-05', '2026-11-19')
  await sell('2026-11-17', '2026-11-19', { saveAsDraft: true })
  await sell('2026-11-20', '2026-11-19', { saveAsDraft: true })
  await shop.save('salesOrder', { date: '2026-11-01', store: 'K1', partner: 'KH1' }, goods(2))
  await shop.save('purchaseOrder', { date: '2026-11-01', store: 'K2', partner: 'NCC1' }, [
    ...goods(4),
    ...goods(4, 'SP2'),
  ])
  await shop.save('stockCount', { date: '2026-11-20', store: 'K1' }, [{ product: 'SP1', quantity: 7 }], {
    saveAsDraft: true,
  })
  await shop.run(({ tx }) => tx.query(sql`update product set stock_min = 20 where code in ('SP1', 'SP2')`))

  const all = await told()
  expect(counts(all)).toMatchObject({
    overdueBills: 2,
    dueBills: 1,
    shortGoods: 2,
    openSalesOrders: 1,
    openPurchaseOrders: 1,
    openCounts: 1,
    'drafts salesBill': 2,
    'oldDrafts salesBill': 1,
    failedWork: 0,
  })
  // Whoever reads the orders is told of them, and not of their goods once more.
  expect(all.filter(({ key }) => key === 'toSend' || key === 'toReceive')).toEqual([])
  const late = all.map((one) => one.late)
  expect(late).toEqual(late.toSorted((a, b) => Number(b) - Number(a)))

  const keeper = await told({ Import: 'RAU', CheckStore: 'RAU', Order: 'R', ProductInStock: 'R', ReportStock: 'RU' })
  expect(counts(keeper)).toEqual({
    shortGoods: 2,
    negativeGoods: 0,
    overdueReceipts: 0,
    dueReceipts: 0,
    toReceive: 2,
    toSend: 1,
    openCounts: 1,
    'oldDrafts stockCount': 0,
  })
  const shown = [...all, ...keeper].filter(
    ({ route }) => !/^\/(system|invoice\/check|stock\/product\/|shipping)/.test(route),
  )
  expect(shown.length).toBeGreaterThan(12)
  for (const { route, count } of shown) expect([route, await shownAt(route)]).toEqual([route, count])

  // Who may do nothing about it is told nothing.
  expect(await told({ Order: 'R', Import: 'R', CheckStore: 'R' })).toEqual([])
})
