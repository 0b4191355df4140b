/** Goods that go back to their supplier: what that does to stock and its cost, to debts, and to money. */
import { describe, expect, test } from 'vitest'
import { openVouchers } from '#documents/_shared/vouchers/voucher-offers.server.ts'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { storedLedgers } from '#engine/ledger/verify.ts'
import { sql } from '#engine/sql.ts'
import { fromLedger, toNumber, type Decimal } from '#kernel/decimal.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { cancel, info, ledgersAgree, messages, refusal, remove, restore, rows } from '#test/support/removal.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { lineOf, openWorkedExample } from '#test/support/worked-example.ts'

const database = await createTestDatabase()

type Plain = Record<string, unknown>
const ledger = (value: string | undefined): number => toNumber(fromLedger(value ?? '0'))

/** Day, number, quantity, value, and quantity and value after it: of a product in a store. */
const stockOf = async (shop: Shop, product: string, store: string) =>
  (
    await rows<Record<'day' | 'number' | 'quantity' | 'value' | 'quantity_after' | 'value_after', string>>(
      shop,
      sql`select e.day, d.number, e.quantity, e.value, e.quantity_after, e.value_after from stock_entry e join document d on d.id = e.document_id
        where e.product_id = ${shop.ids[product]} and e.store_id = ${shop.ids[store]} order by e.day, e.rank, e.seq`,
    )
  ).map((row) => [
    row.day,
    row.number,
    ...[row.quantity, row.value, row.quantity_after, row.value_after].map((value) => ledger(value)),
  ])
const balance = async (shop: Shop, product = 'SP1', store = 'K1') => {
  const [row] = await rows<{ quantity: string; value: string }>(
    shop,
    sql`select quantity, value from stock_balance where product_id = ${shop.ids[product]} and store_id = ${shop.ids[store]}`,
  )
  return [ledger(row?.quantity), ledger(row?.value)]
}
const owed = async (shop: Shop, partner = 'NCC1') =>
  ledger(
    (
      await rows<{ amount: string }>(
        shop,
        sql`select amount from debt_balance where partner_id = ${shop.ids[partner]} and side = 'payable'`,
      )
    )[0]?.amount,
  )
const cash = async (shop: Shop, fund = 'TM') =>
  ledger(
    (await rows<{ amount: string }>(shop, sql`select amount from cash_balance where fund_id = ${shop.ids[fund]}`))[0]
      ?.amount,
  )
const open = async (shop: Shop, partner: string, credits = false) =>
  (await shop.run((scope) => openVouchers(scope, 'payable', shop.ids[partner]!, { credits }))).map((one) => [
    one.number,
    toNumber(one.remaining),
  ])
const figures = async (shop: Shop, kind: string, id: string, ...fields: string[]) => {
  const document = await info(shop, kind, id)
  return fields.map((field) => toNumber(document[field] as Decimal))
}
const costs = async (shop: Shop, id: string) =>
  (await info(shop, 'purchaseReturn', id)).lines.map((line) => toNumber(line['cost'] as Decimal))
const codes = async (work: Promise<unknown>) =>
  (await refusal(work)).map(({ at, message }) => `${at} ${message}`.trim())

const buy = (shop: Shop, quantity: number, unitPrice: number, values: Plain = {}) =>
  shop.save('purchaseReceipt', { date: '2026-11-05', store: 'K1', partner: 'NCC1', ...values }, [
    { product: 'SP1', quantity, unitPrice, vatRate: 0 },
  ])
const sellOne = (shop: Shop, quantity: number, date = '2026-11-15') =>
  shop.save('salesBill', { date, store: 'K1', partner: 'KH1' }, [
    { product: 'SP1', quantity, unitPrice: 1, vatRate: 0 },
  ])
/** Returns of the first line of a receipt. */
const giveBack = async (
  shop: Shop,
  receipt: { id: string },
  { quantity, unitPrice, ...line }: Plain,
  values: Plain = {},
) =>
  shop.save('purchaseReturn', { date: '2026-11-10', store: 'K1', partner: 'NCC1', receipt: receipt.id, ...values }, [
    {
      product: 'SP1',
      quantity,
      unitPrice,
      vatRate: 0,
      sourceLine: await lineOf(shop, 'purchaseReceipt', receipt.id, 0),
      ...line,
    },
  ])
const edit = (shop: Shop, kind: string, id: string, values: Plain, lines?: Plain[], confirm: string[] = []) =>
  shop.save(kind, values, lines ?? [], { id, confirm, ...(lines ? {} : { lines: undefined }) })

describe('of the worked example (number 16)', () => {
  test('every ledger says what the contract says, also after it was edited, cancelled, restored and deleted', async () => {
    const shop = await openWorkedExample(database)
    const [found] = await rows<{ id: string }>(shop, sql`select id from document where number = 'THN000001'`)
    const { id } = found!
    const [bought] = await rows<{ id: string }>(shop, sql`select id from document where number = 'PN000002'`)
    const whole = async () => {
      expect(await stockOf(shop, 'SP003', 'K01')).toEqual([
        ['2026-09-20', 'PN000002', 100, 2_500_000, 100, 2_500_000],
        ['2026-10-10', 'THN000001', -8, -200_000, 92, 2_300_000],
        ['2026-10-12', 'BH000004', -18, -450_000, 74, 1_850_000],
      ])
      expect(await owed(shop, 'NCC002')).toBe(5_530_000)
      expect(await open(shop, 'NCC002')).toEqual([
        ['Đầu kỳ', 3_000_000],
        ['PN000002', 2_530_000],
      ])
      expect(await figures(shop, 'purchaseReceipt', bought!.id, 'returned', 'remaining')).toEqual([220_000, 2_530_000])
      await ledgersAgree(shop)
    }
    expect(await figures(shop, 'purchaseReturn', id, 'totalBeforeTax', 'totalVat', 'total')).toEqual([
      200_000, 20_000, 220_000,
    ])
    expect(await costs(shop, id)).toEqual([200_000])
    await whole()
    expect(messages(await remove(shop, 'purchaseReceipt', [bought!.id]))).toEqual([['hasFollowers', 'stockShort']])
    expect(messages(await cancel(shop, 'purchaseReceipt', [bought!.id]))).toEqual([['hasFollowers', 'stockShort']])

    const [line] = (await info(shop, 'purchaseReturn', id)).lines
    const taking = (quantity: number) => edit(shop, 'purchaseReturn', id, {}, [{ lineId: line!.lineId, quantity }])
    await taking(10)
    expect(await balance(shop, 'SP003', 'K01')).toEqual([72, 1_800_000])
    expect(await owed(shop, 'NCC002')).toBe(5_475_000)
    await ledgersAgree(shop)
    await taking(8)
    await whole()

    expect(await cancel(shop, 'purchaseReturn', [id])).toEqual({ done: 1, failures: [] })
    expect(await balance(shop, 'SP003', 'K01')).toEqual([82, 2_050_000])
    expect(await owed(shop, 'NCC002')).toBe(5_750_000)
    await ledgersAgree(shop)
    expect(await restore(shop, 'purchaseReturn', [id])).toEqual({ done: 1, failures: [] })
    await whole()

    expect(await remove(shop, 'purchaseReturn', [id])).toEqual({ done: 1, failures: [] })
    expect(await balance(shop, 'SP003', 'K01')).toEqual([82, 2_050_000])
    expect(await figures(shop, 'purchaseReceipt', bought!.id, 'returned', 'remaining')).toEqual([0, 2_750_000])
    await ledgersAgree(shop)
  })
})

describe('the cost of what goes back', () => {
  test('E7: is that of its receipt; without a receipt it is the average; the debt falls alike', async () => {
    const linked = await openShop(database)
    await buy(linked, 10, 5_000_000)
    const second = await buy(linked, 5, 6_000_000)
    await giveBack(linked, second, { quantity: 3, unitPrice: 6_000_000 })
    expect(await balance(linked)).toEqual([12, 62_000_000])
    expect(await owed(linked)).toBe(62_000_000)
    await ledgersAgree(linked)

    const free = await openShop(database)
    await buy(free, 10, 5_000_000)
    await buy(free, 5, 6_000_000)
    await free.save('purchaseReturn', { date: '2026-11-10', store: 'K1', partner: 'NCC1' }, [
      { product: 'SP1', quantity: 3, unitPrice: 6_000_000, vatRate: 0 },
    ])
    expect(await balance(free)).toEqual([12, 64_000_000])
    expect(await owed(free)).toBe(62_000_000)
    // The return settles no receipt: its amount is free credit.
    expect(await open(free, 'NCC1', true)).toEqual([['THN000001', 18_000_000]])
    await ledgersAgree(free)
  })

  test('has its part of freight and other costs, to the đồng, and the last part the rest', async () => {
    const shop = await openShop(database)
    await buy(shop, 1, 500)
    const receipt = await buy(shop, 3, 30, { shippingFee: 7, otherCost: 3 })
    const returns = []
    for (let part = 0; part < 3; part += 1) returns.push(await giveBack(shop, receipt, { quantity: 1, unitPrice: 30 }))
    expect(await Promise.all(returns.map(({ id }) => costs(shop, id)))).toEqual([[33], [34], [33]])
    expect(await balance(shop)).toEqual([1, 500])
    // Freight is owed even when all goods went back.
    expect(await owed(shop)).toBe(507)
    await ledgersAgree(shop)
  })

  test('follows its receipt when that is corrected, and re-values what came after; the money stays', async () => {
    const shop = await openShop(database)
    await buy(shop, 10, 100)
    const receipt = await buy(shop, 10, 300)
    const back = await giveBack(shop, receipt, { quantity: 5, unitPrice: 300 })
    const bill = await sellOne(shop, 5)
    expect(await figures(shop, 'salesBill', bill.id, 'cost')).toEqual([833])
    const [line] = (await info(shop, 'purchaseReceipt', receipt.id)).lines
    const correct = (unitPrice: number, confirm: string[] = []) =>
      edit(shop, 'purchaseReceipt', receipt.id, {}, [{ lineId: line!.lineId, unitPrice }], confirm)
    expect(await refusal(correct(200))).toMatchObject([
      { at: '', message: 'hasReturns', values: { numbers: 'THN000001' }, confirmable: true },
    ])
    await correct(200, ['hasReturns'])
    expect(await costs(shop, back.id)).toEqual([1000])
    expect(await figures(shop, 'purchaseReturn', back.id, 'total')).toEqual([1500])
    expect(await figures(shop, 'salesBill', bill.id, 'cost')).toEqual([667])
    expect(await owed(shop)).toBe(1000 + 2000 - 1500)
    await ledgersAgree(shop)
    // The number of an invoice or the freight is no price.
    await edit(shop, 'purchaseReceipt', receipt.id, { shippingFee: 100, supplierInvoiceNumber: '451' })
    expect(await costs(shop, back.id)).toEqual([1050])
    await ledgersAgree(shop)
  })

  test('is never more than there is: what is left of the store goes at its average', async () => {
    const shop = await openShop(database)
    await buy(shop, 10, 100)
    const dear = await buy(shop, 5, 600)
    await sellOne(shop, 12, '2026-11-08')
    const back = await giveBack(shop, dear, { quantity: 2, unitPrice: 600 })
    expect(await costs(shop, back.id)).toEqual([533])
    const last = await giveBack(shop, dear, { quantity: 1, unitPrice: 600 })
    expect(await costs(shop, last.id)).toEqual([267])
    expect(await balance(shop)).toEqual([0, 0])
    await ledgersAgree(shop)
  })

  test('crosses stores: goods moved on go back from where they lie', async () => {
    const shop = await openShop(database)
    await buy(shop, 10, 100)
    const receipt = await buy(shop, 10, 300)
    await shop.save('stockTransfer', { date: '2026-11-06', store: 'K1', toStore: 'K2' }, [
      { product: 'SP1', quantity: 10 },
    ])
    const back = await giveBack(shop, receipt, { quantity: 4, unitPrice: 300 }, { store: 'K2' })
    expect(await costs(shop, back.id)).toEqual([1200])
    expect(await balance(shop, 'SP1', 'K2')).toEqual([6, 800])
    await edit(shop, 'purchaseReceipt', receipt.id, { shippingFee: 1000 })
    expect(await costs(shop, back.id)).toEqual([1600])
    expect(await balance(shop, 'SP1', 'K2')).toEqual([6, 900])
    await ledgersAgree(shop)
    await shop.run(async (scope) => {
      const before = await storedLedgers(scope)
      await rebuildLedgers(scope)
      expect(await storedLedgers(scope)).toEqual(before)
    })
  })
})

describe('money', () => {
  test('a refund at once makes its receipt voucher, which follows every edit and goes with it', async () => {
    const shop = await openShop(database)
    const receipt = await buy(shop, 10, 100, { paid: 1000 })
    const back = await giveBack(shop, receipt, { quantity: 4, unitPrice: 100 }, { paid: 400, description: 'Lỗi' })
    const vouchers = () =>
      rows<{ number: string; description: string; amount: string }>(
        shop,
        sql`select d.number, d.description, v.amount::int as amount from document d join income_voucher v on v.document_id = d.id`,
      )
    expect(await vouchers()).toEqual([{ number: 'PT000001', description: 'Hoàn tiền THN000001', amount: 400 }])
    expect([await owed(shop), await cash(shop)]).toEqual([0, -600])
    const related = (await info(shop, 'purchaseReturn', back.id))['related'] as { id: string; kind: string }[]
    const kept = related.find(({ kind }) => kind === 'incomeVoucher')!
    expect(await codes(edit(shop, 'incomeVoucher', kept.id, { description: 'x' }))).toEqual(['autoVoucher'])
    await ledgersAgree(shop)

    await edit(shop, 'purchaseReturn', back.id, { paid: 300, date: '2026-11-12', paymentMethod: 2, fund: 'NH' })
    expect([await owed(shop), await cash(shop), await cash(shop, 'NH')]).toEqual([-100, -1000, 300])
    expect(await open(shop, 'NCC1', true)).toEqual([['THN000001', 100]])
    await ledgersAgree(shop)
    expect(await cancel(shop, 'purchaseReturn', [back.id])).toEqual({ done: 1, failures: [] })
    expect([await vouchers(), await owed(shop), await cash(shop, 'NH')]).toEqual([[], 0, 0])
    expect(await restore(shop, 'purchaseReturn', [back.id])).toEqual({ done: 1, failures: [] })
    expect([await owed(shop), await cash(shop, 'NH')]).toEqual([-100, 300])
    await ledgersAgree(shop)
    await edit(shop, 'purchaseReturn', back.id, { paid: 0 })
    expect([await vouchers(), await owed(shop), await cash(shop, 'NH')]).toEqual([[], -400, 0])
    await ledgersAgree(shop)
  })

  test('the credit of a paid receipt is refunded later, or set off against another receipt', async () => {
    const shop = await openShop(database)
    const paid = await buy(shop, 10, 100, { paid: 1000 })
    const back = await giveBack(shop, paid, { quantity: 5, unitPrice: 100 })
    expect([await owed(shop), await open(shop, 'NCC1', true)]).toEqual([-500, [['THN000001', 500]]])
    const refund = (amount: number) =>
      shop.save('incomeVoucher', { date: '2026-11-13', partner: 'NCC1' }, [
        { voucherModule: 'OrderReturn', voucher: back.id, amount },
      ])
    expect(await codes(refund(501))).toEqual(['lines.0.amount creditTooMuch'])
    const voucher = await refund(200)
    expect((await info(shop, 'incomeVoucher', voucher.id))['debtType']).toBe(3)
    expect([await owed(shop), await cash(shop)]).toEqual([-300, -800])
    expect(messages(await remove(shop, 'purchaseReturn', [back.id]))).toEqual([['hasPayments']])
    await ledgersAgree(shop)

    const next = await buy(shop, 10, 80, { date: '2026-11-14' })
    await shop.save('outcomeVoucher', { date: '2026-11-15', partner: 'NCC1', voucherType: 3 }, [
      { voucherModule: 'OrderReturn', voucher: back.id, amount: 300, isCredit: true },
      { voucherModule: 'Import', voucher: next.id, amount: 300 },
    ])
    expect([await owed(shop), await open(shop, 'NCC1'), await open(shop, 'NCC1', true)]).toEqual([
      500,
      [[next.number, 500]],
      [],
    ])
    await ledgersAgree(shop)
  })

  test('a return of a receipt that is still owed takes it off that receipt, and gives way to payments', async () => {
    const shop = await openShop(database)
    const receipt = await buy(shop, 10, 100)
    await giveBack(shop, receipt, { quantity: 4, unitPrice: 100 })
    expect(await open(shop, 'NCC1')).toEqual([['PN000001', 600]])
    const payment = await shop.save('outcomeVoucher', { date: '2026-11-12', partner: 'NCC1' }, [
      { voucherModule: 'Import', voucher: receipt.id, amount: 600 },
    ])
    expect([await owed(shop), await open(shop, 'NCC1')]).toEqual([0, []])
    await remove(shop, 'outcomeVoucher', [payment.id])
    expect(await open(shop, 'NCC1')).toEqual([['PN000001', 600]])
    await ledgersAgree(shop)
  })
})

describe('is refused', () => {
  test('beyond what was received, before it came, of another supplier, and from where nothing lies', async () => {
    const shop = await openShop(database)
    await buy(shop, 5, 90)
    const receipt = await buy(shop, 10, 100)
    await giveBack(shop, receipt, { quantity: 6, unitPrice: 100 })
    const back = (line: Plain, values: Plain = {}) =>
      codes(giveBack(shop, receipt, { quantity: 1, unitPrice: 100, ...line }, values))
    expect(await refusal(giveBack(shop, receipt, { quantity: 5, unitPrice: 100 }))).toMatchObject([
      { at: 'lines.0.quantity', message: 'qtyOverSource', values: { remaining: '4', number: 'PN000002' } },
    ])
    expect(await back({}, { date: '2026-11-04' })).toEqual(['date dateBeforeSource', 'lines.0.quantity stockShort'])
    expect(await back({}, { partner: 'NCC2' })).toEqual(['receipt receiptOfOther'])
    expect(await back({}, { partner: 'KH1' })).toEqual(['partner wrongPartnerKind.supplier'])
    expect(await back({}, { partner: null })).toEqual(['partner required.supplier'])
    expect(await back({}, { store: 'K2' })).toEqual(['lines.0.quantity stockShort'])
    expect(await back({}, { paid: 101 })).toEqual(['paid paidTooMuch'])
    expect(await back({}, { paid: 100, fund: 'NH' })).toEqual(['fund fundKind'])
    expect(await back({ quantity: 0 })).toEqual(['lines noReturnedGoods.supplier'])
    expect(await back({ product: 'SP2' })).toEqual(['lines.0.sourceLine unknownLine', 'lines.0.quantity stockShort'])
    await ledgersAgree(shop)
  })

  test('when a receipt is brought below what went back, or moved behind it', async () => {
    const shop = await openShop(database)
    const receipt = await buy(shop, 10, 100)
    const back = await giveBack(shop, receipt, { quantity: 6, unitPrice: 100 })
    const [line] = (await info(shop, 'purchaseReceipt', receipt.id)).lines
    const change = (values: Plain, own: Plain = {}) =>
      codes(edit(shop, 'purchaseReceipt', receipt.id, values, [{ lineId: line!.lineId, ...own }]))
    expect(await change({}, { quantity: 5 })).toEqual(['lines.0.quantity qtyBelowFollowers', 'stockShort'])
    expect(await change({ date: '2026-11-11' })).toEqual(['date dateAfterFollower', 'stockShort'])
    await edit(shop, 'purchaseReceipt', receipt.id, {}, [{ lineId: line!.lineId, quantity: 6 }])
    // The receipt it names stays as it was first saved.
    const other = await buy(shop, 10, 100)
    await edit(shop, 'purchaseReturn', back.id, { receipt: other.id })
    expect((await info(shop, 'purchaseReturn', back.id))['receipt']).toBe(receipt.id)
    await ledgersAgree(shop)
  })

  test('when what it gave back was sold meanwhile, or is needed after it', async () => {
    const shop = await openShop(database)
    const receipt = await buy(shop, 10, 100)
    const back = await giveBack(shop, receipt, { quantity: 4, unitPrice: 100 })
    await sellOne(shop, 5)
    const [line] = (await info(shop, 'purchaseReturn', back.id)).lines
    expect(await codes(edit(shop, 'purchaseReturn', back.id, {}, [{ lineId: line!.lineId, quantity: 6 }]))).toEqual([
      'lines.0.quantity stockShort',
    ])
    await cancel(shop, 'purchaseReturn', [back.id])
    await sellOne(shop, 3)
    expect(messages(await restore(shop, 'purchaseReturn', [back.id]))).toEqual([['stockShort']])
    await ledgersAgree(shop)
  })
})
