/** What a foreign currency is worth: its rates by day, and the documents of those days. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Anything } from '../../support/app.ts'

const app = await createTestApp()
const tenant = 'ngoaite'
const ids: Record<string, string> = {}
let today = ''

const save = async (module: string, body: object): Promise<Anything> =>
  (await app.call(module, 'UpdateDB', body)).body.Data
const saved = async (module: string, body: object): Promise<string> => {
  const answer = await save(module, body)
  expect(answer.errors, JSON.stringify(answer)).toBeUndefined()
  return answer.s_ID
}
const info = async (module: string, id: string): Promise<Anything> =>
  (await app.call(module, 'getInfo', null, { query: { s_ID: id } })).body.Data
const listed = async (query: Record<string, string> = {}): Promise<Record<string, number | null>> => {
  const { ListItem } = (await app.call('ApiListCurrency', 'getList', null, { query })).body.Data
  return Object.fromEntries(ListItem.map((row: Anything) => [row.Code, row.ExRate]))
}
const ago = (days: number): string => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
const currency = (Code: string, more: object = {}) =>
  saved('ApiListCurrency', { Code, Name: Code, decimals: 2, ...more })
const rateOf = async (currencyId: string, dtDate: string): Promise<unknown> => {
  const answer = await save('Quote', {
    dtDate,
    Object_ID: ids['KH'],
    currencyId,
    lines: [{ Product_ID: ids['DV'], Qty: 1, Price: 1, VAT: 0 }],
  })
  return answer.errors ? answer.errors.map((one: Anything) => one.message) : (await info('Quote', answer.s_ID)).ExRate
}

beforeAll(async () => {
  await app.makeTenant(tenant)
  await app.signIn(tenant)
  ;({ today } = (await app.call('User', 'getConfig', null)).body.Data)
  const first = async (module: string, code: string) =>
    (await app.call(module, 'getList', null, {})).body.Data.ListItem.find((row: Anything) => row.Code === code).Id
  ids['KH'] = await saved('Customer', { Name: 'Khách', partnerType: 1 })
  const group = await saved('ListProductGroup', {
    Code: 'N',
    Name: 'N',
    Branch_ID: await first('ApiListBranchProduct', 'CHUNG'),
  })
  ids['DV'] = await saved('Product', {
    Name: 'Dịch vụ',
    Group_ID: group,
    unitId: await first('ApiListUnit', 'CAI'),
    trackStock: false,
  })
  ids['VND'] = await first('ApiListCurrency', 'VND')
})

describe('the rates of a currency', () => {
  it('hold from their day until the next one', async () => {
    const id = await currency('AUD', {
      rates: [
        { dtDate: ago(10), ExRate: 16_000 },
        { dtDate: ago(3), ExRate: 16_500 },
      ],
    })
    expect(await rateOf(id, ago(11))).toEqual([
      `Chưa có tỷ giá của AUD ngày ${ago(11).split('-').toReversed().join('-')}`,
    ])
    expect(await rateOf(id, ago(10))).toBe(16_000)
    expect(await rateOf(id, ago(4))).toBe(16_000)
    expect(await rateOf(id, ago(3))).toBe(16_500)
    expect(await rateOf(id, today)).toBe(16_500)
    expect((await listed())['AUD']).toBe(16_500)
    expect((await listed({ dtDate: ago(5) }))['AUD']).toBe(16_000)
    expect((await listed({ dtDate: ago(11) }))['AUD']).toBeNull()
    const { status } = await app.call('ApiListCurrency', 'getList', null, { query: { dtDate: "2026-13-45'" } })
    expect(status).toBe(400)
  })

  it('begin with the one typed for the currency, and one typed later is of today', async () => {
    const id = await currency('JPY', { ExRate: 160 })
    expect(await rateOf(id, ago(400))).toBe(160)
    await saved('ApiListCurrency', { s_ID: id, ExRate: 165 })
    const record = await info('ApiListCurrency', id)
    expect(record).toMatchObject({ ExRate: 165, rates: [{ dtDate: today, ExRate: 165 }] })
    expect(await rateOf(id, ago(1))).toBe(160)
    expect(await rateOf(id, today)).toBe(165)
    // Sent back as it was shown, it changes nothing; a second one of the day replaces the first.
    await saved('ApiListCurrency', { ...record, note: 'Yên' })
    expect((await info('ApiListCurrency', id)).rates).toHaveLength(1)
    const { ListItem } = (await app.call('ApiListCurrency', 'UpdateList', [{ s_ID: id, ExRate: 170 }])).body.Data
    expect(ListItem ?? []).toEqual([])
    expect((await info('ApiListCurrency', id)).rates).toMatchObject([{ dtDate: today, ExRate: 170 }])
    // Back to the first is a change like any other.
    await saved('ApiListCurrency', { s_ID: id, ExRate: 160 })
    expect(await rateOf(id, today)).toBe(160)
  })

  it('are one a day, positive, and none for the currency of the books', async () => {
    const rates = [
      { dtDate: ago(1), ExRate: 1 },
      { dtDate: ago(1), ExRate: 2 },
    ]
    const codes = async (body: object) =>
      ((await save('ApiListCurrency', body)).errors ?? []).map((one: Anything) => [one.path, one.code])
    expect(await codes({ Code: 'CNY', Name: 'Tệ', rates })).toEqual([['rates.1.dtDate', 'rateTwice']])
    expect(await codes({ Code: 'CNY', Name: 'Tệ', rates: [{ dtDate: today, ExRate: 0 }] })).toHaveLength(1)
    expect(await codes({ Code: 'CNY', Name: 'Tệ', rates: [{ dtDate: today }] })).toEqual([
      ['rates.0.ExRate', 'required'],
    ])
    expect(await codes({ s_ID: ids['VND'], rates: [{ dtDate: today, ExRate: 1 }] })).toEqual([['rates', 'exRateBase']])
  })

  it('may change places', async () => {
    const id = await currency('THB', {
      rates: [
        { dtDate: ago(10), ExRate: 700 },
        { dtDate: ago(3), ExRate: 750 },
      ],
    })
    const { rates } = await info('ApiListCurrency', id)
    const [newest, oldest] = rates
    await saved('ApiListCurrency', {
      s_ID: id,
      rates: [
        { ...newest, dtDate: oldest.dtDate },
        { ...oldest, dtDate: newest.dtDate },
      ],
    })
    expect(await rateOf(id, today)).toBe(700)
  })
})
