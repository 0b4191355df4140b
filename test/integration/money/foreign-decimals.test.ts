/** Lists say how many decimals the money of a row has, if it is in a foreign currency (contract README §3). */
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { linesOf, openTrade } from '../../support/trade.ts'

const trade = await openTrade('soleso')
let dollars = ''

beforeAll(async () => {
  const currencyId =
    trade.ids['USD'] ??
    (await trade.saved('ApiListCurrency', { Code: 'USD', Name: 'USD', decimals: 2, ExRate: 25_000 }))
  await trade.saved('ApiListCurrency', { s_ID: currencyId, ExRate: 25_000 })
  dollars = await trade.saved('ApiListBank', {
    Code: 'USD1',
    Name: 'Đô la',
    kind: 'bank',
    accountNumber: '1',
    currencyId,
    openingBalance: 1000.25,
  })
  const quote = { Object_ID: trade.ids['KH000001'], lines: linesOf(trade, { SP000001: [1, 100.5] }, { VAT: 0 }) }
  await trade.saved('Quote', { ...quote, NumberID: 'BG000001', currencyId, ExRate: 25_000 })
  await trade.saved('Quote', {
    ...quote,
    NumberID: 'BG000002',
    lines: linesOf(trade, { SP000001: [1, 100_000] }, { VAT: 0 }),
  })
  const { ListItem } = await trade.data('ApiListFund', 'getList')
  const till = ListItem.find((row: Anything) => row.Code === 'TM').Id
  await trade.saved('TransCurr', {
    NumberID: 'CT000001',
    fundId: dollars,
    toFundId: till,
    amount: 100.5,
    ExRate: 25_000,
  })
})

const rowsOf = async (module: string, call: string, query: Record<string, string> = {}): Promise<Anything[]> =>
  (await trade.data(module, call, query)).ListItem
const byNumber = async (module: string, number: string): Promise<Anything> =>
  (await rowsOf(module, 'getlist')).find((row) => row.NumberID === number)

it('of documents, and not of those in base currency', async () => {
  expect(await byNumber('Quote', 'BG000001')).toMatchObject({
    TotalTax: 2_512_500,
    totalCurrency: 100.5,
    foreignDecimals: 2,
  })
  const base = await byNumber('Quote', 'BG000002')
  expect(base.TotalTax).toBe(100_000)
  expect(base).not.toHaveProperty('foreignDecimals')
  expect(await byNumber('TransCurr', 'CT000001')).toMatchObject({
    amount: 2_512_500,
    totalCurrency: 100.5,
    foreignDecimals: 2,
  })
})

it('of one document, whose row nobody has read', async () => {
  const { s_ID } = await byNumber('Quote', 'BG000001')
  expect(await trade.info('Quote', s_ID)).toMatchObject({ foreignDecimals: 2 })
  const { s_ID: base } = await byNumber('Quote', 'BG000002')
  expect(await trade.info('Quote', base)).not.toHaveProperty('foreignDecimals')
})

it('of funds', async () => {
  const funds = await rowsOf('ApiListFund', 'getList')
  expect(funds.find((row) => row.Id === dollars)).toMatchObject({ balance: 899.75, foreignDecimals: 2 })
  expect(funds.find((row) => row.Code === 'TM').foreignDecimals).toBeNull()
})

it('in workbooks, where each amount has the format of its currency', async () => {
  const formatOf = async (module: string, text: string, amount: number): Promise<unknown> => {
    const sent = await trade.data(module, 'ExportList', { kind: 'any', all: 'True' })
    const { sheets } = await readXlsx(Buffer.from(sent.ListItem, 'base64'), { readStyles: true })
    const [{ rows, cells }] = sheets as [Anything]
    const line = rows.findIndex((row: unknown[]) => row.includes(text))
    return cells.get(`${line},${rows[line].indexOf(amount)}`)?.style?.numFmt
  }
  expect(await formatOf('Quote', 'BG000001', 100.5)).toBe('#,##0.00')
  expect(await formatOf('Quote', 'BG000002', 100_000)).toBe('#,##0')
  expect(await formatOf('ApiListBank', 'USD1', 899.75)).toBe('#,##0.00')
  expect(await formatOf('ApiListBank', 'TM', 2_512_500)).toBe('#,##0')
})
