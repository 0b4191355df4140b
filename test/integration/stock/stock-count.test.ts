/** Counting through the calls: what is proposed, what is hidden, who may, and counts of more goods than other documents have. */
import { beforeAll, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { sql } from '#engine/sql.ts'
import { openTrade, received, sold, tradeDay, type Trade } from '#test/support/trade.ts'
import type { Anything } from '#test/support/app.ts'

let trade: Trade
const goods = async (body: object): Promise<[string, number | null][]> =>
  (
    await trade.data('CheckStore', 'getGoods', {}, { Store_ID: trade.ids['KHO01'], dtDate: tradeDay, ...body })
  ).ListItem.map((row: Anything) => [row.Code, row.bookQty])
const counted = (lines: Readonly<Record<string, number | null>>, head: object = {}) => ({
  dtDate: tradeDay,
  Store_ID: trade.ids['KHO01'],
  lines: Object.entries(lines).map(([code, Qty]) => ({ Product_ID: trade.ids[code], Qty })),
  ...head,
})

beforeAll(async () => {
  trade = await openTrade('demkho')
  await received(trade, { SP000001: [40, 1000], SP000002: [5, 2000] }, { Store_ID: trade.ids['KHO01'] })
  await sold(trade, { SP000001: [10, 3000] }, { Store_ID: trade.ids['KHO01'] })
})

test('goods are proposed with what the books say of them, all or those with stock, by group, on a day', async () => {
  expect(await goods({})).toEqual([
    ['SP000001', 30],
    ['SP000002', 5],
  ])
  expect(await goods({ all: true })).toEqual([
    ['SP000001', 30],
    ['SP000002', 5],
    ['SP000003', 0],
  ])
  expect(await goods({ Group_ID: trade.ids['NUOC'] })).toHaveLength(2)
  expect(await goods({ Group_ID: systemClock.newId() })).toEqual([])
  expect(await goods({ dtDate: '2026-11-01' })).toEqual([])
  expect(await goods({ ids: [trade.ids['SP000003'], trade.ids['SP000001'], 'x'] })).toEqual([
    ['SP000003', 0],
    ['SP000001', 30],
  ])
  const [row] = (await trade.data('CheckStore', 'getGoods', {}, { Store_ID: trade.ids['KHO01'] })).ListItem
  expect(row).toMatchObject({ Note: 'Chai', unitId: trade.ids['CHAI'] })
  expect(row.units.map((unit: Anything) => unit.factor)).toContain(24)
  expect((await trade.call('CheckStore', 'getGoods', {})).status).toBe(400)
  expect((await trade.call('CheckStore', 'getGoods', { Store_ID: trade.ids['KHO01'], dtDate: 'hôm qua' })).status).toBe(
    400,
  )
})

test('other documents are filled from their store, too, and are not told what its books say', async () => {
  for (const module of ['Trans', 'PurchaseImport']) {
    const ask = (body: object) =>
      trade.data(module, 'getGoods', {}, { Store_ID: trade.ids['KHO01'], dtDate: tradeDay, ...body })
    const stocked = await ask({})
    expect([stocked.isCut, stocked.ListItem.map((row: Anything) => [row.Code, row.bookQty])]).toEqual([
      false,
      [
        ['SP000001', null],
        ['SP000002', null],
      ],
    ])
    expect((await ask({ all: true })).ListItem).toHaveLength(3)
    expect((await trade.call(module, 'getGoods', {})).status).toBe(400)
  }
})

test('what somebody else counts can be left out, and of a blind count nothing is told until it is posted', async () => {
  const other = await trade.saved('CheckStore', counted({ SP000001: null }, { draft: true }))
  expect(await goods({ free: true })).toEqual([['SP000002', 5]])
  expect(await goods({ free: true, s_ID: other })).toHaveLength(2)
  const blind = await trade.saved('CheckStore', counted({ SP000002: 4 }, { draft: true, blind: true }))
  expect(await goods({ s_ID: blind })).toEqual([
    ['SP000001', null],
    ['SP000002', null],
  ])
  const hidden = await trade.info('CheckStore', blind)
  expect(hidden).toMatchObject({ blind: true, surplusQty: 0, shortageQty: 0, iStat: 4 })
  expect(hidden.lines[0]).toMatchObject({ Qty: 4, bookQty: null, difference: null })
  const [listed] = (await trade.data('CheckStore', 'getlist', { iStat: '4', KeySearch: '' })).ListItem.filter(
    (row: Anything) => row.s_ID === blind,
  )
  expect(listed).toMatchObject({ surplusQty: 0, shortageQty: 0 })
  const posted = await trade.call('CheckStore', 'UpdateDB', { s_ID: blind, version: hidden.version, draft: false })
  expect(posted.body.Data).toMatchObject({ Description: 'ok', NumberID: 'KK000001' })
  expect((await trade.info('CheckStore', blind)).lines[0]).toMatchObject({ bookQty: 5, difference: -1, cost: -2000 })
  await trade.data('CheckStore', 'DeleteDB', {}, [other, blind])
})

test('a line nobody counted and goods twice are refused in the words of the contract', async () => {
  const answer = await trade.call('CheckStore', 'UpdateDB', counted({ SP000001: null }))
  expect(answer.body.Data.Description).toBe('Chưa nhập tồn thực tế')
  const { lines, ...head } = counted({ SP000001: 3 })
  const twice = await trade.call('CheckStore', 'UpdateDB', { ...head, lines: [...lines, ...lines] })
  expect(twice.body.Data.Description).toBe('Hàng hóa SP000001 bị trùng')
})

test('a count of 1,200 goods takes a handful of locks, and more lines than its limit are refused', async () => {
  const ids = Array.from({ length: 5001 }, () => systemClock.newId())
  await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query(
      sql`insert into product (id, code, name, group_id, unit_id) select id, 'N' || n, 'N' || n, ${trade.ids['NUOC']}, ${trade.ids['CHAI']} from unnest(${ids}::uuid[]) with ordinality as t (id, n)`,
    ),
  )
  const of = (count: number, more: object = {}) => ({
    ...counted({}),
    lines: ids.slice(0, count).map((Product_ID) => ({ Product_ID, Qty: 1, Note: 'Đếm', ...more })),
  })
  const locks: number[] = []
  const watch = setInterval(() => {
    void trade.database.inTenant({ tenant: trade.tenantId, user: null }, async (tx) => {
      const [row] = await tx.query<{ count: number }>(
        sql`select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
          where l.locktype = 'advisory' and d.datname = current_database()`,
      )
      locks.push(row!.count)
    })
  }, 10)
  const saved = await trade.call('CheckStore', 'UpdateDB', of(1200))
  clearInterval(watch)
  expect(saved.body.Data.Description).toBe('ok')
  expect(Math.max(...locks)).toBeLessThan(50)
  expect((await trade.info('CheckStore', saved.body.Data.s_ID)).lines).toHaveLength(1200)
  const most = await trade.call('CheckStore', 'UpdateDB', of(5000, { lineId: null, Product_Name: 'x', unitId: null }))
  expect(most.body.Data.Description).toBe('ok')
  const beyond = await trade.call('CheckStore', 'UpdateDB', of(5001))
  expect(beyond.body.Data.errors).toMatchObject([{ code: 'outOfRange', path: 'lines' }])
  const found = await trade.data('CheckStore', 'getGoods', {}, { Store_ID: trade.ids['KHO01'], all: true })
  expect([found.ListItem.length, found.isCut]).toEqual([5000, true])
  expect(trade.faults).toEqual([])
})
