/** What the start page tells of the stock of a small shop (contract system §10.1). */
import { expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { stockOf } from '#server/dashboard/standing.ts'
import { createTestDatabase } from '../../support/database.ts'
import { openShop } from '../../support/shop.ts'

const test = await createTestDatabase()

it('values what lies in all stores without goods no longer used, and knows what is short, also below nothing', async () => {
  const store = await openShop(test)
  await store.save('openingStock', { date: '2026-10-01', store: 'K1' }, [
    { product: 'SP1', quantity: 100, unitPrice: 500 },
    { product: 'SP2', quantity: 40, unitPrice: 200 },
    { product: 'SP3', quantity: 3, unitPrice: 7 },
  ])
  await store.save('openingStock', { date: '2026-10-01', store: 'K2' }, [
    { product: 'SP1', quantity: 1, unitPrice: 600 },
  ])
  await store.run(({ tx }) =>
    tx.batch([
      sql`update product set active = false, stock_min = 50 where code = 'SP2'`,
      // As a setting allows it.
      sql`update stock_balance set quantity = -30000, value = -210000 where product_id = ${store.ids['SP3']!}`,
      sql`update product set stock_min = 0 where code = 'SP3'`,
      sql`update product set stock_min = 102, stock_max = 200 where code = 'SP1'`,
      sql`update product set stock_min = 1 where code = 'SP4'`,
    ]),
  )
  const stock = await store.run(stockOf)
  const short = stock.short.map(({ ProductID, QInstock, stockMin }) => [ProductID, QInstock, stockMin])
  expect({ ...stock, short }).toEqual({
    value: 100 * 500 + 600 - 21,
    belowMin: 3,
    aboveMax: 0,
    short: [
      ['SP3', -3, 0],
      ['SP4', 0, 1],
      ['SP1', 101, 102],
    ],
  })
})
