/** Merging through the calls: what is told before, rights, other tenants, and bodies that make no sense. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { linesOf, openTrade, received, sold, tradeDay, type Trade } from '../../support/trade.ts'
import { userWith } from '../../support/users.ts'

let trade: Trade
beforeAll(async () => {
  trade = await openTrade('minhtam')
})

const merge = (module: string, body: unknown, options: object = {}): Promise<Anything> =>
  trade.call(module, 'Merge', body, options)
describe('two customers', () => {
  it('are told apart before, and are one afterwards', async () => {
    const { ids } = trade
    await received(trade, { SP000001: [100, 500] })
    await sold(trade, { SP000001: [2, 1000] })
    const bill = await trade.saved('Order', {
      dtDate: tradeDay,
      Object_ID: ids['KH000002'],
      lines: linesOf(trade, { SP000001: [3, 1000] }),
    })
    const body = { keep: ids['KH000001'], remove: ids['KH000002'] }
    const { Data } = (await merge('Customer', { ...body, dryRun: true })).body
    expect(Data).toMatchObject({
      merged: false,
      keep: { Code: 'KH000001' },
      remove: { Code: 'KH000002' },
      figures: [
        { field: 'Phaithu', Name: 'Còn phải thu', keep: 2200, remove: 3300 },
        { field: 'Phaitra', keep: 0, remove: 0 },
      ],
      counts: [{ module: 'Order', Name: 'Hóa đơn bán hàng', keep: 1, remove: 1 }],
      problems: [],
    })
    expect((await trade.info('Order', bill)).Object_ID).toBe(ids['KH000002'])
    // Without a word about it, nothing is done.
    expect((await merge('Customer', body)).body.Data.merged).toBe(false)
    expect((await merge('Customer', { ...body, dryRun: false })).body.Data.merged).toBe(true)
    expect((await trade.info('Order', bill)).Object_ID).toBe(ids['KH000001'])
    expect((await trade.info('Customer', ids['KH000001']!)).Phaithu).toBe(5500)
    expect(
      (await trade.call('Customer', 'getInfo', null, { query: { s_ID: ids['KH000002']! } })).body.ErrorCode,
    ).not.toBe(0)
    // The record's code is free again.
    await trade.saved('Customer', { Code: 'KH000002', Name: 'Khách mới', partnerType: 1 })
  })

  it('are told in words what each has, also what is no document of its own', async () => {
    const owing = { partnerType: 1, openingReceivable: 1000, openingDate: '2026-01-01' }
    const [keep, remove] = [
      await trade.saved('Customer', { ...owing, Name: 'Nợ cũ một' }),
      await trade.saved('Customer', { ...owing, Name: 'Nợ cũ hai' }),
    ]
    const { counts } = (await merge('Customer', { keep, remove })).body.Data
    expect(counts).toEqual([{ module: '', Name: 'Nợ đầu kỳ', keep: 1, remove: 1 }])
  })

  it('are refused in words: one alone, and nobody', async () => {
    const { ids } = trade
    const said = async (body: unknown) => {
      const { status, body: answer } = await merge('Customer', body)
      return [status, answer.ErrorMessage]
    }
    expect(await said({ keep: ids['KH000001'], remove: ids['KH000001'], dryRun: false })).toEqual([
      200,
      'Hãy chọn hai bản ghi khác nhau',
    ])
    for (const body of [null, [], 'x', 7, {}, { keep: 1, remove: [] }, { keep: ids['KH000001'], remove: "' or 1=1" }]) {
      const [status, message] = await said(body)
      expect(status).toBeLessThan(500)
      expect(message).not.toBe('')
    }
  })
})

// The record was refused as the system's; but a delivered record is an ordinary one (contract amendment 47).
describe('the walk-in customer', () => {
  it('becomes part of another like any other, and what sells goes on without it', async () => {
    const walkIn = (await trade.data('Customer', 'getlist', { KeySearch: 'KHLE' })).ListItem[0].s_ID
    const bill = await sold(trade, { SP000001: [1, 1000] }, { Object_ID: walkIn })
    const refused = await trade.data('Customer', 'DeleteDB', {}, [walkIn])
    expect(refused.ListItem[0].Description).toBe('Dữ liệu đã được sử dụng ở chứng từ, không thể xóa')
    const body = { keep: trade.ids['KH000001'], remove: walkIn }
    const { notes, problems } = (await merge('Customer', body)).body.Data
    expect(problems).toEqual([])
    expect(notes).toContainEqual(expect.objectContaining({ Description: 'Khách lẻ: Có' }))
    await merge('Customer', { ...body, dryRun: false })
    expect(await trade.info('Order', bill)).toMatchObject({ Object_ID: trade.ids['KH000001'] })
    expect((await trade.info('Customer', trade.ids['KH000001']!)).isWalkIn).toBe(false)
    await sold(trade, { SP000001: [1, 1000] })
  })
})

describe('two products', () => {
  it('change costs, which only those who may see costs are told', async () => {
    const { ids } = trade
    await received(trade, { SP000002: [10, 100], SP000003: [10, 200] })
    await sold(trade, { SP000003: [5, 1000] })
    const body = { keep: ids['SP000002'], remove: ids['SP000003'] }
    const { Data } = (await merge('Product', body)).body
    expect(Data.figures).toMatchObject([{ field: 'onHand', keep: 10, remove: 5 }])
    expect(Data.stock.profit).toEqual([{ month: tradeDay.slice(0, 7), change: 250 }])
    const told = (await merge('Product', { ...body, dryRun: false })).body.Data
    expect(told).toMatchObject({ merged: true, stock: Data.stock })
    expect((await trade.info('Product', ids['SP000002']!)).stores).toMatchObject([{ QInstock: 15 }])
  })
})

describe('whoever', () => {
  it('may not change and delete, or is of another tenant, merges nothing', async () => {
    const { ids } = trade
    const body = { keep: ids['KH000001'], remove: ids['NCC000001'], dryRun: true }
    const full = { R: true, A: true, U: true, D: true }
    for (const right of [
      { ...full, D: false },
      { ...full, U: false },
    ]) {
      const token = await userWith(trade, { Customer: right, Product: right })
      expect((await merge('Customer', body, { token })).status).toBe(403)
      expect((await merge('Product', body, { token })).status).toBe(403)
    }
    const token = await userWith(trade, { Customer: full })
    expect((await merge('Customer', body, { token })).body.Data.merged).toBe(false)
    await trade.makeTenant('nguoila')
    const stranger = await trade.signIn('nguoila')
    const answer = await merge('Customer', body, { token: stranger, tenant: 'nguoila' })
    expect(answer.body.ErrorCode).not.toBe(0)
    expect(JSON.stringify(answer.body)).not.toContain('KH000001')
  })
})
