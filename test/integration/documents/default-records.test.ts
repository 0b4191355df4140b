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

test('the base currency says what it is, to whoever deletes or stops it', async () => {
  const s_ID = trade.ids['VND']!
  const deleted = await trade.data('ApiListCurrency', 'DeleteDB', {}, [s_ID])
  expect(deleted.ListItem).toMatchObject([
    { NumberID: 'VND', code: 'inUse', Description: expect.stringContaining('tiền hạch toán') },
  ])
  const { errors } = (await trade.call('ApiListCurrency', 'UpdateDB', { s_ID, active: false })).body.Data
  expect(errors).toContainEqual(expect.objectContaining({ code: 'inUse', path: 'active' }))
})

test('a used contact that is left out, and whoever deletes what documents name, are told which and by what', async () => {
  const customer = await trade.saved('Customer', {
    Code: 'LH',
    Name: 'Có người liên hệ',
    partnerType: 1,
    contacts: [{ Name: 'Chị Hoa' }, { Name: 'Anh Ba' }],
  })
  const { contacts } = await trade.info('Customer', customer)
  const used = contacts.find(({ Name }: { Name: string }) => Name === 'Anh Ba')
  await trade.saved('Quote', {
    dtDate: '2026-11-20',
    Object_ID: customer,
    Contact_ID: used.lineId,
    contactId: used.lineId,
    lines: [{ Product_ID: trade.ids['SP000001'], Qty: 1, Price: 100, VAT: 0 }],
  })
  const saved = await trade.call('Customer', 'UpdateDB', {
    s_ID: customer,
    contacts: contacts.filter((one: object) => one !== used),
  })
  expect(saved.body.Data.errors).toMatchObject([
    { code: 'inUse', path: 'contacts', message: expect.stringMatching(/Anh Ba.*Báo giá/) },
  ])
  const unit = trade.ids['CHAI']!
  const { ListItem } = await trade.data('ApiListUnit', 'DeleteDB', {}, [unit])
  expect(ListItem).toMatchObject([
    { code: 'inUse', Description: expect.stringMatching(/được sử dụng ở (?!dữ liệu khác)/) },
  ])
})
