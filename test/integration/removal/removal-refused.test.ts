/** What stands against deleting, cancelling and changing: everything is told, with goods, store and day. */
import { describe, expect, test } from 'vitest'
import { saveRecord } from '#engine/record/save.ts'
import { day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import type { Settings } from '#model/standard-settings.ts'
import { listModules } from '#server/calls/registry.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { cancel, goods, info, ledgersAgree, messages, refusal, remove, restore, sell } from '#test/support/removal.ts'
import { openShop } from '#test/support/shop.ts'

const database = await createTestDatabase()

describe('what stands against it', () => {
  const shortShop = async (settings: Partial<Settings> = {}) => {
    const shop = await openShop(database, settings)
    await shop.save('openingStock', { date: '2026-10-01', store: 'K1' }, [
      { product: 'SP1', quantity: 5, unitPrice: 100 },
    ])
    const receipt = await shop.save('purchaseReceipt', { date: '2026-10-05', store: 'K1', partner: 'NCC1' }, [
      { product: 'SP1', quantity: 10, unitPrice: 100 },
      { product: 'SP2', quantity: 10, unitPrice: 100 },
    ])
    const sale = (date: string, quantity: number, product = 'SP1') =>
      sell(shop, { date }, [{ product, quantity, unitPrice: 500 }])
    await sale('2026-10-07', 3)
    await sale('2026-10-12', 7)
    await sale('2026-10-20', 1)
    await sale('2026-10-09', 4, 'SP2')
    return { shop, receipt }
  }

  test('every short line is told, with store, day, what is there and what is needed', async () => {
    const { shop, receipt } = await shortShop()
    const { failures } = await remove(shop, 'purchaseReceipt', [receipt.id])
    expect(failures[0]!.problems).toEqual([
      {
        at: '',
        message: 'stockShort',
        values: { code: 'SP1', name: 'SP1', store: 'K1', date: '12-10-2026', onHand: '2', needed: '7' },
        store: shop.ids['K1'],
      },
      {
        at: '',
        message: 'stockShort',
        values: { code: 'SP2', name: 'SP2', store: 'K1', date: '09-10-2026', onHand: '0', needed: '4' },
        store: shop.ids['K1'],
      },
    ])
    expect(messages(await cancel(shop, 'purchaseReceipt', [receipt.id]))).toEqual([['stockShort', 'stockShort']])
    const problems = await refusal(sell(shop, { date: '2026-10-21' }, [{ product: 'SP2', quantity: 99, unitPrice: 5 }]))
    expect(problems).toMatchObject([
      { at: 'lines.0.quantity', values: { code: 'SP2', store: 'K1', date: '21-10-2026', onHand: '6', needed: '99' } },
    ])
    await ledgersAgree(shop)
  })

  test('a correction below what was paid, or to somebody else, names the vouchers and leads to them', async () => {
    const shop = await openShop(database)
    const bill = await sell(shop, {}, goods(3))
    const pay = (amount: number) =>
      shop.save('incomeVoucher', { voucherType: 1, partner: 'KH1', paymentMethod: 1, fund: 'TM' }, [
        { voucherModule: 'Order', voucher: bill.id, amount },
      ])
    const [first, second] = [await pay(1000), await pay(500)]
    const named = [first, second].map(({ id, number }) => ({ id, kind: 'incomeVoucher', number }))
    const correct = (values: Record<string, unknown>, lines: Record<string, unknown>[]) =>
      refusal(shop.save('salesBill', { store: 'K1', partner: 'KH1', ...values }, lines, { id: bill.id }))
    expect(await correct({}, goods(1))).toEqual([
      { at: '', message: 'totalBelowPaid', values: { amount: '1.500' }, about: named },
    ])
    expect(await correct({ partner: 'KH2' }, goods(3))).toEqual([
      { at: 'partner', message: 'hasPaymentsEdit', about: named },
    ])
  })

  test('where stock may sink with a warning, the warning can be confirmed', async () => {
    const { shop, receipt } = await shortShop({ negativeStock: 1 })
    const { failures } = await remove(shop, 'purchaseReceipt', [receipt.id])
    expect(failures[0]!.problems.map((one) => one.confirmable)).toEqual([true, true])
    expect(await cancel(shop, 'purchaseReceipt', [receipt.id], ['stockShort'])).toMatchObject({ done: 1 })
    expect(await restore(shop, 'purchaseReceipt', [receipt.id])).toMatchObject({ done: 1 })
    expect(await remove(shop, 'purchaseReceipt', [receipt.id], ['stockShort'])).toMatchObject({ done: 1 })
    await ledgersAgree(shop)
  })

  test('payments, returns, an empty till and a locked day are told together', async () => {
    const shop = await openShop(database, { negativeFund: 0 })
    const bill = await sell(shop, { date: '2026-11-01', paid: 400, fund: 'TM' }, goods(2))
    const line = (await info(shop, 'salesBill', bill.id)).lines[0]!
    await shop.save('salesReturn', { store: 'K1', partner: 'KH1', bill: bill.id }, [
      { ...goods()[0]!, sourceLine: line.lineId },
    ])
    await shop.save('incomeVoucher', { voucherType: 1, partner: 'KH1', paymentMethod: 1, fund: 'TM' }, [
      { voucherModule: 'Order', voucher: bill.id, amount: 100 },
    ])
    await shop.save('outcomeVoucher', { voucherType: 2, paymentMethod: 1, fund: 'TM' }, [
      { otherMethod: 'CP1', amount: 450 },
    ])
    const locked = { lockDate: day('2026-11-01') }
    expect(messages(await remove(shop, 'salesBill', [bill.id], [], locked))).toEqual([
      ['locked', 'hasPayments', 'hasFollowers', 'fundShort'],
    ])
    expect(messages(await cancel(shop, 'salesBill', [bill.id]))).toEqual([['hasPayments', 'hasFollowers', 'fundShort']])
    await ledgersAgree(shop)
  })

  test('a line that was returned names its goods when it shrinks, gets other goods or goes', async () => {
    const shop = await openShop(database)
    const bill = await sell(shop, { date: '2026-11-02' }, goods(5))
    const line = (await info(shop, 'salesBill', bill.id)).lines[0]!
    const back = await shop.save('salesReturn', { store: 'K1', partner: 'KH1', bill: bill.id }, [
      { ...goods(3)[0]!, sourceLine: line.lineId },
    ])
    const about = [{ id: back.id, kind: 'salesReturn', number: back.number }]
    const values = { code: 'DV', name: 'DV', store: 'K1', date: '02-11-2026', done: '3' }
    const smaller = { lineId: line.lineId, product: shop.ids['DV'], quantity: decimal(2), unitPrice: decimal(1000) }
    expect(await refusal(shop.save('salesBill', {}, [], { id: bill.id, lines: [smaller] }))).toMatchObject([
      { at: 'lines.0.quantity', message: 'qtyBelowFollowers', values, about },
    ])
    const exchanged = { ...smaller, product: shop.ids['SP2'], quantity: decimal(9) }
    expect(await refusal(shop.save('salesBill', {}, [], { id: bill.id, lines: [exchanged] }))).toContainEqual({
      at: 'lines.0.product',
      message: 'qtyBelowFollowers',
      values,
      about,
    })
    const sold = refusal(shop.save('salesBill', { partner: 'KH2' }, [], { id: bill.id, lines: undefined }))
    const numbers = { numbers: back.number }
    expect(await sold).toContainEqual({ at: 'partner', message: 'partnerOfFollowers', values: numbers, about })
    const another = { lineId: null, product: shop.ids['SP2'], quantity: decimal(1), unitPrice: decimal(1) }
    const gone = await refusal(shop.save('salesBill', {}, [], { id: bill.id, lines: [another] }))
    expect(gone).toContainEqual({ at: 'lines', message: 'qtyBelowFollowers', values, about })
  })

  test('new prices of a bill with returns are a question', async () => {
    const shop = await openShop(database)
    const bill = await sell(shop, {}, goods(5))
    const [line] = (await info(shop, 'salesBill', bill.id)).lines
    const back = await shop.save('salesReturn', { store: 'K1', partner: 'KH1', bill: bill.id }, [
      { ...goods()[0]!, sourceLine: line!.lineId },
    ])
    const edit = (values: object, unitPrice: number, confirm: string[] = []) =>
      shop.save('salesBill', values as never, [], {
        id: bill.id,
        confirm,
        lines: [{ lineId: line!.lineId, unitPrice: decimal(unitPrice) }],
      })
    expect(await refusal(edit({}, 900))).toEqual([
      { at: '', message: 'hasReturns', values: { numbers: back.number }, confirmable: true },
    ])
    expect((await refusal(edit({ discountPercent: 5 }, 1000))).map((one) => one.message)).toEqual(['hasReturns'])
    await edit({ description: 'Giá như cũ' }, 1000)
    await edit({}, 900, ['hasReturns'])
    await ledgersAgree(shop)
  })

  test('what a fund began with stays in locked days', async () => {
    const shop = await openShop(database)
    const funds = listModules.find((one) => one.definition.name === 'fund')!
    const save = (id: string | null, values: object, lockDate = '2026-10-31') =>
      shop.run((scope) =>
        saveRecord({ ...scope, settings: { ...scope.settings, lockDate: lockDate as never } }, funds, {
          id,
          version: undefined,
          confirm: [],
          values: values as never,
          problems: [],
        }),
      )
    const fresh = { name: 'Két', kind: 'cash' }
    const locked = [{ at: 'openingBalance', message: 'locked', values: { date: '31-10-2026' } }]
    expect(await refusal(save(shop.ids['TM']!, { openingBalance: decimal(5) }))).toEqual(locked)
    const dated = { ...fresh, code: 'K1', openingBalance: decimal(5), openingDate: '2026-10-31' }
    expect(await refusal(save(null, dated))).toEqual(locked)
    const { id } = await save(null, { ...dated, openingDate: '2026-11-01' })
    expect(await refusal(save(id, { openingDate: '2026-10-01' }))).toEqual(locked)
    await save(id, { openingBalance: decimal(7), name: 'Két sắt' })
    await save(shop.ids['TM']!, { name: 'Tiền mặt' })
  })
})
