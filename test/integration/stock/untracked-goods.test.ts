/** Goods that keep no stock do not stand on documents that only move stock. */
import { beforeAll, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { Anything } from '../../support/app.ts'
import { openTrade, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('khongton')
const { ids, saved, info } = trade
const reason = async (list: string) => (await trade.data(list, 'getList', { all: 'True' })).ListItem[0].Id as string
const bodies: Record<string, (lines: object[]) => Record<string, unknown>> = {}

beforeAll(async () => {
  ids['DV'] = await saved('Product', {
    Code: 'DV',
    Name: 'Giao hàng',
    Group_ID: ids['NUOC'],
    unitId: ids['CHAI'],
    VAT: 0,
    trackStock: false,
  })
  ids['KHO02'] = await saved('ApiListStore', { Code: 'KHO02', Name: 'Kho hai' })
  const head = { dtDate: tradeDay, Store_ID: ids['KHO01'] }
  const [ways, why] = [await reason('ApiListPaymentImport'), await reason('ApiListPaymentOrder')]
  Object.assign(bodies, {
    ProductBegin: (lines: object[]) => ({ ...head, dtDate: '2026-10-01', lines }),
    OtherImport: (lines: object[]) => ({ ...head, Method: ways, lines }),
    OtherOrder: (lines: object[]) => ({ ...head, Method: why, lines }),
    Trans: (lines: object[]) => ({ ...head, toStoreId: ids['KHO02'], lines }),
    CheckStore: (lines: object[]) => ({ ...head, lines }),
  })
})

const line = (Product_ID: string | undefined, Qty: number) => ({ Product_ID, Qty, countedQty: Qty, Price: 10 })
const answer = async (module: string, body: object): Promise<Anything> =>
  (await trade.call(module, 'UpdateDB', body)).body.Data
const refusals = async (module: string, body: object) =>
  ((await answer(module, body)).errors ?? []).map(({ path, code, message }: Anything) => [path, code, message])

it.each(['ProductBegin', 'OtherImport', 'OtherOrder', 'Trans', 'CheckStore'])(
  '%s refuses them, naming each',
  async (module) => {
    const body = bodies[module]!([line(ids['SP000001'], 5), line(ids['DV'], 5)])
    const refused = await refusals(module, body)
    expect(refused).toContainEqual([
      'lines.1.Product_ID',
      'notInStock',
      'Hàng hóa DV không theo dõi tồn kho, hãy bỏ khỏi phiếu',
    ])
    expect(refused.filter(([, code]: string[]) => code === 'notInStock')).toHaveLength(1)
    // A draft may have anything, and is refused when it is posted.
    const draft = await answer(module, { ...bodies[module]!([line(ids['DV'], 5)]), draft: true })
    expect(draft.Description).toBe('ok')
    const posted = await refusals(module, { s_ID: draft.s_ID, version: draft.version, draft: false })
    expect(posted.map(([, code]: string[]) => code)).toContain('notInStock')
  },
)

it('lines that are there already may stay, but no other', async () => {
  const id = await saved('OtherImport', bodies['OtherImport']!([line(ids['SP000002'], 5)]))
  await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query(sql`update product set track_stock = false where id = ${ids['SP000002']!}`),
  )
  const { lines, version } = await info('OtherImport', id)
  const first = await answer('OtherImport', { s_ID: id, version, Description: 'x', lines })
  expect(first.Description).toBe('ok')
  const more = [...lines, line(ids['SP000002'], 1)]
  const refused = await refusals('OtherImport', { s_ID: id, version: first.version, lines: more })
  expect(refused.map(([path, code]: string[]) => [path, code])).toEqual([['lines.1.Product_ID', 'notInStock']])
  const [stored] = lines
  const changed = [{ ...stored, Product_ID: ids['DV'] }]
  expect((await refusals('OtherImport', { s_ID: id, version: first.version, lines: changed }))[0][1]).toBe('notInStock')
})

it('is sold and bought as before', async () => {
  const lines = [{ Product_ID: ids['DV'], Qty: 1, Price: 10, VAT: 0 }]
  for (const [module, partner] of [
    ['Order', 'KH000001'],
    ['Import', 'NCC000001'],
  ] as const)
    expect((await answer(module, { dtDate: tradeDay, Object_ID: ids[partner], lines })).Description).toBe('ok')
})
