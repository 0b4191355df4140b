/** Documents reach the ledgers by what their definitions say, whatever their fields are called and how many there are. */
import { expect, test } from 'vitest'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { documentLock, lockStatement, type TouchedRecords } from '#engine/locks.ts'
import { sql } from '#engine/sql.ts'
import type { Statement } from '#engine/tx.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { createOddTables, oddRegistry } from '#test/support/odd-documents.ts'
import { openShop, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase({ max: 10 })
await createOddTables(database)
const openHouse = (changes = {}) => openShop(database, changes, undefined, oddRegistry)

const differences = async (shop: Shop) => (await shop.run(verifyLedgers)).differences

const waiting = (shop: Shop) =>
  shop.run(async ({ tx }) => {
    const [row] = await tx.query<{ count: number }>(sql`select count(*)::int as count from pg_locks
      where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`)
    return row!.count
  })

/** True if `work` waits for somebody who holds these locks and nothing else. */
const waitsFor = async (
  shop: Shop,
  touched: Partial<TouchedRecords>,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  let done = false
  let isWaiting = false
  let working: Promise<unknown> = Promise.resolve()
  await shop.run(async ({ tx }) => {
    await tx.query(lockStatement({ products: [], partners: [], funds: [], ...touched }))
    working = work().finally(() => (done = true))
    while (!done && !isWaiting) isWaiting = (await waiting(shop)) > 0
  })
  await working
  return isWaiting
}

test('money between two funds is locked, posted and proved in both', async () => {
  const shop = await openHouse()
  const move = (from: string, target: string, amount: number) =>
    shop.save('fundMove', { fund: from, target, amount }, [])
  expect(await waitsFor(shop, { funds: [shop.ids['NH']!] }, () => move('TM', 'NH', 100))).toBe(true)
  await Promise.all(Array.from({ length: 8 }, (_, index) => (index % 2 ? move('TM', 'NH', 7) : move('NH', 'TM', 5))))
  const balances = await shop.run(({ tx }) =>
    tx.query(sql`select f.code, b.amount from cash_balance b join fund f on f.id = b.fund_id order by 1 desc`),
  )
  expect(balances).toEqual([
    { code: 'TM', amount: String(-108_0000) },
    { code: 'NH', amount: String(108_0000) },
  ])
  expect(await differences(shop)).toEqual([])
})

test('a fund that may not sink is looked at wherever it stands in the document', async () => {
  const shop = await openHouse({ negativeFund: 0 })
  await expect(shop.save('fundMove', { fund: 'TM', target: 'NH', amount: 1 }, [])).rejects.toMatchObject({
    problems: [{ message: 'fundShort' }],
  })
})

test('what no field names is locked when the slot says so', async () => {
  const shop = await openHouse()
  await shop.save('openingStock', { store: 'K2' }, [{ product: 'SP1', quantity: 10, unitPrice: 100 }])
  const sell = () => shop.save('kitSale', { shelf: 'K2' }, [{ component: 'SP1', amount: 3 }])
  expect(await waitsFor(shop, { products: [shop.ids['SP1']!] }, sell)).toBe(true)
  await sell()
  const both = await Promise.allSettled([sell(), sell()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [left] = await shop.run(({ tx }) => tx.query(sql`select quantity from stock_balance`))
  expect(left).toEqual({ quantity: String(1_0000) })
  expect(await differences(shop)).toEqual([])
})

test('a posting outside its locks is a fault of the program, not of who saves', async () => {
  const shop = await openHouse()
  await shop.save('openingStock', { store: 'K2' }, [{ product: 'SP1', quantity: 10, unitPrice: 100 }])
  await expect(shop.save('unlockedKitSale', { shelf: 'K2' }, [{ component: 'SP1', amount: 3 }])).rejects.toThrow(
    'Impossible: a posting outside its locks',
  )
})

test('locks are taken in one order: own document, goods, partners, funds, further keys', async () => {
  const shop = await openHouse({ negativeStock: 2 })
  const key = '0199aaaa-0000-7000-8000-00000000c0de'
  const whole = { shelf: 'K1', buyer: 'KH1', till: 'TM', voucherCode: key }
  const { id } = await shop.save('kitSale', whole, [{ component: 'SP1', amount: 1 }])
  const save = () => shop.save('kitSale', { description: 'Sửa' }, [], { id, lines: undefined })
  /** How many locks a save has taken when it comes to one that somebody else holds. */
  const takenBefore = async (lock: Statement): Promise<number> => {
    let working: Promise<unknown> = Promise.resolve()
    const taken = await shop.run(async ({ tx }) => {
      await tx.query(lock)
      working = save()
      while ((await waiting(shop)) === 0);
      const [row] = await tx.query<{ count: number }>(sql`select count(*)::int as count from pg_locks
        where granted and locktype = 'advisory' and mode = 'ExclusiveLock' and pid <> pg_backend_pid()
          and pid in (select pid from pg_stat_activity where datname = current_database())`)
      return row!.count
    })
    await working
    return taken
  }
  const of = (touched: Partial<TouchedRecords>) => lockStatement({ products: [], partners: [], funds: [], ...touched })
  const order = [
    documentLock(id),
    of({ products: [shop.ids['SP1']!] }),
    of({ partners: [shop.ids['KH1']!] }),
    of({ funds: [shop.ids['TM']!] }),
    of({ keys: [key] }),
  ]
  const taken: number[] = []
  for (const lock of order) taken.push(await takenBefore(lock))
  expect(taken).toEqual([0, 1, 2, 3, 4])
})
