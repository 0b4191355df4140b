/** The call that saves quotes saves sales orders too (contract documents §12): which is meant, and who may. */
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { linesOf, openTrade, received, sold, tradeDay } from '../../support/trade.ts'
import { userWith } from '../../support/users.ts'

const trade = await openTrade('minhtam')
const { ids } = trade
const bodyOf = (more: object = {}) => ({
  dtDate: tradeDay,
  Object_ID: ids['KH000001'],
  Store_ID: ids['KHO01'],
  lines: linesOf(trade, { SP000001: [10, 1000] }),
  ...more,
})
const orders = { module: 'PurchaseOrder' }
const save = (body: object, options: object = {}) => trade.call('Quote', 'UpdateDB', body, { ...options })
const kindOf = async (id: string) =>
  (
    await trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query<{ kind: string }>(sql`select kind from document where id = ${id}`),
    )
  )[0]?.kind

let order = ''
let quote = ''
let admin = ''
beforeAll(async () => {
  admin = trade.token
  order = await trade.saved('Quote', bodyOf(orders))
  quote = await trade.saved('Quote', bodyOf())
})

it('saves a new order where the body says so, and a quote otherwise', async () => {
  expect(await trade.info('PurchaseOrder', order)).toMatchObject({ NumberID: 'DH000001', iStat: 1 })
  expect(await trade.info('Quote', quote)).toMatchObject({ NumberID: 'BG000001', iStat: 1 })
  for (const module of ['quote', ' Quote ', null]) {
    const id = await trade.saved('Quote', bodyOf({ module }))
    expect(await kindOf(id)).toBe('quote')
  }
  expect(await kindOf(await trade.saved('Quote', bodyOf({ module: 'PURCHASEORDER', s_ID: '0' })))).toBe('salesOrder')
})

it('saves a stored order by its id, with its version and its own fields', async () => {
  const { version } = await trade.info('PurchaseOrder', order)
  const { body } = await save({ s_ID: order, version, deliveryDate: '2026-11-25', Description: 'gấp' })
  expect(body.Data).toMatchObject({ Description: 'ok', s_ID: order, NumberID: 'DH000001', version: version + 1 })
  expect(await trade.info('PurchaseOrder', order)).toMatchObject({ deliveryDate: '2026-11-25', Description: 'gấp' })
  const stale = await save({ s_ID: order, version, Description: 'muộn' })
  expect(stale.body.Data.errors).toMatchObject([{ code: 'stale' }])
  const early = await save({ s_ID: order, deliveryDate: '2026-11-01', Store_ID: null })
  expect(early.body.Data.errors).toMatchObject([
    { code: 'required', path: 'Store_ID' },
    { code: 'deliveryBeforeDate', path: 'deliveryDate' },
  ])
})

it('turns no quote into an order, and no order into a quote', async () => {
  await trade.saved('Quote', { s_ID: quote, ...orders, Description: 'vẫn là báo giá' })
  await trade.saved('Quote', { s_ID: order, module: 'Quote' })
  expect([await kindOf(quote), await kindOf(order)]).toEqual(['quote', 'salesOrder'])
  expect((await trade.call('PurchaseOrder', 'UpdateDB', { s_ID: quote })).body.Data.errors).toMatchObject([
    { code: 'notFound' },
  ])
})

it('answers one request once', async () => {
  const body = bodyOf({ ...orders, requestId: '5c2a2ea6-3c2c-4c0a-8d5b-77f8a3a0a001' })
  const [first, second] = [await save(body), await save(body)]
  expect(second.body.Data).toEqual(first.body.Data)
})

describe('refuses', () => {
  it('other kinds, unknown ids and whatever is no id', async () => {
    await received(trade, { SP000001: [1000, 500] })
    const bill = await sold(trade, { SP000001: [1, 1000] })
    const codeOf = async (s_ID: unknown) => {
      const { status, body } = await save({ s_ID, ...orders, Description: 'x' })
      return [status, body.Data.errors[0].code]
    }
    for (const s_ID of [bill, '01900000-0000-7000-8000-000000000000', 'x'])
      expect(await codeOf(s_ID)).toEqual([200, 'notFound'])
    for (const s_ID of [7, [order], { s_ID: order }]) expect(await codeOf(s_ID)).toEqual([200, 'invalid'])
  })

  it('a module it does not save', async () => {
    for (const module of ['Order', 'constructor', '', 5, {}, ['PurchaseOrder']]) {
      const { status, body } = await save(bodyOf({ module }))
      expect([status, body.Data.errors[0].code]).toEqual([200, 'invalid'])
    }
  })

  it('orders of another tenant', async () => {
    await trade.makeTenant('nguoila')
    const token = await trade.signIn('nguoila')
    const { status, body } = await save({ s_ID: order, Description: 'của tôi' }, { token, tenant: 'nguoila' })
    expect([status, body.Data.errors]).toMatchObject([200, [{ code: 'notFound' }]])
    expect(
      (await trade.call('PurchaseOrder', 'getInfo', null, { query: { s_ID: order }, token: admin, tenant: 'minhtam' }))
        .body.Data.Description,
    ).toBe('gấp')
  })
})

it('demands the right of what is saved', async () => {
  const quotes = await userWith(trade, { Quote: { R: true, A: true, U: true } })
  const sales = await userWith(trade, { PurchaseOrder: { R: true, A: true } })
  const status = async (body: object, token: string) => (await save(body, { token, tenant: 'minhtam' })).status
  expect([
    await status(bodyOf(), quotes),
    await status(bodyOf(orders), quotes),
    await status({ s_ID: quote, Description: 'a' }, quotes),
    await status({ s_ID: order, Description: 'a' }, quotes),
  ]).toEqual([200, 403, 200, 403])
  expect([
    await status(bodyOf(), sales),
    await status(bodyOf(orders), sales),
    await status({ s_ID: quote, Description: 'a' }, sales),
    // Adding is not changing.
    await status({ s_ID: order, Description: 'a' }, sales),
  ]).toEqual([403, 200, 403, 403])
  expect(
    (await trade.call('PurchaseOrder', 'getInfo', null, { query: { s_ID: order }, token: admin, tenant: 'minhtam' }))
      .body.Data.Description,
  ).toBe('gấp')
})
