/** What a copy leaves behind, and numbers that were typed. */
import { describe, expect, test } from 'vitest'
import { documentFrom } from '#engine/document/made-from.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { goods, info, kindOf, sell } from '#test/support/removal.ts'
import { openShop, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase()

describe('a copy', () => {
  const copy = (shop: Shop, kind: string, id: string) =>
    shop.run((scope) => documentFrom(scope, kindOf(kind), { kind, ids: [id] }))

  test('of a return settles nothing and takes nothing of the bill', async () => {
    const shop = await openShop(database)
    const bill = await sell(shop, {}, goods(5))
    const [line] = (await info(shop, 'salesBill', bill.id)).lines
    const back = await shop.save('salesReturn', { store: 'K1', partner: 'KH1', bill: bill.id, reason: 'Hỏng' }, [
      { ...goods()[0]!, sourceLine: line!.lineId },
    ])
    expect(await copy(shop, 'salesReturn', back.id)).toMatchObject({
      id: '',
      number: '',
      bill: null,
      billNumber: null,
      reason: 'Hỏng',
      related: [],
      lines: [{ lineId: null, product: shop.ids['DV'], sourceLine: null, origin: null }],
    })
  })

  test('of a voucher keeps what it is for, not what it settled; of a bill not its due date', async () => {
    const shop = await openShop(database)
    const bill = await sell(shop, { dueDate: '2027-01-01', date: '2026-11-03' })
    expect((await copy(shop, 'salesBill', bill.id))['dueDate']).toBe('2026-11-21')
    const receipt = await shop.save('incomeVoucher', { voucherType: 1, partner: 'KH1', paymentMethod: 1, fund: 'TM' }, [
      { voucherModule: 'Order', voucher: bill.id, amount: 100 },
    ])
    expect(await copy(shop, 'incomeVoucher', receipt.id)).toMatchObject({ partner: shop.ids['KH1'], lines: [] })
    const other = await shop.save('incomeVoucher', { voucherType: 2, paymentMethod: 1, fund: 'TM' }, [
      { otherMethod: 'TK1', amount: 100 },
    ])
    expect((await copy(shop, 'incomeVoucher', other.id)).lines).toMatchObject([{ otherMethod: shop.ids['TK1'] }])
  })
})

describe('a typed number', () => {
  test('with more digits than its series stands beside it, and is passed over when the series comes to it', async () => {
    const shop = await openShop(database, { numbering: { Order: { digits: 2 } } })
    const numbered = async (number?: string) =>
      (await shop.save('salesBill', { store: 'K1', partner: 'KH1', ...(number && { number }) }, goods())).number
    expect(await numbered('BH999999999999')).toBe('BH999999999999')
    expect(await numbered()).toBe('BH01')
    expect(await numbered('BH100')).toBe('BH100')
    expect(await numbered('BH99')).toBe('BH99')
    expect(await numbered()).toBe('BH101')
    // The series writes three digits by now.
    expect(await numbered('BH200')).toBe('BH200')
    expect(await numbered()).toBe('BH201')
    expect(await numbered('HD000500')).toBe('HD000500')
    expect(await numbered()).toBe('BH202')
  })
})
