/** Documents with several debts: of two partners, of two sides, of carriers; and moves with days of their own. */
import { expect, test } from 'vitest'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { storedLedgers, verifyLedgers } from '#engine/ledger/verify.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { cancelDocuments } from '#test/support/removal.ts'
import { createOddTables, oddRegistry } from '#test/support/odd-documents.ts'
import { refusals } from '#test/support/refused.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { addRecords } from '#test/support/worked-example.ts'

const database = await createTestDatabase({ max: 10 })
await createOddTables(database)
const openHouse = async (changes = {}): Promise<Shop> => {
  const shop = await openShop(database, changes, undefined, oddRegistry)
  await addRecords(shop, [['carrier', 'GHN', { name: 'GHN' }]])
  return shop
}

const proved = async (shop: Shop): Promise<void> => {
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
}
const bill = (shop: Shop, partner: string, amount: number, date = '2026-11-01') =>
  shop.save('salesBill', { partner, store: 'K1', date }, [
    { product: 'DV', quantity: 1, unitPrice: amount, vatRate: 0 },
  ])
const openOf = async (shop: Shop, id: string): Promise<number> => {
  const [row] = await shop.run(({ tx }) =>
    tx.query<{ open: string }>(sql`select open_amount / 10000 as open from document where id = ${id}`),
  )
  return Number(row!.open)
}
const balances = async (shop: Shop): Promise<Record<string, number>> => {
  const rows = await shop.run(({ tx }) =>
    tx.query<{ partner_id: string; side: string; amount: string }>(
      sql`select partner_id, side, amount / 10000 as amount from debt_balance where amount <> 0`,
    ),
  )
  const code = (id: string) => Object.keys(shop.ids).find((one) => shop.ids[one] === id)!
  return Object.fromEntries(rows.map((row) => [`${code(row.partner_id)} ${row.side}`, Number(row.amount)]))
}

test('one document takes a debt off one partner and puts it on another, with a debt of ours beside it', async () => {
  const shop = await openHouse()
  const sold = await bill(shop, 'KH1', 1000)
  const handover = await shop.save(
    'debtHandover',
    { giver: 'KH1', taker: 'KH2', bill: sold.id, amount: 600, reward: 50, date: '2026-11-02' },
    [],
  )
  expect(await openOf(shop, sold.id)).toBe(400)
  // Of the two debts it incurred the first is its own.
  expect(await openOf(shop, handover.id)).toBe(600)
  expect(await balances(shop)).toEqual({ 'KH1 receivable': 400, 'KH2 receivable': 600, 'KH2 payable': 50 })
  await proved(shop)

  const paid = await shop.save(
    'oddPayment',
    { side: 'receivable', customer: 'KH2', settled: handover.id, amount: 250, till: 'TM' },
    [],
  )
  expect(await openOf(shop, handover.id)).toBe(350)
  await proved(shop)

  const change = (values: object) => shop.save('debtHandover', { ...values }, [], { id: handover.id, lines: undefined })
  expect(await refusals(change({ taker: 'NCC1' }))).toEqual(['hasPaymentsEdit'])
  expect(await refusals(change({ amount: 200 }))).toEqual(['totalBelowPaid'])
  await change({ amount: 300, date: '2026-11-05' })
  expect([await openOf(shop, sold.id), await openOf(shop, handover.id)]).toEqual([700, 50])
  await proved(shop)

  const kind = oddRegistry.documents.get('debtHandover')!
  const kept = await shop.run((scope) => cancelDocuments(scope, kind, [handover.id]))
  expect(kept.failures[0]!.problems).toMatchObject([{ message: 'hasPayments' }])
  await shop.run((scope) => removeDocuments(scope, oddRegistry.documents.get('oddPayment')!, [paid.id]))
  expect((await shop.run((scope) => removeDocuments(scope, kind, [handover.id]))).done).toBe(1)
  expect(await balances(shop)).toEqual({ 'KH1 receivable': 1000 })
  await proved(shop)
})

test('two partners of one document are locked like one: nothing is settled twice', async () => {
  const shop = await openHouse()
  const sold = await Promise.all(['KH1', 'KH2'].map((partner) => bill(shop, partner, 1000)))
  const work = Array.from({ length: 8 }, (_, index) => {
    const [giver, taker] = index % 2 ? ['KH1', 'KH2'] : ['KH2', 'KH1']
    const values = { giver, taker, bill: sold[index % 2 ? 0 : 1]!.id, amount: 300, reward: 1 }
    return refusals(shop.save('debtHandover', values, []))
  })
  const refused = (await Promise.all(work)).flat()
  expect(refused).toEqual(['allocatedTooMuch', 'allocatedTooMuch'])
  expect([await openOf(shop, sold[0]!.id), await openOf(shop, sold[1]!.id)]).toEqual([100, 100])
  await proved(shop)
})

const delivery = { partner: 'KH1', carrier: 'GHN', collected: 700, fee: 30, date: '2026-10-30' }

test('carriers owe what they collected and are owed their fees; the customer has paid', async () => {
  const shop = await openHouse()
  const sold = await bill(shop, 'KH1', 600)
  const parcel = await shop.save('parcel', { ...delivery, bill: sold.id, delivered: '2026-11-03' }, [])
  // More was collected than the bill left open: the rest is the customer's.
  expect(await balances(shop)).toEqual({ 'KH1 receivable': -100, 'GHN carrierCod': 700, 'GHN carrierFee': 30 })
  expect([await openOf(shop, sold.id), await openOf(shop, parcel.id)]).toEqual([0, 700])
  await shop.save('oddPayment', { side: 'carrierCod', carrier: 'GHN', settled: parcel.id, amount: 450, till: 'TM' }, [])
  expect(await openOf(shop, parcel.id)).toBe(250)
  const tooMuch = shop.save(
    'oddPayment',
    { side: 'carrierCod', carrier: 'GHN', settled: parcel.id, amount: 251, till: 'TM' },
    [],
  )
  expect(await refusals(tooMuch)).toEqual(['allocatedTooMuch'])
  await proved(shop)

  const before = await shop.run(storedLedgers)
  await shop.run(({ tx }) => tx.query(sql`update debt_balance set amount = 1`))
  await shop.run(({ tx }) => tx.query(sql`update debt_entry set further = not further, settled = 0`))
  await shop.run(rebuildLedgers)
  expect(await shop.run(storedLedgers)).toEqual(before)
})

test('moves with a day of their own stand there in stock, debts and cash', async () => {
  const shop = await openHouse()
  await shop.save('openingStock', { store: 'K1', date: '2026-09-01' }, [
    { product: 'SP1', quantity: 10, unitPrice: 100 },
  ])
  await shop.save('salesBill', { store: 'K1', partner: 'KH2', date: '2026-11-10' }, [
    { product: 'SP1', quantity: 4, unitPrice: 5 },
  ])
  const sent = { ...delivery, till: 'TM', shelf: 'K1', thing: 'SP1', delivered: '2026-11-05' }
  const parcel = await shop.save('parcel', sent, [{ amount: 6 }])
  const days = await shop.run(({ tx }) =>
    tx.query<{ day: string }>(sql`select distinct day from (
      select document_id, day from stock_entry union all select document_id, day from debt_entry union all select document_id, day from cash_entry) e
      where document_id = ${parcel.id}`),
  )
  expect(days).toEqual([{ day: '2026-11-05' }])
  await proved(shop)
  // The seventh piece is missing behind it: the day of the move decides, not the document's.
  const more = shop.save('parcel', {}, [], {
    id: parcel.id,
    lines: [{ lineId: null, amount: decimal(7) }],
  })
  expect(await refusals(more)).toEqual(['stockShort'])
})

test('a locked day keeps moves away and those that are there; the day of the document itself does not matter', async () => {
  const shop = await openHouse({ lockDate: day('2026-10-31') })
  const save = (delivered: string | null, id: string | null = null) =>
    shop.save('parcel', { ...delivery, delivered }, [], { id })
  expect(await refusals(save('2026-10-31'))).toEqual(['locked'])
  const { id } = await save('2026-11-01')
  expect(await refusals(save('2026-10-31', id))).toEqual(['locked'])
  await save('2026-11-02', id)
  await proved(shop)
  shop.settings.lockDate = day('2026-11-02')
  const kind = oddRegistry.documents.get('parcel')!
  const outcome = await shop.run((scope) => removeDocuments(scope, kind, [id]))
  expect(outcome.failures[0]!.problems).toMatchObject([{ message: 'locked' }])
})

test('a return lends its credit to its bill only as far as nobody else used it up', async () => {
  const shop = await openHouse()
  const sold = await shop.save('salesBill', { partner: 'KH1', store: 'K1' }, [
    { product: 'DV', quantity: 10, unitPrice: 100, vatRate: 0 },
  ])
  const [line] = await shop.run(({ tx }) =>
    tx.query<{ id: string }>(sql`select id from sales_bill_line where document_id = ${sold.id}`),
  )
  const pay = await shop.save('incomeVoucher', { partner: 'KH1', voucherType: 1, paymentMethod: 1 }, [
    { voucherModule: 'Order', voucher: sold.id, amount: 800 },
  ])
  const back = await shop.save('salesReturn', { store: 'K1', partner: 'KH1', bill: sold.id }, [
    { product: 'DV', quantity: 5, unitPrice: 100, vatRate: 0, sourceLine: line!.id },
  ])
  // 200 of it settle the bill, 300 are free, and are paid out.
  await shop.save('outcomeVoucher', { partner: 'KH1', voucherType: 1, paymentMethod: 1 }, [
    { voucherModule: 'ImportReturn', voucher: back.id, amount: 300 },
  ])
  await proved(shop)
  // The bill is open again: the return gives it what it still has, not what was paid out.
  await shop.run((scope) => removeDocuments(scope, oddRegistry.documents.get('incomeVoucher')!, [pay.id]))
  expect(await openOf(shop, sold.id)).toBe(800)
  await proved(shop)
})

test('an entry knows the store, the employee and the maker of its document, and the verification compares them', async () => {
  const shop = await openHouse()
  const [lan, minh] = [systemClock.newId(), systemClock.newId()]
  await shop.run(({ tx }) =>
    tx.query(sql`insert into employee (id, code, name) values (${lan}, 'NV1', 'Lan'), (${minh}, 'NV2', 'Minh')`),
  )
  const lines = [{ product: 'DV', quantity: 1, unitPrice: 1000, vatRate: 0 }]
  const values = { partner: 'KH1', store: 'K1', date: '2026-11-01' }
  const { id, version } = await shop.save('salesBill', { ...values, employee: lan }, lines)
  const whose = () =>
    shop.run(({ tx }) =>
      tx.query(sql`select e.store_id, e.employee_id, e.created_by_id = d.created_by_id as made
        from debt_entry e join document d on d.tenant_id = e.tenant_id and d.id = e.document_id where d.id = ${id}`),
    )
  expect(await whose()).toEqual([{ store_id: shop.ids['K1'], employee_id: lan, made: true }])
  await shop.save('salesBill', { ...values, store: 'K2', employee: minh }, lines, { id, version })
  expect(await whose()).toEqual([{ store_id: shop.ids['K2'], employee_id: minh, made: true }])
  await proved(shop)
  await shop.run(({ tx }) => tx.query(sql`update debt_entry set employee_id = ${lan} where document_id = ${id}`))
  expect((await shop.run(verifyLedgers)).differences).toMatchObject([{ ledger: 'debts' }])
  await shop.run(rebuildLedgers)
  expect(await whose()).toEqual([{ store_id: shop.ids['K2'], employee_id: minh, made: true }])
  await proved(shop)
})
