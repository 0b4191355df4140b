/** Cancelling, deleting and taking it back: what comes back, and when it may not. */
import { describe, expect, test } from 'vitest'
import { sweepFiles } from '#engine/files.ts'
import { sql } from '#engine/sql.ts'
import { forgetExpired } from '#engine/kept-days.ts'
import { day } from '#kernel/day.ts'
import { toNumber, type Decimal } from '#kernel/decimal.ts'
import { createTestDatabase } from '#test/support/database.ts'
import {
  cancel,
  goods,
  info,
  ledgersAgree,
  messages,
  numbers,
  remove,
  restore,
  rows,
  sell,
} from '#test/support/removal.ts'
import { openShop } from '#test/support/shop.ts'

const database = await createTestDatabase()

describe('what was cancelled', () => {
  test('comes back only as far as the credit limit allows', async () => {
    const shop = await openShop(database, { creditLimitMode: 2 })
    await rows(shop, sql`update partner set credit_limit = 1500 where id = ${shop.ids['KH1']}`)
    const first = await sell(shop)
    await cancel(shop, 'salesBill', [first.id])
    const second = await sell(shop)
    expect(messages(await restore(shop, 'salesBill', [first.id]))).toEqual([['creditLimit']])
    await cancel(shop, 'salesBill', [second.id])
    expect(await restore(shop, 'salesBill', [first.id])).toMatchObject({ done: 1, failures: [] })
    // A warning is passed by confirming it, as at the form.
    const warned = { creditLimitMode: 1 } as const
    expect(messages(await restore(shop, 'salesBill', [second.id], [], warned))).toEqual([['creditLimit']])
    expect(await restore(shop, 'salesBill', [second.id], ['creditLimit'], warned)).toMatchObject({ done: 1 })
    await ledgersAgree(shop)
  })

  test('comes back only with stock, with money in the fund, and outside locked days', async () => {
    const shop = await openShop(database, { negativeFund: 0 })
    await shop.save('openingStock', { date: '2026-11-01', store: 'K1' }, [
      { product: 'SP1', quantity: 10, unitPrice: 100 },
    ])
    const all = [{ product: 'SP1', quantity: 10, unitPrice: 500 }]
    const first = await sell(shop, { date: '2026-11-10' }, all)
    await cancel(shop, 'salesBill', [first.id])
    const second = await sell(shop, { date: '2026-11-10' }, all)
    expect(messages(await restore(shop, 'salesBill', [first.id]))).toEqual([['stockShort']])
    await cancel(shop, 'salesBill', [second.id])
    expect(messages(await restore(shop, 'salesBill', [first.id], [], { lockDate: day('2026-11-10') }))).toEqual([
      ['locked'],
    ])
    expect(await restore(shop, 'salesBill', [first.id])).toMatchObject({ done: 1 })

    const spend = (amount: number) =>
      shop.save('outcomeVoucher', { voucherType: 2, paymentMethod: 1, fund: 'TM' }, [{ otherMethod: 'CP1', amount }])
    await shop.save('incomeVoucher', { voucherType: 2, paymentMethod: 1, fund: 'TM' }, [
      { otherMethod: 'TK1', amount: 100 },
    ])
    const rent = await spend(100)
    await cancel(shop, 'outcomeVoucher', [rent.id])
    await spend(60)
    expect(messages(await restore(shop, 'outcomeVoucher', [rent.id]))).toEqual([['fundShort']])
    await ledgersAgree(shop)
  })

  test('comes back with the voucher it had, in one event', async () => {
    const shop = await openShop(database)
    const bill = await sell(shop, { paid: 400, fund: 'TM' })
    const [voucher] = await rows<{ id: string }>(shop, sql`select id from document where kind = 'incomeVoucher'`)
    await cancel(shop, 'salesBill', [bill.id])
    expect(await numbers(shop, 'incomeVoucher')).toEqual([])
    await shop.save('incomeVoucher', { voucherType: 2, paymentMethod: 1, fund: 'TM' }, [
      { otherMethod: 'TK1', amount: 5 },
    ])
    expect(await restore(shop, 'salesBill', [bill.id])).toMatchObject({ done: 1 })
    expect(await numbers(shop, 'incomeVoucher')).toEqual(['PT000001', 'PT000002'])
    expect(await info(shop, 'incomeVoucher', voucher!.id)).toMatchObject({ number: 'PT000001', madeBy: bill.id })
    expect(await rows(shop, sql`select action, number from event where record_id = ${bill.id} order by id`)).toEqual(
      ['create', 'cancel', 'restore'].map((action) => ({ action, number: bill.number })),
    )
    await ledgersAgree(shop)
  })

  test('cannot be restored twice, nor can what is posted', async () => {
    const shop = await openShop(database)
    const bill = await sell(shop)
    expect(messages(await restore(shop, 'salesBill', [bill.id]))).toEqual([['wrongStatus']])
    await cancel(shop, 'salesBill', [bill.id])
    await restore(shop, 'salesBill', [bill.id])
    expect(messages(await restore(shop, 'salesBill', [bill.id]))).toEqual([['wrongStatus']])
  })

  test('stays where it is when its day is locked', async () => {
    const shop = await openShop(database)
    const bill = await sell(shop, { date: '2026-10-31' })
    await cancel(shop, 'salesBill', [bill.id])
    const locked = { lockDate: day('2026-10-31') }
    expect(messages(await remove(shop, 'salesBill', [bill.id], [], locked))).toEqual([['locked']])
    expect(await remove(shop, 'salesBill', [bill.id])).toMatchObject({ done: 1 })
    expect(messages(await restore(shop, 'salesBill', [bill.id], [], locked))).toEqual([['locked']])
    expect(await restore(shop, 'salesBill', [bill.id])).toMatchObject({ done: 1 })
    expect((await info(shop, 'salesBill', bill.id)).status).toBe(3)
  })
})

describe('what was deleted', () => {
  test('comes back with number, id, place among all, lines, voucher and author', async () => {
    const shop = await openShop(database)
    await shop.save('openingStock', { date: '2026-11-01', store: 'K1' }, [
      { product: 'SP1', quantity: 10, unitPrice: 100 },
    ])
    const bill = await sell(shop, { paid: 300, fund: 'NH', paymentMethod: 2, description: 'Giao sớm' }, [
      { product: 'SP1', quantity: 3, unitPrice: 500 },
    ])
    const facts = ['related', 'version', 'updatedBy', 'updatedAt']
    const seen = async () =>
      Object.fromEntries(Object.entries(await info(shop, 'salesBill', bill.id)).filter(([key]) => !facts.includes(key)))
    const before = await seen()
    const [voucher] = await rows<{ id: string }>(shop, sql`select id from document where kind = 'incomeVoucher'`)
    expect(await remove(shop, 'salesBill', [bill.id])).toMatchObject({ done: 1 })
    await expect(info(shop, 'salesBill', bill.id)).rejects.toThrow('notFound')
    await ledgersAgree(shop)

    expect(await restore(shop, 'salesBill', [bill.id])).toMatchObject({ done: 1, failures: [] })
    expect(await seen()).toEqual(before)
    expect(await info(shop, 'incomeVoucher', voucher!.id)).toMatchObject({ number: 'BC000001', madeBy: bill.id })
    expect(await rows(shop, sql`select 1 from deleted_document`)).toEqual([])
    expect(await rows(shop, sql`select action from event where record_id = ${bill.id} order by id`)).toEqual(
      ['create', 'delete', 'restore'].map((action) => ({ action })),
    )
    expect(
      await rows(shop, sql`select created_by_id is not null as known from document where id = ${bill.id}`),
    ).toEqual([{ known: true }])
    await ledgersAgree(shop)
    expect((await sell(shop)).number).toBe('BH000002')
  })

  test('comes back to a state it had: a draft as a draft', async () => {
    const shop = await openShop(database)
    const draft = await shop.save('salesBill', { store: 'K1' }, goods(), { saveAsDraft: true })
    await remove(shop, 'salesBill', [draft.id])
    expect(await restore(shop, 'salesBill', [draft.id])).toMatchObject({ done: 1 })
    expect(await info(shop, 'salesBill', draft.id)).toMatchObject({ status: 4, number: '' })
  })

  test('passes every check of a new save: number, stock, what it settled, what it was made from', async () => {
    const shop = await openShop(database)
    await shop.save('openingStock', { date: '2026-11-01', store: 'K1' }, [
      { product: 'SP1', quantity: 10, unitPrice: 100 },
    ])
    const taken = await sell(shop)
    await remove(shop, 'salesBill', [taken.id])
    await shop.save('salesBill', { store: 'K1', partner: 'KH1', number: taken.number }, goods())
    const again = await restore(shop, 'salesBill', [taken.id])
    expect(again.failures).toMatchObject([
      {
        number: taken.number,
        problems: [{ at: 'number', message: 'duplicate.number', values: { value: taken.number } }],
      },
    ])

    const sold = await sell(shop, {}, [{ product: 'SP1', quantity: 8, unitPrice: 500 }])
    await remove(shop, 'salesBill', [sold.id])
    await sell(shop, {}, [{ product: 'SP1', quantity: 8, unitPrice: 500 }])
    expect(messages(await restore(shop, 'salesBill', [sold.id]))).toEqual([['stockShort']])

    const bill = await sell(shop)
    const pay = (amount: number) =>
      shop.save('incomeVoucher', { voucherType: 1, partner: 'KH1', paymentMethod: 1, fund: 'TM' }, [
        { voucherModule: 'Order', voucher: bill.id, amount },
      ])
    const receipt = await pay(700)
    await remove(shop, 'incomeVoucher', [receipt.id])
    const other = await pay(500)
    expect(messages(await restore(shop, 'incomeVoucher', [receipt.id]))).toEqual([['allocatedTooMuch']])
    await remove(shop, 'incomeVoucher', [other.id])
    await remove(shop, 'salesBill', [bill.id])
    expect(messages(await restore(shop, 'incomeVoucher', [receipt.id]))[0]).toContain('unknownRef')
    await restore(shop, 'salesBill', [bill.id])
    expect(await restore(shop, 'incomeVoucher', [receipt.id])).toMatchObject({ done: 1 })
    expect(toNumber((await info(shop, 'salesBill', bill.id))['remaining'] as Decimal)).toBe(300)
    await ledgersAgree(shop)
  })

  test('is kept for thirty days', async () => {
    const shop = await openShop(database)
    const [old, late] = [await sell(shop), await sell(shop)]
    await remove(shop, 'salesBill', [old.id])
    await rows(shop, sql`update deleted_document set deleted_at = deleted_at - interval '30 days'`)
    expect(messages(await restore(shop, 'salesBill', [old.id]))).toEqual([['notFound']])
    await remove(shop, 'salesBill', [late.id])
    await shop.run(({ tx }) => tx.query(forgetExpired('deleted_document', tx.now)))
    expect(await rows(shop, sql`select id from deleted_document`)).toEqual([{ id: late.id }])
  })

  test('holds its files as long as it may come back', async () => {
    const shop = await openShop(database)
    const bill = await sell(shop)
    const file = '01900000-0000-7000-8000-00000000f11e'
    await rows(
      shop,
      sql`with c as (insert into file_content (hash, size, bytes) values ('h', 1, 'x') returning hash)
insert into attachment (id, file_name, media_type, size, hash, user_id) select ${file}, 'a.pdf', 'application/pdf', 1, c.hash, ${file} from c`,
    )
    await rows(shop, sql`update document set attachments = ${JSON.stringify([file])} where id = ${bill.id}`)
    const files = () => rows(shop, sql`select orphaned_at is null as held from attachment where id = ${file}`)
    const sweep = () => shop.run((scope) => sweepFiles(scope))
    await remove(shop, 'salesBill', [bill.id])
    await sweep()
    expect(await files()).toEqual([{ held: true }])
    await restore(shop, 'salesBill', [bill.id])
    expect((await info(shop, 'salesBill', bill.id)).attachments).toEqual([file])
    await remove(shop, 'salesBill', [bill.id])
    await rows(shop, sql`delete from deleted_document`)
    await sweep()
    expect(await files()).toEqual([{ held: false }])
  })

  test('takes its voucher along only together', async () => {
    const shop = await openShop(database)
    const bill = await sell(shop, { paid: 400, fund: 'TM' })
    const [voucher] = await rows<{ id: string }>(shop, sql`select id from document where kind = 'incomeVoucher'`)
    await remove(shop, 'salesBill', [bill.id])
    const { failures } = await restore(shop, 'incomeVoucher', [voucher!.id])
    expect(failures).toMatchObject([
      { number: 'PT000001', problems: [{ message: 'autoVoucher', values: { number: bill.number } }] },
    ])
  })
})
