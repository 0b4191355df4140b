/** Whatever is sent to the calls of invoices and of their configuration: an answer, nothing issued, nothing told. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Anything } from '../../support/app.ts'
import { configOf, connections } from '../../support/connected.ts'
import { invoicing, usualSeries } from '../../support/invoicing.ts'
import { bodiesOf, shown, unknownId, values, wrongIn } from '../../support/malformed.ts'
import { startViettel, viettelAccount } from '../../support/providers/viettel.ts'
import { quarterOf } from '../../support/quarter.ts'
import { openTrade, received, sold, tradeDay } from '../../support/trade.ts'

const fake = await startViettel()
fake.state.now = Date.now()
afterAll(() => fake.stop())
const trade = await openTrade('minhtam', { sendsNonsense: true, environment: { OUTBOUND_HOSTS: '127.0.0.1' } })
const { data } = trade
const { info, free } = invoicing(trade)
let [invoice, bill] = ['', '']
const connect = () =>
  data('ApiInvoiceConfig', 'UpdateDB', {}, { ...configOf('viettel', fake.origin), series: usualSeries })

beforeAll(async () => {
  await received(trade, { SP000001: [1000, 500] })
  bill = await sold(trade, { SP000001: [1, 1000] })
  await connect()
  // Not of today, so that nothing issues it without being confirmed.
  invoice = await free({ NgayHoadon: '2026-01-05', confirm: ['dateFar'] })
})
/** Answers are no faults, and tell no password. */
const told = (label: string, answer: Answer): string[] => [
  ...wrongIn(trade, label, answer),
  ...(answer.raw.includes(viettelAccount.password) ? [`${label} tells the password`] : []),
]

const batches = ['UploadHDDT', 'DownloadFile', 'Huy', 'Hoantac', 'DeleteDB', 'getConsequences']
const many = Array.from({ length: 10_000 }, (_, index) => `${unknownId.slice(0, -5)}${String(index).padStart(5, '0')}`)
const odd: readonly unknown[] = [
  ...values,
  many,
  many.map(() => unknownId),
  Array.from({ length: 10_000 }, () => null),
  'x'.repeat(1_000_000),
  JSON.parse('{"__proto__":{"ids":["x"]},"constructor":{"prototype":1},"length":2,"0":"x"}'),
  { length: 1e9 },
  [...'__proto__ constructor toString hasOwnProperty'.split(' '), ...'\0 \u202e \uD800'.split(' ')],
]

describe.each(batches)('OrderTax/%s', (name) => {
  it('takes any body', async () => {
    const wrong: string[] = []
    for (const value of quarterOf(odd))
      for (const body of [value, [value], [[value]], [unknownId, value], { ids: value }, [{ s_ID: value }]])
        wrong.push(...told(`${name} ${shown(body)}`, await trade.call('OrderTax', name, body)))
    expect(wrong).toEqual([])
  })

  it('takes any word for what is confirmed, and is not confirmed by it', async () => {
    const words = [
      '',
      ',',
      ',,,',
      'lateinvoice',
      'LATEINVOICE ',

      '__proto__',
      '[object Object]',
      '\0',
      '"',
    ]
    const wrong: string[] = []
    for (const confirm of [...words, 'x,'.repeat(2000), '["lateInvoice"]', '{}', '1', 'true', 'null', '*']) {
      const ids = name === 'UploadHDDT' ? [invoice] : [unknownId]
      wrong.push(...told(`${name} ${shown(confirm)}`, await trade.call('OrderTax', name, ids, { query: { confirm } })))
    }
    expect(wrong).toEqual([])
    expect(await info(invoice)).toMatchObject({ iStat: 1, SoHD: null, uploadState: '' })
  })
})

it('an invoice beside nonsense is done all the same, and once', async () => {
  fake.asked.length = 0
  const id = await free({ SoHieuHD: 'C26TAA', NgayHoadon: tradeDay, confirm: ['dateFar'] })
  const query = { confirm: 'lateInvoice' }
  const body = [id, id.toUpperCase(), unknownId, 'x', `${id} `, id.replaceAll('-', '')]
  const answer = await trade.call('OrderTax', 'UploadHDDT', body, { query })
  expect(answer.body.Data).toMatchObject({ TotalCount: 1 })
  expect(fake.state.issued.size).toBe(1)
})

describe('OrderTax/getInfoFromOrder', () => {
  it('takes any body', async () => {
    const wrong: string[] = []
    for (const value of quarterOf(odd))
      for (const body of [
        value,
        [value],
        [[bill]],
        [bill, value],
        ...bodiesOf(['ids', 'merge', 'shippingFee'], value).map(([, one]) => ({ ids: [bill], ...one })),
        { ids: [value], merge: true },
      ])
        wrong.push(...told(shown(body), await trade.call('OrderTax', 'getInfoFromOrder', body)))
    expect(wrong).toEqual([])
  })

  it('takes what is no yes for a no', async () => {
    for (const merge of ['true', 1, {}, [], 'yes']) {
      const { ListItem, errList } = await data('OrderTax', 'getInfoFromOrder', {}, { ids: [bill, unknownId], merge })
      expect([ListItem.length, errList.length]).toEqual([1, 1])
    }
  })
})

it('OrderTax/getNextSoHD takes any series and template', async () => {
  const wrong: string[] = []
  const texts = values.filter((value) => typeof value === 'string')
  for (const text of quarterOf([...texts, 'C26TAA', 'c26taa', 'C'.repeat(20_000)]))
    for (const query of [{ sohieuhd: text }, { sohieuhd: 'C26TAA', mauso: text }, { SoHieuHD: text, MAUSO: text }])
      wrong.push(...told(shown(query), await trade.call('OrderTax', 'getNextSoHD', null, { query: query as never })))
  expect(wrong).toEqual([])
})

describe('ApiInvoiceConfig', () => {
  beforeEach(connect)
  const head = ['provider', 'environment', 'url', 'username', 'password', 'sellerTaxCode', 'withCode', 'autoUpload']
  const rows = ['lineId', 'Mauso', 'SoHieuHD', 'fromDate', 'toDate', 'firstNumber', 'lastNumber', 'note', 'active']
  const own = ['appId', 'signType', 'serviceUsername', 'servicePassword']

  it('takes any body in any place, for each provider', { timeout: 120_000 }, async () => {
    const wrong: string[] = []
    const send = async (body: unknown): Promise<void> => {
      wrong.push(...told(shown(body), await trade.call('ApiInvoiceConfig', 'UpdateDB', body)))
    }
    for (const value of quarterOf(odd)) {
      await send(value)
      for (const [, body] of bodiesOf([...head, 'settings', 'series', 'sendMail', 'version', 'requestId'], value))
        await send(body)
      for (const [, row] of bodiesOf(rows, value)) await send({ series: [{ Mauso: '1', SoHieuHD: 'C26TAA', ...row }] })
      for (const provider of Object.keys(connections))
        for (const [, settings] of bodiesOf(own, value)) await send({ provider, settings })
      for (const name of ['getInfo', 'TestConnection'])
        wrong.push(...told(`${name} after ${shown(value)}`, await trade.call('ApiInvoiceConfig', name, null)))
    }
    expect(wrong).toEqual([])
  })

  it('takes many series, and says of each what is wrong', async () => {
    const series = Array.from({ length: 2000 }, (_, index) => ({ Mauso: '1', SoHieuHD: `X${index}` }))
    const answer = await trade.call('ApiInvoiceConfig', 'UpdateDB', { series })
    expect(told('2000 series', answer)).toEqual([])
    expect(answer.body.Data.Description).not.toBe('ok')
    expect((await data('ApiInvoiceConfig', 'getInfo')).series).toHaveLength(usualSeries.length)
  })

  it('keeps numbers, texts and lists out of what is text', async () => {
    for (const [name, value] of [
      ['username', { a: 1 }],
      ['url', ['http://127.0.0.1']],
      ['sellerTaxCode', 109_999_887],
      ['settings', 'x'],
      ['series', 'C26TAA'],
    ] as const) {
      const before: Anything = await data('ApiInvoiceConfig', 'getInfo')
      const { Description } = (await trade.call('ApiInvoiceConfig', 'UpdateDB', { [name]: value })).body.Data
      const after: Anything = await data('ApiInvoiceConfig', 'getInfo')
      expect([name, Description === 'ok' ? after[name] !== value : after.version]).toEqual([
        name,
        Description === 'ok' ? true : before.version,
      ])
    }
  })
})

it('User/getConfigTax takes any body', async () => {
  const wrong: string[] = []
  for (const value of quarterOf(odd)) wrong.push(...told(shown(value), await trade.call('User', 'getConfigTax', value)))
  expect(wrong).toEqual([])
  expect(trade.faults).toEqual([])
})
