/** Cash at the counter: what is given is no payment beyond the total, and what goes back is known and printed. */
import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import { info, ledgersAgree, refusal, rows } from '#test/support/removal.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { sql } from '#engine/sql.ts'
import { fromLedger, toNumber, type Decimal } from '#kernel/decimal.ts'

const database = await createTestDatabase()

const sell = (shop: Shop, values: Record<string, unknown>, extras = {}) =>
  shop.save(
    'salesBill',
    { store: 'K1', partner: 'KH1', ...values },
    [{ product: 'DV', quantity: 1, unitPrice: 26_298, vatRate: 0 }],
    extras,
  )
const figures = async (shop: Shop, id: string) => {
  const bill = await info(shop, 'salesBill', id)
  return ['paid', 'cashGiven', 'change', 'remaining'].map((name) =>
    bill[name] === null ? null : toNumber(bill[name] as Decimal),
  )
}
const inTill = async (shop: Shop) =>
  toNumber(
    fromLedger(
      (await rows<{ amount: string }>(shop, sql`select amount from cash_balance where fund_id = ${shop.ids['TM']}`))[0]
        ?.amount ?? '0',
    ),
  )
const codes = async (work: Promise<unknown>) =>
  (await refusal(work)).map(({ at, message }) => `${at} ${message}`.trim())

test('what is over is change, and only what is paid enters the till', async () => {
  const shop = await openShop(database)
  const { id } = await sell(shop, { paid: 26_298, cashGiven: 30_000 })
  expect(await figures(shop, id)).toEqual([26_298, 30_000, 3702, 0])
  expect(await inTill(shop)).toBe(26_298)
  // Given without an amount: the bill is paid with it, at most in full.
  const given = await sell(shop, { cashGiven: 50_000 })
  expect(await figures(shop, given.id)).toEqual([26_298, 50_000, 23_702, 0])
  const part = await sell(shop, { cashGiven: 20_000 })
  expect(await figures(shop, part.id)).toEqual([20_000, 20_000, 0, 6298])
  expect(await inTill(shop)).toBe(72_596)
  await ledgersAgree(shop)
})

test('an amount above the total, or above what is given, is refused; a transfer gives no change', async () => {
  const shop = await openShop(database)
  expect(await codes(sell(shop, { paid: 30_000, cashGiven: 30_000 }))).toEqual(['paid paidTooMuch'])
  expect(await codes(sell(shop, { paid: 26_298, cashGiven: 20_000 }))).toEqual(['cashGiven cashGivenTooLittle'])
  const moved = await sell(shop, { paid: 26_298, paymentMethod: 2, fund: 'NH', cashGiven: 30_000 })
  expect(await figures(shop, moved.id)).toEqual([26_298, null, null, 0])
  const owed = await sell(shop, { paid: 0, cashGiven: 30_000 })
  expect(await figures(shop, owed.id)).toEqual([0, null, null, 26_298])
  await shop.save('salesBill', { paid: 10_000, cashGiven: 10_000 }, [], { id: owed.id, lines: undefined })
  expect(await figures(shop, owed.id)).toEqual([10_000, 10_000, 0, 16_298])
  await ledgersAgree(shop)
})
