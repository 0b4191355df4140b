/** What funds began with in the cash book, and funds of foreign currencies (contract system §10.2). */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('soquydau')
let income = ''
let till = ''

beforeAll(async () => {
  const { ListItem } = await trade.data('ApiListOtherIncome', 'getList', { all: 'True' })
  income = ListItem.find((one: Anything) => one.Parent_ID ?? one.parentName)?.Id ?? ListItem.at(-1).Id
  till = await trade.saved('ApiListBank', { Code: 'QUYCHINH', Name: 'Quỹ chính', kind: 'cash' })
})

describe('the cash book', () => {
  it('has what a fund began with on its own day, before all else of that day', async () => {
    const fundId = await trade.saved('ApiListBank', {
      Code: 'QUYBA',
      Name: 'Quỹ ba',
      kind: 'cash',
      openingBalance: 1000,
      openingDate: '2026-07-01',
    })
    const voucher = (dtDate: string, amount: number) =>
      trade.saved('Income', {
        dtDate,
        iType: 2,
        Method: 1,
        fundId,
        lines: [{ otherMethodId: income, amount }],
      })
    await voucher('2026-06-01', 10)
    const ofBook = async (FromDate: string, ToDate: string) => {
      const { ListItem, arrSUM, TotalCount } = await trade.data('CashFlow', 'getlist', { FromDate, ToDate, fundId })
      const rows = ListItem.map((row: Anything) => [row.dtDate, row.module, row.in, row.out, row.balance])
      return [rows, arrSUM.map((one: Anything) => one.Total), TotalCount]
    }
    expect(await ofBook('2026-06-01', '2026-07-31')).toEqual([
      [
        [null, '', 0, 0, 0],
        ['2026-06-01', 'Income', 10, 0, 10],
        ['2026-07-01', 'Opening', 0, 0, 1010],
      ],
      [1000, 10, 0, 1010],
      3,
    ])
    expect(await ofBook('2026-07-01', '2026-07-31')).toEqual([[[null, '', 0, 0, 1010]], [1010, 0, 0, 1010], 1])
    expect(await ofBook('2026-06-01', '2026-06-30')).toEqual([
      [
        [null, '', 0, 0, 0],
        ['2026-06-01', 'Income', 10, 0, 10],
      ],
      [0, 10, 0, 10],
      2,
    ])
    await voucher('2026-07-01', 5)
    expect((await ofBook('2026-07-01', '2026-07-01'))[0]).toEqual([
      [null, '', 0, 0, 1010],
      ['2026-07-01', 'Income', 5, 0, 1015],
    ])
    expect((await ofBook('2026-06-15', '2026-07-01'))[0]).toEqual([
      [null, '', 0, 0, 10],
      ['2026-07-01', 'Opening', 0, 0, 1010],
      ['2026-07-01', 'Income', 5, 0, 1015],
    ])
  })

  it('adds funds of a foreign currency at the rates of their documents and openings', async () => {
    const USD = await trade.saved('ApiListCurrency', {
      Code: 'AUD',
      Name: 'Đô la Úc',
      decimals: 2,
      ExRate: 25e3,
      rates: [
        {
          dtDate: '2026-08-01',
          ExRate: 24e3,
        },
      ],
    })
    const fundId = await trade.saved('ApiListBank', {
      Code: 'USD1',
      Name: 'Quỹ USD',
      kind: 'cash',
      currencyId: USD,
      openingBalance: 10,
      openingDate: '2026-08-02',
    })
    await trade.saved('Income', {
      dtDate: '2026-08-03',
      iType: 2,
      Method: 1,
      fundId,
      currencyId: USD,
      ExRate: 26e3,
      lines: [
        {
          otherMethodId: income,
          amount: 1.5,
        },
      ],
    })
    await trade.saved('TransCurr', {
      dtDate: '2026-08-04',
      fundId,
      toFundId: till,
      amount: 2,
      ExRate: 25500,
    })
    const range = { FromDate: '2026-08-01', ToDate: '2026-08-31' }
    const all = await trade.data('CashFlow', 'getlist', range)
    expect(all.ListItem.slice(1).map((row: Anything) => [row.module, row.in, row.out, row.fundName])).toEqual([
      ['Opening', 0, 0, 'Quỹ USD'],
      ['Income', 39_000, 0, 'Quỹ USD'],
      ['TransCurr', 51_000, 0, 'Quỹ chính'],
      ['TransCurr', 0, 51_000, 'Quỹ USD'],
    ])
    const [opening, , , closing] = all.arrSUM.map((one: Anything) => one.Total)
    expect(closing - opening).toBe(39_000)
    expect(opening - all.ListItem[0].balance).toBe(240_000)
    const own = await trade.data('CashFlow', 'getlist', { ...range, fundId })
    expect(own.ListItem.map((row: Anything) => row.balance)).toEqual([0, 10, 11.5, 9.5])
  })
})
