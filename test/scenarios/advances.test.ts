/** Money paid ahead on an order: its receipts take it, oldest first, and free it again. */
import { expect, test } from 'vitest'
import { documentInfo } from '#engine/info.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { documentFrom } from '#engine/made-from.ts'
import { removeDocuments } from '#engine/remove.ts'
import { sql } from '#engine/sql.ts'
import { decimal, decimalText, type Decimal } from '#kernel/decimal.ts'
import { Refused } from '#kernel/problem.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { cancelDocuments, kindOf } from '#test/support/removal.ts'
import { openShop, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase({ max: 10 })

const refusals = async (work: Promise<unknown>): Promise<string[]> => {
  try {
    await work
  } catch (error) {
    if (error instanceof Refused) return error.problems.map((one) => one.message)
    throw error
  }
  return []
}
const remove = async (shop: Shop, kind: string, id: string): Promise<string[]> =>
  (await shop.run((scope) => removeDocuments(scope, kindOf(kind), [id]))).failures.flatMap((one) =>
    one.problems.map(({ message }) => message),
  )
const told = async (shop: Shop, kind: string, id: string, names: readonly string[]) => {
  const info = await shop.run((scope) => documentInfo(scope, kindOf(kind), id))
  return names.map((name) => decimalText(info[name] as Decimal))
}
const advances = (shop: Shop, id: string) => told(shop, 'purchaseOrder', id, ['deposit', 'depositUsed'])
const owed = (shop: Shop, id: string) => told(shop, 'purchaseReceipt', id, ['depositApplied', 'settled', 'remaining'])
const balance = async (shop: Shop) =>
  (
    await shop.run(({ tx }) =>
      tx.query<{ amount: string }>(
        sql`select (amount / 10000)::text as amount from debt_balance where partner_id = ${shop.ids['NCC1']} and side = 'payable'`,
      ),
    )
  )[0]?.amount ?? '0'
const isClean = async (shop: Shop) => expect((await shop.run(verifyLedgers)).differences).toEqual([])

/** 10 pieces at 1,000. */
const ordered = async (shop: Shop) => {
  const { id } = await shop.save('purchaseOrder', { date: '2026-11-01', store: 'K1', partner: 'NCC1' }, [
    { product: 'SP1', quantity: 10, unitPrice: 1000, vatRate: 0 },
  ])
  const { lines } = await shop.run((scope) => documentInfo(scope, kindOf('purchaseOrder'), id))
  return { order: id, line: lines[0]!.lineId }
}
const pay = (shop: Shop, order: string, amount: number, date = '2026-11-02') =>
  shop.save('outcomeVoucher', { date, partner: 'NCC1', voucherType: 1, paymentMethod: 1 }, [
    { voucherModule: 'PurchaseImport', voucher: order, amount },
  ])
const receive = (shop: Shop, of: { order: string; line: string }, quantity: number, values: object = {}) =>
  shop.save('purchaseReceipt', { date: '2026-11-05', store: 'K1', partner: 'NCC1', order: of.order, ...values }, [
    { product: 'SP1', quantity, unitPrice: 1000, vatRate: 0, sourceLine: of.line },
  ])

test('receipts take advances, oldest first, and give them back', async () => {
  const shop = await openShop(database)
  const of = await ordered(shop)
  const late = await pay(shop, of.order, 4000, '2026-11-04')
  const early = await pay(shop, of.order, 3000, '2026-11-02')
  expect(await advances(shop, of.order)).toEqual(['7000', '0'])
  expect(await balance(shop)).toBe('-7000')
  await isClean(shop)

  // 1,000 of 5,000 is paid at once: the rest takes the older advance and a part of the younger.
  const first = await receive(shop, of, 5, { paid: 1000 })
  expect(await owed(shop, first.id)).toEqual(['4000', '0', '0'])
  expect(await advances(shop, of.order)).toEqual(['7000', '4000'])
  expect(await balance(shop)).toBe('-3000')
  await isClean(shop)

  // What is used stays.
  expect(await remove(shop, 'outcomeVoucher', early.id)).toEqual(['hasPayments'])
  const lower = (id: string, amount: number) =>
    shop.save('outcomeVoucher', {}, [{ voucherModule: 'PurchaseImport', voucher: of.order, amount }], { id })
  expect(await refusals(lower(late.id, 500))).toEqual(['hasPayments.deposit'])
  expect(await refusals(lower(late.id, 1000))).toEqual([])
  expect(await refusals(lower(late.id, 4000))).toEqual([])

  // A second one takes what is left, and what it takes grows with it when it is saved again.
  const second = await receive(shop, of, 2)
  expect(await owed(shop, second.id)).toEqual(['2000', '0', '0'])
  const { lines } = await shop.run((scope) => documentInfo(scope, kindOf('purchaseReceipt'), second.id))
  await shop.save('purchaseReceipt', {}, [], {
    id: second.id,
    lines: [{ lineId: lines[0]!.lineId, quantity: decimal(5) }],
  })
  expect(await owed(shop, second.id)).toEqual(['3000', '0', '2000'])
  expect(await advances(shop, of.order)).toEqual(['7000', '7000'])
  await isClean(shop)

  // It goes: its part is free again.
  expect(await remove(shop, 'purchaseReceipt', first.id)).toEqual([])
  expect(await advances(shop, of.order)).toEqual(['7000', '3000'])
  await shop.save('purchaseReceipt', { description: 'lại' }, [], { id: second.id, lines: undefined })
  expect(await owed(shop, second.id)).toEqual(['5000', '0', '0'])
  await isClean(shop)
  expect(await remove(shop, 'purchaseReceipt', second.id)).toEqual([])
  expect([await advances(shop, of.order), await balance(shop)]).toEqual([['7000', '0'], '-7000'])
  await isClean(shop)
})

test('an order keeps room for its advances, and frees them when it is cancelled', async () => {
  const shop = await openShop(database)
  const of = await ordered(shop)
  const made = await shop.run((scope) =>
    documentFrom(scope, kindOf('outcomeVoucher'), { kind: 'purchaseOrder', ids: [of.order] }),
  )
  expect([made['debtType'], decimalText(made['amount'] as Decimal)]).toEqual([2, '10000'])
  expect(await refusals(pay(shop, of.order, 10_001))).toEqual(['allocatedTooMuch'])
  const { id } = await pay(shop, of.order, 6000)
  expect(await refusals(pay(shop, of.order, 4001))).toEqual(['allocatedTooMuch'])
  const info = await shop.run((scope) => documentInfo(scope, kindOf('purchaseOrder'), of.order))
  expect(info['related']).toMatchObject([{ kind: 'outcomeVoucher', id, direction: 'follower' }])

  const shrink = (quantity: number) =>
    shop.save('purchaseOrder', {}, [], { id: of.order, lines: [{ lineId: of.line, quantity: decimal(quantity) }] })
  expect(await refusals(shrink(5))).toEqual(['totalBelowPaid'])
  expect(await refusals(shrink(6))).toEqual([])
  const mixed = shop.save('outcomeVoucher', { partner: 'NCC1', voucherType: 1, paymentMethod: 1 }, [
    { voucherModule: 'PurchaseImport', voucher: of.order, amount: 1 },
    { voucherModule: 'Import', voucher: (await receive(shop, of, 1, { paid: 0 })).id, amount: 1 },
  ])
  expect(await refusals(mixed)).toContain('mixedDebt')
  await isClean(shop)

  const other = await ordered(shop)
  await pay(shop, other.order, 500)
  expect(await remove(shop, 'purchaseOrder', other.order)).toEqual(['hasPayments'])
  expect((await shop.run((scope) => cancelDocuments(scope, kindOf('purchaseOrder'), [other.order]))).done).toBe(1)
  await isClean(shop)
})

test('two receipts at once take an advance once', async () => {
  const shop = await openShop(database)
  const of = await ordered(shop)
  await pay(shop, of.order, 5000)
  const receipts = await Promise.all([receive(shop, of, 4), receive(shop, of, 4)])
  const applied = await Promise.all(receipts.map(async ({ id }) => Number((await owed(shop, id))[0])))
  expect(applied.toSorted((a, b) => a - b)).toEqual([1000, 4000])
  await isClean(shop)
})
