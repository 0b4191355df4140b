/** Profit through the network: who is refused, and of what those are told who do not see everything. */
import { beforeAll, describe, expect, it } from 'vitest'
import { functionIds } from '#model/right.ts'
import { profitFaces } from '#reports/_shared/profit.ts'
import type { Anything } from '../support/app.ts'
import { linesOf, openTrade, received, sold } from '../support/trade.ts'

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
  await sold(trade, { SP000001: [10, 1000] }, { Store_ID: trade.ids['KHO01'] })
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
