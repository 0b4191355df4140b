/** Goods come back whose VAT invoice is issued: whoever saves the return is told that the invoice must be reduced. */
import { beforeAll, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { Anything } from '#test/support/app.ts'
import { invoicing, usualSeries } from '#test/support/invoicing.ts'
import { openTrade, received, sold, tradeDay } from '#test/support/trade.ts'
import { userWith } from '#test/support/users.ts'

const trade = await openTrade('minhtam')
const { data, saved } = trade
const { info, act, series } = invoicing(trade)
const whole = { R: true, A: true, U: true, D: true }

beforeAll(async () => {
  await received(trade, { SP000001: [1000, 500], SP000002: [1000, 500] }, { dtDate: '2026-11-01' })
  await series(usualSeries)
})

const billOf = (head: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  sold(trade, { SP000001: [5, 3000], SP000002: [5, 2000] }, head)
/** The id of the invoice of these bills, not issued yet. */
const invoiceOf = async (...bills: string[]): Promise<string> => {
  const body = { ids: bills, merge: bills.length > 1 }
  const [record] = (await data('OrderTax', 'getInfoFromOrder', {}, body)).ListItem
  return saved('OrderTax', { ...record, NgayHoadon: tradeDay })
}
const issue = async (id: string): Promise<string> => {
  expect((await act('UploadHDDT', [id])).TotalCount).toBe(1)
  return (await info(id)).NumberID
}
const issuedOf = async (...bills: string[]): Promise<{ id: string; number: string }> => {
  const id = await invoiceOf(...bills)
  return { id, number: await issue(id) }
}
const returnOf = async (bill: string, more: object = {}): Promise<Anything> => {
  const record = await data('ImportReturn', 'getInfoFrom', { source: 'Order', s_ID: bill })
  const lines = record.lines.map((line: Anything) => ({ ...line, Qty: 1 }))
  return { ...record, dtDate: tradeDay, paid: 0, lines, ...more }
}
const answerOf = async (body: Anything, options = {}): Promise<Anything> => {
  const { Data } = (await trade.call('ImportReturn', 'UpdateDB', body, options)).body
  expect(Data).toMatchObject({ Description: 'ok' })
  return Data
}
const numbersIn = ({ notices = [] }: Anything): string[] => notices.map((one: Anything) => one.params.number)

it('tells which invoice, in the language of the reader', async () => {
  const bill = await billOf()
  const { id, number } = await issuedOf(bill)
  const { notices } = await answerOf(await returnOf(bill))
  expect(notices).toEqual([
    {
      path: '',
      code: 'adjustInvoice',
      message: `Hóa đơn VAT ${number} đã phát hành, cần lập hóa đơn điều chỉnh giảm`,
      params: { number },
      links: [{ s_ID: id, module: 'OrderTax', NumberID: number }],
    },
  ])
  const english = await answerOf(await returnOf(bill), { headers: { language: 'en' } })
  expect(english.notices[0].message).toBe(`VAT invoice ${number} is issued; make an adjusting invoice`)
})

it('answers the same to the same request', async () => {
  const bill = await billOf()
  const { number } = await issuedOf(bill)
  const body = { ...(await returnOf(bill)), requestId: 'adjust-notice-1' }
  const first = await answerOf(body)
  expect(numbersIn(first)).toEqual([number])
  expect(await answerOf(body)).toEqual(first)
})

it('is silent as long as nothing was declared', async () => {
  const bill = await billOf()
  expect(await answerOf(await returnOf(bill))).not.toHaveProperty('notices')
  const open = await invoiceOf(bill)
  expect(await answerOf(await returnOf(bill))).not.toHaveProperty('notices')
  const number = await issue(open)
  expect(numbersIn(await answerOf(await returnOf(bill)))).toEqual([number])
  await act('Huy', [open], { confirm: 'taxAuthorityHas' })
  expect(await info(open)).toMatchObject({ iStat: 3 })
  expect(await answerOf(await returnOf(bill))).not.toHaveProperty('notices')
})

it('is silent for goods that came back without a bill', async () => {
  const { Object_ID, Store_ID, lines } = await returnOf(await billOf())
  const free = lines.map(({ Product_ID, Price }: Anything) => ({ Product_ID, Qty: 1, Price, VAT: 10 }))
  expect(await answerOf({ Object_ID, Store_ID, dtDate: tradeDay, lines: free })).not.toHaveProperty('notices')
})

it('is told with what is posted, and until an adjustment exists', async () => {
  const bill = await billOf()
  const { number } = await issuedOf(bill)
  const draft = await answerOf(await returnOf(bill, { draft: true }))
  expect(draft).not.toHaveProperty('notices')
  const s_ID = draft.s_ID
  expect(numbersIn(await answerOf({ s_ID, draft: false }))).toEqual([number])
  expect(numbersIn(await answerOf({ s_ID, reason: 'Vỡ' }))).toEqual([number])
  const record = await data('OrderTax', 'getInfoFrom', { source: 'ImportReturn', s_ID, way: 'reduceReturned' })
  const adjustment = await saved('OrderTax', { ...record, NgayHoadon: tradeDay })
  expect(await answerOf({ s_ID, reason: 'Móp' })).not.toHaveProperty('notices')
  await issue(adjustment)
  expect(await answerOf({ s_ID, reason: 'Hỏng' })).not.toHaveProperty('notices')
  // That of one return is not that of another.
  expect(numbersIn(await answerOf(await returnOf(bill)))).toEqual([number])
  await act('Huy', [adjustment], { confirm: 'taxAuthorityHas' })
  expect(numbersIn(await answerOf({ s_ID, reason: 'Rách' }))).toEqual([number])
})

it('names the invoice that took the place of another', async () => {
  const bill = await billOf()
  const { id } = await issuedOf(bill)
  const record = await data('OrderTax', 'getInfoFrom', { source: 'OrderTax', s_ID: id, way: 'replace' })
  const number = await issue(await saved('OrderTax', { ...record, NgayHoadon: tradeDay }))
  expect(numbersIn(await answerOf(await returnOf(bill)))).toEqual([number])
})

it('is told of each bill of an invoice of several', async () => {
  const bills = [await billOf(), await billOf()]
  const { number } = await issuedOf(...bills)
  for (const bill of bills) expect(numbersIn(await answerOf(await returnOf(bill)))).toEqual([number])
})

it('is told of each invoice, should a bill have several', async () => {
  const [bill, other] = [await billOf(), await billOf()]
  const [one, two] = [await issuedOf(bill), await issuedOf(other)]
  // Nothing makes such a link today; data of before may have it.
  await trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query(
      sql`insert into document_link (source_document, source_line, document, line, quantity, taxable, vat)
select ${bill}, ${bill}, k.document, k.line, k.quantity, k.taxable, k.vat from document_link k where k.document = ${two.id}`,
    ),
  )
  expect(numbersIn(await answerOf(await returnOf(bill)))).toEqual([one.number, two.number])
})

it('is told when a return is restored, cancelled or deleted', async () => {
  const bill = await billOf()
  const { number } = await issuedOf(bill)
  const { s_ID, NumberID } = await answerOf(await returnOf(bill))
  for (const take of ['Huy', 'DeleteDB']) {
    expect(await data('ImportReturn', take, {}, [s_ID])).toEqual({ TotalCount: 1, ListItem: [] })
    const Description = `Hóa đơn VAT ${number} đã phát hành, cần lập hóa đơn điều chỉnh giảm`
    expect(await data('ImportReturn', 'Hoantac', {}, [s_ID])).toMatchObject({
      TotalCount: 1,
      ListItem: [],
      notices: [{ s_ID, NumberID, Description, code: 'adjustInvoice' }],
    })
  }
})

it('names no invoice to who may not read it, and tells the duty all the same', async () => {
  const bill = await billOf()
  const { number } = await issuedOf(bill)
  const body = await returnOf(bill)
  const token = await userWith(trade, { ImportReturn: whole, Order: whole, Customer: whole, Store: whole })
  const { notices } = await answerOf(body, { token, tenant: trade.tenant })
  expect(notices).toMatchObject([{ code: 'adjustInvoice', message: expect.stringContaining('1 chứng từ bạn không') }])
  expect(notices[0]).not.toHaveProperty('links')
  expect(JSON.stringify(notices)).not.toContain(number)
  await trade.signIn(trade.tenant)
})

it('names no invoice of another store', async () => {
  const store = await saved('ApiListStore', { Code: 'KHOHAI', Name: 'Kho hai' })
  await received(trade, { SP000001: [100, 500], SP000002: [100, 500] }, { dtDate: '2026-11-01', Store_ID: store })
  const bills = [await billOf(), await billOf({ Store_ID: store })]
  const { number } = await issuedOf(...bills)
  const body = await returnOf(bills[1]!)
  const token = await userWith(trade, { OrderTax: whole, ImportReturn: whole, Order: whole })
  const me = await trade.call('ApiListUser', 'getInfo', null, { token, tenant: trade.tenant })
  await trade.signIn(trade.tenant)
  await saved('ApiListUser', { s_ID: me.body.Data.s_ID, storeIds: [store], storeId: store })
  const { notices } = await answerOf(body, { token, tenant: trade.tenant })
  expect(notices).toHaveLength(1)
  expect(notices[0].message).toContain('1 chứng từ bạn không')
  expect(JSON.stringify(notices)).not.toContain(number)
  expect(trade.faults).toEqual([])
})
