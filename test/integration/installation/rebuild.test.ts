/** The ledgers can be thrown away: verification tells what is wrong with them, rebuilding gives the same again. */
import { expect, test } from 'vitest'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { storedLedgers, verifyLedgers } from '#engine/ledger/verify.ts'
import { sql } from '#engine/sql.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { openShop } from '#test/support/shop.ts'
import { verify } from '../../../scripts/lib/verification.ts'

const database = await createTestDatabase()

test('spoilt ledgers are found out, and rebuilt to the last đồng', async () => {
  const shop = await openShop(database)
  await shop.save('openingStock', { date: '2026-01-01', store: 'K1' }, [
    { product: 'SP1', quantity: 10, unitPrice: 333 },
  ])
  await shop.save('purchaseReceipt', { date: '2026-01-02', store: 'K1', partner: 'NCC1', paid: 50 }, [
    { product: 'SP1', quantity: 7, unitPrice: 500 },
    { product: 'SP2', quantity: 3, unitPrice: 10 },
  ])
  const bill = await shop.save('salesBill', { date: '2026-01-03', store: 'K1', partner: 'KH1', paid: 100 }, [
    { product: 'SP1', quantity: 5, unitPrice: 900 },
  ])
  await shop.save('stockTransfer', { date: '2026-01-04', store: 'K1', toStore: 'K2' }, [
    { product: 'SP1', quantity: 4 },
  ])
  await shop.save('incomeVoucher', { date: '2026-01-05', partner: 'KH1' }, [
    { voucherModule: 'Order', voucher: bill.id, amount: 1000 },
  ])
  const [sold] = await shop.run(({ tx }) =>
    tx.query<{ id: string }>(sql`select id from sales_bill_line where document_id = ${bill.id}`),
  )
  await shop.save('salesReturn', { date: '2026-01-06', store: 'K1', partner: 'KH1', bill: bill.id }, [
    { product: 'SP1', quantity: 2, unitPrice: 900, sourceLine: sold!.id },
  ])
  const before = await shop.run(storedLedgers)
  expect(before['links']).toHaveLength(2)

  await shop.run(async ({ tx }) => {
    await tx.query(
      sql`update stock_entry set value = value - 10000, value_after = value_after - 10000 where quantity < 0`,
    )
    await tx.query(sql`delete from allocation`)
    await tx.query(sql`update debt_balance set amount = 0`)
    await tx.query(sql`update document set open_amount = 1 where kind = 'salesBill'`)
    await tx.query(sql`delete from cash_entry`)
    await tx.query(sql`update document_link set quantity = quantity + 1 where line <> document`)
    await tx.query(sql`update document_sum set count = count + 1`)
    await tx.query(sql`update sales_change set nets = quantities`)
    await tx.query(sql`update stock_balance set input_quantity = input_quantity + 1 where quantity > 0`)
    await tx.query(sql`update document set sums = array[1, 2]::numeric[] where kind = 'purchaseReceipt'`)
  })
  const { isClean, text } = await verify(database.database, { id: shop.tenant, name: 'Shop' })
  expect([isClean, text.includes('allocations: thiếu')]).toEqual([false, true])
  // Every ledger has a name for people.
  expect(text.match(/^ {2}[^:]+ \d+$/gm)!.filter((line) => !line.includes(' · '))).toEqual([])
  const { differences } = await shop.run(verifyLedgers)
  expect(differences.map((one) => one.ledger).sort()).toEqual([
    'allocations',
    'cash',
    'debtBalances',
    'documentSums',
    'links',
    'open',
    'salesSums',
    'stock',
    'stockBalances',
    'sums',
  ])

  await shop.run(rebuildLedgers)
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
  expect(await shop.run(storedLedgers)).toEqual(before)
})
