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

const range = { fromDate: '2026-09-01', toDate: '2026-10-31' }
const sumsOf = ({ arrSUM }: Anything): number[] => arrSUM.map(({ Total }: Anything) => Total)

it('is told line by line by its buyer, cancelled ones with nothing', async () => {
  const all = await ask('OrderTax/rptDetail', null, { ...range, iStat: '0' })
  const columns = ['STT', 'SoHieuHD', 'SoHD', 'NgayHoadon', 'Company', 'ProID', 'Unit', 'Qty', 'Price', 'Total', 'VAT']
  const rest = ['VatAmount', 'TotalTax', 'Note']
  const cells = (row: Anything) => [...columns, ...rest].map((name) => row[name])
  expect(all.ListItem.map(cells)).toEqual([
    [
      1,
      'C26TAA',
      '00000001',
      '2026-09-10',
      'Đại lý Minh Tâm',
      'SP001',
      'Thùng',
      12,
      205_000,
      2_325_729,
      8,
      186_058,
      2_511_787,
      '',
    ],
    [
      2,
      'C26TAA',
      '00000001',
      '2026-09-10',
      'Đại lý Minh Tâm',
      'SP002',
      'Hộp',
      40,
      46_000,
      1_775_071,
      8,
      142_006,
      1_917_077,
      '',
    ],
    [
      3,
      'C26TAA',
      '00000002',
      '2026-10-08',
      'Siêu thị Hòa Bình',
      'SP001',
      'Lon',
      120,
      9000,
      1_080_000,
      8,
      86_400,
      1_166_400,
      '',
    ],
    [
      4,
      'C26TAA',
      '00000002',
      '2026-10-08',
      'Siêu thị Hòa Bình',
      'SP002',
      'Hộp',
      20,
      46_500,
      902_100,
      8,
      72_168,
      974_268,
      '',
    ],
    [5, 'C26TAA', '', '2026-09-15', 'Tạp hóa Cô Ba', 'SP002', 'Hộp', 10, 48_000, 480_000, 8, 38_400, 518_400, ''],
    [6, 'C26TAA', '', '2026-09-15', 'Tạp hóa Cô Ba', 'SP001', 'Lon', 48, 9500, 456_000, 8, 36_480, 492_480, ''],
    [7, 'C26TAA', '00000003', '2026-10-12', 'Tạp hóa Cô Ba', 'SP003', 'Cái', 0, 0, 0, 10, 0, 0, 'Đã hủy'],
  ])
  expect(all.ListItem[0]).toMatchObject({ Mauso: '1', PayMent: 'TM/CK' })
  expect(sumsOf(all)).toEqual([250, 7_018_900, 561_512, 7_580_412])
  const cancelled = await ask('OrderTax/rptDetail', null, { ...range, iStat: '3' })
  expect(cancelled.ListItem.map(cells)).toEqual([
    [
      1,
      'C26TAA',
      '00000003',
      '2026-10-12',
      'Tạp hóa Cô Ba',
      'SP003',
      'Cái',
      18,
      60_000,
      1_060_000,
      10,
      106_000,
      1_166_000,
      '',
    ],
  ])
  expect(sumsOf(await ask('OrderTax/rptDetail', null, { ...range, iStat: '1' })).slice(1)).toEqual([
    936_000, 74_880, 1_010_880,
  ])
  expect(sumsOf(await ask('OrderTax/rptDetail', null, { ...range, iStat: '2' })).slice(1)).toEqual([
    6_082_900, 486_632, 6_569_532,
  ])
})

it('is added up by rate of tax', async () => {
  const all = await ask('OrderTax/rptTotal', null, { ...range, iStat: '0' })
  const columns = [
    'STT',
    's1',
    'SoHD',
    'NgayHoadon',
    'Company',
    'TotalNoneTax',
    'VAT',
    'm_VAT',
    'ExRate',
    'TotalTax',
    'Note',
  ]
  const rate = (percent: number) => `Hàng hóa, dịch vụ chịu thuế suất thuế GTGT ${percent}%`
  expect(all.ListItem.map((row: Anything) => columns.map((name) => row[name]))).toEqual([
    [1, rate(8), '00000001', '2026-09-10', 'Đại lý Minh Tâm', 4_100_800, 8, 328_064, 1, 4_428_864, ''],
    [2, rate(8), '', '2026-09-15', 'Tạp hóa Cô Ba', 936_000, 8, 74_880, 1, 1_010_880, ''],
    [3, rate(8), '00000002', '2026-10-08', 'Siêu thị Hòa Bình', 1_982_100, 8, 158_568, 1, 2_140_668, ''],
    [4, rate(10), '00000003', '2026-10-12', 'Tạp hóa Cô Ba', 0, 10, 0, 1, 0, 'Đã hủy'],
  ])
  expect(sumsOf(all)).toEqual([7_018_900, 561_512, 7_580_412])
})
