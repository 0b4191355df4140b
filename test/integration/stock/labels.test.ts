/** Labels of products: what the call answers, who may ask it, what it refuses, and what the printed bar codes say. */
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { drawPdf } from '#output/pdf/pages.server.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { pageOf, readBody } from '#server/render/page.ts'
import type { Anything } from '../../support/app.ts'
import { barCodesIn } from '../../support/bar-codes.ts'
import { openTrade, type Trade } from '../../support/trade.ts'
import { userWith } from '../../support/users.ts'

const sources = ['Product', 'ProductInStock', 'Import'] as const
let trade: Trade
let ean: string
let own: string
let marked: string
beforeAll(async () => {
  trade = await openTrade('minhtam')
  const make = (Code: string, more: object) =>
    trade.saved('Product', {
      Code,
      Name: `Hàng ${Code}`,
      Group_ID: trade.ids['NUOC'],
      unitId: trade.ids['CHAI'],
      ...more,
    })
  ean = await make('NUOC-01', { barcode: '8934673123457', sellPrice: 120_000, buyPrice: 77_777 })
  own = await make('NUOC-02', { barcode: 'kho/7', sellPrice: 12_500.5 })
  marked = await make('GẠO01', { sellPrice: 1 })
})

const ask = (body: unknown, options: object = {}, module = 'Product'): Promise<Anything> =>
  trade.call(module, 'getLabels', body, options)
const items = (...products: readonly [string, number][]) =>
  products.map(([Product_ID, quantity]) => ({ Product_ID, quantity }))
const said = async (body: unknown): Promise<[number, string]> => {
  const { status, body: answer } = await ask(body)
  expect(answer.Data).toBe(null)
  return [status, answer.ErrorMessage]
}
const codesOf = async (Data: unknown): Promise<string[]> => {
  const page = pageOf(
    readBody(JSON.parse(JSON.stringify(Data))),
    { reports: [], templates: deliveredForms, words: catalogues },
    { language: 'vi', now: new Date(), timezone: undefined, logo: '' },
  )
  return barCodesIn(await drawPdf(page))
    .flat()
    .map(({ text, format }) => `${format} ${text}`)
}

describe('labels', () => {
  it('say the bar code of a product, or else its code, and what it sells for', async () => {
    const body = { items: items([ean, 2], [own, 1], [trade.ids['SP000003']!, 1]), sheet: '50x30' }
    const { Data } = (await ask(body)).body
    expect(await codesOf(Data)).toEqual([
      'EAN_13 8934673123457',
      'EAN_13 8934673123457',
      'CODE_128 kho/7',
      'CODE_128 SP000003',
    ])
    expect(Data).toMatchObject({
      code: 'TEMMAVACH',
      info: {
        sheet: '50x30',
        first: 1,
        currencySign: 'đ',
        shows: { shop: true, name: true, code: true, price: true, number: true },
        ListItem: [
          {
            ProductID: 'NUOC-01',
            ProductName: 'Hàng NUOC-01',
            Price: 120_000,
            caption: '8934673123457 · NUOC-01',
            copies: 2,
          },
          { ProductID: 'NUOC-02', Price: 12_500.5, barcode: 'kho/7', copies: 1 },
          { ProductID: 'SP000003', Price: 1000, caption: 'SP000003' },
        ],
      },
    })
    // Nothing of what they cost.
    expect(JSON.stringify(Data.info.ListItem)).not.toContain('77777')
  })

  it('show what was chosen', async () => {
    const caption = async (shows: object) =>
      (await ask({ items: items([ean, 1]), sheet: 'A4-65', shows })).body.Data.info.ListItem[0].caption
    expect(await caption({ code: false })).toBe('8934673123457')
    expect(await caption({ number: false })).toBe('NUOC-01')
    expect(await caption({ number: false, code: false })).toBe('')
  })

  it('are refused in words', async () => {
    const sheet = 'A4-65'
    expect((await ask({ items: items([ean, 5000]), sheet, first: 65 })).body.ErrorCode).toBe(0)
    expect(await said({ items: items([ean, 5001]), sheet })).toEqual([
      200,
      'Mỗi lần in được nhiều nhất 5000 tem, vui lòng in làm nhiều lần',
    ])
    expect((await said({ items: items([ean, 4000], [own, 1001]), sheet }))[1]).toContain('5000')
    expect((await said({ items: Array(5001).fill(items([ean, 1])[0]), sheet }))[1]).toContain('5000')
    expect((await said({ items: items([ean, 0]), sheet }))[1]).toContain('Chưa có tem nào')
    expect((await said({ items: [], sheet }))[1]).toContain('Chưa có tem nào')
    expect((await said({ items: items([ean, 1], [marked, 1]), sheet }))[1]).toContain('GẠO01')
  })

  it.each([
    ['no body', null],
    ['a list', []],
    ['a text', 'x'],
    ['no items', { sheet: 'A4-65' }],
    ['items that are none', { items: 'x', sheet: 'A4-65' }],
    ['an item that is none', { items: [null], sheet: 'A4-65' }],
    ['no id', { items: [{ Product_ID: "' or 1=1", quantity: 1 }], sheet: 'A4-65' }],
    ['half a label', { items: 1.5, sheet: 'A4-65' }],
    ['no sheet', { items: 1 }],
    ['a sheet nobody makes', { items: 1, sheet: 'constructor' }],
    ['a place before the first', { items: 1, sheet: 'A4-65', first: 0 }],
    ['a place after the last', { items: 1, sheet: 'A4-65', first: 66 }],
    ['a place on a roll', { items: 1, sheet: '50x30', first: 2 }],
    ['a place in words', { items: 1, sheet: 'A4-65', first: 'x' }],
    ['what is shown as text', { items: 1, sheet: 'A4-65', shows: 'x' }],
    ['what is shown in words', { items: 1, sheet: 'A4-65', shows: { price: 'yes' } }],
  ])('are not made of %s', async (_what, body) => {
    const count = (body as { items?: unknown } | null)?.items
    const sent = typeof count === 'number' ? { ...(body as object), items: items([ean, count]) } : body
    const [status, message] = await said(sent)
    expect(status).toBe(400)
    expect(message).not.toBe('')
  })
})

describe('whoever', () => {
  // Everybody may read products (contract README §12).
  it.each(['ProductInStock', 'Import'])('may not read %s prints no labels from there', async (module) => {
    const body = { items: items([ean, 1]), sheet: 'A4-65' }
    const others = sources.filter((one) => one !== module)
    const token = await userWith(trade, Object.fromEntries(others.map((right) => [right, { R: true }])))
    expect((await ask(body, { token }, module)).status).toBe(403)
    for (const other of others) expect((await ask(body, { token }, other)).status).toBe(200)
    expect((await ask(body, { token: null }, module)).status).toBe(401)
  })

  it('is of another tenant prints nothing of this one', async () => {
    await trade.makeTenant('nguoila')
    const token = await trade.signIn('nguoila')
    for (const module of sources) {
      const answer = await ask({ items: items([ean, 1]), sheet: 'A4-65' }, { token, tenant: 'nguoila' }, module)
      expect([answer.body.ErrorCode, answer.body.Data]).toEqual([-1, null])
      expect(answer.raw).not.toContain('NUOC-01')
    }
  })
})
