/** Profit through the network: who is refused, and of what those are told who do not see everything. */
import { beforeAll, describe, expect, it } from 'vitest'
import { functionIds } from '#model/right.ts'
import { profitFaces } from '#reports/_shared/profit.ts'
import type { Anything } from '../../support/app.ts'
import { linesOf, openTrade, received, sold } from '../../support/trade.ts'

const trade = await openTrade('loinhuan')
const full = { full: true }
const days = { fromDate: '2026-11-01', toDate: '2026-11-30' }
const password = 'matkhau1'

const groupOf = (Code: string, permissions: readonly object[]): Promise<string> =>
  trade.saved('ApiGroupUser', { Code, Name: Code, permissions })
const userOf = (UserName: string, groupId: string, more: object = {}): Promise<string> =>
  trade.saved('ApiListUser', { UserName, password, groupId, email: `${UserName}@loinhuan.vn`, ...more })
const everything = (change: (FuncID: string) => object | null): object[] =>
  functionIds.flatMap((FuncID) => {
    const flags = change(FuncID)
    return flags ? [{ FuncID, ...full, ...flags }] : []
  })
const ask = async (token: string, by: string, body: object = {}): Promise<Anything> =>
  (await trade.call('ReportOfProfit', 'rptProfit', { ...days, by, ...body }, { token })).body
const sums = (answer: Anything): number[] => answer.arrSUM.map(({ Total }: Anything) => Total)
const netOfSales = async (token: string): Promise<number> => {
  const { body } = await trade.call('ReportOfOrder', 'rptTotalOrder', { ...days, Product_ID: '' }, { token })
  return body.Data.arrSUM.at(-1).Total
}

const tokens: Record<string, string> = {}
beforeAll(async () => {
  trade.ids['KHO02'] = await trade.saved('ApiListStore', { Code: 'KHO02', Name: 'Kho hai' })
  for (const store of ['KHO01', 'KHO02'])
    await received(trade, { SP000001: [100, 600], SP000002: [50, 900] }, { Store_ID: trade.ids[store] })
  // Of the month before, at the same costs.
  const october = { dtDate: '2026-10-10', Store_ID: trade.ids['KHO02'] }
  await received(trade, { SP000001: [10, 600] }, october)
  await sold(trade, { SP000001: [4, 900] }, { ...october, paid: 1000, Method: 1 })
  await sold(trade, { SP000001: [10, 1000] }, { Store_ID: trade.ids['KHO01'], paid: 5000, Method: 1 })
  const bill = await sold(trade, { SP000001: [20, 1100], SP000002: [5, 1200] }, { Store_ID: trade.ids['KHO02'] })
  const [line] = (await trade.info('Order', bill)).lines
  await trade.saved('ImportReturn', {
    dtDate: '2026-11-21',
    Store_ID: trade.ids['KHO02'],
    Object_ID: trade.ids['KH000001'],
    billId: bill,
    lines: [{ ...line, lineId: undefined, sourceLineId: line.lineId, Qty: 3 }],
  })
  const whole = await groupOf(
    'TATCA',
    everything(() => ({})),
  )
  await userOf('all', whole)
  await userOf('store', whole, { storeIds: [trade.ids['KHO02']] })
  const blind = await groupOf(
    'MU',
    everything((id) => (id === 'CostView' ? null : {})),
  )
  await userOf('blind', blind)
  const untold = await groupOf(
    'KIN',
    everything((id) => (id === 'ReportProfit' ? null : {})),
  )
  await userOf('untold', untold)
  const own = await groupOf(
    'RIENG',
    everything((id) => ({ own: id === 'Order' })),
  )
  await userOf('own', own)
  for (const name of ['all', 'store', 'blind', 'untold', 'own'])
    tokens[name] = await trade.signIn('loinhuan', name, password)
  const start = await groupOf(
    'TRANGDAU',
    everything((id) => (id === 'Dashboard' ? {} : null)),
  )
  await userOf('start', start)
  tokens['start'] = await trade.signIn('loinhuan', 'start', password)
  const made = await trade.call(
    'Order',
    'UpdateDB',
    {
      dtDate: '2026-11-22',
      Store_ID: trade.ids['KHO02'],
      Object_ID: trade.ids['KH000002'],
      lines: linesOf(trade, { SP000002: [2, 1500] }),
    },
    { token: tokens['own']! },
  )
  expect(made.body.Data.Description).toBe('ok')
})

describe('who is told', () => {
  it.each(['blind', 'untold'])('nothing, without one of both rights: %s', async (user) => {
    for (const by of profitFaces) {
      const answer = await ask(tokens[user]!, by)
      expect(answer.ErrorCode).toBe(-1)
      expect(JSON.stringify(answer)).not.toMatch(/"(?:cost|profit|net)"/)
    }
  })

  it.each(['all', 'store', 'own'])('what he sees, as the summary of sales: %s', async (user) => {
    const token = tokens[user]!
    const net = await netOfSales(token)
    expect(net).not.toBe(0)
    for (const by of profitFaces) {
      const { Data } = await ask(token, by)
      const [gross, returns, discount, told, cost, profit] = sums(Data)
      expect([told, gross! - returns! - discount!, told! - cost!]).toEqual([net, net, profit])
    }
  })

  it('the figures of his store, and no others', async () => {
    const whole = sums((await ask(tokens['all']!, 'product')).Data)
    // 30000 − 3 × 1100 and 2 × 1500; 17 × 600 and 7 × 900.
    expect(whole).toEqual([41000, 3300, 0, 37700, 22500, 15200])
    const there = { lstStore: [trade.ids['KHO02']] }
    const second = sums((await ask(tokens['all']!, 'product', there)).Data)
    expect(second).toEqual([31000, 3300, 0, 27700, 16500, 11200])
    expect(sums((await ask(tokens['store']!, 'product')).Data)).toEqual(second)
    const elsewhere = await ask(tokens['store']!, 'product', { lstStore: [trade.ids['KHO01']] })
    expect(elsewhere.Data).toMatchObject({ ListItem: [], TotalCount: 0 })
  })

  it('of his own bills alone, and of all returns', async () => {
    const { Data } = await ask(tokens['own']!, 'document')
    expect(Data.ListItem.map(({ gross, returns, cost }: Anything) => [gross, returns, cost])).toEqual([
      [0, 3300, -1800],
      [3000, 0, 1800],
    ])
  })
})

describe('the start page', () => {
  const range = { fromDate: '2026-11-01', toDate: '2026-11-22' }
  const previous = { fromDate: '2026-10-01', toDate: '2026-10-22' }
  const ofPage = async (user: string): Promise<Anything> => {
    const query = { FromDate: range.fromDate, ToDate: range.toDate }
    return (await trade.call('Dashboard', 'getPerformance', null, { token: tokens[user]!, query })).body.Data
  }
  type Span = typeof range
  const profitIn = async (token: string, span: Span): Promise<object> => {
    const [, , , net, cost, profit] = sums((await ask(token, 'product', span)).Data)
    return { net, cost, profit, percent: net === 0 ? null : Math.round((profit! / net!) * 10_000) / 100 }
  }
  const cashIn = async (token: string, { fromDate, toDate }: Span): Promise<number[]> => {
    const query = { FromDate: fromDate, ToDate: toDate }
    return sums((await trade.call('CashFlow', 'getlist', null, { token, query })).body.Data)
  }
  const stockAtEnd = async (token: string, span: Span): Promise<number> => {
    const stores = (await trade.call('ApiListStore', 'getList', null, { token })).body.Data.ListItem
    const body = { ...span, lstStore: stores.map(({ Id }: Anything) => Id), Product_ID: '' }
    return sums((await trade.call('ReportOfStore', 'rptNXT', body, { token })).body.Data)[7]!
  }

  const debtsIn = async (token: string, module: string, span: Span): Promise<number[]> => {
    const { body } = await trade.call(module, 'rptDebtTotal', { ...span, Object_ID: '' }, { token })
    const [opening, , , , closing] = sums(body.Data)
    return [opening!, closing!]
  }

  it.each(['all', 'store', 'own'])('has the figures of what each of them opens: %s', async (user) => {
    const token = tokens[user]!
    const { profit, cash, stock, receivable, payable, ...days } = await ofPage(user)
    expect(days).toEqual({ from: '2026-11-01', to: '2026-11-22', previousFrom: '2026-10-01', previousTo: '2026-10-22' })
    expect(profit).toMatchObject({ range: await profitIn(token, range), previous: await profitIn(token, previous) })
    const [, inflow, outflow, closing] = await cashIn(token, range)
    const [, , , before] = await cashIn(token, previous)
    expect(cash).toMatchObject({ range: closing, previous: before, in: inflow, out: outflow })
    const [held, heldBefore] = [await stockAtEnd(token, range), await stockAtEnd(token, previous)]
    expect(stock).toMatchObject({ range: held, previous: heldBefore })
    for (const [owed, module] of [
      [receivable, 'ReportOfOrder'],
      [payable, 'ReportOfImport'],
    ]) {
      const [opening, closing] = await debtsIn(token, module, range)
      expect(opening).not.toBe(closing)
      expect(owed).toEqual({ today: closing, range: closing, opening })
    }
    const figures = [profit.range.profit, profit.previous.profit, closing, before, inflow, held, heldBefore]
    const expected: Readonly<Record<string, readonly number[]>> = {
      // October: 4 × (900 − 600), 6 × 600 left.
      all: [15200, 1200, 6000, 1000, 5000, 191_100, 3600],
      store: [11200, 1200, 6000, 1000, 5000, 92_100, 3600],
      own: [-300, 0, 6000, 1000, 5000, 191_100, 3600],
    }
    expect(figures).toEqual(expected[user])
  })

  it('tells nothing of what one may not see', async () => {
    const [blind, untold, start] = [await ofPage('blind'), await ofPage('untold'), await ofPage('start')]
    expect([blind.profit, blind.stock, blind.cash.range]).toEqual([null, null, 6000])
    expect([untold.profit, untold.stock.range]).toEqual([null, 191_100])
    expect(start).toMatchObject({ profit: null, stock: null, cash: null, receivable: null, payable: null })
  })
})
