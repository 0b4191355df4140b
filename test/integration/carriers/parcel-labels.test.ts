/** What is printed on the labels of parcels: the code of the carrier as bars, in the order in which they were asked for. */
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { drawParts } from '#output/pdf/pages.server.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { pagesOf, readBody } from '#server/render/page.ts'
import { createTestApp, type Anything } from '#test/support/app.ts'
import { openExampleTenant, type ExampleTenant } from '#test/support/example-tenant.ts'

const app = await createTestApp()
let tenant: ExampleTenant
const parcels: string[] = []
/** Hands a bill over to a carrier; the id of the parcel. */
let parcelOf: (parcel: { codAmount: number; trackingCode: string | null }, customer: unknown) => Promise<string>
const printing = { language: 'vi', now: new Date('2026-11-20T07:05:00Z'), timezone: undefined, logo: '' } as const
const pdfOf = async (pages: Parameters<typeof drawParts>[0]): Promise<Buffer> =>
  Buffer.concat(await drawParts(pages, { title: '', isPaired: false }))

const ask = (path: string, body: unknown = null): Promise<Anything> => tenant.ask(path, body)
const print = async (ids: readonly unknown[]): Promise<Anything> =>
  (await ask('Shipping/getPrint', { ids })).info.ListItem

beforeAll(async () => {
  tenant = await openExampleTenant(app, 'nhanvandon')
  const { records } = tenant
  const goods = { Product_ID: records['SP003'], unitId: records['CAI'] }
  const Store_ID = records['K01']
  await ask('ProductBegin/UpdateDB', { dtDate: '2026-08-31', Store_ID, lines: [{ ...goods, Qty: 10, Price: 1000 }] })
  const { s_ID: carrier } = await ask('ApiListCarrier/UpdateDB', {
    Code: 'NVC01',
    Name: 'Giao Nhanh',
    deliveryNotes: [{ Code: 'NHE', Name: 'Nhẹ tay' }],
  })
  const { deliveryNotes } = await tenant.ask('ApiListCarrier/getInfo', null, { s_ID: carrier })
  parcelOf = async ({ codAmount, trackingCode }, Object_ID) => {
    const lines = [{ ...goods, Qty: 1, Price: 1000, VAT: 0 }]
    const bill = await ask('Order/UpdateDB', { dtDate: '2026-10-20', Object_ID, Store_ID, lines })
    const receiver = { receiverName: 'Cô Ba', receiverPhone: '0912 000 002', receiverAddress: '34 Nguyễn Trãi' }
    const delivery = { type: 2, NVC_ID: carrier, ...receiver, codAmount, trackingCode, weight: 700 }
    const made = await ask('Order/ChuyenGiaohang', {
      s_ID: bill.s_ID,
      dtDate: '2026-10-21',
      delivery: { ...delivery, deliveryNoteId: deliveryNotes[0].lineId },
    })
    return made.s_ID as string
  }
  for (const [codAmount, trackingCode] of [
    [0, null],
    [800, 'GN123'],
  ] as const)
    parcels.push(await parcelOf({ codAmount, trackingCode }, records['KH004']))
}, 120_000)

it('have the code of the carrier, or else the number of the parcel', async () => {
  expect(await print([...parcels].reverse())).toMatchObject([
    {
      isNext: false,
      barcode: 'GN123',
      trackingCode: 'GN123',
      shipNumber: 'VD000002',
      NumberID: 'BH000002',
      handDate: '2026-10-21',
      carrierName: 'Giao Nhanh',
      receiverName: 'Cô Ba',
      codAmount: 800,
      feePayerName: 'Người gửi',
      weight: 700,
      deliveryNoteName: 'Nhẹ tay',
    },
    { isNext: true, barcode: 'VD000001', trackingCode: 'VD000001', codAmount: 0 },
  ])
})

it('are A6, unless another paper is chosen', async () => {
  expect(await ask('Shipping/getPrint', { ids: parcels })).toMatchObject({ code: 'NHANVANDON', size: 'A6' })
})

it('are in the language in which papers go to the customer', async () => {
  expect(await ask('Shipping/getPrint', { ids: parcels })).not.toHaveProperty('language')
  await ask('Customer/UpdateDB', { s_ID: tenant.records['KH004'], language: 'en' })
  expect(await ask('Shipping/getPrint', { ids: parcels })).toMatchObject({ language: 'en' })
  expect(await print(parcels)).toMatchObject([{ feePayerName: 'Sender' }, {}])
  // One print, in which each customer has his own.
  const others = await parcelOf({ codAmount: 0, trackingCode: null }, tenant.records['KH001'])
  const both = await ask('Shipping/getPrint', { ids: [others, ...parcels] })
  expect(both).not.toHaveProperty('language')
  expect(both.info.ListItem.map(({ language }: Anything) => language)).toEqual([undefined, 'en', 'en'])
  const pages = pagesOf(readBody(both), { reports: [], templates: deliveredForms, words: catalogues }, printing)
  expect(pages.map(({ language }) => language)).toEqual(['vi', 'en'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdfOf(pages))), { mergePages: false })
  expect(text.map((page) => /Người nhận|\bTo\b/.exec(page.normalize('NFC'))?.[0])).toEqual(['Người nhận', 'To', 'To'])
  await ask('Customer/UpdateDB', { s_ID: tenant.records['KH004'], language: null })
})

it('have the page of their receiver, as the business wants it', async () => {
  const [id] = parcels
  const { trackingPage } = await tenant.ask('Shipping/getInfo', null, { s_ID: id! })
  const [{ trackingPage: printed }] = await print([id])
  expect(printed).toMatch(/^http:\/\/[^/]+\/track\//)
  expect(printed.endsWith(trackingPage)).toBe(true)
  await ask('User/SaveConfig', { labelTracking: false })
  expect(await print([id])).toMatchObject([{ trackingPage: '' }])
  await ask('User/SaveConfig', { labelTracking: true })
})

it('are not made of bars that no scanner reads', async () => {
  const [id] = parcels
  for (const [trackingCode, barcode] of [
    ['ĐƠN 1', 'VD000001'],
    ['A'.repeat(50), 'VD000001'],
    ['A'.repeat(24), 'A'.repeat(24)],
    [null, 'VD000001'],
  ]) {
    await ask('Shipping/UpdateStatus', { s_ID: id, trackingCode })
    expect(await print([id])).toMatchObject([{ barcode, trackingCode: trackingCode ?? 'VD000001' }])
  }
})

it.each([['00000000-0000-4000-8000-000000000000'], ['x'], [{}], [null]])(
  'are those of parcels that exist: %j',
  async (id) => {
    const { body } = await app.call('Shipping', 'getPrint', { ids: [id] }, await session())
    expect(body.ErrorCode).toBe(-1)
  },
)

it.each([[[]], [null], ['x'], [Array.from({ length: 101 }, () => 'x')]])('are asked for by a list: %#', async (ids) => {
  const answer = await app.call('Shipping', 'getPrint', { ids }, await session())
  expect(answer.status).toBe(400)
})

const session = async () => ({ tenant: 'nhanvandon', token: await app.signIn('nhanvandon') })
