/** An issued invoice is wrong, or its goods come back: what is proposed in its place or beside it. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Anything } from '#test/support/app.ts'
import { invoicing, usualSeries } from '#test/support/invoicing.ts'
import { openTrade, received, sold, tradeDay } from '#test/support/trade.ts'
import { userWith } from '#test/support/users.ts'
import { verify } from '../../scripts/lib/verification.ts'

const trade = await openTrade('minhtam')
const { data, saved, ids } = trade
const { info, act, free, issued, series } = invoicing(trade)

beforeAll(async () => {
  await received(trade, { SP000001: [1000, 500], SP000002: [1000, 500] }, { dtDate: '2026-11-01' })
  await series(usualSeries)
})

const proposed = (way: string, s_ID: string, source = 'OrderTax'): Promise<Anything> =>
  data('OrderTax', 'getInfoFrom', { source, s_ID, way })
const refused = async (way: string, s_ID: string): Promise<string> =>
  (await trade.call('OrderTax', 'getInfoFrom', null, { query: { source: 'OrderTax', s_ID, way } })).body.ErrorMessage

/** The invoice of a bill with a discount of the whole, issued. */
const ofBill = async (more: object = {}): Promise<{ bill: string; invoice: string }> => {
  const bill = await sold(trade, { SP000001: [3, 3333], SP000002: [7, 1999] }, { m_Discount: 100, ...more })
  const [record] = (await data('OrderTax', 'getInfoFromOrder', {}, [bill])).ListItem
  const invoice = await saved('OrderTax', { ...record, NgayHoadon: tradeDay, buyerEmail: 'a@b.vn' })
  expect((await act('UploadHDDT', [invoice])).TotalCount).toBe(1)
  return { bill, invoice }
}
/** Saves a proposal; on the day of the others, because the days of a series only go on. */
const save = async (record: Anything, NgayHoadon = tradeDay): Promise<Anything> =>
  info(await saved('OrderTax', { ...record, NgayHoadon }))

describe('an invoice in its place', () => {
  it('has everything of it, and its sentence', async () => {
    const { bill, invoice } = await ofBill()
    const before = await info(invoice)
    const record = await proposed('replace', invoice)
    expect(record).toMatchObject({
      invoiceKind: 2,
      originalId: invoice,
      originalNumber: before.NumberID,
      correctionText: `Thay thế cho hóa đơn Mẫu số 1 ký hiệu C26TAA số ${before.SoHD} ngày 20 tháng 11 năm 2026`,
      Mauso: '1',
      SoHieuHD: 'C26TAA',
      SoHD: null,
      Company: before.Company,
      buyerEmail: 'a@b.vn',
      PayMent: before.PayMent,
      billIds: [],
      TotalNoneTax: before.TotalNoneTax,
      TotalTax: before.TotalTax,
    })
    const after = await save(record)
    expect(await act('UploadHDDT', [after.s_ID])).toEqual({ TotalCount: 1, ListItem: [] })
    expect(await info(invoice)).toMatchObject({ iStat: 3 })
    expect(await trade.info('Order', bill)).toMatchObject({ invoiceNumber: after.NumberID })
  })

  it('goes on the way it has begun', async () => {
    const original = await issued()
    const adjusting = await save(await proposed('reduce', original))
    await act('UploadHDDT', [adjusting.s_ID])
    expect(await info(original)).toMatchObject({ isAdjusted: true, iStat: 2 })
    expect(await refused('replace', original)).toBe('Hóa đơn này đã được điều chỉnh, chỉ được điều chỉnh tiếp')
    expect(await proposed('adjust', original)).toMatchObject({ invoiceKind: 3, lines: [] })
    const second = await issued()
    const replacing = await save(await proposed('replace', second))
    await act('UploadHDDT', [replacing.s_ID])
    expect(await refused('adjust', replacing.s_ID)).toBe('Hóa đơn này đã được thay thế, chỉ được thay thế tiếp')
    expect(await refused('reduce', second)).toContain('ở trạng thái Đã hủy')
  })

  it('is proposed for what is issued, and to who may make one', async () => {
    const open = await free()
    for (const way of ['replace', 'adjust', 'reduce'])
      expect([way, await refused(way, open)]).toEqual([way, 'Hóa đơn gốc chưa upload hoặc đã hủy'])
    expect(await refused('burn', open)).toBe('Không tìm thấy dữ liệu')
    expect(await refused('reduceReturned', open)).toBe('Không tìm thấy dữ liệu')
    const id = await issued()
    const reader = await userWith(trade, { OrderTax: { R: true } })
    const query = { source: 'OrderTax', s_ID: id, way: 'replace' }
    const answer = await trade.call('OrderTax', 'getInfoFrom', null, { token: reader, query, tenant: 'minhtam' })
    expect(answer.status).toBe(403)
    await trade.signIn('minhtam')
  })
})

describe('an invoice beside it', () => {
  it('takes off all of it to the last đồng', async () => {
    const { invoice } = await ofBill()
    const { TotalNoneTax, m_VAT, TotalTax, lines } = await info(invoice)
    const record = await proposed('reduce', invoice)
    expect(record).toMatchObject({ invoiceKind: 3, TotalNoneTax: -TotalNoneTax, m_VAT: -m_VAT, TotalTax: -TotalTax })
    expect(record.lines.map((one: Anything) => [one.Qty, one.Price, one.m_Discount])).toEqual(
      lines.map((one: Anything) => [-one.Qty, one.Price, -one.m_Discount]),
    )
    const after = await save(record)
    expect([after.TotalTax, after.correctionText]).toEqual([-TotalTax, expect.stringContaining('Điều chỉnh cho')])
    expect((await act('UploadHDDT', [after.s_ID])).TotalCount).toBe(1)
  })

  it('takes over, or off, discounts and taxes that were typed beside their rates', async () => {
    const typed = { Qty: 3, Price: 3333, f_Discount: 10, m_Discount: 777, VatAmount: 741, VAT: 8 }
    const original = await issued({}, typed)
    const { TotalNoneTax, m_VAT, TotalTax } = await info(original)
    expect([TotalNoneTax, m_VAT, TotalTax]).toEqual([9222, 741, 9963])
    expect(await save(await proposed('replace', original))).toMatchObject({ TotalNoneTax, m_VAT, TotalTax })
    const after = await save(await proposed('reduce', original))
    expect(after).toMatchObject({ TotalNoneTax: -9222, m_VAT: -741, TotalTax: -9963 })
    const percent = await issued({}, { Qty: 3, Price: 3333, f_Discount: 10, VAT: 8 })
    const { lines } = await save(await proposed('reduce', percent))
    expect(lines).toMatchObject([{ f_Discount: 10, m_Discount: -1000, Total: -8999 }])
  })

  it('has the rates of its original, also in another year', async () => {
    const old = await issued({}, { Product_ID: ids['SP000001'], ProductName: null, Unit: null, VAT: 8 })
    const record = await proposed('reduce', old)
    expect(record.lines[0].VAT).toBe(8)
    const next = { ...record, SoHieuHD: 'C27TAA', confirm: ['dateFar'] }
    expect((await save(next, '2027-01-02')).lines[0].VAT).toBe(8)
  })

  it('is not of a cash register, if there is another series', async () => {
    const original = await issued({ SoHieuHD: 'C26MAA' })
    expect(await proposed('reduce', original)).toMatchObject({ SoHieuHD: 'C26TAA' })
    expect(await proposed('replace', original)).toMatchObject({ SoHieuHD: 'C26MAA' })
  })

  it('is in the money of its original, at its rate', async () => {
    const currencyId =
      ids['USD'] ??
      (await saved('ApiListCurrency', {
        Code: 'USD',
        Name: 'Đô la Mỹ',
        decimals: 2,
        ExRate: 25_000,
      }))
    const original = await issued({ currencyId, ExRate: 24_123.5 }, { Price: 10.55 })
    expect(await proposed('reduce', original)).toMatchObject({ currencyId, ExRate: 24_123.5, TotalNoneTax: -10.55 })
    expect(await proposed('replace', original)).toMatchObject({ currencyId, ExRate: 24_123.5, TotalNoneTax: 10.55 })
  })
})

describe('goods that come back', () => {
  const comeBack = async (bill: string, back: readonly number[]): Promise<string> => {
    const record = await data('ImportReturn', 'getInfoFrom', { source: 'Order', s_ID: bill })
    const lines = record.lines.map((line: Anything, at: number) => ({ ...line, Qty: back[at] }))
    return saved('ImportReturn', { ...record, dtDate: tradeDay, lines })
  }

  it('are taken off the invoice of their bill, once', async () => {
    const { bill, invoice } = await ofBill()
    const returned = await comeBack(bill, [1, 0])
    const { invoiceToReduce, TotalTax, TotalNoneTax } = await trade.info('ImportReturn', returned)
    expect(invoiceToReduce).toBe(true)
    const record = await proposed('reduceReturned', returned, 'ImportReturn')
    expect(record).toMatchObject({
      invoiceKind: 3,
      originalId: invoice,
      TotalNoneTax: -TotalNoneTax,
      TotalTax: -TotalTax,
      lines: [{ Product_ID: ids['SP000001'], Qty: -1, Price: 3333 }],
    })
    const { s_ID } = await save(record)
    expect(await trade.info('ImportReturn', returned)).toMatchObject({ invoiceToReduce: false })
    const rest = await comeBack(bill, [2, 7])
    expect(await trade.info('ImportReturn', rest)).toMatchObject({ invoiceToReduce: true })
    await act('Huy', [s_ID])
    expect(await trade.info('ImportReturn', returned)).toMatchObject({ invoiceToReduce: true })
  })

  it('and that were not invoiced are nothing to an invoice', async () => {
    const bill = await sold(trade, { SP000001: [3, 3333] })
    const returned = await comeBack(bill, [1])
    expect(await trade.info('ImportReturn', returned)).toMatchObject({ invoiceToReduce: false })
    const query = { source: 'ImportReturn', s_ID: returned, way: 'reduceReturned' }
    expect((await trade.call('OrderTax', 'getInfoFrom', null, { query })).body.ErrorMessage).toBe(
      'Hóa đơn bán hàng của phiếu trả chưa có hóa đơn VAT đã upload',
    )
  })
})

it('leaves the books as they were', async () => {
  const { isClean, text } = await verify(trade.database, { id: trade.tenantId, name: trade.tenant })
  expect(isClean ? '' : text).toBe('')
  expect(trade.faults).toEqual([])
})
