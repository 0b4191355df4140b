/**
 * Money paid on an order before its goods are delivered, on either side of the trade: kept for it, taken by its receipts
 * or bills, free again when it is cancelled.
 */
import { describe, expect, test } from 'vitest'
import { documentInfo } from '#engine/document/info.ts'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { storedLedgers, verifyLedgers } from '#engine/ledger/verify.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { sql } from '#engine/sql.ts'
import { toNumber, type Decimal } from '#kernel/decimal.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { refusalsAt } from '#test/support/refused.ts'
import { requestReport, totals } from '#test/support/reports.ts'
import { listDocuments } from '#engine/document/list.ts'
import { cancelDocuments, restoreDocuments } from '#test/support/removal.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase({ max: 10 })
const kind = (name: string) => registry.documents.get(name)!
const proved = async (shop: Shop): Promise<void> => {
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
}
const blocked = async (shop: Shop, name: string, id: string, work = removeDocuments): Promise<string[]> =>
  (await shop.run((scope) => work(scope, kind(name), [id]))).failures.flatMap((one) =>
    one.problems.map(({ message }) => message),
  )
const info = (shop: Shop, name: string, id: string) => shop.run((scope) => documentInfo(scope, kind(name), id))
const amounts = async (shop: Shop, name: string, id: string, ...fields: string[]): Promise<number[]> => {
  const document = await info(shop, name, id)
  return fields.map((field) => toNumber(document[field] as Decimal))
}
const sides = [
  {
    order: 'purchaseOrder',
    bill: 'purchaseReceipt',
    voucher: 'outcomeVoucher',
    partner: 'NCC1',
    modules: { order: 'PurchaseImport', bill: 'Import', voucher: 'Outcome' },
    debt: 'payable',
    paid: 'settled',
  },
  {
    order: 'salesOrder',
    bill: 'salesBill',
    voucher: 'incomeVoucher',
    partner: 'KH1',
    modules: { order: 'PurchaseOrder', bill: 'Order', voucher: 'Income' },
    debt: 'receivable',
    paid: 'received',
  },
] as const

describe.each(sides)('$order', (side) => {
  const owed = async (shop: Shop): Promise<number> => {
    const [row] = await shop.run(({ tx }) =>
      tx.query<{ amount: string }>(sql`select amount / 10000 as amount from debt_balance where side = ${side.debt}`),
    )
    return Number(row?.amount ?? 0)
  }

  const order = (shop: Shop, amount: number) =>
    shop.save(side.order, { date: '2026-11-01', store: 'K1', partner: side.partner }, [
      { product: 'DV', quantity: 10, unitPrice: amount / 10, vatRate: 0 },
    ])
  const pay = (shop: Shop, id: string, amount: number, date: string, values: object = {}) =>
    shop.save(side.voucher, { partner: side.partner, voucherType: 1, paymentMethod: 1, date, ...values }, [
      { voucherModule: side.modules.order, voucher: id, amount },
    ])
  const receive = async (shop: Shop, id: string, quantity: number, values: object = {}) => {
    const [line] = (await info(shop, side.order, id)).lines
    const { unitPrice, lineId } = line as unknown as { unitPrice: Decimal; lineId: string }
    return shop.save(side.bill, { date: '2026-11-10', store: 'K1', partner: side.partner, order: id, ...values }, [
      { product: 'DV', quantity, unitPrice, vatRate: 0, sourceLine: lineId },
    ])
  }

  test('receipts take what was paid on their order, the oldest first, and give it back when they go', async () => {
    const shop = await openShop(database)
    const { id } = await order(shop, 1000)
    const second = await pay(shop, id, 300, '2026-11-05')
    const first = await pay(shop, id, 400, '2026-11-03')
    expect(await info(shop, side.voucher, first.id)).toMatchObject({ debtType: 2 })
    expect(await amounts(shop, side.order, id, 'deposit', 'depositUsed')).toEqual([700, 0])
    expect(await owed(shop)).toBe(-700)
    // Not more than the order comes to.
    expect(await refusalsAt(pay(shop, id, 301, '2026-11-06'))).toEqual(['lines.0.amount allocatedTooMuch'])
    await proved(shop)

    const half = await receive(shop, id, 5, { date: '2026-11-04' })
    expect(await amounts(shop, side.bill, half.id, 'depositApplied', 'remaining')).toEqual([500, 0])
    const taken = await shop.run(({ tx }) =>
      tx.query(sql`select a.day, a.amount / 10000 as amount from allocation a where a.order_id = ${id} order by 1`),
    )
    expect(taken).toEqual([
      { day: '2026-11-04', amount: '400' },
      { day: '2026-11-05', amount: '100' },
    ])
    const rest = await receive(shop, id, 5, { paid: 350 })
    expect(await amounts(shop, side.bill, rest.id, 'depositApplied', 'remaining')).toEqual([150, 0])
    expect(await amounts(shop, side.order, id, 'deposit', 'depositUsed')).toEqual([700, 650])
    await proved(shop)

    // What is used holds the voucher up, and its part for the order.
    expect(await blocked(shop, side.voucher, first.id)).toEqual(['hasPayments'])
    const edit = (amount: number) =>
      shop.save(side.voucher, {}, [{ voucherModule: side.modules.order, voucher: id, amount }], { id: second.id })
    expect(await refusalsAt(edit(249))).toEqual(['hasPayments.deposit'])
    await edit(250)
    await proved(shop)

    // A deposit that was taken does not hold its receipt.
    expect(await blocked(shop, side.bill, half.id)).toEqual([])
    expect(await amounts(shop, side.order, id, 'deposit', 'depositUsed')).toEqual([650, 150])
    await proved(shop)
    // The other one takes what has become free when it is saved again: there is nothing more to take.
    await shop.save(side.bill, { paid: 0 }, [], { id: rest.id, lines: undefined })
    expect(await amounts(shop, side.bill, rest.id, 'depositApplied', 'remaining')).toEqual([500, 0])
    await proved(shop)
    const before = await shop.run(storedLedgers)
    await shop.run(rebuildLedgers)
    expect(await shop.run(storedLedgers)).toEqual(before)
  })

  test('a deposit that comes after the receipt is taken when that is saved again, as far as nobody else has paid', async () => {
    const shop = await openShop(database)
    const { id } = await order(shop, 1000)
    const bought = await receive(shop, id, 10)
    await shop.save(side.voucher, { partner: side.partner, voucherType: 1, paymentMethod: 1 }, [
      { voucherModule: side.modules.bill, voucher: bought.id, amount: 700 },
    ])
    await pay(shop, id, 500, '2026-11-12')
    expect(await amounts(shop, side.bill, bought.id, 'depositApplied', 'remaining')).toEqual([0, 300])
    const again = () => shop.save(side.bill, { description: 'Sửa' }, [], { id: bought.id, lines: undefined })
    await again()
    expect(await amounts(shop, side.bill, bought.id, 'depositApplied', side.paid, 'remaining')).toEqual([300, 700, 0])
    await again()
    expect(await amounts(shop, side.bill, bought.id, 'depositApplied', 'remaining')).toEqual([300, 0])
    await proved(shop)
  })

  test('an order with deposits is not deleted; cancelled, it leaves them to be set against anything', async () => {
    const shop = await openShop(database)
    const { id } = await order(shop, 1000)
    const paid = await pay(shop, id, 600, '2026-11-03')
    const other = await shop.save(side.bill, { date: '2026-11-10', store: 'K1', partner: side.partner }, [
      { product: 'DV', quantity: 1, unitPrice: 500, vatRate: 0 },
    ])
    const setOff = (amount: number) =>
      shop.save(side.voucher, { partner: side.partner, voucherType: 3 }, [
        { voucherModule: side.modules.voucher, voucher: paid.id, amount, isCredit: true },
        { voucherModule: side.modules.bill, voucher: other.id, amount },
      ])
    // Kept for the order: nothing else takes it.
    expect(await refusalsAt(setOff(1))).toEqual(['lines.0.amount creditTooMuch'])
    expect(await blocked(shop, side.order, id)).toContain('hasPayments')
    expect(await blocked(shop, side.order, id, cancelDocuments)).toEqual([])
    await proved(shop)
    const offset = await setOff(500)
    await proved(shop)
    // The order comes back: what is left of its deposit is its again, and no more.
    await shop.run((scope) => restoreDocuments(scope, kind(side.order), [id]))
    expect(await amounts(shop, side.order, id, 'deposit', 'depositUsed')).toEqual([100, 0])
    const listed = await shop.run((scope) =>
      listDocuments(scope, kind(side.order), { search: '', offset: 0, limit: 20, sort: [], filters: [] }),
    )
    expect(toNumber(listed.rows[0]!['deposit'] as Decimal)).toBe(100)
    // What went elsewhere may be paid again, up to the total of the order.
    const more = await pay(shop, id, 900, '2026-11-04')
    expect(await refusalsAt(pay(shop, id, 1, '2026-11-05'))).toEqual(['lines.0.amount allocatedTooMuch'])
    await shop.run((scope) => removeDocuments(scope, kind(side.voucher), [more.id]))
    const bought = await receive(shop, id, 10)
    expect(await amounts(shop, side.bill, bought.id, 'depositApplied', 'remaining')).toEqual([100, 900])
    await proved(shop)
    await shop.run((scope) => removeDocuments(scope, kind(side.voucher), [offset.id]))
    await proved(shop)
  })

  test('what a delivered order does not need of its deposit is set against anything, and is its again when goods go back', async () => {
    const shop = await openShop(database)
    const { id } = await order(shop, 1000)
    const paid = await pay(shop, id, 600, '2026-11-03')
    const bought = await receive(shop, id, 10, { paid: 1000 })
    const other = await shop.save(side.bill, { date: '2026-11-10', store: 'K1', partner: side.partner }, [
      { product: 'DV', quantity: 1, unitPrice: 500, vatRate: 0 },
    ])
    const setOff = (amount: number) =>
      shop.save(side.voucher, { partner: side.partner, voucherType: 3 }, [
        { voucherModule: side.modules.voucher, voucher: paid.id, amount, isCredit: true },
        { voucherModule: side.modules.bill, voucher: other.id, amount },
      ])
    await setOff(400)
    await proved(shop)
    // Without its bill the order waits again, and keeps what is left.
    await shop.run((scope) => removeDocuments(scope, kind(side.bill), [bought.id]))
    expect(await refusalsAt(setOff(1))).toEqual(['lines.0.amount creditTooMuch'])
    expect(await amounts(shop, side.order, id, 'deposit', 'depositUsed')).toEqual([200, 0])
    // Closed, it waits for nothing more.
    await shop.save(side.order, { closed: true }, [], { id, lines: undefined })
    await setOff(100)
    await proved(shop)
  })

  test('a deposit whose order was cancelled stays a voucher that can be read and corrected', async () => {
    const shop = await openShop(database)
    const { id, number } = await order(shop, 1000)
    const paid = await pay(shop, id, 600, '2026-11-03')
    await shop.run((scope) => cancelDocuments(scope, kind(side.order), [id]))
    expect((await info(shop, side.voucher, paid.id)).lines).toMatchObject([
      { voucherNumber: number, voucherDate: '2026-11-01', remaining: null },
    ])
    const edit = (values: Record<string, unknown>, amount = 600) =>
      shop.save(side.voucher, values, [{ voucherModule: side.modules.order, voucher: id, amount }], { id: paid.id })
    await edit({ description: 'Cọc đơn đã hủy', date: '2026-11-04' })
    await proved(shop)
    await edit({}, 500)
    expect(await owed(shop)).toBe(-500)
    await proved(shop)
    // Nothing more is paid on it, and a voucher that was withdrawn cannot pay on it again.
    const gone = ['lines.0.voucher unknownRef.state']
    expect(await refusalsAt(edit({}, 501))).toEqual(gone)
    expect(await refusalsAt(pay(shop, id, 1, '2026-11-05'))).toEqual(gone)
    await shop.run((scope) => cancelDocuments(scope, kind(side.voucher), [paid.id]))
    expect(await blocked(shop, side.voucher, paid.id, restoreDocuments)).toEqual(['unknownRef.state'])
    await shop.run((scope) => restoreDocuments(scope, kind(side.order), [id]))
    expect(await blocked(shop, side.voucher, paid.id, restoreDocuments)).toEqual([])
    expect(await amounts(shop, side.order, id, 'deposit', 'depositUsed')).toEqual([500, 0])
    await proved(shop)
  })

  test('two receipts and an offset at once take no more than was paid', async () => {
    const shop = await openShop(database)
    const { id } = await order(shop, 1000)
    await pay(shop, id, 600, '2026-11-03', { unallocated: 100 as unknown as Decimal })
    const results = await Promise.all([1, 2].map(() => refusalsAt(receive(shop, id, 5))))
    expect(results).toEqual([[], []])
    expect(await amounts(shop, side.order, id, 'deposit', 'depositUsed')).toEqual([600, 600])
    await proved(shop)
  })
})

test('the receivable summary adds up the deposits that are unused on a day, whatever became of their orders', async () => {
  const shop = await openShop(database)
  const save = (kind: string, date: string, values: object, lines: Record<string, unknown>[]) =>
    shop.save(kind, { date, store: 'K1', partner: 'KH1', ...values }, lines)
  const goods = (quantity: number, more: object = {}) => [
    { product: 'DV', quantity, unitPrice: 100, vatRate: 0, ...more },
  ]
  const unused = async (toDate: string): Promise<number | null> =>
    totals(await requestReport(shop, 'sumReceivableDebts', { fromDate: '2026-11-01', toDate }))[5]!
  const first = await save('salesOrder', '2026-11-01', {}, goods(10))
  const second = await save('salesOrder', '2026-11-01', {}, goods(10))
  // One voucher pays on both orders, and 50 beyond them.
  const voucher = { voucherType: 1, paymentMethod: 1 }
  const paid = await save('incomeVoucher', '2026-11-03', { ...voucher, unallocated: 50 }, [
    { voucherModule: 'PurchaseOrder', voucher: first.id, amount: 400 },
    { voucherModule: 'PurchaseOrder', voucher: second.id, amount: 200 },
  ])
  const [line] = (await info(shop, 'salesOrder', first.id)).lines
  await save('salesBill', '2026-11-05', { order: first.id }, goods(3, { sourceLine: line!.lineId }))
  await shop.run((scope) => cancelDocuments(scope, kind('salesOrder'), [second.id]))
  const other = await save('salesBill', '2026-11-07', {}, goods(9))
  const offset = await save('incomeVoucher', '2026-11-09', { ...voucher, voucherType: 3 }, [
    { voucherModule: 'Income', voucher: paid.id, amount: 220, isCredit: true },
    { voucherModule: 'Order', voucher: other.id, amount: 220 },
  ])
  const days = ['2026-11-02', '2026-11-03', '2026-11-05', '2026-11-08', '2026-11-09']
  // Of the 220 set off, 50 never were a deposit: of what was paid 130 are open, 100 of them for the first order.
  expect(await Promise.all(days.map(unused))).toEqual([0, 600, 300, 300, 130])
  await shop.run((scope) => removeDocuments(scope, kind('incomeVoucher'), [offset.id]))
  expect(await unused('2026-11-09')).toBe(300)
  // A voucher that pays on no order is no deposit.
  await save('incomeVoucher', '2026-11-03', { ...voucher, unallocated: 70 }, [])
  expect(await unused('2026-11-09')).toBe(300)
  await proved(shop)
})
