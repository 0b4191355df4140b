/**
 * VAT invoices of the worked example, through the calls: made of bills, issued with numbers without a gap, cancelled;
 * what their bills may still become.
 */
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type Anything } from '#test/support/app.ts'
import { openBook, steps } from '#test/support/example-book.ts'
import { openExampleTenant, type ExampleTenant } from '#test/support/example-tenant.ts'
import { verify } from '../../scripts/lib/verification.ts'

const app = await createTestApp()
let tenant: ExampleTenant
const bills = new Map<string, string>()
const invoices = new Map<string, string>()

const ask = (path: string, body: unknown = null, query: Record<string, string> = {}): Promise<Anything> =>
  tenant.ask(path, body, query)
const read = (bill: string): Promise<Anything> => ask('OrderTax/getInfo', null, { s_ID: invoices.get(bill)! })
const billOf = (bill: string): Promise<Anything> => ask('Order/getInfo', null, { s_ID: bills.get(bill)! })

beforeAll(async () => {
  tenant = await openExampleTenant(app, 'hoadon')
  await openBook(tenant).enterInOrder(steps.map(({ name }) => name))
  for (const { NumberID, s_ID } of (await ask('Order/getlist', null, { nItem: '50' })).ListItem)
    bills.set(NumberID, s_ID)
  expect(
    await ask('ApiInvoiceConfig/UpdateDB', { series: [{ Mauso: '1', SoHieuHD: 'C26TAA', active: true }] }),
  ).toMatchObject({ Description: 'ok', version: 1 })
})

it('is made of a bill to the đồng, and saved', async () => {
  const days = { BH000001: '2026-09-10', BH000002: '2026-09-15', BH000003: '2026-10-08', BH000004: '2026-10-12' }
  for (const [bill, NgayHoadon] of Object.entries(days)) {
    const made = await ask('OrderTax/getInfoFromOrder', [bills.get(bill)])
    expect([bill, made.errList, made.TotalCount]).toEqual([bill, [], 1])
    const saved = await ask('OrderTax/UpdateDB', { ...made.ListItem[0], NgayHoadon })
    expect(saved).toMatchObject({ Description: 'ok' })
    invoices.set(bill, saved.s_ID)
  }
  expect(await read('BH000001')).toMatchObject({
    NumberID: 'HDT000001',
    Mauso: '1',
    SoHieuHD: 'C26TAA',
    SoHD: null,
    NgayHoadon: '2026-09-10',
    dtDate: '2026-09-10',
    iStat: 1,
    Trangthai: 'Chưa upload',
    Company: 'Đại lý Minh Tâm',
    Address: '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
    PayMent: 'TM/CK',
    billIds: [bills.get('BH000001')],
    TotalNoneTax: 4_100_800,
    m_VAT: 328_064,
    TotalTax: 4_428_864,
    lines: [
      { Qty: 12, Price: 205_000, m_Discount: 134_271, Total: 2_325_729, VAT: 8, VatAmount: 186_058 },
      { Qty: 40, Price: 46_000, m_Discount: 64_929, Total: 1_775_071, VAT: 8, VatAmount: 142_006 },
    ],
  })
  // The fee for bringing the goods is not on the invoice unless it is asked for.
  expect(await read('BH000004')).toMatchObject({ TotalNoneTax: 1_060_000, m_VAT: 106_000, TotalTax: 1_166_000 })
})

it('gets its number when it is issued, without a gap', async () => {
  expect(await ask('OrderTax/getNextSoHD', null, { sohieuhd: 'C26TAA' })).toEqual({ SoHD: '00000001' })
  const ids = ['BH000003', 'BH000001', 'BH000004'].map((bill) => invoices.get(bill))
  expect(await ask('OrderTax/UploadHDDT', ids)).toEqual({ TotalCount: 3, ListItem: [] })
  expect(await read('BH000001')).toMatchObject({ SoHD: '00000001', iStat: 2, provider: 'none' })
  expect(await read('BH000003')).toMatchObject({ SoHD: '00000002', iStat: 2, Trangthai: 'Đã upload' })
  expect(await read('BH000004')).toMatchObject({ SoHD: '00000003' })
  expect(await ask('OrderTax/getNextSoHD', null, { sohieuhd: 'C26TAA' })).toEqual({ SoHD: '00000004' })
  expect(await ask('OrderTax/UploadHDDT', [invoices.get('BH000001')])).toMatchObject({
    TotalCount: 0,
    ListItem: [{ NumberID: 'HDT000001', Description: 'Hóa đơn không ở trạng thái Chưa upload' }],
  })
  expect(await ask('OrderTax/Huy', [invoices.get('BH000004')])).toEqual({ TotalCount: 1, ListItem: [] })
  expect(await read('BH000004')).toMatchObject({ SoHD: '00000003', iStat: 3 })
})

it('tells the bill, which may not change any more', async () => {
  expect(await billOf('BH000001')).toMatchObject({ invoiceNumber: 'HDT000001' })
  expect(await billOf('BH000004')).toMatchObject({ invoiceNumber: null })
  const { lines, version } = await billOf('BH000001')
  const dearer = lines.map((line: Anything, at: number) => ({ ...line, Price: line.Price + (at === 0 ? 1 : 0) }))
  const s_ID = bills.get('BH000001')
  const refusal = 'Hóa đơn bán hàng đã có hóa đơn VAT HDT000001, không thể sửa hoặc xóa'
  expect(await ask('Order/UpdateDB', { s_ID, version, lines: dearer })).toMatchObject({ Description: refusal })
  expect(await ask('Order/UpdateDB', { s_ID, version, Description: 'Đã giao' })).toMatchObject({ Description: 'ok' })
  expect((await ask('Order/Huy', [s_ID])).ListItem[0]).toMatchObject({
    code: 'invoiced',
    Description: expect.stringContaining(refusal),
  })
  expect((await ask('Order/DeleteDB', [bills.get('BH000002')])).ListItem[0]).toMatchObject({ code: 'invoiced' })
})

it('is not made twice, but again of a bill whose invoice is cancelled', async () => {
  const twice = await ask('OrderTax/getInfoFromOrder', [bills.get('BH000001'), bills.get('BH000004')])
  expect(twice.errList).toMatchObject([{ NumberID: 'BH000001', Description: 'Đã có hóa đơn VAT HDT000001' }])
  expect(twice.ListItem).toMatchObject([{ TotalTax: 1_166_000 }])
  expect((await verify(app.database, tenant)).isClean).toBe(true)
})
