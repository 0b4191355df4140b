/** What carriers owed before the first parcel follows their record, and stands in their balances. */
import { expect, it } from 'vitest'
import { keepCarrierOpening } from '#documents/carrier-opening/keep.server.ts'
import { sql } from '#engine/sql.ts'
import { day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { openShop } from '#test/support/shop.ts'
import { addRecords } from '#test/support/worked-example.ts'
import { verify } from '../../../scripts/lib/verification.ts'

const database = await createTestDatabase()

it('posts with the first amount, follows each change, and goes with the last', async () => {
  const shop = await openShop(database, { openingDate: day('2026-08-31') })
  await addRecords(shop, [['carrier', 'NVC01', { name: 'Giao Nhanh' }]])
  const carrier = shop.ids['NVC01']!
  const open = (cod: number, fee: number): Promise<void> =>
    shop.run((scope) => keepCarrierOpening(scope, carrier, { cod: decimal(cod), fee: decimal(fee) }))
  const balances = async () =>
    (
      await shop.run(({ tx }) =>
        tx.query<{ side: string; amount: string }>(
          sql`select side, (amount / 10000)::text as amount from debt_balance where partner_id = ${carrier} and amount <> 0 order by side`,
        ),
      )
    ).map(({ side, amount }) => [side, amount])
  await open(0, 0)
  expect(await balances()).toEqual([])
  await open(900_000, 120_000)
  expect(await balances()).toEqual([
    ['carrierCod', '900000'],
    ['carrierFee', '120000'],
  ])
  await open(0, -5000)
  expect(await balances()).toEqual([['carrierFee', '-5000']])
  const { isClean, text } = await verify(database.database, { id: shop.tenant, name: '' })
  if (!isClean) throw new Error(text)
  await open(0, 0)
  expect(await balances()).toEqual([])
})
