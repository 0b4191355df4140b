/** Who sees VAT invoices and their configuration, and how they are found. */
import { beforeAll, describe, expect, it } from 'vitest'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import { translate } from '#i18n/catalogues.server.ts'
import type { Anything } from '#test/support/app.ts'
import { invoicing, usualSeries } from '#test/support/invoicing.ts'
import { openTrade, received, sold, tradeDay } from '#test/support/trade.ts'
import { userWith } from '#test/support/users.ts'

const trade = await openTrade('minhtam')
const { data, saved } = trade
const { info, act, free, issued, series } = invoicing(trade)
const usual = usualSeries

beforeAll(async () => {
  await received(trade, { SP000001: [1000, 500] }, { dtDate: '2026-11-01' })
  await series(usual)
})

describe('looked for', () => {
  it('by state, number, series, buyer and tax code; only what counts is added up', async () => {
    const id = await issued({ Company: 'Nhà hàng Sen Vàng', MST: '0200000014', Address: '5 Trần Phú', MauSo: '1' })
    const { SoHD, NumberID } = await info(id)
    const found = async (KeySearch: string, more = {}) =>
      (await data('OrderTax', 'getlist', { KeySearch, nItem: '100', ...more })).ListItem.map(
        (one: Anything) => one.NumberID,
      )
    for (const words of [SoHD, 'sen vang', '0200000014', NumberID, 'C26TAA'])
      expect([words, await found(words)]).toEqual([words, expect.arrayContaining([NumberID])])
    expect(await found('sen vang', { iStat: '1' })).toEqual([])
    expect(await found('sen vang', { iStat: '2' })).toEqual([NumberID])
    const { arrSUM } = await data('OrderTax', 'getlist', { KeySearch: 'sen vang' })
    expect(arrSUM).toEqual([
      { Name: 'TotalNoneTax', Total: 1000 },
      { Name: 'm_VAT', Total: 80 },
      { Name: 'TotalTax', Total: 1080 },
    ])
    await act('Huy', [id])
    expect((await data('OrderTax', 'getlist', { KeySearch: 'sen vang' })).arrSUM[2].Total).toBe(0)
    await issued({ NgayHoadon: '2027-01-04', SoHieuHD: 'C27TAA', confirm: ['dateFar'] })
    expect(
      (await data('OrderTax', 'getlist', { FromDate: '2027-01-01' })).ListItem.map((one: Anything) => one.NgayHoadon),
    ).toEqual(['2027-01-04'])
  })

  it('from the bills: which have an invoice, and which have none', async () => {
    const bill = await sold(trade, { SP000001: [1, 1000] }, { Description: 'Tìm thấy' })
    const found = async (invoiced: string) =>
      (await data('Order', 'getlist', { invoiced, KeySearch: 'tim thay' })).ListItem.map(
        (one: Anything) => one.invoiceNumber,
      )
    expect([await found('1'), await found('2')]).toEqual([[], [null]])
    const [record] = (await data('OrderTax', 'getInfoFromOrder', {}, [bill])).ListItem
    const { NumberID } = await info(await saved('OrderTax', record))
    expect([await found('1'), await found('2')]).toEqual([[NumberID], []])
  })

  it('offers the ways of payment', async () => {
    const { ListItem } = await data('OrderTax', 'PaymentTax')
    expect(ListItem.map((one: Anything) => [one.Code, one.Name])).toEqual([
      ['TM', 'Tiền mặt'],
      ['CK', 'Chuyển khoản'],
      ['TM/CK', 'TM/CK'],
      ['Đối trừ công nợ', 'Đối trừ công nợ'],
      ['Không thu tiền', 'Không thu tiền'],
      ['Khác', 'Khác'],
    ])
  })
})

it('names its fields as the contract does', () => {
  const { fields } = vatInvoice.shape
  const label = (name: keyof typeof fields): string => translate('vi', fields[name].label)
  const names = {
    invoiceTemplate: 'Ký hiệu mẫu',
    invoiceSeries: 'Ký hiệu hóa đơn',
    invoiceNumber: 'Số hóa đơn',
    date: 'Ngày lập',
    partner: 'Khách hàng',
    buyerName: 'Đơn vị mua hàng',
    buyerPerson: 'Người mua hàng',
    taxId: 'Mã số thuế',
    buyerAddress: 'Địa chỉ',
    buyerEmail: 'Email',
    buyerIdNo: 'Số định danh',
    paymentMethodText: 'Hình thức thanh toán',
    invoiceKind: 'Loại hóa đơn',
    original: 'Hóa đơn gốc',
    bills: 'Hóa đơn bán hàng',
    lookupCode: 'Mã tra cứu',
    taxAuthorityCode: 'Mã CQT',
    uploadedAt: 'Ngày upload',
    uploadError: 'Lỗi upload',
  } as const
  const found = Object.keys(names).map((name) => [name, label(name as keyof typeof names)])
  expect(Object.fromEntries(found)).toEqual(names)
  expect(translate('en', 'noSeries')).toBe('Choose the invoice series')
})

it('has the template with which its series is registered', async () => {
  const { series: before } = await data('ApiInvoiceConfig', 'getInfo')
  await series([...usual, { Mauso: '1/002', SoHieuHD: 'C26TQQ', active: true }])
  expect((await info(await free({ SoHieuHD: 'C26TQQ' }))).Mauso).toBe('1/002')
  expect((await info(await free({ SoHieuHD: 'C26TZZ' }))).Mauso).toBe('1')
  await series(before)
})

it('of a bill that has one tells no number of what the caller does not see', async () => {
  const store = await saved('ApiListStore', { Code: 'KHOBA', Name: 'Kho ba' })
  await received(trade, { SP000001: [10, 500] }, { dtDate: '2026-11-01', Store_ID: store })
  const [here, there] = [
    await sold(trade, { SP000001: [1, 1000] }),
    await sold(trade, { SP000001: [1, 1000] }, { Store_ID: store }),
  ]
  const { ListItem } = await data('OrderTax', 'getInfoFromOrder', {}, { ids: [here, there], merge: true })
  const { NumberID } = await info(await saved('OrderTax', { ...ListItem[0], NgayHoadon: tradeDay }))
  const token = await userWith(trade, { OrderTax: { R: true, A: true }, Order: { R: true } })
  const me = (await trade.call('ApiListUser', 'getInfo', null, { token, tenant: 'minhtam' })).body.Data
  await trade.signIn('minhtam')
  await saved('ApiListUser', { s_ID: me.s_ID, storeIds: [store], storeId: store })
  const told = async (more = {}) =>
    (await trade.call('OrderTax', 'getInfoFromOrder', [there], { tenant: 'minhtam', ...more })).body.Data.errList[0]
  expect((await told()).Description).toBe(`Đã có hóa đơn VAT ${NumberID}`)
  expect((await told({ token })).Description).toBe('Đã có hóa đơn VAT 1 chứng từ bạn không được xem')
})

it('is for whom the rights say, and nobody of another business', async () => {
  const id = await free()
  const reader = await userWith(trade, { OrderTax: { R: true } })
  const call = (token: string, name: string, body: unknown, query = {}) =>
    trade.call('OrderTax', name, body, { token, query, tenant: 'minhtam' })
  expect((await call(reader, 'getInfo', null, { s_ID: id })).body.ErrorCode).toBe(0)
  for (const [name, body] of [
    ['UploadHDDT', [id]],
    ['Huy', [id]],
    ['Hoantac', [id]],
    ['DeleteDB', [id]],
    ['getInfoFromOrder', [id]],
    ['UpdateDB', { s_ID: id, Description: 'x' }],
  ] as const)
    expect([name, (await call(reader, name, body)).status]).toEqual([name, 403])
  const nobody = await userWith(trade, { Order: { R: true } })
  expect((await call(nobody, 'getlist', null)).status).toBe(403)
  expect((await trade.call('ApiInvoiceConfig', 'getInfo', null, { token: nobody, tenant: 'minhtam' })).status).toBe(403)
  await trade.makeTenant('nguoila')
  const token = await trade.signIn('nguoila')
  const stranger = (name: string, body: unknown, query = {}) =>
    trade.call('OrderTax', name, body, { token, query, tenant: 'nguoila' })
  expect((await stranger('getInfo', null, { s_ID: id })).body.ErrorCode).toBe(-1)
  for (const name of ['UploadHDDT', 'Huy', 'Hoantac', 'DeleteDB'])
    expect((await stranger(name, [id])).body.Data).toMatchObject({
      TotalCount: 0,
      ListItem: [{ Description: 'Không tìm thấy dữ liệu' }],
    })
  const bill = await sold(trade, { SP000001: [1, 1000] }).catch(() => '')
  expect((await stranger('getInfoFromOrder', [bill || id])).body.Data.errList).toMatchObject([
    { NumberID: '', Description: 'Không tìm thấy dữ liệu' },
  ])
  const theirs = {
    Company: 'x',
    SoHieuHD: 'C26TAA',
    NgayHoadon: tradeDay,
    invoiceKind: 2,
    originalId: id,
    billIds: [id],
    lines: [{ ProductName: 'x', Qty: 1, Price: 1, VAT: 8 }],
  }
  expect((await stranger('UpdateDB', theirs)).body.Data.errors.map((one: Anything) => one.path)).toEqual(
    expect.arrayContaining(['originalId']),
  )
  await trade.signIn('minhtam')
})

describe('the configuration', () => {
  it('is one record whose password nobody reads', async () => {
    const { version } = await data('ApiInvoiceConfig', 'getInfo')
    expect(
      await data(
        'ApiInvoiceConfig',
        'UpdateDB',
        {},
        { version, username: 'ketoan', password: 'bimat123', sellerTaxCode: '0109999887' },
      ),
    ).toMatchObject({ Description: 'ok' })
    const told = await data('ApiInvoiceConfig', 'getInfo')
    expect(told).toMatchObject({
      provider: 'none',
      username: 'ketoan',
      password: '••••',
      settings: {},
      withCode: true,
      autoUpload: false,
    })
    expect(JSON.stringify(told)).not.toContain('bimat123')
    expect((await data('ApiInvoiceConfig', 'UpdateDB', {}, { version, username: 'x' })).Description).toContain(
      'tải lại',
    )
    expect(await data('ApiInvoiceConfig', 'TestConnection')).toEqual({ Description: 'ok' })
  })

  it('refuses what cannot be', async () => {
    const wrong = async (body: object) =>
      (await data('ApiInvoiceConfig', 'UpdateDB', {}, body)).errors?.map((one: Anything) => one.path)
    expect(await wrong({ provider: 'bkav' })).toEqual(['provider'])
    expect(await wrong({ url: 'https://evil.example' })).toEqual(['url'])
    expect(await wrong({ sellerTaxCode: '0109999888' })).toEqual(['sellerTaxCode'])
    expect(await wrong({ series: [{ Mauso: '1', SoHieuHD: 'X26TAA' }] })).toEqual(['series.0.SoHieuHD'])
    expect(
      await wrong({
        series: [
          { Mauso: '1', SoHieuHD: 'C26TAA' },
          { Mauso: '1', SoHieuHD: 'c26taa' },
        ],
      }),
    ).toEqual(['series.1.SoHieuHD'])
    expect(await wrong({ series: [{ Mauso: '1', SoHieuHD: 'C26TAA', firstNumber: 9, lastNumber: 3 }] })).toEqual([
      'series.0.lastNumber',
    ])
  })

  it('tells the forms the series in use', async () => {
    expect(await data('User', 'getConfigTax')).toMatchObject({
      provider: 'none',
      series: usual.map(({ Mauso, SoHieuHD }) => ({ Mauso, SoHieuHD })),
      vatRates: [0, 5, 8, 10, -1, -2],
      vatInCost: false,
    })
  })
})
