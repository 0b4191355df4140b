/** Prices are proposed in the currency of the document that asks (contract documents §5, amendments). */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { openForeign } from '../../support/foreign-trade.ts'

const trade = await openForeign('giangoaite')
const { ids, data, saved } = trade
const goods: Record<string, string> = {}

const price = (query: Record<string, string>): Promise<Anything> =>
  data('Product', 'getPrice', { iType: '1', Product_ID: goods['HH']!, ...query })
const many = async (query: Record<string, string>, products: readonly string[]): Promise<Anything[]> =>
  (
    await data(
      'Product',
      'getPrices',
      { iType: '1', ...query },
      { items: products.map((Product_ID) => ({ Product_ID })) },
    )
  ).ListItem
const refused = async (query: Record<string, string>): Promise<Anything> =>
  trade.call('Product', 'getPrice', null, { query: { iType: '1', Product_ID: goods['HH']!, ...query } })
const usd = (rate?: string): Record<string, string> => ({
  currencyId: ids['USD']!,
  dtDate: '2026-11-20',
  ...(rate && { ExRate: rate }),
})

beforeAll(async () => {
  for (const code of ['HH', 'RIENG', 'BOT'])
    goods[code] = await saved('Product', {
      Code: code,
      Name: code,
      Group_ID: ids['NUOC'],
      unitId: ids['CHAI'],
      trackStock: false,
      sellPrice: 260_000,
      buyPrice: 130_000,
      units: [{ unitId: ids['THUNG'], factor: 24 }],
    })
  const level = await saved('ApiListPriceLevel', {
    Code: 'XK',
    Name: 'Xuất khẩu',
    Products: [
      { Product_ID: goods['RIENG'], unitId: ids['CHAI'], m_CustomPrice: 255_000 },
      { Product_ID: goods['BOT'], unitId: ids['CHAI'], m_Discount: 12_750 },
    ],
  })
  ids['KHXK'] = await saved('Customer', { Code: 'KHXK', Name: 'Khách ngoại', partnerType: 1, priceLevelId: level })
  await saved('ApiListCurrency', {
    s_ID: ids['EUR'],
    rates: [
      { dtDate: '2026-11-01', ExRate: 28_000 },
      { dtDate: '2026-11-15', ExRate: 26_000 },
    ],
  })
})

describe('a price of the lists', () => {
  it('is divided by the rate of the document, and so is that of every unit', async () => {
    expect(await price(usd('26000'))).toMatchObject({ Price: 10, source: 'listPrice' })
    const { Price, ListItem } = await price(usd('25450.55'))
    expect(Price).toBe(10.2159)
    expect(ListItem.map((unit: Anything) => unit.Price)).toEqual([10.2159, 245.1813])
  })

  it('takes the rate of the list on the day if none is given', async () => {
    expect((await price(usd())).Price).toBe(10.4)
    const euro = (dtDate: string) => price({ currencyId: ids['EUR']!, dtDate })
    expect((await euro('2026-11-20')).Price).toBe(10)
    expect((await euro('2026-11-10')).Price).toBe(9.2857)
  })

  it('stays in base currency for whoever names that, or none', async () => {
    expect((await price({})).Price).toBe(260_000)
    expect((await price({ currencyId: ids['VND']!, ExRate: '1' })).Price).toBe(260_000)
    expect((await price({ currencyId: '', ExRate: '' })).Price).toBe(260_000)
    expect((await price({ ExRate: '26000' })).Price).toBe(260_000)
  })

  it('of a level is converted alike: its own price, and what it takes off', async () => {
    const deal = { ...usd('25500'), Object_ID: ids['KHXK']! }
    expect(await many(deal, [goods['RIENG']!, goods['BOT']!, goods['HH']!])).toMatchObject([
      { Price: 10, m_Discount: null, source: 'customPrice' },
      { Price: 10.1961, m_Discount: 0.5, source: 'priceLevel' },
      { Price: 10.1961, m_Discount: null, source: 'listPrice' },
    ])
    expect(await price({ ...deal, Product_ID: goods['RIENG']! })).toMatchObject({ Price: 10 })
  })
})

describe('a price of a document', () => {
  const bought = (currency: string, Price: number, ExRate: number, dtDate: string) =>
    saved('Import', {
      Object_ID: ids['NCC000001'],
      dtDate,
      currencyId: ids[currency],
      ExRate,
      lines: [{ Product_ID: goods['HH'], unitId: ids['CHAI'], Qty: 1, Price, VAT: 0 }],
    })
  const last = async (query: Record<string, string>) => {
    const deal = { ...query, iType: '2', Object_ID: ids['NCC000001']! }
    const one = await price(deal)
    expect((await many(deal, [goods['HH']!]))[0]).toMatchObject({ Price: one.Price, source: 'lastPurchase' })
    return one.Price
  }

  it('is taken as it is in its currency, and at its own rate in another', async () => {
    expect((await price({ ...usd('26000'), iType: '2', Object_ID: ids['NCC000001']! })).Price).toBe(5)
    await bought('USD', 4.4444, 25_000, '2026-11-03')
    expect(await last(usd('26000'))).toBe(4.4444)
    expect(await last({ dtDate: '2026-11-20' })).toBe(111_110)
    expect(await last({ currencyId: ids['EUR']!, ExRate: '28000', dtDate: '2026-11-20' })).toBe(3.9682)
    expect(await last({ currencyId: ids['JPY']!, ExRate: '170', dtDate: '2026-11-20' })).toBe(653.5882)
    await bought('VND', 100_000, 1, '2026-11-04')
    expect(await last(usd('25000'))).toBe(4)
  })

  it('what a customer paid last and took last, too', async () => {
    await saved('Order', {
      Object_ID: ids['KH000001'],
      dtDate: '2026-11-05',
      currencyId: ids['USD'],
      ExRate: 25_000,
      lines: [{ Product_ID: goods['HH'], unitId: ids['CHAI'], Qty: 2, Price: 9.99, VAT: 0 }],
    })
    const deal = { Object_ID: ids['KH000001']! }
    expect((await price({ ...deal, ...usd('26000') })).lastPrice).toBe(9.99)
    expect((await price(deal)).lastPrice).toBe(249_750)
    const taken = (query: Record<string, string>) => data('Product', 'getTaken', { iType: '1', ...deal, ...query })
    expect((await taken(usd('26000'))).ListItem[0].Price).toBe(9.99)
    expect((await taken({})).ListItem[0].Price).toBe(249_750)
  })
})

describe('is refused', () => {
  it.each(['0', '-1', 'abc', '1,5', 'NaN', '1e999'])('with the rate %s', async (ExRate) =>
    expect((await refused(usd(ExRate))).status).toBe(400),
  )
  it.each(['x', '00000000-0000-4000-8000-000000000000'])('with the currency %s', async (currencyId) => {
    const { body } = await refused({ currencyId })
    expect(body.ErrorCode).not.toBe(0)
    expect(body.ErrorMessage).toMatch(/Loại tiền/)
  })
  it('in a currency without a rate on the day', async () => {
    ids['KRW'] = await saved('ApiListCurrency', { Code: 'KRW', Name: 'Won', decimals: 0 })
    const { body } = await refused({ currencyId: ids['KRW'], dtDate: '2026-11-20' })
    expect(body.ErrorMessage).toBe('Chưa có tỷ giá của KRW ngày 20-11-2026')
    expect((await price({ currencyId: ids['KRW'], ExRate: '20' })).Price).toBe(13_000)
  })
})

describe('reports in base currency', () => {
  const all = { Object_ID: '', ObjectGroup_ID: '', Product_ID: '', Group_ID: '', Branch_ID: '' }
  const range = { fromDate: '2026-10-01', toDate: '2026-10-31', ...all }
  const dollars = { currencyId: ids['USD'], ExRate: 25_450.55, dtDate: '2026-10-05' }
  const line = () => ({ Product_ID: goods['BOT'], unitId: ids['CHAI'], Qty: 3, Price: 0.3333, VAT: 0 })
  beforeAll(async () => {
    await saved('Order', { ...dollars, Object_ID: ids['KH000002'], lines: [line()] })
    await saved('PurchaseOrder', { ...dollars, Object_ID: ids['KH000002'], lines: [line()] })
    await saved('Import', { ...dollars, Object_ID: ids['NCC000001'], lines: [line()] })
  })
  it.each([
    ['ReportOfOrder', 'rptDetailOrder'],
    ['ReportOfOrder', 'rptDetailPurchaseOrder'],
    ['ReportOfImport', 'rptDetailImport'],
  ])('%s/%s has the price × the rate, 4 decimals', async (module, name) => {
    const { ListItem } = await data(module, name, {}, range)
    expect(ListItem).toHaveLength(1)
    expect(ListItem[0]).toMatchObject({ Price: 8482.6683 })
  })
})
