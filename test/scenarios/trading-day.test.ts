import { describe, expect, test } from 'vitest'
import { documentInfo } from '#engine/document/info.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { fromLedger, toNumber, type Decimal } from '#kernel/decimal.ts'
import { sql } from '#engine/sql.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { refusals } from '#test/support/refused.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase()

const stock = (shop: Shop, product: string, store = 'K1') =>
  shop.run(async ({ tx }) => {
    const [row] = await tx.query<{ quantity: string; value: string }>(
      sql`select quantity, value from stock_balance where product_id = ${shop.ids[product]} and store_id = ${shop.ids[store]}`,
    )
    return row ? [toNumber(fromLedger(row.quantity)), toNumber(fromLedger(row.value))] : [0, 0]
  })
const debt = (shop: Shop, partner: string, side = 'receivable') =>
  shop.run(async ({ tx }) => {
    const [row] = await tx.query<{ amount: string }>(
      sql`select amount from debt_balance where partner_id = ${shop.ids[partner]} and side = ${side}`,
    )
    return toNumber(fromLedger(row?.amount ?? '0'))
  })
const clean = async (shop: Shop) => expect((await shop.run(verifyLedgers)).differences).toEqual([])
const info = (shop: Shop, kind: string, id: string) =>
  shop.run((scope) => documentInfo(scope, registry.documents.get(kind)!, id))

describe('one trading day', () => {
  test('opening, receipt, bill, return, receipt of money, transfer: every ledger follows', async () => {
    const shop = await openShop(database)
    await shop.save('openingStock', { date: '2026-11-01', store: 'K1' }, [
      { product: 'SP1', quantity: 480, unitPrice: 6500 },
      { product: 'SP2', quantity: 60, unitPrice: 30000 },
    ])
    expect(await stock(shop, 'SP1')).toEqual([480, 3_120_000])
    const receipt = await shop.save(
      'purchaseReceipt',
      { date: '2026-11-05', store: 'K1', partner: 'NCC1', discountAmount: 100000 },
      [
        { product: 'SP1', unit: 'THUNG', quantity: 30, unitPrice: 160000, discountPercent: 5, vatRate: 8 },
        { product: 'SP2', quantity: 100, unitPrice: 32000, vatRate: 8 },
      ],
    )
    expect(receipt.number).toBe('PN000001')
    expect(await stock(shop, 'SP1')).toEqual([1200, 7_621_237])
    expect(await debt(shop, 'NCC1', 'payable')).toBe(8_272_800)

    const bill = await shop.save(
      'salesBill',
      { date: '2026-11-10', store: 'K1', partner: 'KH1', discountAmount: 150000 },
      [
        { product: 'SP1', unit: 'THUNG', quantity: 12, unitPrice: 205000, discountPercent: 2, vatRate: 8 },
        { product: 'SP2', quantity: 40, unitPrice: 46000, vatRate: 8 },
      ],
    )
    expect(await debt(shop, 'KH1')).toBe(4_428_864)
    expect(await stock(shop, 'SP1')).toEqual([912, 5_792_140])
    await clean(shop)

    const saved = await info(shop, 'salesBill', bill.id)
    const line = saved.lines[1]!
    const back = await shop.save('salesReturn', { date: '2026-11-12', store: 'K1', partner: 'KH1', bill: bill.id }, [
      { product: 'SP2', quantity: 5, unitPrice: 46000, vatRate: 8, sourceLine: line.lineId },
    ])
    const returned = await info(shop, 'salesReturn', back.id)
    expect(toNumber(returned.lines[0]!['discount'] as Decimal)).toBe(8116)
    expect(toNumber(returned['total'] as Decimal)).toBe(239_635)
    expect(await debt(shop, 'KH1')).toBe(4_428_864 - 239_635)
    expect(toNumber((await info(shop, 'salesBill', bill.id))['remaining'] as Decimal)).toBe(4_428_864 - 239_635)

    await shop.save('incomeVoucher', { date: '2026-11-13', partner: 'KH1', voucherType: 1, paymentMethod: 1 }, [
      { voucherModule: 'Order', voucher: bill.id, amount: 4_000_000 },
    ])
    expect(await debt(shop, 'KH1')).toBe(189_229)
    await shop.save('stockTransfer', { date: '2026-11-14', store: 'K1', toStore: 'K2' }, [
      { product: 'SP1', unit: 'THUNG', quantity: 10 },
    ])
    expect(await stock(shop, 'SP1', 'K2')).toEqual([240, 1_524_247])
    await clean(shop)
  })

  test('a bill paid at once makes its receipt, which follows every edit and disappears with it', async () => {
    const shop = await openShop(database)
    const bill = await shop.save('salesBill', { store: 'K1', partner: 'KH1', paid: 50_000 }, [
      { product: 'DV', quantity: 1, unitPrice: 100_000, vatRate: 0 },
    ])
    expect(await debt(shop, 'KH1')).toBe(50_000)
    await shop.save('salesBill', { paid: 100_000 }, [], { id: bill.id, lines: undefined })
    expect(await debt(shop, 'KH1')).toBe(0)
    await clean(shop)
    const [voucher] = (await info(shop, 'salesBill', bill.id))['related'] as { id: string; number: string }[]
    expect(voucher!.number).toBe('PT000001')
    expect(
      await refusals(shop.save('incomeVoucher', { description: 'x' }, [], { id: voucher!.id, lines: undefined })),
    ).toEqual(['autoVoucher'])
    await shop.save('salesBill', { paid: 0 }, [], { id: bill.id, lines: undefined })
    expect(await debt(shop, 'KH1')).toBe(100_000)
    const outcome = await shop.run((scope) => removeDocuments(scope, registry.documents.get('salesBill')!, [bill.id]))
    expect(outcome).toEqual({ done: 1, failures: [] })
    expect(await debt(shop, 'KH1')).toBe(0)
    await clean(shop)
  })

  test('a receipt dated back re-values everything after it', async () => {
    const shop = await openShop(database)
    await shop.save('purchaseReceipt', { date: '2026-03-05', store: 'K1', partner: 'NCC1' }, [
      { product: 'SP1', quantity: 10, unitPrice: 100, vatRate: 0 },
    ])
    const bill = await shop.save('salesBill', { date: '2026-03-20', store: 'K1', partner: 'KH1' }, [
      { product: 'SP1', quantity: 5, unitPrice: 1000, vatRate: 0 },
    ])
    expect(toNumber((await info(shop, 'salesBill', bill.id))['cost'] as Decimal)).toBe(500)
    const late = await shop.save('purchaseReceipt', { date: '2026-03-10', store: 'K1', partner: 'NCC1' }, [
      { product: 'SP1', quantity: 10, unitPrice: 300, vatRate: 0 },
    ])
    expect(toNumber((await info(shop, 'salesBill', bill.id))['cost'] as Decimal)).toBe(1000)
    expect(await stock(shop, 'SP1')).toEqual([15, 3000])
    await clean(shop)
    await shop.run((scope) => removeDocuments(scope, registry.documents.get('purchaseReceipt')!, [late.id]))
    expect(toNumber((await info(shop, 'salesBill', bill.id))['cost'] as Decimal)).toBe(500)
    await clean(shop)
  })

  test('what is not there cannot be sold, and a receipt that was sold cannot be deleted', async () => {
    const shop = await openShop(database)
    const receipt = await shop.save('purchaseReceipt', { date: '2026-03-05', store: 'K1', partner: 'NCC1' }, [
      { product: 'SP1', quantity: 10, unitPrice: 100 },
      { product: 'SP2', quantity: 1, unitPrice: 100 },
    ])
    expect(
      await refusals(
        shop.save('salesBill', { date: '2026-03-06', store: 'K1', partner: 'KH1' }, [
          { product: 'SP1', quantity: 11, unitPrice: 1 },
          { product: 'SP2', quantity: 2, unitPrice: 1 },
        ]),
      ),
    ).toEqual(['stockShort', 'stockShort'])
    expect(
      await refusals(
        shop.save('salesBill', { date: '2026-03-04', store: 'K1', partner: 'KH1' }, [
          { product: 'SP1', quantity: 1, unitPrice: 1 },
        ]),
      ),
    ).toEqual(['stockShort'])
    await shop.save('salesBill', { date: '2026-03-06', store: 'K1', partner: 'KH1' }, [
      { product: 'SP1', quantity: 10, unitPrice: 1 },
    ])
    const outcome = await shop.run((scope) =>
      removeDocuments(scope, registry.documents.get('purchaseReceipt')!, [receipt.id]),
    )
    expect(outcome.failures.map((one) => one.problems[0]!.message)).toEqual(['stockShort'])
    await clean(shop)
  })
})
