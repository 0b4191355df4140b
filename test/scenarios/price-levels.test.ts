/** Customers with price levels: what their bills propose, what clerks who may not change prices can save, and when. */
import { beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { fullRight, functionIds } from '#model/right.ts'
import type { Anything } from '../support/app.ts'
import { openTrade, received, tradeDay } from '../support/trade.ts'

const tenant = 'daily'
/** A day of the level, which applies in November 2026. */
const clock = { ...systemClock, now: () => new Date(`${tradeDay}T05:00:00Z`) }
const trade = await openTrade(tenant, { clock })
const { ids } = trade
const module = 'ApiListPriceLevel'
let clerk = ''

const price = async (code: string, query: object = {}): Promise<Anything> => {
  const { body } = await trade.call('Product', 'getPrice', null, {
    token: clerk,
    query: { Product_ID: ids[code]!, Object_ID: ids['KH000001']!, iType: '1', dtDate: tradeDay, ...query },
  })
  return body.Data
}
const told = async (code: string, query: object = {}) => {
  const { Price, f_Discount, m_Discount, source, priceLevelName } = await price(code, query)
  return [Price, f_Discount, m_Discount, source, priceLevelName]
}
const sell = async (lines: object[], head: object = {}): Promise<[string, string][] | 'ok'> => {
  const body = { Object_ID: ids['KH000001'], Store_ID: ids['KHO01'], dtDate: tradeDay, lines, ...head }
  const { Data } = (await trade.call('Order', 'UpdateDB', body, { token: clerk })).body
  return Data.errors?.map((one: Anything) => [one.path, one.code]) ?? Data.Description
}
const sold = (code: string, over: object = {}) => ({ Product_ID: ids[code], Qty: 3, VAT: 10, ...over })

beforeAll(async () => {
  await received(trade, { SP000001: [1000, 500], SP000002: [1000, 500], SP000003: [1000, 500] })
  const permissions = functionIds.map((FuncID) => ({
    FuncID,
    ...fullRight,
    ...(['EditPrice', 'PriceSetting'].includes(FuncID) ? { R: false, A: false, U: false, D: false } : {}),
  }))
  const groupId = await trade.saved('ApiGroupUser', { Code: 'BAN', Name: 'Bán hàng', permissions })
  await trade.saved('ApiListUser', { UserName: 'banhang', password: 'matkhau1', groupId, email: 'ban@daily.vn' })
  clerk = await trade.signIn(tenant, 'banhang', 'matkhau1')
  await trade.signIn(tenant)
  await trade.saved('Customer', { s_ID: ids['KH000001'], goodsDiscount: 2 })
  ids['DL'] = await trade.saved(module, {
    Code: 'DL',
    Name: 'Đại lý',
    fromDate: '2026-11-01',
    toDate: '2026-11-30',
    Products: [
      { Product_ID: ids['SP000001'], unitId: ids['CHAI'], m_CustomPrice: 900 },
      { Product_ID: ids['SP000001'], unitId: ids['THUNG'], f_Discount: 5 },
      { Product_ID: ids['SP000002'], unitId: ids['CHAI'], m_Discount: 70 },
      { Product_ID: ids['SP000003'], unitId: ids['CHAI'] },
    ],
  })
})

describe('a customer of a level', () => {
  it('buys at the prices of the list before he is in it', async () => {
    expect(await told('SP000001')).toEqual([1000, 2, null, 'customerDiscount', undefined])
    expect(await sell([sold('SP000001', { Price: 1000, f_Discount: 2 })])).toBe('ok')
    expect(await sell([sold('SP000001', { Price: 900 })])).toEqual([['lines.0.Price', 'noRight']])
    await trade.saved('Customer', { s_ID: ids['KH000001'], priceLevelId: ids['DL'] })
  })

  it('gets the rule of the row in place of his discount, and his discount where no row says anything', async () => {
    expect(await told('SP000001')).toEqual([900, null, null, 'customPrice', 'Đại lý'])
    expect(await told('SP000001', { unitId: ids['THUNG'] })).toEqual([24_000, 5, null, 'priceLevel', 'Đại lý'])
    expect(await told('SP000002')).toEqual([1000, null, 70, 'priceLevel', 'Đại lý'])
    expect(await told('SP000002', { unitId: ids['THUNG'] })).toEqual([24_000, 2, null, 'customerDiscount', undefined])
    expect(await told('SP000003')).toEqual([1000, 2, null, 'customerDiscount', undefined])
    expect(await told('SP000001', { Object_ID: ids['KH000002'] })).toEqual([1000, null, null, 'listPrice', undefined])
    const { ListItem } = (
      await trade.call(
        'Product',
        'getPrices',
        { items: ['SP000001', 'SP000002', 'SP000003'].map((code) => ({ Product_ID: ids[code] })) },
        { query: { Object_ID: ids['KH000001']!, iType: '1', dtDate: tradeDay } },
      )
    ).body.Data
    expect(ListItem.map((one: Anything) => one.source)).toEqual(['customPrice', 'priceLevel', 'customerDiscount'])
  })

  it('is told on the page of a product, with the prices of each unit that has a rule', async () => {
    const of = async (product: string) =>
      (await trade.call(module, 'getOfProduct', null, { query: { Product_ID: product } })).body.Data
    const rule = { priceLevelId: ids['DL'], applies: true, fromDate: '2026-11-01', toDate: '2026-11-30' }
    const none = { f_Discount: null, m_Discount: null }
    expect(await of(ids['SP000001']!)).toEqual({
      ListItem: [
        { ...rule, ...none, Unit: 'Chai', levelPrice: 900 },
        { ...rule, ...none, Unit: 'Thùng', f_Discount: 5, levelPrice: 22_800 },
      ],
      TotalCount: 2,
    })
    expect((await of(ids['SP000002']!)).ListItem).toEqual([
      { ...rule, ...none, Unit: 'Chai', m_Discount: 70, levelPrice: 930 },
    ])
    for (const product of [ids['SP000003']!, ids['DL']!, 'abc', '']) expect((await of(product)).TotalCount).toBe(0)
    await trade.saved(module, { s_ID: ids['DL'], active: false })
    expect((await of(ids['SP000001']!)).ListItem[0].applies).toBe(false)
    await trade.saved(module, { s_ID: ids['DL'], active: true })
  })

  it('is sold to by a clerk at exactly that', async () => {
    expect(await sell([sold('SP000001', { Price: 900 })])).toBe('ok')
    expect(await sell([sold('SP000001', { Price: 1000 })])).toEqual([['lines.0.Price', 'noRight']])
    expect(await sell([sold('SP000001', { Price: 900, f_Discount: 2 })])).toEqual([['lines.0.m_Discount', 'noRight']])
    const box = { unitId: ids['THUNG'], Qty: 1, Price: 24_000 }
    expect(await sell([sold('SP000001', { ...box, f_Discount: 5 })])).toBe('ok')
    expect(await sell([sold('SP000001', { ...box, f_Discount: 5.1 })])).toEqual([['lines.0.m_Discount', 'noRight']])
    // 70 for each of three bottles.
    expect(await sell([sold('SP000002', { Price: 1000, m_Discount: 210 })])).toBe('ok')
    expect(await sell([sold('SP000002', { Price: 1000, m_Discount: 211 })])).toEqual([
      ['lines.0.m_Discount', 'noRight'],
    ])
    expect(await sell([sold('SP000003', { Price: 1000, f_Discount: 2 })])).toBe('ok')
  })

  it('pays in another currency what the prices are in it', async () => {
    const usd = { currencyId: ids['USD'], ExRate: 25_000 }
    expect(await sell([sold('SP000001', { Price: 0.036 })], usd)).toBe('ok')
    expect(await sell([sold('SP000001', { Price: 900 })], usd)).toEqual([['lines.0.Price', 'noRight']])
    // 70 ÷ 25,000 = 0.0028 for each of a thousand.
    const much = { Price: 0.04, Qty: 1000 }
    const stock = { Store_ID: ids['KHO01'] }
    expect(await sell([sold('SP000002', { ...much, Qty: 500, m_Discount: 1.4 })], { ...usd, ...stock })).toBe('ok')
    expect(await sell([sold('SP000002', { ...much, Qty: 400, m_Discount: 1.13 })], usd)).toEqual([
      ['lines.0.m_Discount', 'noRight'],
    ])
  })

  it('has no level outside its days, nor when it is stopped, and another when he is moved', async () => {
    for (const dtDate of ['2026-10-31', '2026-12-01'])
      expect((await told('SP000001', { dtDate }))[3], dtDate).toBe('customerDiscount')
    for (const dtDate of ['2026-11-01', '2026-11-30'])
      expect((await told('SP000001', { dtDate }))[3], dtDate).toBe('customPrice')
    await trade.saved(module, { s_ID: ids['DL'], active: false })
    expect((await told('SP000001'))[3]).toBe('customerDiscount')
    await trade.saved(module, { s_ID: ids['DL'], active: true, toDate: null })
    expect((await told('SP000001', { dtDate: '2030-01-01' }))[3]).toBe('customPrice')
    await trade.saved(module, {
      Code: 'VIP',
      Name: 'Khách quý',
      Objects: [{ Object_ID: ids['KH000001'] }],
      Products: [{ Product_ID: ids['SP000001'], m_CustomPrice: 850 }],
    })
    expect(await told('SP000001')).toEqual([850, null, null, 'customPrice', 'Khách quý'])
    expect(await sell([sold('SP000001', { Price: 900 })])).toEqual([['lines.0.Price', 'noRight']])
  })

  it('keeps the price he was promised, and clerks do not see the levels', async () => {
    const quote = await trade.saved('Quote', {
      Object_ID: ids['KH000001'],
      dtDate: tradeDay,
      lines: [sold('SP000001', { Price: 800 })],
    })
    const form = await trade.call('Order', 'getInfoFrom', null, {
      token: clerk,
      query: { source: 'Quote', s_ID: quote },
    })
    const made = { ...form.body.Data, Store_ID: ids['KHO01'], dtDate: tradeDay }
    const saved = await trade.call('Order', 'UpdateDB', made, { token: clerk })
    expect(saved.body.Data.Description).toBe('ok')
    const calls: [string, unknown, Record<string, string>][] = [
      ['getInfo', null, { s_ID: ids['DL']! }],
      ['getHead', null, { s_ID: ids['DL']! }],
      ['getRows', null, { s_ID: ids['DL']! }],
      ['getOfProduct', null, { Product_ID: ids['SP000001']! }],
      ['UpdateRows', { s_ID: ids['DL'], Products: [] }, {}],
      ['ApplyFormula', { s_ID: ids['DL'] }, {}],
      ['ExportItem', null, { s_ID: ids['DL']! }],
    ]
    for (const [name, body, query] of calls)
      expect((await trade.call(module, name, body, { token: clerk, query })).status, name).toBe(403)
  })

  it('is priced while a formula changes the level', async () => {
    await trade.saved(module, { s_ID: ids['DL'], Objects: [{ Object_ID: ids['KH000001'] }] })
    const formula = (percent: number) =>
      trade.call(module, 'ApplyFormula', { s_ID: ids['DL'], base: 'sellPrice', percent, amount: 0, roundTo: 1 })
    const clerks = Array.from({ length: 50 }, () => told('SP000001'))
    const [up, down, ...prices] = await Promise.all([formula(10), formula(-10), ...clerks])
    expect([up, down].map((answer) => (answer as Anything).body.Data.Description)).toEqual(['ok', 'ok'])
    for (const [Price, , , source] of prices as Anything[][]) {
      expect([900, 1100]).toContain(Price)
      expect(source).toBe('customPrice')
    }
  })
})
