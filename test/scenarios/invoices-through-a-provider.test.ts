/**
 * Bills of the worked example become invoices that a provider issues over HTTP, with answers that get lost on the way;
 * one is replaced, one adjusted.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type Anything } from '#test/support/app.ts'
import { configOf } from '#test/support/providers/connections.ts'
import { openBook, steps } from '#test/support/example-book.ts'
import { openExampleTenant, type ExampleTenant } from '#test/support/example-tenant.ts'
import { wireFaults } from '#test/support/providers/faults.ts'
import { startViettel } from '#test/support/providers/viettel.ts'
import { workDue } from '#test/support/work.ts'
import { verify } from '../../scripts/lib/verification.ts'

const app = await createTestApp({ environment: { OUTBOUND_HOSTS: '127.0.0.1' } })
const fake = await startViettel()
afterAll(() => fake.stop())
let tenant: ExampleTenant
const bills = new Map<string, string>()
const invoices = new Map<string, string>()
const series = 'C26TAA'

const ask = (path: string, body: unknown = null, query: Record<string, string> = {}): Promise<Anything> =>
  tenant.ask(path, body, query)
const read = (bill: string): Promise<Anything> => ask('OrderTax/getInfo', null, { s_ID: invoices.get(bill)! })
const upload = (...of: string[]): Promise<Anything> =>
  ask(
    'OrderTax/UploadHDDT',
    of.map((bill) => invoices.get(bill)),
    { confirm: 'lateInvoice' },
  )
const faults = (name: string) => wireFaults('issue').find((one) => one.name.startsWith(name))!
const away = wireFaults('find').find(({ name }) => name.startsWith('no service'))!
/** What the provider got of an invoice. */
const content = (bill: string): Anything =>
  JSON.parse([...fake.state.issued.values()].find(({ number }) => number === numbers.get(bill))!.content)
const numbers = new Map<string, number>()

beforeAll(async () => {
  fake.state.now = Date.now()
  tenant = await openExampleTenant(app, 'quanha')
  await openBook(tenant).enterInOrder(steps.map(({ name }) => name))
  for (const { NumberID, s_ID } of (await ask('Order/getlist', null, { nItem: '50' })).ListItem)
    bills.set(NumberID, s_ID)
  await ask('ApiInvoiceConfig/UpdateDB', {
    ...configOf('viettel', fake.origin),
    series: [{ Mauso: '1', SoHieuHD: series, active: true }],
  })
})

it('goes out once, whatever becomes of the answers', async () => {
  const days = { BH000001: '2026-09-10', BH000002: '2026-09-15', BH000003: '2026-10-08', BH000004: '2026-10-12' }
  for (const [bill, NgayHoadon] of Object.entries(days)) {
    const made = await ask('OrderTax/getInfoFromOrder', [bills.get(bill)])
    const { s_ID } = await ask('OrderTax/UpdateDB', { ...made.ListItem[0], NgayHoadon })
    invoices.set(bill, s_ID)
  }
  // The first answer is cut; of the second nobody can tell; the third is a page of some gateway.
  const page = faults('a page with status 500 after')
  fake.misbehave(faults('a cut after'), faults('half an answer'), page)
  expect(await upload('BH000003', 'BH000001', 'BH000002')).toEqual({ TotalCount: 3, ListItem: [] })
  fake.misbehave(faults('a cut after'), away, away)
  expect(await upload('BH000004')).toMatchObject({ TotalCount: 0, ListItem: [{ code: 'uploadPending' }] })
  fake.forget()
  // Two of them at the same time, and the program by itself.
  await Promise.all([upload('BH000004'), upload('BH000004'), workDue(app.server, ['invoice'])])
  expect(fake.state.issued.size).toBe(4)
  for (const [at, bill] of Object.keys(days).entries()) {
    const { SoHD, iStat, provider, lookupCode, taxAuthorityCode } = await read(bill)
    expect([bill, SoHD, iStat, provider]).toEqual([bill, `0000000${at + 1}`, 2, 'viettel'])
    expect([lookupCode, taxAuthorityCode]).toEqual([`BIMAT${at + 1}`, `00${at + 1}`])
    numbers.set(bill, Number(SoHD))
  }
})

it('tells the provider what the bill says, to the đồng', () => {
  expect(content('BH000001')).toMatchObject({
    generalInvoiceInfo: { templateCode: '1/001', invoiceSeries: series, currencyCode: 'VND' },
    buyerInfo: { buyerLegalName: 'Đại lý Minh Tâm', buyerAddressLine: expect.stringContaining('12 Lê Lợi') },
    payments: [{ paymentMethodName: 'TM/CK' }],
    itemInfo: [
      { itemCode: 'SP001', quantity: 12, unitPrice: 205_000, taxPercentage: 8, taxAmount: 186_058 },
      { itemCode: 'SP002', quantity: 40, unitPrice: 46_000, taxPercentage: 8, taxAmount: 142_006 },
    ],
    summarizeInfo: { totalAmountWithoutTax: 4_100_800, totalTaxAmount: 328_064, totalAmountWithTax: 4_428_864 },
  })
})

it('tells the bill, and the reports', async () => {
  const narrow = { KeySearch: 'BH000001', invoiced: '1' }
  expect((await ask('Order/getlist', null, narrow)).ListItem).toMatchObject([{ invoiceNumber: 'HDT000001' }])
  expect((await ask('Order/Huy', [bills.get('BH000001')])).ListItem[0]).toMatchObject({ code: 'invoiced' })
  const range = { fromDate: '2026-09-01', toDate: '2026-10-31', iStat: '2' }
  const detail = await ask('OrderTax/rptDetail', null, range)
  expect(new Set(detail.ListItem.map(({ SoHD }: Anything) => SoHD))).toEqual(
    new Set([1, 2, 3, 4].map((number) => `0000000${number}`)),
  )
  const total = await ask('OrderTax/rptTotal', null, range)
  const sum = (rows: Anything[], name: string): number => rows.reduce((all, row) => all + (row[name] ?? 0), 0)
  expect(detail.arrSUM.length).toBeGreaterThan(0)
  expect(total.ListItem.length).toBeGreaterThan(0)
  expect(sum(detail.ListItem, 'VatAmount')).toBe(
    (await Promise.all([...invoices.keys()].map(read))).reduce((all, one) => all + one.m_VAT, 0),
  )
})

it('is replaced by one that takes over its bill, and adjusted by one that does not', async () => {
  const original = await read('BH000001')
  const replacing = await ask('OrderTax/UpdateDB', {
    ...original,
    s_ID: null,
    version: undefined,
    NumberID: null,
    NgayHoadon: '2026-10-13',
    invoiceKind: 2,
    originalId: original.s_ID,
    billIds: [],
    lines: original.lines.map(({ Product_ID, Unit_ID, Qty, Price, m_Discount, VAT }: Anything) => ({
      Product_ID,
      Unit_ID,
      Qty,
      Price,
      m_Discount,
      VAT,
    })),
    buyerPerson: 'Nguyễn Minh Tâm',
  })
  expect(replacing).toMatchObject({ Description: 'ok' })
  invoices.set('thay', replacing.s_ID)
  fake.misbehave(faults('a cut after'))
  expect(await upload('thay')).toEqual({ TotalCount: 1, ListItem: [] })
  expect(await read('BH000001')).toMatchObject({ iStat: 3, cancelReason: `Bị thay thế bởi ${series} 00000005` })
  expect(await read('thay')).toMatchObject({ iStat: 2, SoHD: '00000005', billIds: [bills.get('BH000001')] })
  expect(await ask('Order/getInfo', null, { s_ID: bills.get('BH000001')! })).toMatchObject({
    invoiceNumber: (await read('thay')).NumberID,
  })
  numbers.set('thay', 5)
  expect(content('thay').generalInvoiceInfo).toMatchObject({
    adjustmentType: '3',
    originalInvoiceId: 'C26TAA1',
    additionalReferenceDesc: (await read('thay')).correctionText,
  })
  const adjusting = await ask('OrderTax/UpdateDB', {
    NgayHoadon: '2026-10-14',
    SoHieuHD: series,
    Company: 'Đại lý Minh Tâm',
    invoiceKind: 3,
    originalId: invoices.get('BH000002'),
    lines: [{ ProductName: 'Giảm giá', Unit: 'Lần', Qty: -1, Price: 1000, VAT: 8 }],
  })
  invoices.set('giam', adjusting.s_ID)
  expect(await upload('giam')).toEqual({ TotalCount: 1, ListItem: [] })
  expect(await read('giam')).toMatchObject({ SoHD: '00000006', TotalTax: -1080 })
  expect(await read('BH000002')).toMatchObject({ iStat: 2 })
  expect((await verify(app.database, tenant)).isClean).toBe(true)
  expect(app.faults).toEqual([])
})
