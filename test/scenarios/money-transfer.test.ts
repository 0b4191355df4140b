/** Money moves between funds, through the calls as any client would: currencies, fees, and funds that have too little. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { openTrade, type Trade } from '#test/support/trade.ts'
import type { Anything } from '#test/support/app.ts'
import { verify } from '../../scripts/lib/verification.ts'
import { runsOf } from '#test/support/quarter.ts'

type Body = Readonly<Record<string, unknown>>
const day = '2026-11-20'

interface House extends Trade {
  fund(code: string): string
  send(body: Body): Promise<string>
  balances(): Promise<Record<string, number>>
  refused(body: Body): Promise<string[]>
}

/** A till and a bank account in đồng, two accounts in dollars, one in euros. */
const openHouse = async (tenant: string, config: Body = {}): Promise<House> => {
  const trade = await openTrade(tenant)
  for (const row of (await trade.data('ApiListOtherOutcome', 'getListChild')).ListItem) trade.ids[row.Code] = row.Id
  const account = (Code: string, currency: string, openingBalance: number) =>
    trade.saved('ApiListBank', {
      Code,
      Name: `Tài khoản ${Code}`,
      kind: 'bank',
      accountNumber: '001',
      currencyId: trade.ids[currency],
      openingBalance,
    })
  const opened: Record<string, string> = {
    TM: (await trade.data('ApiListFund', 'getList')).ListItem.find((row: Anything) => row.Code === 'TM').Id,
    NH: await account('NH', 'VND', 10_000_000),
    USD1: await account('USD1', 'USD', 1000),
    USD2: await account('USD2', 'USD', 0),
    EUR: await account('EUR', 'EUR', 0),
  }
  expect((await trade.call('User', 'SaveConfig', config)).body.Data).toBe('ok')
  return {
    ...trade,
    fund: (code) => opened[code]!,
    send: (body) => trade.saved('TransCurr', { dtDate: day, ...body }),
    balances: async () =>
      Object.fromEntries(
        (await trade.data('ApiListBank', 'getList', { kind: 'any' })).ListItem.map((row: Anything) => [
          row.Code,
          row.balance,
        ]),
      ),
    refused: async (body) => {
      const { Data } = (await trade.call('TransCurr', 'UpdateDB', { dtDate: day, ...body })).body
      return (Data.errors ?? []).map((one: Anything) => `${one.path} ${one.code}: ${one.message}`)
    },
  }
}

const proved = async (house: House): Promise<void> => {
  const { text, isClean } = await verify(house.database, { id: house.tenantId, name: house.tenant })
  expect(isClean ? '' : text).toBe('')
}
const batch = async (house: House, name: string, id: string): Promise<Anything> => {
  const { Data } = (await house.call('TransCurr', name, [id])).body
  return Data.ListItem.map((one: Anything) => one.Description)
}

test('money leaves one fund with its fee and enters the other, changes with every edit, and comes back', async () => {
  const house = await openHouse('transfers')
  const fee = { fee: 5500, feeMethodId: house.ids['CP04'] }
  const sent = await house.send({ fundId: house.fund('NH'), toFundId: house.fund('TM'), amount: 3_000_000, ...fee })
  expect(await house.info('TransCurr', sent)).toMatchObject({
    NumberID: 'CT000001',
    fundName: 'Tài khoản NH',
    toFundName: 'Quỹ tiền mặt',
    amount: 3_000_000,
    toAmount: null,
    ExRate: null,
    fee: 5500,
    feeMethodName: 'Phí ngân hàng',
    leaving: 3_005_500,
    totalInWords: 'Ba triệu đồng',
    Trangthai: 'Đã ghi sổ',
  })
  expect(await house.balances()).toMatchObject({ NH: 6_994_500, TM: 3_000_000 })
  await proved(house)

  await house.saved('TransCurr', { s_ID: sent, amount: 1_000_000, fee: 0 })
  expect(await house.info('TransCurr', sent)).toMatchObject({ amount: 1_000_000, fee: 0, feeMethodId: null })
  expect(await house.balances()).toMatchObject({ NH: 9_000_000, TM: 1_000_000 })
  // The other way round, there and back.
  const turned = { fundId: house.fund('TM'), toFundId: house.fund('NH') }
  await house.saved('TransCurr', { s_ID: sent, ...turned })
  expect(await house.balances()).toMatchObject({ NH: 11_000_000, TM: -1_000_000 })
  await house.saved('TransCurr', { s_ID: sent, fundId: turned.toFundId, toFundId: turned.fundId })
  expect(await batch(house, 'Huy', sent)).toEqual([])
  expect(await house.balances()).toMatchObject({ NH: 10_000_000, TM: 0 })
  expect(await batch(house, 'Hoantac', sent)).toEqual([])
  expect(await house.balances()).toMatchObject({ NH: 9_000_000, TM: 1_000_000 })
  await house.send({ fundId: house.fund('TM'), toFundId: house.fund('NH'), amount: 400_000, ...fee, draft: true })
  const { ListItem, arrSUM } = await house.data('TransCurr', 'getlist', { fundId: house.fund('NH') })
  expect(ListItem.map((row: Anything) => [row.NumberID, row.fundName, row.toFundName, row.amount])).toEqual([
    ['CT000001', 'Tài khoản NH', 'Quỹ tiền mặt', 1_000_000],
  ])
  expect(arrSUM.map((one: Anything) => one.Total)).toEqual([1_000_000, 0])
  expect(await batch(house, 'DeleteDB', sent)).toEqual([])
  expect(await house.balances()).toMatchObject({ NH: 10_000_000, TM: 0 })
  await proved(house)
})

test('says what is wrong with it, all at once, in both languages', async () => {
  const house = await openHouse('transfer-words')
  const same = { fundId: house.fund('NH'), toFundId: house.fund('NH'), amount: 100 }
  expect(await house.refused({})).toEqual([
    'fundId noFromFund: Chưa chọn quỹ chuyển',
    'toFundId noToFund: Chưa chọn quỹ nhận',
    'amount amountPositive: Số tiền phải lớn hơn 0',
  ])
  expect(await house.refused(same)).toEqual(['toFundId sameFund: Quỹ chuyển và quỹ nhận phải khác nhau'])
  const usual = { ...same, toFundId: house.fund('TM') }
  expect(await house.refused({ ...usual, amount: 0 })).toEqual(['amount amountPositive: Số tiền phải lớn hơn 0'])
  expect(await house.refused({ ...usual, fee: 10 })).toEqual(['feeMethodId noFeeItem: Chưa chọn khoản chi phí'])
  expect(await house.refused({ ...usual, amount: 0.5 })).toEqual(['amount tooManyDecimals: Số tiền tối đa 0 số lẻ'])
  expect((await house.refused({ ...usual, amount: -1 })).join()).toMatch(/amount mustNotBeNegative/)
  expect((await house.refused({ ...usual, fee: -1 })).join()).toMatch(/fee mustNotBeNegative/)
  const english = await house.call(
    'TransCurr',
    'UpdateDB',
    { dtDate: day, ...same, toFundId: null, amount: null },
    {
      headers: { language: 'en' },
    },
  )
  expect(english.body.Data.errors.map((one: Anything) => one.message)).toEqual([
    'Choose the target fund',
    'The amount must be greater than 0',
  ])
  // A group of expenses is no item.
  const group = (await house.data('ApiListOtherOutcome', 'getListParent')).ListItem[0].Id
  expect((await house.refused({ ...usual, fee: 10, feeMethodId: group })).join()).toMatch(/feeMethodId itemIsGroup/)
})

describe('between currencies', () => {
  it('what arrives follows from the rate, or is what somebody typed', async () => {
    const house = await openHouse('exchanges')
    const dollars = { fundId: house.fund('USD1'), toFundId: house.fund('NH') }
    const sold = await house.send({
      ...dollars,
      amount: 100.5,
      ExRate: 25_400,
      fee: 1.25,
      feeMethodId: house.ids['CP04'],
    })
    expect(await house.info('TransCurr', sold)).toMatchObject({
      amount: 100.5,
      ExRate: 25_400,
      toAmount: 2_552_700,
      leaving: 101.75,
      totalInWords: 'Một trăm đô la Mỹ và năm mươi xu',
    })
    expect(await house.balances()).toMatchObject({ USD1: 898.25, NH: 12_552_700 })
    // Lists add up base currency.
    const { arrSUM } = await house.data('TransCurr', 'getlist')
    expect(arrSUM.map((one: Anything) => one.Total)).toEqual([2_552_700, 31_750])
    await house.saved('TransCurr', { s_ID: sold, toAmount: 2_550_000 })
    // What was received says what the rate was.
    expect(await house.info('TransCurr', sold)).toMatchObject({ ExRate: 25_373.1343, toAmount: 2_550_000 })
    // What was typed stands when something else changes.
    await house.saved('TransCurr', { s_ID: sold, fee: 0 })
    expect(await house.balances()).toMatchObject({ USD1: 899.5, NH: 12_550_000 })
    await proved(house)
  })

  it('takes the rates of the list as long as nobody types one; between two foreign currencies what arrives is typed', async () => {
    const house = await openHouse('list-rates')
    const [usd, eur] = [house.fund('USD1'), house.fund('EUR')]
    const bought = await house.send({ fundId: house.fund('NH'), toFundId: usd, amount: 1_000_000 })
    expect(await house.info('TransCurr', bought)).toMatchObject({ ExRate: 25_000, toAmount: 40 })
    const typed = await house.send({ fundId: house.fund('NH'), toFundId: usd, amount: 260_000, ExRate: 26_000 })
    expect(await house.info('TransCurr', typed)).toMatchObject({ ExRate: 26_000, toAmount: 10 })
    await house.saved('TransCurr', { s_ID: typed, amount: 25_000, ExRate: 25_000 })
    expect(await house.info('TransCurr', typed)).toMatchObject({ ExRate: 25_000, toAmount: 1 })
    await batch(house, 'DeleteDB', typed)
    expect(await house.refused({ fundId: usd, toFundId: eur, amount: 28 })).toEqual([
      'toAmount noReceived: Chưa nhập số tiền nhận',
    ])
    const changed = await house.send({ fundId: usd, toFundId: eur, amount: 28, toAmount: 25 })
    expect(await house.info('TransCurr', changed)).toMatchObject({ ExRate: 25_000, toAmount: 25 })
    await house.saved('TransCurr', { s_ID: changed, amount: 56, toAmount: 50 })
    expect(await house.info('TransCurr', changed)).toMatchObject({ ExRate: 25_000, toAmount: 50 })
    await house.saved('TransCurr', { s_ID: changed, toFundId: house.fund('USD2') })
    expect(await house.info('TransCurr', changed)).toMatchObject({ ExRate: null, toAmount: null })
    expect(await house.balances()).toMatchObject({ NH: 9_000_000, USD1: 984, USD2: 56, EUR: 0 })
    await proved(house)
  })

  it('takes the rate of its day', async () => {
    const house = await openHouse('rates-of-days')
    const rates = [
      { dtDate: '2026-11-01', ExRate: 26_000 },
      { dtDate: '2026-11-15', ExRate: 26_500 },
    ]
    await house.saved('ApiListCurrency', { s_ID: house.ids['USD'], rates })
    const dollars = { fundId: house.fund('USD1'), toFundId: house.fund('NH'), amount: 10 }
    const sold = await house.send({ ...dollars, dtDate: '2026-11-10' })
    expect(await house.info('TransCurr', sold)).toMatchObject({ ExRate: 26_000, toAmount: 260_000 })
    const later = await house.send({ ...dollars, dtDate: '2026-11-16' })
    expect(await house.info('TransCurr', later)).toMatchObject({ ExRate: 26_500, toAmount: 265_000 })
    await proved(house)
  })

  it('refuses what is finer than the currency of its fund, too large, or without a rate', async () => {
    const house = await openHouse('fine-money')
    const dollars = { fundId: house.fund('USD1'), toFundId: house.fund('NH'), amount: 10, ExRate: 25_000 }
    expect(await house.refused({ ...dollars, amount: 0.005 })).toEqual([
      'amount tooManyDecimals: Số tiền tối đa 2 số lẻ',
    ])
    expect(
      await house.refused({ ...dollars, toAmount: 250_000.5, fee: 0.001, feeMethodId: house.ids['CP04'] }),
    ).toEqual([
      'toAmount tooManyDecimals: Số tiền nhận tối đa 0 số lẻ',
      'fee tooManyDecimals: Phí chuyển tối đa 2 số lẻ',
    ])
    expect(await house.refused({ ...dollars, toAmount: 0 })).toEqual([
      'toAmount receivedPositive: Số tiền nhận phải lớn hơn 0',
    ])
    expect((await house.refused({ ...dollars, amount: 9_999_999_999, ExRate: 9_999_999 })).join()).toMatch(/outOfRange/)
    const bought = { fundId: house.fund('NH'), toFundId: house.fund('USD1'), amount: 9_999_999_999_999, ExRate: 0.001 }
    expect((await house.refused(bought)).join()).toMatch(/ExRate outOfRange/)
    await house.saved('ApiListCurrency', { Code: 'SGD', Name: 'Đô la Singapore', decimals: 2 })
    const currencies = (await house.data('ApiListCurrency', 'getList')).ListItem
    const singapore = await house.saved('ApiListBank', {
      Code: 'SGD',
      Name: 'SGD',
      kind: 'bank',
      accountNumber: '1',
      currencyId: currencies.find((row: Anything) => row.Code === 'SGD').Id,
    })
    const unknown = { fundId: house.fund('NH'), toFundId: singapore, amount: 190_000 }
    expect(await house.refused(unknown)).toEqual(['ExRate exRateMissing: Chưa có tỷ giá của SGD ngày 20-11-2026'])
    await house.send({ ...unknown, toAmount: 10 })
    expect(await house.balances()).toMatchObject({ SGD: 10 })
    expect(house.faults).toEqual([])
  })
})

describe('vouchers and funds of foreign currencies', () => {
  const other = (house: House, body: Body) => ({
    dtDate: day,
    iType: 2,
    Method: 2,
    lines: [{ otherMethodId: house.ids['TK01'], amount: 100 }],
    ...body,
  })
  it('a fund counts in its own currency, and a voucher has the currency of its fund', async () => {
    const house = await openHouse('foreign-vouchers')
    for (const row of (await house.data('ApiListOtherIncome', 'getListChild')).ListItem) house.ids[row.Code] = row.Id
    const usd = { currencyId: house.ids['USD'], ExRate: 25_500 }
    const voucher = await house.saved('Income', other(house, { fundId: house.fund('USD1'), ...usd }))
    const { info } = await house.data('Income', 'getPrint', { s_ID: voucher })
    expect(info).toMatchObject({ currencyCode: 'USD', currencyName: 'đô la Mỹ', ExRate: 25_500, amount: 100 })
    const wrong = await house.call('Income', 'UpdateDB', other(house, { fundId: house.fund('NH'), ...usd }))
    expect(wrong.body.Data.errors.map((one: Anything) => one.code)).toEqual(['fundCurrency'])
    const { Data } = (await house.call('Income', 'UpdateDB', other(house, { fundId: house.fund('USD1') }))).body
    expect(Data.errors.map((one: Anything) => `${one.path} ${one.message}`)).toEqual([
      'fundId Quỹ Tài khoản USD1 không cùng loại tiền',
    ])
    const { cash } = await house.data('Dashboard', 'getInfo')
    expect(cash.find((fund: Anything) => fund.Name === 'Tài khoản USD1')).toMatchObject({
      balance: 1100,
      currencyCode: 'USD',
      balanceBase: 27_500_000,
    })
    await proved(house)
  })

  it('the currency of a fund that was used stays, and one with money in it is not stopped', async () => {
    const house = await openHouse('fund-rules')
    await house.send({ fundId: house.fund('USD1'), toFundId: house.fund('USD2'), amount: 400 })
    const refused = async (body: Body) =>
      (await house.call('ApiListBank', 'UpdateDB', body)).body.Data.errors?.map((one: Anything) => one.message)
    expect(await refused({ s_ID: house.fund('USD2'), currencyId: house.ids['VND'] })).toEqual([
      'Quỹ đã phát sinh thu chi, không thể đổi loại tiền',
    ])
    expect(await refused({ s_ID: house.fund('USD2'), active: false })).toEqual([
      'Quỹ còn số dư 400, hãy chuyển hết tiền trước khi ngừng sử dụng',
    ])
    expect(await refused({ s_ID: house.fund('EUR'), currencyId: house.ids['USD'] })).toBeUndefined()
    await house.send({ fundId: house.fund('USD2'), toFundId: house.fund('USD1'), amount: 400 })
    expect(await refused({ s_ID: house.fund('USD2'), active: false })).toBeUndefined()
  })
})

describe('without negative funds', () => {
  const short = (name: string) => [`Quỹ ${name} không đủ để chi`]
  const messages = (list: readonly string[]) => list.map((one) => one.split(': ').at(-1))

  it('no transfer, edit, cancellation or deletion leaves a fund below zero on any day since', async () => {
    const house = await openHouse('short-funds', { negativeFund: 0 })
    const [bank, till] = [house.fund('NH'), house.fund('TM')]
    const out = await house.send({ fundId: bank, toFundId: till, amount: 9_000_000, dtDate: '2026-11-10' })
    expect(messages(await house.refused({ fundId: bank, toFundId: till, amount: 1_000_001 }))).toEqual(
      short('Tài khoản NH'),
    )
    // The fee is paid from the same fund.
    const fee = { fee: 1, feeMethodId: house.ids['CP04'] }
    expect(messages(await house.refused({ fundId: bank, toFundId: till, amount: 1_000_000, ...fee }))).toEqual(
      short('Tài khoản NH'),
    )
    // Enough today, but not on the day it is dated.
    expect(
      messages(await house.refused({ fundId: till, toFundId: bank, amount: 5_000_000, dtDate: '2026-11-09' })),
    ).toEqual(short('Quỹ tiền mặt'))
    const back = await house.send({ fundId: till, toFundId: bank, amount: 8_000_000, dtDate: '2026-11-15' })
    expect(messages(await house.refused({ s_ID: out, amount: 7_999_999 }))).toEqual(short('Quỹ tiền mặt'))
    expect(messages(await house.refused({ s_ID: out, dtDate: '2026-11-16' }))).toEqual(short('Quỹ tiền mặt'))
    expect(messages(await house.refused({ s_ID: out, toFundId: house.fund('USD1') }))).toEqual(short('Quỹ tiền mặt'))
    expect(messages(await batch(house, 'Huy', out))).toEqual(short('Quỹ tiền mặt'))
    expect(messages(await batch(house, 'DeleteDB', out))).toEqual(short('Quỹ tiền mặt'))
    expect(await batch(house, 'Huy', back)).toEqual([])
    await house.saved('TransCurr', { s_ID: out, amount: 10_000_000 })
    expect(messages(await batch(house, 'Hoantac', back))).toEqual([])
    expect(await house.balances()).toMatchObject({ NH: 8_000_000, TM: 2_000_000 })
    await proved(house)
  })

  it('a fund that is short already may be filled up', async () => {
    const house = await openHouse('filled-funds')
    await house.send({ fundId: house.fund('TM'), toFundId: house.fund('NH'), amount: 500 })
    expect((await house.call('User', 'SaveConfig', { negativeFund: 0 })).body.Data).toBe('ok')
    await house.send({ fundId: house.fund('NH'), toFundId: house.fund('TM'), amount: 200 })
    expect(await house.balances()).toMatchObject({ TM: -300 })
  })

  it('of two transfers that would drain a fund at once, one is refused', async () => {
    const house = await openHouse('drained-funds', { negativeFund: 0 })
    const ways = ['TM', 'USD2', 'TM', 'EUR'].map((to) => ({
      dtDate: day,
      fundId: house.fund('NH'),
      toFundId: house.fund(to),
      amount: 6_000_000,
      toAmount: 200,
    }))
    const answers = await Promise.all(ways.map((body) => house.call('TransCurr', 'UpdateDB', body)))
    const said = answers.map(({ body }) => body.Data.Description)
    expect(said.filter((one) => one === 'ok')).toHaveLength(1)
    expect(said.filter((one) => one === 'Quỹ Tài khoản NH không đủ để chi')).toHaveLength(3)
    expect((await house.balances())['NH']).toBe(4_000_000)
    await proved(house)
  })
})

test('whatever is transferred and changed, funds of one currency only lose the fees together', async () => {
  const house = await openHouse('conserved')
  const step = fc.record({
    from: fc.constantFrom('TM', 'NH', 'USD1', 'USD2'),
    to: fc.constantFrom('TM', 'NH', 'USD1', 'USD2'),
    amount: fc.integer({ min: 1, max: 500 }),
    fee: fc.integer({ min: 0, max: 9 }),
    received: fc.integer({ min: 1, max: 999 }),
    on: fc.option(fc.nat(5), { nil: undefined }),
    after: fc.constantFrom('', 'Huy', 'DeleteDB'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const before = await house.balances()
      const live = new Map<string, (typeof steps)[number]>()
      for (const one of steps) {
        if (one.from === one.to) continue
        const edited = one.on === undefined ? undefined : [...live.keys()][one.on]
        const id = await house.send({
          ...(edited && { s_ID: edited }),
          fundId: house.fund(one.from),
          toFundId: house.fund(one.to),
          amount: one.amount,
          fee: one.fee,
          feeMethodId: house.ids['CP04'],
          toAmount: one.received,
        })
        live.set(id, one)
        if (one.after === '') continue
        expect(await batch(house, one.after, id)).toEqual([])
        live.delete(id)
      }
      const change = { VND: 0, USD: 0 }
      const currencyOf = (code: string) => (code.startsWith('USD') ? 'USD' : 'VND')
      for (const { from, to, amount, fee, received } of live.values()) {
        const isSame = currencyOf(from) === currencyOf(to)
        change[currencyOf(from)] -= amount + fee
        change[currencyOf(to)] += isSame ? amount : received
      }
      const now = await house.balances()
      const sum = (balances: Record<string, number>, codes: readonly string[]) =>
        codes.reduce((total, code) => total + balances[code]!, 0)
      expect(sum(now, ['TM', 'NH']) - sum(before, ['TM', 'NH'])).toBe(change.VND)
      expect(sum(now, ['USD1', 'USD2']) - sum(before, ['USD1', 'USD2'])).toBe(change.USD)
    }),
    { numRuns: runsOf(12) },
  )
  await proved(house)
}, 60_000)
