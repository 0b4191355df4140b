/** A transfer of what is not there is asked about, however freely stock may go below zero: its cost is not known. */
import { beforeAll, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { linesOf, openTrade, received, sold, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('chuyenthieu')
const { ids } = trade

const allow = (negativeStock: number) => trade.data('User', 'SaveConfig', {}, { negativeStock })
const move = async (goods: Record<string, readonly [number, number]>, more: object = {}): Promise<Anything> =>
  (
    await trade.call('Trans', 'UpdateDB', {
      dtDate: tradeDay,
      Store_ID: ids['KHO01'],
      toStoreId: ids['KHO02'],
      lines: linesOf(trade, goods),
      ...more,
    })
  ).body.Data
/** Where something is short, and what may be confirmed. */
const told = ({ errors = [], confirm = [] }: Anything) => [
  errors.map(({ path, code }: Anything) => `${path} ${code}`),
  confirm,
]
const asked = (...lines: number[]) => [lines.map((line) => `lines.${line}.Qty stockShort`), ['stockShort']]

beforeAll(async () => {
  ids['KHO02'] = await trade.saved('ApiListStore', { Code: 'KHO02', Name: 'Kho hai' })
  await allow(2)
  await received(trade, { SP000001: [3, 1000], SP000002: [10, 1000] })
})

it('names each line that is short, and moves nothing until it is confirmed', async () => {
  const goods = { SP000001: [5, 0], SP000002: [5, 0], SP000003: [5, 0] } as const
  expect(told(await move(goods))).toEqual(asked(0, 2))
  expect((await move(goods, { confirm: ['stockShort'] })).Description).toBe('ok')
})
it('a draft may be short, and is asked when it is posted', async () => {
  const draft = await move({ SP000003: [1, 0] }, { draft: true })
  expect(draft.Description).toBe('ok')
  expect(told(await move({ SP000003: [1, 0] }, { s_ID: draft.s_ID, version: draft.version, draft: false }))).toEqual(
    asked(0),
  )
})
it('a change that takes more is asked, another one is not', async () => {
  const { s_ID, version } = await move({ SP000002: [5, 0] })
  expect(told(await move({ SP000002: [9, 0] }, { s_ID, version }))).toEqual(asked(0))
  expect((await move({ SP000002: [5, 0] }, { s_ID, version, Note: 'sáng' })).Description).toBe('ok')
})
it('what leaves the business still goes without a question', async () => {
  await sold(trade, { SP000003: [50, 1000] })
})
it('where stock may not go below zero it is refused', async () => {
  await allow(0)
  expect(told(await move({ SP000003: [1, 0] }))).toEqual([['lines.0.Qty stockShort'], []])
})
