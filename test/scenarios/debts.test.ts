/** The worked examples of debts and costs, told with documents. */
import { describe, expect, test } from 'vitest'
import { documentInfo } from '#engine/document/info.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { sql } from '#engine/sql.ts'
import { fromLedger, toNumber, type Decimal } from '#kernel/decimal.ts'
import { openVouchers } from '#documents/_shared/vouchers/voucher-offers.server.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { problemsOf } from '#test/support/refused.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase()

const debt = (shop: Shop, partner = 'KH1') =>
  shop.run(async ({ tx }) => {
    const [row] = await tx.query<{ amount: string }>(
      sql`select amount from debt_balance where partner_id = ${shop.ids[partner]} and side = 'receivable'`,
    )
    return toNumber(fromLedger(row?.amount ?? '0'))
  })
const bill = (shop: Shop, total: number, values: Record<string, unknown> = {}, extras = {}) =>
  shop.save(
    'salesBill',
    { store: 'K1', partner: 'KH1', ...values },
    [{ product: 'DV', quantity: 1, unitPrice: total, vatRate: 0 }],
    extras,
  )
const open = (shop: Shop) =>
  shop
    .run((scope) => openVouchers(scope, 'receivable', shop.ids['KH1']!))
    .then((list) => list.map((one) => [one.number, toNumber(one.remaining)]))
const clean = async (shop: Shop) => expect((await shop.run(verifyLedgers)).differences).toEqual([])

describe('debts', () => {
  test('D1: a receipt over several bills, oldest first', async () => {
    const shop = await openShop(database)
    const bills = [await bill(shop, 5_000_000), await bill(shop, 3_000_000), await bill(shop, 4_000_000)]
    await shop.save('incomeVoucher', { partner: 'KH1' }, [
      { voucherModule: 'Order', voucher: bills[0]!.id, amount: 5_000_000 },
      { voucherModule: 'Order', voucher: bills[1]!.id, amount: 2_000_000 },
    ])
    expect(await open(shop)).toEqual([
      ['BH000002', 1_000_000],
      ['BH000003', 4_000_000],
    ])
    expect(await debt(shop)).toBe(5_000_000)
    const kept = await shop.run((scope) => removeDocuments(scope, registry.documents.get('salesBill')!, [bills[0]!.id]))
    expect(kept.failures[0]!.problems[0]!.message).toBe('hasPayments')
    await clean(shop)
  })

  test('D5: a return of a paid bill is refunded, or stays as credit', async () => {
    const shop = await openShop(database)
    const paid = await bill(shop, 5_400_000, { paid: 5_400_000 })
    const line = (await shop.run((scope) => documentInfo(scope, registry.documents.get('salesBill')!, paid.id)))
      .lines[0]!
    const giveBack = { date: '2026-11-21', store: 'K1', partner: 'KH1', bill: paid.id }
    const part = {
      lines: [
        {
          lineId: null,
          product: shop.ids['DV'],
          quantity: 200_000n,
          unitPrice: line['unitPrice'],
          vatRate: 0n,
          sourceLine: line.lineId,
        },
      ],
    }
    const refunded = await shop.save('salesReturn', { ...giveBack, paid: 1_080_000 }, [], part)
    expect(await debt(shop)).toBe(0)
    await clean(shop)
    await shop.save('salesReturn', { paid: 0 }, [], { id: refunded.id, lines: undefined })
    expect(await debt(shop)).toBe(-1_080_000)
    await bill(shop, 3_000_000)
    expect(await debt(shop)).toBe(1_920_000)
    await clean(shop)
  })

  test('D5: a return of an unpaid bill takes it off that bill, and follows the payments', async () => {
    const shop = await openShop(database)
    const owed = await bill(shop, 5_400_000)
    const line = (await shop.run((scope) => documentInfo(scope, registry.documents.get('salesBill')!, owed.id)))
      .lines[0]!
    const receipt = await shop.save('incomeVoucher', { partner: 'KH1' }, [
      { voucherModule: 'Order', voucher: owed.id, amount: 5_000_000 },
    ])
    await shop.save('salesReturn', { store: 'K1', partner: 'KH1', bill: owed.id }, [], {
      lines: [
        {
          lineId: null,
          product: shop.ids['DV'],
          quantity: 200_000n,
          unitPrice: line['unitPrice'],
          vatRate: 0n,
          sourceLine: line.lineId,
        },
      ],
    })
    expect(await open(shop)).toEqual([])
    await clean(shop)
    await shop.run((scope) => removeDocuments(scope, registry.documents.get('incomeVoucher')!, [receipt.id]))
    expect(await open(shop)).toEqual([['BH000001', 4_320_000]])
    await clean(shop)
  })

  test('D8: the credit limit warns, and lets pass what was confirmed', async () => {
    const shop = await openShop(database)
    await shop.run(({ tx }) => tx.query(sql`update partner set credit_limit = 50000000 where id = ${shop.ids['KH1']}`))
    await bill(shop, 45_000_000)
    const [problem] = await problemsOf(bill(shop, 8_000_000, { paid: 2_000_000 }))
    expect(problem).toMatchObject({
      message: 'creditLimit',
      confirmable: true,
      values: { balance: '45.000.000', added: '6.000.000', limit: '50.000.000' },
    })
    await bill(shop, 8_000_000, { paid: 2_000_000 }, { confirm: ['creditLimit'] })
    expect(await debt(shop)).toBe(51_000_000)
  })

  test('D10: many bills, one đồng left', async () => {
    const shop = await openShop(database)
    const bills = [await bill(shop, 333_333), await bill(shop, 333_333), await bill(shop, 333_335)]
    await shop.save(
      'incomeVoucher',
      { partner: 'KH1' },
      bills.map((one, index) => ({
        voucherModule: 'Order',
        voucher: one.id,
        amount: [333_333, 333_333, 333_334][index],
      })),
    )
    expect(await open(shop)).toEqual([['BH000003', 1]])
    await clean(shop)
  })
})

test('E9: order discount and freight are part of the cost, by value', async () => {
  const shop = await openShop(database)
  const receipt = await shop.save(
    'purchaseReceipt',
    { store: 'K1', partner: 'NCC1', discountAmount: 90_000, shippingFee: 300_000 },
    [
      { product: 'SP1', quantity: 10, unitPrice: 100_000, vatRate: 0 },
      { product: 'SP2', quantity: 5, unitPrice: 400_000, vatRate: 0 },
    ],
  )
  const saved = await shop.run((scope) => documentInfo(scope, registry.documents.get('purchaseReceipt')!, receipt.id))
  expect(saved.lines.map((line) => toNumber(line['lineCost'] as Decimal))).toEqual([1_070_000, 2_140_000])
})
