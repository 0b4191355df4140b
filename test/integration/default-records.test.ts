/** Records that the settings or a user name are neither deleted nor stopped, and the refusal says who names them. */
import { beforeAll, expect, test } from 'vitest'
import { openTrade, type Trade } from '#test/support/trade.ts'

let trade: Trade
const ids: Record<string, string> = {}

beforeAll(async () => {
  trade = await openTrade('macdinh')
  ids['defaultStoreId'] = await trade.saved('ApiListStore', { Code: 'KHO9', Name: 'Kho 9' })
  // The first one is the default of its kind by itself.
  await trade.saved('ApiListBank', { Code: 'NH0', Name: 'NH', kind: 'bank', accountNumber: '1', bankName: 'B' })
  for (const [key, kind] of [
    ['defaultCashFundId', 'cash'],
    ['defaultBankFundId', 'bank'],
  ] as const)
    ids[key] = await trade.saved('ApiListBank', {
      Code: `Q${kind}`,
      Name: kind,
      kind,
      accountNumber: '123',
      bankName: 'B',
    })
})

test.each([
  ['defaultStoreId', 'ApiListStore', 'Kho mặc định'],
  ['defaultCashFundId', 'ApiListBank', ''],
  ['defaultBankFundId', 'ApiListBank', ''],
])('%s', async (key, module, label) => {
  const s_ID = ids[key]!
  expect(await trade.call('User', 'SaveConfig', { [key]: s_ID })).toMatchObject({ body: { Data: 'ok' } })
  const refused = { code: 'inUse', message: expect.stringContaining(label || 'cấu hình') }
  expect((await trade.call(module, 'UpdateDB', { s_ID, active: false })).body.Data.errors).toMatchObject([refused])
  expect(await trade.data(module, 'UpdateList', {}, [{ s_ID, active: false }])).toMatchObject({
    TotalCount: 0,
    ListItem: [{ code: 'inUse' }],
  })
  expect(await trade.data(module, 'DeleteDB', {}, [s_ID])).toMatchObject({
    TotalCount: 0,
    ListItem: [{ code: 'inUse' }],
  })
  // The settings can still be saved as they are, and give the record free.
  const settings = await trade.data('ApiConfig', 'getInfo')
  expect(settings[key]).toBe(s_ID)
  expect(await trade.call('User', 'SaveConfig', { [key]: s_ID })).toMatchObject({ body: { Data: 'ok' } })
  expect(await trade.call('User', 'SaveConfig', { [key]: '' })).toMatchObject({ body: { Data: 'ok' } })
  expect((await trade.call(module, 'UpdateDB', { s_ID, active: false })).body.Data.Description).toBe('ok')
  expect(await trade.data(module, 'DeleteDB', {}, [s_ID])).toMatchObject({ TotalCount: 1 })
})

test("a user's defaults alike", async () => {
  const store = await trade.saved('ApiListStore', { Code: 'KHO8', Name: 'Kho 8' })
  const groups = (await trade.data('ApiGroupUser', 'getList', {})).ListItem
  await trade.saved('ApiListUser', {
    UserName: 'hoa',
    email: 'hoa@example.vn',
    language: 'vi',
    groupId: groups[0].s_ID,
    password: 'mat-khau-dai-1',
    defaultStoreId: store,
  })
  const { errors } = (await trade.call('ApiListStore', 'UpdateDB', { s_ID: store, active: false })).body.Data
  expect(errors).toMatchObject([{ code: 'inUse', message: expect.stringContaining('hoa') }])
  expect(await trade.data('ApiListStore', 'DeleteDB', {}, [store])).toMatchObject({ ListItem: [{ code: 'inUse' }] })
})
