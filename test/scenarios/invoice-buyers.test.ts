/** The address of a buyer that his bill does not say: what his last invoice says, and who may use it. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Anything } from '#test/support/app.ts'
import { invoicing, usualSeries } from '#test/support/invoicing.ts'
import { openTrade, received, sold, tradeDay } from '#test/support/trade.ts'
import { userWith } from '#test/support/users.ts'
import { workDue } from '#test/support/work.ts'

const trade = await openTrade('minhtam')
const { data, ids, saved } = trade
const { free, info, refusal, series } = invoicing(trade)
const MST = '0109999887'
const otherMST = '0100109106'

beforeAll(async () => {
  await received(trade, { SP000001: [1000, 500] }, { dtDate: '2026-11-01' })
  await series(usualSeries)
})

const make = (body: unknown): Promise<Anything> => data('OrderTax', 'getInfoFromOrder', {}, body)
const codes = async (body: unknown): Promise<string[]> =>
  (await make(body)).errList.map((one: Anything) => one.code as string)
const billOf = (head: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  sold(trade, { SP000001: [1, 1000] }, { MST, ...head })

it('is unknown before the first invoice: refused in a batch, asked for by the form', async () => {
  const bill = await billOf()
  expect(await codes([bill])).toEqual(['customerNoAddress'])
  const form = await data('OrderTax', 'getInfoFrom', { source: 'Order', s_ID: bill })
  expect(form).toMatchObject({ MST, Address: null, billIds: [bill] })
  expect(await refusal({ ...form, NgayHoadon: tradeDay })).toBe('Chưa nhập địa chỉ')
})

describe('after an invoice of the same tax code', () => {
  beforeAll(() => free({ Object_ID: ids['KH000001'], MST, Address: 'Số 9 Lê Lợi' }))

  it('is that of the invoice', async () => {
    const [first, second] = [await billOf(), await billOf()]
    const { ListItem, errList } = await make([first, second])
    expect([ListItem.length, errList]).toEqual([2, []])
    expect(ListItem[0]).toMatchObject({ MST, Address: 'Số 9 Lê Lợi' })
    const joined = await make({ ids: [first, second], merge: true })
    expect(joined).toMatchObject({ ListItem: [{ MST, Address: 'Số 9 Lê Lợi', billIds: [first, second] }], errList: [] })
    expect(await info(await saved('OrderTax', { ...joined.ListItem[0], NgayHoadon: tradeDay }))).toMatchObject({
      Address: 'Số 9 Lê Lợi',
    })
  })

  it('is not for another tax code, nor for another customer', async () => {
    const other = await billOf({ MST: otherMST })
    const stranger = await billOf({ Object_ID: ids['KH000002'] })
    const good = await billOf()
    const { ListItem, errList } = await make([other, good, stranger])
    expect(errList.map((one: Anything) => [one.s_ID, one.code])).toEqual([
      [other, 'customerNoAddress'],
      [stranger, 'customerNoAddress'],
    ])
    expect(ListItem).toMatchObject([{ billIds: [good], Address: 'Số 9 Lê Lợi' }])
    expect(await codes({ ids: [good, other], merge: true })).toEqual(['customerNoAddress'])
  })

  it('gives way to what the bill says, and hides no other reason', async () => {
    const said = await billOf({ address: '1 Hai Bà Trưng' })
    expect((await make([said])).ListItem).toMatchObject([{ Address: '1 Hai Bà Trưng' }])
    const wrong = { Object_ID: ids['KH000002'], MST: '0109999888' }
    await free({ ...wrong, Address: 'Số 9 Lê Lợi' })
    expect(await codes([await billOf(wrong)])).toEqual(['taxIdInvalid'])
  })

  it('is not for who may not read customers', async () => {
    const bill = await billOf()
    const whole = { R: true, A: true, U: true, D: true }
    const ask = async (rights: object): Promise<Anything> => {
      const token = await userWith(trade, { OrderTax: whole, Order: whole, ...rights })
      const answer = await trade.call('OrderTax', 'getInfoFromOrder', [bill], { token, tenant: trade.tenant })
      return answer.body.Data
    }
    expect((await ask({})).errList).toMatchObject([{ code: 'customerNoAddress' }])
    expect((await ask({ Customer: { R: true } })).ListItem).toMatchObject([{ Address: 'Số 9 Lê Lợi' }])
    await trade.signIn(trade.tenant)
  })

  it('serves invoices that are made by themselves, too', async () => {
    await data('ApiInvoiceConfig', 'UpdateDB', {}, { autoUpload: true })
    const bill = await billOf()
    await workDue(trade.server, ['billInvoice'])
    const { invoiceNumber } = await trade.info('Order', bill)
    expect(invoiceNumber).toMatch(/^HDT/)
    expect(trade.faults).toEqual([])
  })
})
