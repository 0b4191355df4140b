/**
 * Whatever the price levels say: the price of one line is that of many, that in the form, that of a second calculation
 * from contract documents §5, and the one a clerk who may not change prices can save.
 */
import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { addDays, day, type Day } from '#kernel/day.ts'
import { fullRight, functionIds } from '#model/right.ts'
import type { Anything } from '../../support/app.ts'
import type { FilledLine, FormPrices } from '../../support/form-prices.ts'
import { openTrade, tradeDay } from '../../support/trade.ts'
import { runsOf } from '../../support/quarter.ts'

const tenant = 'gia-thong-nhat'
const trade = await openTrade(tenant)
const { ids } = trade
let clerk = ''

/** Goods with the prices of their two units; without one of its own, a carton is 24 pieces. */
const goods = [
  { code: 'A', piece: 1000, carton: null },
  { code: 'B', piece: 2505, carton: 57_000 },
  { code: 'C', piece: 333, carton: 7001 },
]
const FACTOR = 24
const places = goods.flatMap((one) => (['CHAI', 'THUNG'] as const).map((unit) => ({ ...one, unit })))
type Place = (typeof places)[number]
const customers = ['KH000001', 'KH000002', 'KH000003'] as const

interface Rule {
  f_Discount?: number
  m_Discount?: number
  m_CustomPrice?: number
}
interface Level {
  active: boolean
  from: Day | null
  to: Day | null
  /** In the order of `places`; null = no row, {} = a row that says nothing. */
  rules: readonly (Rule | null)[]
}
interface World {
  levels: readonly Level[]
  /** The level of each customer, by its index, and his discount. */
  deals: readonly { level: number | null; discount: number }[]
  asker: number
  date: Day
  /** Of the dollar; null = the base currency. */
  rate: number | null
  quantity: number
}

const dayAround = fc.integer({ min: -20, max: 0 }).map((days) => addDays(day(tradeDay), days))
const rule = fc.oneof(
  fc.constant(null),
  fc.constant({}),
  fc.record({ f_Discount: fc.integer({ min: 0, max: 50 }) }),
  fc.record({ m_Discount: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ m_CustomPrice: fc.integer({ min: 0, max: 60_000 }) }),
)
const level: fc.Arbitrary<Level> = fc
  .record({
    active: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
    days: fc.tuple(fc.option(dayAround), fc.option(dayAround)),
    rules: fc.array(rule, { minLength: places.length, maxLength: places.length }),
  })
  .map(({ active, days: [one, other], rules }) => {
    const isTurned = one !== null && other !== null && other < one
    return { active, from: isTurned ? other : one, to: isTurned ? one : other, rules }
  })
const deal = fc.record({ level: fc.constantFrom(0, 1, null), discount: fc.integer({ min: 0, max: 9 }) })
const world: fc.Arbitrary<World> = fc.record({
  levels: fc.tuple(level, level),
  deals: fc.tuple(deal, deal, deal),
  asker: fc.nat(customers.length - 1),
  date: dayAround,
  rate: fc.constantFrom(null, 24_000, 23_457),
  quantity: fc.integer({ min: 1, max: 7 }),
})

interface Expected {
  price: number
  percent: number | null
  perUnit: number | null
  source: string
}
/** Contract documents §5, in the words of the contract. */
const expectedAt = ({ levels, deals, asker, date }: World, place: Place): Expected => {
  const { level: index, discount } = deals[asker]!
  const own = index === null ? null : levels[index]!
  const applies = own?.active && (own.from === null || own.from <= date) && (own.to === null || date <= own.to)
  const row = (applies && own.rules[places.indexOf(place)]) || {}
  const price = place.unit === 'CHAI' ? place.piece : (place.carton ?? place.piece * FACTOR)
  const plain = { price, percent: null, perUnit: null }
  if (row.m_CustomPrice !== undefined) return { ...plain, price: row.m_CustomPrice, source: 'customPrice' }
  if (row.f_Discount !== undefined) return { ...plain, percent: row.f_Discount, source: 'priceLevel' }
  if (row.m_Discount !== undefined) return { ...plain, perUnit: row.m_Discount, source: 'priceLevel' }
  return discount > 0 ? { ...plain, percent: discount, source: 'customerDiscount' } : { ...plain, source: 'listPrice' }
}

/** An amount of the lists in the currency of the document, to four decimals, half up. */
const converted = (amount: number, rate: number | null): number =>
  rate === null ? amount : Math.floor((2 * amount * 10_000 + rate) / (2 * rate)) / 10_000

/** Money has the decimals of its currency: hundredths of a dollar, half up. Nothing and no discount are the same. */
const discountOf = (perUnit: number | null, rate: number | null, quantity: number): number | null => {
  const each = converted(perUnit ?? 0, rate)
  const whole = rate === null ? each * quantity : Math.floor((Math.round(each * 10_000) * quantity) / 100 + 0.5) / 100
  return whole || null
}

let made = 0
const save = async ({ levels, deals, rate }: World): Promise<void> => {
  // Without the right to change prices, the rate is that of the currency on the day of the document.
  if (rate !== null)
    await trade.saved('ApiListCurrency', { s_ID: ids['USD'], rates: [{ dtDate: '2026-01-01', ExRate: rate }] })
  made += 1
  const saved: string[] = []
  for (const [at, { from, to, rules }] of levels.entries())
    saved.push(
      await trade.saved('ApiListPriceLevel', {
        Code: `L${made}.${at}`,
        Name: `Bảng ${made}.${at}`,
        fromDate: from,
        toDate: to,
        Products: places.flatMap(({ code, unit }, index) => {
          const own = rules[index]
          return own ? [{ Product_ID: ids[code], unitId: ids[unit], ...own }] : []
        }),
      }),
    )
  for (const [at, { level: index, discount }] of deals.entries())
    await trade.saved('Customer', {
      s_ID: ids[customers[at]!],
      priceLevelId: index === null ? null : saved[index],
      goodsDiscount: discount,
    })
  // Nobody is put into a level that is not used; one may stop being used afterwards.
  for (const [at, { active }] of levels.entries())
    if (!active) await trade.saved('ApiListPriceLevel', { s_ID: saved[at], active })
}

const itemOf = ({ code, unit }: Place) => ({ Product_ID: ids[code]!, unitId: ids[unit]! })
const asExpected = ({ Price, f_Discount, m_Discount, source }: Anything): Expected => ({
  price: Price,
  percent: f_Discount,
  perUnit: m_Discount,
  source,
})

/** The code of the browser; it reads its session as soon as it is loaded. */
const inForm = async ({ asker, date, rate, quantity }: World): Promise<FilledLine[]> => {
  const path = new URL('../../web/form-prices.ts', import.meta.url).href
  const { formPrices } = (await import(path)) as { formPrices: FormPrices }
  return formPrices({
    partner: ids[customers[asker]!]!,
    currency: ids[rate === null ? 'VND' : 'USD']!,
    date,
    rate,
    quantity,
    items: places.map(({ code, unit }) => ({ product: ids[code]!, unit: ids[unit]! })),
  })
}

beforeAll(async () => {
  ids['KH000003'] = await trade.saved('Customer', { Code: 'KH000003', Name: 'Đối tác KH000003', partnerType: 1 })
  for (const { code, piece, carton } of goods)
    ids[code] = await trade.saved('Product', {
      Code: code,
      Name: `Dịch vụ ${code}`,
      Group_ID: ids['NUOC'],
      unitId: ids['CHAI'],
      VAT: 0,
      trackStock: false,
      sellPrice: piece,
      units: [{ unitId: ids['THUNG'], factor: FACTOR, sellPrice: carton }],
    })
  const permissions = functionIds.map((FuncID) => ({
    FuncID,
    ...fullRight,
    ...(FuncID === 'EditPrice' ? { R: false, A: false, U: false, D: false } : {}),
  }))
  const groupId = await trade.saved('ApiGroupUser', { Code: 'BAN', Name: 'Bán hàng', permissions })
  await trade.saved('ApiListUser', { UserName: 'banhang', password: 'matkhau1', groupId, email: 'ban@thongnhat.vn' })
  clerk = await trade.signIn(tenant, 'banhang', 'matkhau1')
  await trade.signIn(tenant)
  vi.stubGlobal('document', { cookie: `token=${clerk}` })
  vi.stubGlobal('location', { host: `${tenant}.vua.test`, search: '' })
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: Anything) => {
    const sent = { ...Object.fromEntries(headers as Headers), 'x-tenant': tenant }
    const { statusCode, body: text } = await trade.app.inject({ method, url, headers: sent, payload: body })
    return new Response(text, { status: statusCode, headers: { 'content-type': 'application/json' } })
  })
})

it('a line, many lines, the form, the save and a second calculation agree', async () => {
  const answered = async (name: string, query: Record<string, string>, body?: object): Promise<Anything> =>
    (await trade.call('Product', name, body ?? null, { token: clerk, query })).body.Data
  await fc.assert(
    fc.asyncProperty(world, async (one) => {
      await save(one)
      const { asker, date, rate, quantity } = one
      const expected = places.map((place) => expectedAt(one, place))
      const customer = ids[customers[asker]!]!
      const query = { Object_ID: customer, iType: '1', dtDate: date }
      const { ListItem } = await answered('getPrices', query, { items: places.map(itemOf) })
      expect(ListItem.map(asExpected)).toEqual(expected)
      for (const [at, place] of places.entries())
        expect(asExpected(await answered('getPrice', { ...query, ...itemOf(place) }))).toEqual(expected[at])

      const lines = await inForm(one)
      expect(lines).toEqual(
        expected.map(({ price, percent, perUnit, source }) => ({
          price: converted(price, rate),
          percent: percent || null,
          amount: discountOf(perUnit, rate, quantity),
          source,
        })),
      )

      const bill = {
        Object_ID: customer,
        Store_ID: ids['KHO01'],
        dtDate: date,
        ...(rate !== null && { currencyId: ids['USD'], ExRate: rate }),
      }
      const sent = lines.map(({ price, percent, amount }, at) => ({
        ...itemOf(places[at]!),
        Qty: quantity,
        Price: price,
        f_Discount: percent,
        m_Discount: amount,
        VAT: 0,
      }))
      const saved = async (body: object): Promise<Anything> =>
        (await trade.call('Order', 'UpdateDB', body, { token: clerk })).body.Data
      expect(await saved({ ...bill, lines: sent })).toMatchObject({ Description: 'ok' })
      const cheaper = sent.map((line, at) =>
        at === 1 && line.Price ? { ...line, Price: Math.round(line.Price * 10_000 - 1) / 10_000 } : line,
      )
      if (sent[1]!.Price)
        expect((await saved({ ...bill, lines: cheaper })).errors).toMatchObject([
          { path: 'lines.1.Price', code: 'noRight' },
        ])
    }),
    { numRuns: runsOf(25) },
  )
  expect(trade.faults).toEqual([])
}, 120_000)
