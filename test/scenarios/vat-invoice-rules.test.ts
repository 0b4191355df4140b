/** What may not be invoiced, issued, corrected or taken back, and what is told of it. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { Anything } from '#test/support/app.ts'
import { openTrade, received, sold, tradeDay } from '#test/support/trade.ts'
import { invoicing, usualSeries } from '#test/support/invoicing.ts'
import { verify } from '../../scripts/lib/verification.ts'

const trade = await openTrade('minhtam')
const { ids, data, saved } = trade
const { info, act, reasons, refusal, free, issued, series } = invoicing(trade)
const usual = usualSeries

beforeAll(async () => {
  await received(trade, { SP000001: [1000, 500] }, { dtDate: '2026-11-01' })
  await series(usual)
})

describe('made of bills', () => {
  const make = (body: unknown): Promise<Anything> => data('OrderTax', 'getInfoFromOrder', {}, body)
  const told = async (body: unknown) => (await make(body)).errList.map((one: Anything) => [one.NumberID, one.code])

  it('tells the first reason against each bill, and makes invoices of the others', async () => {
    const draft = await sold(trade, { SP000001: [1, 1000] }, { draft: true })
    const nothing = await sold(trade, { SP000001: [1, 0] }, { confirm: ['belowCost'] })
    const homeless = await sold(trade, { SP000001: [1, 1000] }, { MST: '0109999887', address: '' })
    const wrong = await sold(trade, { SP000001: [1, 1000] }, { MST: '0109999888', address: '1 Lê Lợi' })
    const good = await sold(trade, { SP000001: [1, 1000] })
    const { errList, ListItem, TotalCount } = await make([draft, nothing, homeless, wrong, good, tradeDay])
    expect(errList.map((one: Anything) => one.Description)).toEqual([
      'Hóa đơn bán hàng chưa ghi sổ',
      'Tổng tiền phải lớn hơn 0',
      'Khách hàng chưa có địa chỉ',
      'Mã số thuế không hợp lệ',
      'Không tìm thấy dữ liệu',
    ])
    expect([TotalCount, ListItem[0].billIds, ListItem[0].SoHieuHD]).toEqual([1, [good], 'C26TAA'])
  })

  it('joins bills of one customer, in their order, and stops at any reason', async () => {
    const first = await sold(trade, { SP000001: [1, 1000] })
    const second = await sold(trade, { SP000001: [2, 3000] })
    const other = await sold(trade, { SP000001: [1, 1000] }, { Object_ID: ids['KH000002'] })
    const { ListItem } = await make({ ids: [second, first], merge: true })
    expect(ListItem).toMatchObject([
      { billIds: [second, first], Object_ID: ids['KH000001'], TotalNoneTax: 7000, lines: [{ Qty: 2 }, { Qty: 1 }] },
    ])
    expect(await told({ ids: [first, other], merge: true })).toMatchObject([
      [expect.anything(), 'otherCustomers'],
      [expect.anything(), 'otherCustomers'],
    ])
    const invoice = await saved('OrderTax', { ...ListItem[0], NgayHoadon: tradeDay })
    const { NumberID } = await info(invoice)
    const all = await make({ ids: [first, second], merge: true })
    expect([all.ListItem, all.errList.map((one: Anything) => one.Description)]).toEqual([
      [],
      [`Đã có hóa đơn VAT ${NumberID}`, `Đã có hóa đơn VAT ${NumberID}`],
    ])
    // Nor by a body of one's own.
    expect(await refusal({ ...ListItem[0], NgayHoadon: tradeDay })).toContain(`Đã có hóa đơn VAT ${NumberID}`)
  })

  it('adds what the customer pays for bringing the goods, if it is asked for', async () => {
    const bill = await sold(trade, { SP000001: [1, 1_000_000] }, { shippingFee: 30_000 })
    const [without] = (await make([bill])).ListItem
    const [with_] = (await make({ ids: [bill], shippingFee: true })).ListItem
    expect(without.lines).toHaveLength(1)
    expect(with_.lines[1]).toMatchObject({
      ProductName: 'Phí vận chuyển',
      Qty: 1,
      Total: 27_273,
      VAT: 10,
      VatAmount: 2727,
      TotalTax: 30_000,
    })
    expect(with_.TotalTax).toBe(1_130_000)
    // From the page of the bill as well.
    const from = async (s_ID: string, way = {}): Promise<Anything> => {
      const { createdAt: _, ...record } = await data('OrderTax', 'getInfoFrom', { source: 'Order', s_ID, ...way })
      return record
    }
    const withFee = { way: 'withShippingFee' }
    expect([without, with_]).toMatchObject([await from(bill), await from(bill, withFee)])
    const plain = await sold(trade, { SP000001: [1, 1_000_000] })
    expect((await make([plain])).ListItem).toMatchObject([await from(plain, withFee)])
  })

  it('has no fee, when nothing can be invoiced', async () => {
    const bill = await sold(trade, { SP000001: [1, 0] }, { shippingFee: 30_000, confirm: ['belowCost'] })
    const query = { source: 'Order', s_ID: bill, way: 'withShippingFee' }
    const { body } = await trade.call('OrderTax', 'getInfoFrom', null, { query })
    expect(body.ErrorMessage).toBe('Tổng tiền phải lớn hơn 0')
  })

  it('is older than its bill if somebody says so, and keeps the rates of it', async () => {
    const bill = await sold(trade, { SP000001: [1, 1000] })
    const [record] = (await make([bill])).ListItem
    const id = await saved('OrderTax', { ...record, NgayHoadon: '2026-11-02' })
    expect(await info(id)).toMatchObject({ dtDate: '2026-11-02', lines: [{ VAT: 10, VatAmount: 100 }] })
  })
})

describe('saved', () => {
  it('names what is missing in the words of the contract', async () => {
    const line = { ProductName: 'Dịch vụ', Qty: 1, Price: 1000, VAT: 8 }
    const whole = { Company: 'Khách', SoHieuHD: 'C26TAA', NgayHoadon: tradeDay, lines: [line] }
    expect(await refusal({ ...whole, Company: '' })).toContain('Chưa nhập đơn vị mua hàng')
    expect(await refusal({ ...whole, MST: '0109999887' })).toBe('Chưa nhập địa chỉ')
    expect(await refusal({ ...whole, SoHieuHD: '' })).toBe('Chưa chọn ký hiệu hóa đơn')
    expect(await refusal({ ...whole, SoHieuHD: 'C25TAA' })).toBe('Ký hiệu hóa đơn không đúng năm')
    expect(await refusal({ ...whole, lines: [] })).toBe('Chưa chọn hàng hóa')
    expect(await refusal({ ...whole, lines: [{ ...line, ProductName: '' }] })).toBe('Chưa chọn hàng hóa')
    expect(await refusal({ ...whole, lines: [{ ...line, m_Discount: 1001 }] })).toContain('Tiền giảm giá')
    expect(await refusal({ ...whole, lines: [{ ...line, VatAmount: 91 }] })).toContain('lệch quá nhiều')
    expect(await refusal({ ...whole, invoiceKind: 2 })).toBe('Chưa chọn hóa đơn gốc')
    expect(await refusal({ ...whole, lines: [{ ...line, Qty: -1 }] })).not.toBe('ok')
    expect(await refusal({ ...whole, PayMent: 'Vàng' })).not.toBe('ok')
  })

  it('has lines of free text, and the buyer of the customer', async () => {
    const id = await free({ Company: null, Object_ID: ids['KH000001'] })
    expect(await info(id)).toMatchObject({
      Company: 'Đối tác KH000001',
      Mauso: '1',
      PayMent: 'TM/CK',
      invoiceKind: 1,
      lines: [{ Product_ID: null, Unit: 'Chuyến', Total: 1000, VatAmount: 80 }],
    })
  })
})

describe('issued', () => {
  it('bears no VAT where it is a sales invoice, and needs no rates', async () => {
    await series([...usual, { Mauso: '2', SoHieuHD: 'C26TSS', active: true }])
    for (const line of [{ VAT: null }, { VAT: 8 }, { VAT: 8, VatAmount: 90 }]) {
      const id = await issued({ SoHieuHD: 'C26TSS', Mauso: '2' }, line)
      expect(await info(id)).toMatchObject({
        Mauso: '2',
        TotalNoneTax: 1000,
        m_VAT: 0,
        TotalTax: 1000,
        totalInWords: 'Một nghìn đồng',
        lines: [{ Total: 1000, VatAmount: 0, TotalTax: 1000 }],
      })
    }
    await series(usual)
    expect(await reasons('UploadHDDT', await free({}, { VAT: null }))).toEqual(['Có dòng chưa có thuế suất'])
  })

  it('is refused in the words of the contract', async () => {
    const id = await free({ SoHieuHD: 'C26TZZ' })
    expect(await reasons('UploadHDDT', id)).toEqual(['Ký hiệu hóa đơn chưa đăng ký'])
    const wrong = await free({ MST: '0109999888', Address: '1 Lê Lợi' })
    expect(await reasons('UploadHDDT', wrong)).toEqual(['Mã số thuế không hợp lệ'])
    await issued()
    const early = await free({ NgayHoadon: '2026-11-19' })
    expect(await reasons('UploadHDDT', early)).toEqual(['Ngày hóa đơn phải từ 20-11-2026 trở đi'])
    expect(await info(early)).toMatchObject({ iStat: 1, SoHD: null })
  })

  it('uses up the range of its series, which begins where it is said', async () => {
    const three = [
      await free({ SoHieuHD: 'C26TBB' }),
      await free({ SoHieuHD: 'C26TBB' }),
      await free({ SoHieuHD: 'C26TBB' }),
    ]
    expect(await data('OrderTax', 'getNextSoHD', { sohieuhd: 'c26tbb' })).toEqual({ SoHD: '00000005' })
    expect(await act('UploadHDDT', three)).toMatchObject({
      TotalCount: 2,
      ListItem: [{ code: 'noNumbers', Description: 'Đã hết số hóa đơn' }],
    })
    expect(await Promise.all(three.map(async (id) => (await info(id)).SoHD))).toEqual(['00000005', '00000006', null])
  })

  it('begins anew with the series of a new year', async () => {
    const id = await issued({ NgayHoadon: '2027-01-04', SoHieuHD: 'C27TAA', confirm: ['dateFar'] })
    expect(await info(id)).toMatchObject({ SoHD: '00000001' })
  })

  it('gives no number twice and leaves none out to clerks who issue at once', async () => {
    await series([...usual, { Mauso: '1', SoHieuHD: 'C26TPP', active: true }])
    const some: string[] = []
    for (let at = 0; at < 24; at += 1)
      some.push(await free({ SoHieuHD: 'C26TPP', Object_ID: ids[at % 2 ? 'KH000001' : 'KH000002'] }))
    const parts = Array.from({ length: 6 }, (_, part) => some.slice(part * 4, part * 4 + 4))
    // The last invoice of each part is also in the next one.
    const answers = await Promise.all(
      parts.map((part, at) => act('UploadHDDT', at % 2 ? [...part, parts[at - 1]!.at(-1)!] : part.toReversed())),
    )
    expect(answers.reduce((sum, { TotalCount }) => sum + TotalCount, 0)).toBe(24)
    const numbers = await Promise.all(some.map(async (id) => Number((await info(id)).SoHD)))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1))
    await series(usual)
  })

  it('is neither changed nor deleted any more', async () => {
    const id = await issued()
    expect(await refusal({ s_ID: id, Description: 'x' })).toBe('Không thực hiện được ở trạng thái Đã upload')
    expect(await reasons('DeleteDB', id)).toEqual(['Không thực hiện được ở trạng thái Đã upload'])
  })
})

describe('cancelled', () => {
  it('and undone, becomes what it was', async () => {
    const [open, sent] = [await free(), await issued()]
    expect(await act('Huy', [open, sent])).toEqual({ TotalCount: 2, ListItem: [] })
    // What had a number cannot be deleted.
    expect(await reasons('DeleteDB', sent)).toEqual(['Không thực hiện được ở trạng thái Đã hủy'])
    expect(await act('Hoantac', [open, sent])).toEqual({ TotalCount: 2, ListItem: [] })
    const { SoHD } = await info(sent)
    expect([await info(open), await info(sent)]).toMatchObject([{ iStat: 1 }, { iStat: 2, SoHD }])
    await act('Huy', [open])
    expect(await act('DeleteDB', [open])).toEqual({ TotalCount: 1, ListItem: [] })
  })

  it('is not undone when its bill has another invoice meanwhile', async () => {
    const bill = await sold(trade, { SP000001: [1, 1000] })
    const make = async () =>
      saved('OrderTax', {
        ...(await data('OrderTax', 'getInfoFromOrder', {}, [bill])).ListItem[0],
        NgayHoadon: tradeDay,
      })
    const first = await make()
    await act('Huy', [first])
    const second = await make()
    const { NumberID } = await info(second)
    expect(await reasons('Hoantac', first)).toEqual([`Đã có hóa đơn VAT ${NumberID}`])
    await act('DeleteDB', [second])
    expect(await act('Hoantac', [first])).toEqual({ TotalCount: 1, ListItem: [] })
  })

  it('asks whoever issued it, not the configuration of today', async () => {
    const id = await issued()
    await trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query(sql`update vat_invoice set provider = 'viettel' where document_id = ${id}`),
    )
    const [failure] = (await act('Huy', [id])).ListItem
    expect(failure).toMatchObject({
      code: 'taxAuthorityHas',
      confirmable: false,
      Description: 'Hóa đơn đã gửi cơ quan thuế – chỉ được điều chỉnh hoặc thay thế (TT 91/2026/TT-BTC Điều 10)',
    })
  })
})

describe('corrected', () => {
  it('by another in its place, which takes over its bills', async () => {
    const bill = await sold(trade, { SP000001: [1, 1000] })
    const [record] = (await data('OrderTax', 'getInfoFromOrder', {}, [bill])).ListItem
    const original = await saved('OrderTax', { ...record, NgayHoadon: tradeDay })
    const head = { invoiceKind: 2, originalId: original }
    expect(await refusal({ ...(await bodyOf()), ...head })).toBe('Hóa đơn gốc chưa upload hoặc đã hủy')
    await act('UploadHDDT', [original])
    const { SoHD } = await info(original)
    const replacing = await free(head)
    expect((await info(replacing)).correctionText).toBe(
      `Thay thế cho hóa đơn Mẫu số 1 ký hiệu C26TAA số ${SoHD} ngày 20 tháng 11 năm 2026`,
    )
    expect(await act('UploadHDDT', [replacing])).toEqual({ TotalCount: 1, ListItem: [] })
    const after = await info(replacing)
    expect(after).toMatchObject({ iStat: 2, billIds: [bill] })
    const voided = async (): Promise<string> => (await info(original)).cancelReason
    expect([(await info(original)).iStat, await voided()]).toEqual([3, `Bị thay thế bởi C26TAA ${after.SoHD}`])
    const inEnglish = await trade.call('OrderTax', 'getInfo', null, {
      query: { s_ID: original },
      headers: { language: 'en' },
    })
    expect(inEnglish.body.Data.cancelReason).toBe(`Replaced by C26TAA ${after.SoHD}`)
    expect(await reasons('Hoantac', original)).toEqual(['Không thực hiện được ở trạng thái Đã hủy'])
    expect(await trade.info('Order', bill)).toMatchObject({ invoiceNumber: after.NumberID })
    // One that replaced is itself only replaced.
    expect(await refusal({ ...(await bodyOf()), invoiceKind: 3, originalId: replacing })).toBe(
      'Hóa đơn này đã được thay thế, chỉ được thay thế tiếp',
    )
    await issued({ invoiceKind: 2, originalId: replacing })
  })

  const bodyOf = async () => ({
    NgayHoadon: tradeDay,
    SoHieuHD: 'C26TAA',
    Company: 'Khách',
    lines: [{ ProductName: 'Giảm giá', Qty: 1, Price: 1000, VAT: 8 }],
  })

  it('by one that adjusts it: amounts below 0, its bill stays as it is', async () => {
    const original = await issued()
    const id = await saved('OrderTax', {
      ...(await bodyOf()),
      invoiceKind: 3,
      originalId: original,
      lines: [
        { ProductName: 'Giảm', Qty: -2, Price: 1000, m_Discount: -500, VAT: 8 },
        { ProductName: 'Thuế', Qty: 1, Price: 0, VAT: 8, VatAmount: -77 },
      ],
    })
    expect(await info(id)).toMatchObject({ TotalNoneTax: -1500, m_VAT: -197, TotalTax: -1697, billIds: [] })
    expect((await info(id)).totalInWords).toBe('Âm một nghìn sáu trăm chín mươi bảy đồng')
    expect(await refusal({ s_ID: id, lines: [{ ProductName: 'x', Qty: 0, Price: 1, VAT: 8 }] })).not.toBe('ok')
    expect(
      await refusal({ s_ID: id, lines: [{ ProductName: 'x', Qty: -1, Price: 9, m_Discount: 1, VAT: 8 }] }),
    ).not.toBe('ok')
    expect(await refusal({ s_ID: id, SoHieuHD: 'C26MAA' })).toBe('Ký hiệu C26MAA không dùng cho hóa đơn điều chỉnh')
    await act('UploadHDDT', [id])
    expect(await info(original)).toMatchObject({ iStat: 2 })
    expect(
      await refusal({
        ...(await bodyOf()),
        invoiceKind: 2,
        originalId: original,
        lines: [{ ProductName: 'x', Qty: 1, Price: 1, VAT: 8 }],
      }),
    ).toBe('Hóa đơn này đã được điều chỉnh, chỉ được điều chỉnh tiếp')
    expect((await act('Huy', [original])).ListItem[0]).toMatchObject({ code: 'hasFollowers' })
  })

  it('not by a copy, which is an invoice of its own', async () => {
    const original = await issued()
    const id = await free({ invoiceKind: 2, originalId: original, buyerEmail: 'a@b.vn' })
    expect(await data('OrderTax', 'getInfoFrom', { source: 'OrderTax', s_ID: id })).toMatchObject({
      invoiceKind: 1,
      originalId: null,
      billIds: [],
      SoHD: null,
      buyerEmail: 'a@b.vn',
      SoHieuHD: 'C26TAA',
    })
  })
})

it('leaves the books as they were', async () => {
  const { isClean, text } = await verify(trade.database, { id: trade.tenantId, name: trade.tenant })
  expect(isClean ? '' : text).toBe('')
  expect(trade.faults).toEqual([])
})
