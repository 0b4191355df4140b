/** What goods cost where that is not plain: less than nothing on hand, free goods, freight in another currency. */
import { expect, test } from 'vitest'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { storedLedgers } from '#engine/ledger/verify.ts'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { fromLedger, toNumber, type Decimal } from '#kernel/decimal.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { info, ledgersAgree, remove, rows } from '#test/support/removal.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { lineOf } from '#test/support/worked-example.ts'

const database = await createTestDatabase()

type Plain = Record<string, unknown>
const ledger = (value: string | undefined): number => toNumber(fromLedger(value ?? '0'))

const balance = async (shop: Shop, product = 'SP1', store = 'K1') => {
  const [row] = await rows<{ quantity: string; value: string }>(
    shop,
    sql`select quantity, value from stock_balance where product_id = ${shop.ids[product]} and store_id = ${shop.ids[store]}`,
  )
  return [ledger(row?.quantity), ledger(row?.value)]
}
const costOf = async (shop: Shop, kind: string, id: string, field = 'cost') =>
  (await info(shop, kind, id)).lines.map((line) => toNumber(line[field] as Decimal))
const bought = (shop: Shop, quantity: number, unitPrice: number, values: Plain = {}) =>
  shop.save('purchaseReceipt', { date: '2026-11-05', store: 'K1', partner: 'NCC1', ...values }, [
    { product: 'SP1', quantity, unitPrice, vatRate: 0 },
  ])
const sold = (shop: Shop, quantity: number, date = '2026-11-08', store = 'K1') =>
  shop.save('salesBill', { date, store, partner: 'KH1' }, [{ product: 'SP1', quantity, unitPrice: 1, vatRate: 0 }])
const sentBack = async (shop: Shop, receipt: { id: string }, quantity: number, values: Plain = {}) =>
  shop.save('purchaseReturn', { date: '2026-11-10', store: 'K1', partner: 'NCC1', receipt: receipt.id, ...values }, [
    {
      product: 'SP1',
      quantity,
      unitPrice: 1,
      vatRate: 0,
      sourceLine: await lineOf(shop, 'purchaseReceipt', receipt.id, 0),
    },
  ])
/** Nothing is wrong in the ledgers, and writing them anew changes nothing. */
const holds = async (shop: Shop) => {
  await ledgersAgree(shop)
  await shop.run(async (scope) => {
    const before = await storedLedgers(scope)
    await rebuildLedgers(scope)
    expect(await storedLedgers(scope)).toEqual(before)
  })
}

test('goods that were all sold go back to the supplier at the cost of their receipt', async () => {
  const shop = await openShop(database, { negativeStock: 2 })
  const cheap = await bought(shop, 5, 100_000)
  const dear = await bought(shop, 5, 200_000)
  await sold(shop, 10)
  const back = await sentBack(shop, cheap, 2)
  expect(await costOf(shop, 'purchaseReturn', back.id)).toEqual([200_000])
  expect(await balance(shop)).toEqual([-2, -200_000])
  const further = await sentBack(shop, dear, 1)
  expect(await costOf(shop, 'purchaseReturn', further.id)).toEqual([200_000])
  await holds(shop)
  // What covers it keeps its own price, whatever the returns cost.
  await bought(shop, 8, 120_000, { date: '2026-11-12' })
  expect(await balance(shop)).toEqual([5, 600_000])
  await holds(shop)
  // Dated back, so that they lie among goods again: the last unit takes the rest.
  await remove(shop, 'purchaseReturn', [further.id])
  await shop.save('purchaseReturn', { date: '2026-11-07' }, [], { id: back.id, lines: undefined })
  expect(await costOf(shop, 'purchaseReturn', back.id)).toEqual([200_000])
  expect(await balance(shop)).toEqual([6, 720_000])
  await holds(shop)
})

test('so do more goods than there are, from another store, and after their receipt was corrected', async () => {
  const shop = await openShop(database, { negativeStock: 2 })
  const cheap = await bought(shop, 5, 100_000)
  await bought(shop, 5, 200_000)
  await sold(shop, 8)
  const back = await sentBack(shop, cheap, 3)
  expect(await costOf(shop, 'purchaseReturn', back.id)).toEqual([300_000])
  expect(await balance(shop)).toEqual([-1, 0])
  const elsewhere = await sentBack(shop, cheap, 2, { store: 'K2' })
  expect(await costOf(shop, 'purchaseReturn', elsewhere.id)).toEqual([200_000])
  expect(await balance(shop, 'SP1', 'K2')).toEqual([-2, -200_000])
  const [line] = (await info(shop, 'purchaseReceipt', cheap.id)).lines
  await shop.save('purchaseReceipt', {}, [{ lineId: line!.lineId, unitPrice: 110_000 }], {
    id: cheap.id,
    confirm: ['hasReturns'],
  })
  expect(await costOf(shop, 'purchaseReturn', back.id)).toEqual([330_000])
  expect(await costOf(shop, 'purchaseReturn', elsewhere.id)).toEqual([220_000])
  await holds(shop)
})

test('what is found of goods whose last cost was 0 is worth their buying price', async () => {
  const shop = await openShop(database, { negativeStock: 2 })
  await bought(shop, 4, 0)
  await sold(shop, 4)
  const count = await shop.save('stockCount', { date: '2026-11-20', store: 'K1' }, [{ product: 'SP1', quantity: 3 }])
  expect(await balance(shop)).toEqual([3, 1500])
  expect(toNumber((await info(shop, 'stockCount', count.id))['surplusValue'] as Decimal)).toBe(1500)
  await holds(shop)
})

const inDollars = async (shop: Shop, exchangeRate: number): Promise<Plain> => {
  const id = systemClock.newId()
  await shop.run(({ tx }) =>
    tx.query(
      sql`insert into currency (id, code, name, decimals, exchange_rate, unit_word, is_base) values (${id}, 'USD', 'USD', 2, ${exchangeRate}, 'đô la', false)`,
    ),
  )
  return { currency: id, exchangeRate }
}

test('freight and other costs are spread in the currency of the document, and the goods cost their sum at its rate', async () => {
  const shop = await openShop(database)
  const dollars = await inDollars(shop, 24_500.5)
  const receipt = await shop.save(
    'purchaseReceipt',
    { date: '2026-11-05', store: 'K1', partner: 'NCC1', ...dollars, shippingFee: 1, otherCost: 0.5 },
    ['SP1', 'SP2', 'SP3'].map((product) => ({ product, quantity: 3, unitPrice: 1.01, vatRate: 10 })),
  )
  // 3.03 + 0.34 + 0.17, and 0.33 + 0.17 and 0.33 + 0.16.
  expect(await costOf(shop, 'purchaseReceipt', receipt.id, 'lineCost')).toEqual([86_732, 86_487, 86_242])
  expect(await balance(shop, 'SP3')).toEqual([3, 86_242])
  const { total } = await info(shop, 'purchaseReceipt', receipt.id)
  expect(toNumber(total as Decimal)).toBe(9.09 + 0.9 + 1)
  await holds(shop)
})

test('tax is part of that cost where the settings say so', async () => {
  const shop = await openShop(database, { vatInCost: true })
  const dollars = await inDollars(shop, 25_000)
  const receipt = await shop.save(
    'purchaseReceipt',
    { date: '2026-11-05', store: 'K1', partner: 'NCC1', ...dollars, shippingFee: 0.33 },
    [{ product: 'SP1', quantity: 1, unitPrice: 10.01, vatRate: 10 }],
  )
  expect(await costOf(shop, 'purchaseReceipt', receipt.id, 'lineCost')).toEqual([283_500])
  await holds(shop)
})
