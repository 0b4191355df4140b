/** A shop with a bill to print, and the calls of print templates. */
import { expect } from 'vitest'
import type { Anything } from './app.ts'
import { linesOf, openTrade, tradeDay } from './trade.ts'

export const module = 'ApiPrintTemplate'
export const own = { Code: 'BILL-2', Name: 'Hóa đơn của tôi', xType: 5, content: '<p>{{NumberID}}</p>' }

export const openTemplates = async () => {
  const trade = await openTrade('minhtam')
  await trade.saved('Import', {
    dtDate: tradeDay,
    Object_ID: trade.ids['NCC000001'],
    Store_ID: trade.ids['KHO01'],
    lines: linesOf(trade, { SP000001: [10, 800] }),
  })
  const bill = await trade.saved('Order', {
    dtDate: tradeDay,
    Object_ID: trade.ids['KH000001'],
    Store_ID: trade.ids['KHO01'],
    lines: linesOf(trade, { SP000001: [2, 1000] }),
  })
  const listed = async (query: Record<string, string> = {}): Promise<Anything[]> =>
    (await trade.data(module, 'getlist', { nItem: '200', ...query })).ListItem
  const save = async (body: object): Promise<Anything> => (await trade.call(module, 'UpdateDB', body)).body.Data
  return {
    trade,
    bill,
    listed,
    save,
    named: async (code: string): Promise<Anything> => (await listed()).find(({ Code }) => Code === code),
    problems: async (body: object): Promise<[string, string][]> =>
      ((await save(body)).errors ?? []).map(({ path, message }: Anything) => [path, message]),
    offered: async (xType: string): Promise<Anything[]> =>
      (await trade.data('User', 'LoadListReportTemplate', { xType })).ListItem,
    printed: (query: object = {}): Promise<Anything> => trade.data('Order', 'getPrint', { s_ID: bill, ...query }),
    saved: async (body: object): Promise<string> => {
      const answer = await save(body)
      expect(answer).toMatchObject({ Description: 'ok' })
      return answer.s_ID
    },
  }
}
