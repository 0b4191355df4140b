/** What a partner took last: the unit and price of each product, for lists of goods. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Scope } from '#engine/scope.ts'
import { noRight } from '#model/right.ts'
import { productCalls } from '#lists/product/calls.server.ts'
import { goodsTaken } from '#lists/product/calls.ts'
import type { JsonObject } from '#wire/values.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { cancelDocuments } from '#test/support/removal.ts'
import { administrator, answerIn, openShop, registry, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase()
let shop: Shop
const goods = (product: string, quantity: number, unitPrice: number, more: object = {}) => ({
  product,
  quantity,
  unitPrice,
  vatRate: 0,
  ...more,
})
const save = (kind: string, day: number, lines: Record<string, unknown>[], more: object = {}) =>
  shop.save(kind, { date: `2026-11-${String(day).padStart(2, '0')}`, store: 'K1', ...more }, lines)

type Asker = Scope['user']
const ask = (query: Record<string, string | undefined>, user?: Asker): Promise<JsonObject[]> =>
  shop.run(async (scope) => {
    const asked = productCalls.find(({ path }) => path === goodsTaken.path)!
    const sent = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
    const own = { ...scope, ...(user && { user }) }
    return (await answerIn<{ ListItem: JsonObject[] }>(own, asked, { query: sent })).ListItem
  })
const short = (rows: readonly JsonObject[]): unknown[] =>
  rows.map((row) => [row['Code'], row['unitId'] === shop.ids['THUNG'] ? 'THUNG' : 'CAI', row['Price'], row['dtDate']])
const clerkWithout = (...ids: string[]): Asker => ({
  ...administrator,
  isAdmin: false,
  rights: { ...administrator.rights, ...Object.fromEntries(ids.map((id) => [id, noRight])) },
})

let first = ''
beforeAll(async () => {
  shop = await openShop(database)
  await save('openingStock', 1, [goods('SP1', 1000, 500), goods('SP2', 1000, 500)])
  first = (
    await save(
      'salesBill',
      5,
      [goods('SP1', 2, 24_000, { unit: 'THUNG' }), goods('SP1', 1, 24_500, { unit: 'THUNG' }), goods('SP2', 7, 990)],
      { partner: 'KH1' },
    )
  ).id
  await save('salesBill', 8, [goods('SP1', 5, 1100)], { partner: 'KH1' })
  await save('salesBill', 9, [goods('SP1', 5, 1200)], { partner: 'KH2' })
  const cancelled = await save('salesBill', 10, [goods('SP2', 5, 1)], { partner: 'KH1' })
  await shop.run((scope) => cancelDocuments(scope, registry.documents.get('salesBill')!, [cancelled.id]))
  await save('purchaseReceipt', 11, [goods('SP1', 3, 12_000, { unit: 'THUNG' })], { partner: 'NCC1' })
})

describe('what a partner took last', () => {
  it('is one row per product and unit, newest first, of posted bills of that customer', async () => {
    expect(short(await ask({ Object_ID: shop.ids['KH1'], iType: '1' }))).toEqual([
      ['SP1', 'CAI', 1100, '2026-11-08'],
      ['SP1', 'THUNG', 24_500, '2026-11-05'],
      ['SP2', 'CAI', 990, '2026-11-05'],
    ])
  })
  it('is what stood before the day of the document', async () => {
    expect(short(await ask({ Object_ID: shop.ids['KH1'], iType: '1', dtDate: '2026-11-06' }))).toEqual([
      ['SP1', 'THUNG', 24_500, '2026-11-05'],
      ['SP2', 'CAI', 990, '2026-11-05'],
    ])
  })
  it('of a supplier are receipts; their prices only for who sees costs', async () => {
    const query = { Object_ID: shop.ids['NCC1'], iType: '2' }
    expect(short(await ask(query))).toEqual([['SP1', 'THUNG', 12_000, '2026-11-11']])
    expect(short(await ask(query, clerkWithout('CostView')))).toEqual([['SP1', 'THUNG', null, '2026-11-11']])
    expect(await ask(query, clerkWithout('Import'))).toEqual([])
  })
  it('is told only to who may read bills', async () => {
    expect(await ask({ Object_ID: shop.ids['KH1'], iType: '1' }, clerkWithout('Order'))).toEqual([])
    expect(await ask({ iType: '1' }, clerkWithout('Order'))).toEqual([])
  })
  it('of one bill is what it sold, the quantities of its lines together', async () => {
    const rows = await ask({ s_ID: first, iType: '1' })
    expect(rows.map((row) => [row['Code'], row['Qty'], row['Price']])).toEqual([
      ['SP1', 3, 24_500],
      ['SP2', 7, 990],
    ])
    expect(await ask({ s_ID: first, iType: '2' })).toEqual([])
  })
  it('without a partner is what the user sold himself, without prices', async () => {
    expect(short(await ask({ iType: '1' }))).toEqual([
      ['SP1', 'CAI', null, '2026-11-09'],
      ['SP1', 'THUNG', null, '2026-11-05'],
      ['SP2', 'CAI', null, '2026-11-05'],
    ])
    expect(await ask({ iType: '1' }, { ...administrator, id: shop.ids['SP1']! })).toEqual([])
  })
  it('is nothing for ids nobody has', async () => {
    expect(await ask({ Object_ID: 'x', iType: '1' })).toEqual([])
    expect(await ask({ s_ID: "' or true --", iType: '1' })).toEqual([])
  })
})
