/** Who may do what with invoices: every call with every right alone, stores of one's own, and ids of another business. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { FunctionId, Right } from '#model/right.ts'
import type { Anything } from '#test/support/app.ts'
import { configOf, openConnected } from '#test/support/connected.ts'
import { usualSeries } from '#test/support/invoicing.ts'
import { received, sold, tradeDay } from '#test/support/trade.ts'
import { userWith } from '#test/support/users.ts'

const { trade, fake, connect, free, act, info } = await openConnected('minhtam', 'viettel')
const { data, saved } = trade
const whole = { R: true, A: true, U: true, D: true }
let [issued, open, cancelled, bill] = ['', '', '', '']

beforeAll(async () => {
  await received(trade, { SP000001: [1000, 500] })
  await connect({ series: usualSeries })
  issued = await free()
  expect(await act('UploadHDDT', [issued])).toEqual({ TotalCount: 1, ListItem: [] })
  open = await free()
  cancelled = await free()
  await act('Huy', [cancelled])
  bill = await sold(trade, { SP000001: [1, 1000] })
})

type Asked = readonly [module: string, name: string, needs: string, body?: unknown, query?: Record<string, string>]
const freeBody = {
  Company: 'x',
  SoHieuHD: 'C26TAA',
  NgayHoadon: tradeDay,
  lines: [{ ProductName: 'x', Qty: 1, Price: 1, VAT: 8 }],
}
/** `needs`: the one letter that opens it. R comes with each of the others. */
const calls = (): Asked[] => [
  ['OrderTax', 'getlist', 'R'],
  ['OrderTax', 'getInfo', 'R', null, { s_ID: open }],
  ['OrderTax', 'DownloadFile', 'R', [issued]],
  ['OrderTax', 'PaymentTax', 'R'],
  ['OrderTax', 'getNextSoHD', 'R', null, { sohieuhd: 'C26TAA' }],
  ['OrderTax', 'UpdateDB', 'A', freeBody],
  ['OrderTax', 'UpdateDB', 'U', { s_ID: open, Description: 'khác' }],
  ['OrderTax', 'UpdateList', 'U', [{ s_ID: open, Description: 'khác' }]],
  ['OrderTax', 'UploadHDDT', 'U', [open]],
  ['OrderTax', 'Huy', 'U', [open]],
  ['OrderTax', 'Hoantac', 'U', [cancelled]],
  ['OrderTax', 'DeleteDB', 'D', [open]],
  ['ApiInvoiceConfig', 'getInfo', 'R'],
  ['ApiInvoiceConfig', 'UpdateDB', 'U', { withCode: true }],
  ['ApiInvoiceConfig', 'TestConnection', 'U'],
]

describe('with one right alone', () => {
  const rights: [string, Partial<Record<FunctionId, Partial<Right>>>][] = ['R', 'A', 'U', 'D', ''].flatMap((flag) =>
    (['OrderTax', 'InvoiceConfig'] as const).map((id): [string, Partial<Record<FunctionId, Partial<Right>>>] => [
      `${id} ${flag}`,
      { Product: { R: true }, [id]: flag ? { [flag]: true } : {} },
    ]),
  )
  it.each(rights)('%s', async (label, own) => {
    const token = await userWith(trade, own)
    const [id, flag] = label.split(' ') as [string, string]
    const before = fake.asked.length
    for (const [module, name, needs, body = null, query = {}] of calls()) {
      const isMine = (module === 'ApiInvoiceConfig' ? 'InvoiceConfig' : module) === id
      const may = isMine && flag !== '' && (needs === 'R' || needs === flag)
      // What is done is done by the tests below; here only what is refused is sent, and what only reads.
      if (may && needs !== 'R') continue
      const { status } = await trade.call(module, name, body, { token, tenant: trade.tenant, query })
      expect([module, name, needs, status]).toEqual([module, name, needs, may ? 200 : 403])
    }
    const reading = /auth|RepresentationFile|searchInvoice/
    expect(fake.asked.slice(before).filter(({ path }) => !reading.test(path))).toEqual([])
    expect(fake.state.issued.size).toBe(1)
    expect(await infoAsAdmin(open)).toMatchObject({ iStat: 1, Description: null })
  })

  it('making them of bills asks for adding invoices and reading bills', async () => {
    for (const [own, status] of [
      [{ OrderTax: { A: true }, Order: { R: true } }, 200],
      [{ OrderTax: { A: true } }, 403],
      [{ OrderTax: { R: true, U: true, D: true }, Order: { R: true } }, 403],
      [{ Order: whole }, 403],
    ] as const) {
      const token = await userWith(trade, own)
      const answer = await trade.call('OrderTax', 'getInfoFromOrder', [bill], { token, tenant: trade.tenant })
      expect([own, answer.status]).toEqual([own, status])
    }
  })

  it('the forms are told the series, and nothing of the account', async () => {
    const token = await userWith(trade, { OrderTax: { R: true } })
    const { raw } = await trade.call('User', 'getConfigTax', null, { token, tenant: trade.tenant })
    for (const word of ['C26TAA', 'viettel']) expect(raw).toContain(word)
    for (const word of [fake.origin, '0109999887', 'username', 'password', 'settings']) expect(raw).not.toContain(word)
  })
})

/** As the administrator. */
const infoAsAdmin = async (id: string): Promise<Anything> => {
  await trade.signIn(trade.tenant)
  return info(id)
}
const nowhere = { TotalCount: 0, ListItem: [{ NumberID: '', Description: 'Không tìm thấy dữ liệu' }] }
const batches = ['UploadHDDT', 'DownloadFile', 'Huy', 'Hoantac', 'DeleteDB'] as const

it('who sees one store alone does nothing with invoices of another', async () => {
  await trade.signIn(trade.tenant)
  const store = await saved('ApiListStore', { Code: 'KHOHAI', Name: 'Kho hai' })
  const token = await userWith(trade, { OrderTax: whole, Order: whole })
  await trade.signIn(trade.tenant)
  const me = await trade.call('ApiListUser', 'getInfo', null, { token, tenant: trade.tenant })
  const { s_ID } = me.body.Data
  await saved('ApiListUser', { s_ID, storeIds: [store], storeId: store })
  const call = async (name: string, body: unknown, query = {}) =>
    (await trade.call('OrderTax', name, body, { token, tenant: trade.tenant, query })).body
  const before = fake.asked.length
  for (const name of batches)
    for (const id of [open, issued, cancelled])
      expect([name, (await call(name, [id])).Data]).toMatchObject([name, nowhere])
  expect((await call('getInfo', null, { s_ID: issued })).ErrorCode).toBe(-1)
  expect((await call('getlist', null)).Data.ListItem).toEqual([])
  expect((await call('getInfoFromOrder', [bill])).Data).toMatchObject({
    ListItem: [],
    errList: [{ NumberID: '', Description: 'Không tìm thấy dữ liệu' }],
  })
  expect((await call('UpdateDB', { s_ID: open, Description: 'x' })).Data.Description).not.toBe('ok')
  for (const more of [{ invoiceKind: 2, originalId: issued }, { billIds: [bill] }])
    expect((await call('UpdateDB', { ...freeBody, ...more })).Data.Description).not.toBe('ok')
  expect(fake.asked.length).toBe(before)
})

it('an invoice of another business is no invoice, and its provider is not asked', async () => {
  await trade.makeTenant('nguoila')
  await trade.signIn('nguoila')
  await data('ApiInvoiceConfig', 'UpdateDB', {}, { ...configOf('viettel', fake.origin), series: usualSeries })
  const before = fake.asked.length
  for (const name of batches)
    for (const id of [open, issued, cancelled]) expect([name, await act(name, [id])]).toMatchObject([name, nowhere])
  for (const more of [
    { invoiceKind: 2, originalId: issued },
    { invoiceKind: 3, originalId: issued },
    { billIds: [bill] },
  ])
    expect((await trade.call('OrderTax', 'UpdateDB', { ...freeBody, ...more })).body.Data.Description).not.toBe('ok')
  const { series, seriesUse } = await data('ApiInvoiceConfig', 'getInfo')
  expect([series.length, seriesUse.every((one: Anything) => one.used === 0 && one.waiting === 0)]).toEqual([4, true])
  expect(fake.asked.length).toBe(before)
  expect(await infoAsAdmin(issued)).toMatchObject({ iStat: 2 })
  expect(trade.faults).toEqual([])
})
