/** Goods that are counted at one time and posted at another: what moved meanwhile is told, and asked about. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import type { Anything } from '../../support/app.ts'
import { linesOf, openTrade, received, sold, tradeDay } from '../../support/trade.ts'

/** Goods are counted in the morning, and time goes on. */
let later = 0
const clock = { ...systemClock, now: () => new Date(systemClock.now().getTime() + later) }
const MINUTE = 60_000
const trade = await openTrade('demluctruoc', { clock })
const { ids } = trade

const before = '2026-11-19'
const after = '2026-11-21'
type Figures = Record<string, number | null>

const countLines = (figures: Figures) =>
  Object.entries(figures).map(([code, Qty]) => ({ Product_ID: ids[code], ...(Qty !== null && { Qty }) }))
const save = async (body: object): Promise<Anything> =>
  (await trade.call('CheckStore', 'UpdateDB', { confirm: ['dateFar'], ...body })).body.Data
const counted = async (figures: Figures, more: object = {}) => {
  const saved = await save({
    dtDate: tradeDay,
    Store_ID: ids['KHO01'],
    draft: true,
    lines: countLines(figures),
    ...more,
  })
  if (saved.Description !== 'ok') throw new Error(JSON.stringify(saved))
  return saved as { s_ID: string; version: number }
}
const info = (id: string) => trade.info('CheckStore', id)
/** Saves it again, with the lines it has. */
const again = async (id: string, more: object = {}) => {
  const { version } = await info(id)
  return save({ s_ID: id, version, ...more })
}
const post = (id: string, more: object = {}) => again(id, { draft: false, ...more })
const told = ({ errors = [], confirm = [], Description }: Anything) =>
  errors.length > 0 ? [errors.map(({ code, message }: Anything) => `${code}: ${message}`), confirm] : Description
const asked = (n: number, goods: string) => [
  [`countMoved: ${n} mặt hàng đã phát sinh sau khi đếm: ${goods}`],
  ['countMoved'],
]
const lines = async (id: string, ...names: string[]) =>
  (await info(id)).lines.map((line: Anything) => names.map((name) => line[name]))
const drop = async (module: string, id: string) => trade.call(module, 'DeleteDB', [id])

let receipt: string
beforeAll(async () => {
  await trade.data('User', 'SaveConfig', {}, { negativeStock: 2 })
  receipt = await received(
    trade,
    { SP000001: [100, 1000], SP000002: [50, 1000], SP000003: [20, 1000] },
    { dtDate: before },
  )
})
const made: [string, string][] = []
const keep = (module: string, id: string) => {
  made.unshift([module, id])
  return id
}
beforeEach(async () => {
  for (const [module, id] of made.splice(0)) await drop(module, id)
})
const count = async (figures: Figures, more: object = {}) => keep('CheckStore', (await counted(figures, more)).s_ID)
const sell = async (code: string, quantity: number, more: Readonly<Record<string, unknown>> = {}) =>
  keep('Order', await sold(trade, { [code]: [quantity, 1000] }, more))

describe('a count that was kept as a draft', () => {
  it('asks when goods moved since, names them and how much, and posts when that is confirmed', async () => {
    const id = await count({ SP000001: 100, SP000002: 50, SP000003: 20 })
    await sell('SP000001', 10)
    await sell('SP000003', 2)
    const goods = 'SP000001 Nước khoáng 500ml -10 Chai; SP000003 Trà xanh -2 Chai'
    expect(told(await post(id))).toEqual(asked(2, goods))
    expect((await info(id)).draft).toBe(true)
    expect(told(await post(id, { confirm: ['countMoved'] }))).toBe('ok')
    expect(await lines(id, 'bookQty', 'Qty', 'movedSince')).toEqual([
      [90, 100, -10],
      [50, 50, 0],
      [18, 20, -2],
    ])
    // The question was asked; what it says stays, and saving it again compares anew.
    expect(told(await again(id, { Description: 'Tối' }))).toBe('ok')
  })

  it('tells what moved, and asks nothing when that is added to the figure', async () => {
    const id = await count({ SP000001: 100, SP000002: 50 })
    await sell('SP000001', 10)
    const [[at, moved], [other, none]] = await lines(id, 'countedAt', 'movedSince')
    expect([moved, none]).toEqual([-10, 0])
    expect(at).toMatch(/^2026-/)
    expect(at).toBe(other)
    const stored = (await info(id)).lines
    const changed = stored.map((line: Anything, index: number) => ({ ...line, Qty: index === 0 ? 90 : line.Qty }))
    expect(told(await post(id, { lines: changed }))).toBe('ok')
    expect(await lines(id, 'bookQty', 'Qty', 'difference')).toEqual([
      [90, 90, 0],
      [50, 50, 0],
    ])
  })

  it('knows each figure by its own time, also of lines that are sent without their ids', async () => {
    const id = await count({ SP000001: 100, SP000002: 50, SP000003: null })
    await sell('SP000001', 10)
    await sell('SP000002', 5)
    const [[first], [second], [none]] = await lines(id, 'countedAt')
    expect(none).toBe(null)
    later += MINUTE
    await again(id, { lines: countLines({ SP000001: 100, SP000002: 45, SP000003: 20 }) })
    const now = await lines(id, 'countedAt', 'movedSince')
    expect([now[0][0], now[0][1]]).toEqual([first, -10])
    expect([now[1][0] > second, now[1][1]]).toEqual([true, 0])
    expect(now[2][1]).toBe(0)
    expect(told(await post(id))).toEqual(asked(1, 'SP000001 Nước khoáng 500ml -10 Chai'))
  })

  it('asks for what is dated up to its day, however it came about', async () => {
    const id = await count({ SP000001: 100 })
    await sell('SP000001', 7, { dtDate: after })
    expect(await lines(id, 'movedSince')).toEqual([[0]])
    const sold1 = await sell('SP000001', 3, { dtDate: before })
    expect(told(await post(id))).toEqual(asked(1, 'SP000001 Nước khoáng 500ml -3 Chai'))
    const { version } = await trade.info('Order', sold1)
    await trade.saved('Order', { s_ID: sold1, version, lines: linesOf(trade, { SP000001: [4, 1000] }) })
    expect(told(await post(id))).toEqual(asked(1, 'SP000001 Nước khoáng 500ml -4 Chai'))
    await trade.call('Order', 'Huy', [sold1])
    expect(told(await post(id, { dtDate: after }))).toEqual(asked(1, 'SP000001 Nước khoáng 500ml -7 Chai'))
    expect(told(await post(id))).toBe('ok')
  })

  it('asks when an earlier bill is cancelled or comes back, and a blind one shows no books', async () => {
    const bill = await sell('SP000001', 10)
    const id = await count({ SP000001: 90 }, { blind: true })
    await trade.call('Order', 'Huy', [bill])
    expect(await lines(id, 'bookQty', 'countedBook', 'movedSince')).toEqual([[null, null, 10]])
    expect(told(await post(id))).toEqual(asked(1, 'SP000001 Nước khoáng 500ml +10 Chai'))
    await trade.call('Order', 'Hoantac', [bill])
    expect(told(await post(id))).toBe('ok')
    expect(await lines(id, 'bookQty', 'countedBook', 'movedSince')).toEqual([[90, 90, 0]])
  })

  it('asks when it is restored, as restoring posts it again', async () => {
    const id = await count({ SP000001: 100 })
    expect(told(await post(id))).toBe('ok')
    await trade.call('CheckStore', 'Huy', [id])
    await sell('SP000001', 10)
    const refused = (await trade.call('CheckStore', 'Hoantac', [id])).body.Data
    expect(JSON.stringify(refused)).toContain('countMoved')
    await trade.call('CheckStore', 'Hoantac', [id], { query: { confirm: 'countMoved' } })
    expect(await lines(id, 'bookQty', 'Qty')).toEqual([[90, 100]])
  })
})

it('a count that is posted at once asks nothing, and its goods may be counted again', async () => {
  await count({ SP000001: 90 }, { draft: false })
  await sell('SP000001', 10)
  expect(told(await save({ dtDate: tradeDay, Store_ID: ids['KHO01'], lines: countLines({ SP000001: 90 }) }))).toBe('ok')
})

it('of what is cancelled, deleted or restored the counts that saw it are named', async () => {
  const bill = await sell('SP000001', 10, { dtDate: before })
  const counts = async (id: string, action: string, module = 'Order') =>
    (await trade.data(module, 'getConsequences', { action }, [id])).ListItem[0].counts.map(
      ({ module: of, NumberID }: Anything) => [of, NumberID !== ''],
    )
  expect(await counts(bill, 'cancel')).toEqual([])
  await count({ SP000002: 50 }, { draft: false })
  await count({ SP000001: 90 }, { draft: true })
  await count({ SP000001: 80 }, { draft: false, dtDate: '2026-11-18' })
  expect(await counts(bill, 'cancel')).toEqual([])
  const seen = await count({ SP000001: 90 }, { draft: false })
  expect(await counts(bill, 'cancel')).toEqual([['CheckStore', true]])
  expect(await counts(bill, 'delete')).toEqual([['CheckStore', true]])
  expect(await counts(receipt, 'delete', 'Import')).toHaveLength(3)
  // Who was entered afterwards was in no books that were counted.
  expect(await counts(await sell('SP000001', 1), 'cancel')).toEqual([])
  await trade.call('Order', 'Huy', [bill])
  expect(await counts(bill, 'restore')).toEqual([['CheckStore', true]])
  await drop('CheckStore', seen)
})
