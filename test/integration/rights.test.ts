import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall, Call } from '#server/call.ts'
import { meets } from '#server/rights.ts'
import { sql } from '#engine/sql.ts'
import { fullRight, functionIds, noRight, type Demand, type FunctionId, type Right } from '#model/right.ts'
import { adminPassword, createTestApp, type Anything, type TestApp } from '../support/app.ts'

let test: TestApp
let admin = ''
let tenantId = ''
beforeAll(async () => {
  test = await createTestApp()
  tenantId = (await test.makeTenant('minhtam')).id
  admin = await test.signIn('minhtam')
})

let made = 0
/** A user of a group with just these rights; answers his token. */
const userWith = async (rights: Partial<Record<FunctionId, Partial<Right>>>): Promise<string> => {
  const name = `u${(made += 1)}`
  const permissions = Object.entries(rights).map(([FuncID, right]) => ({ FuncID, ...right }))
  const group = await test.call('ApiGroupUser', 'UpdateDB', { Code: name, Name: name, permissions }, { token: admin })
  const user = await test.call(
    'ApiListUser',
    'UpdateDB',
    { UserName: `user.${name}`, password: 'matkhau1', groupId: group.body.Data.s_ID, email: `${name}@minhtam.vn` },
    { token: admin },
  )
  expect(user.body.Data.Description).toBe('ok')
  return test.signIn('minhtam', `user.${name}`, 'matkhau1')
}

/** A row of a batch that was not done, for one reason. */
const refusedRow = (id: string, number: string, [code, text]: readonly [string, string]) => ({
  s_ID: id,
  NumberID: number,
  Description: text,
  code,
  params: {},
  confirmable: false,
  errors: [{ path: '', code, message: text, params: {} }],
})

const bodies: Readonly<Record<string, unknown>> = {
  UpdateDB: {},
  UpdateList: [{ s_ID: 'x' }],
  DeleteDB: ['x'],
  Huy: ['x'],
  Hoantac: ['x'],
  getConsequences: ['x'],
}
const bodyOf = (call: AnyCall): unknown => bodies[call.path.split('/').at(-1)!] ?? null
const ask = (call: AnyCall, token: string, query: Record<string, string> = {}) => {
  const [module, name] = call.path.replace('*', 'x').split('/') as [string, string | undefined]
  return test.call(module, name ?? '', bodyOf(call), { token, query, method: call.method ?? 'POST' })
}
const demandOf = (call: AnyCall, query: readonly (readonly [string, string])[] = []): Demand => {
  const { demand } = call as Call
  return typeof demand === 'function'
    ? demand({ query, body: bodyOf(call), tail: '', origin: '', authorization: undefined })
    : demand
}

describe('without the right', () => {
  it('every call is refused, in the words of the contract', async () => {
    const token = await userWith({})
    const bare = Object.fromEntries(
      functionIds.map((id) => [id, id === 'Product' ? { ...noRight, R: true, A: true } : noRight]),
    )
    for (const call of test.calls.filter((one) => one.path !== 'User/signOut' && !meets(bare, demandOf(one)))) {
      const answer = await ask(call, token)
      const text = call.path.endsWith('/DeleteDB')
        ? 'Bạn không có quyền xóa'
        : 'Bạn không có quyền thực hiện chức năng này'
      expect([call.path, answer.status, answer.body]).toEqual([
        call.path,
        403,
        { ErrorCode: -1, ErrorMessage: text, Message: text, Data: null },
      ])
    }
  })

  it('what everybody may, everybody can', async () => {
    const token = await userWith({})
    for (const call of test.calls.filter((one) => demandOf(one) === 'signedIn' && one.path !== 'User/signOut')) {
      const answer = await ask(call, token)
      expect([call.path, [200, 400].includes(answer.status)]).toEqual([call.path, true])
    }
  })

  it('the whole list of a lookup asks for the right', async () => {
    const token = await userWith({})
    expect((await test.call('ApiListStore', 'getList', null, { token })).status).toBe(200)
    expect((await test.call('ApiListStore', 'getList', null, { token, query: { all: 'True' } })).status).toBe(403)
    expect((await test.call('Product', 'getlist', null, { token })).status).toBe(200)
  })
})

describe('a right', () => {
  it('opens its flag and no other', async () => {
    const token = await userWith({ Order: { R: true } })
    expect((await test.call('Order', 'getlist', null, { token })).status).toBe(200)
    expect((await test.call('Order', 'UpdateDB', {}, { token })).status).toBe(403)
    expect((await test.call('Order', 'ExportList', null, { token })).status).toBe(403)
    expect((await test.call('Income', 'getlist', null, { token })).status).toBe(403)
  })

  it('to add is not the right to change', async () => {
    const adds = await userWith({ Customer: { R: true, A: true } })
    const changes = await userWith({ Customer: { R: true, U: true } })
    const save = (token: string, body: object) => test.call('Customer', 'UpdateDB', body, { token })
    const saved = await save(adds, { Name: 'Khách một', partnerType: 1 })
    expect(saved.body.Data.Description).toBe('ok')
    const id = saved.body.Data.s_ID as string
    expect((await save(adds, { s_ID: id, Name: 'Khách hai' })).status).toBe(403)
    for (const none of ['', '0', null, '   '])
      expect([none, (await save(changes, { s_ID: none, Name: 'Mới', partnerType: 1 })).status]).toEqual([none, 403])
    expect((await save(changes, { s_ID: id, Name: 'Khách hai' })).body.Data.Description).toBe('ok')
  })

  it('works from the next call on, and is gone from the next call on', async () => {
    const group = await test.call('ApiGroupUser', 'UpdateDB', { Code: 'doi', Name: 'Đổi' }, { token: admin })
    await test.call(
      'ApiListUser',
      'UpdateDB',
      { UserName: 'doi', password: 'matkhau1', groupId: group.body.Data.s_ID, email: 'doi@minhtam.vn' },
      { token: admin },
    )
    const token = await test.signIn('minhtam', 'doi', 'matkhau1')
    const grant = (R: boolean) =>
      test.call(
        'ApiGroupUser',
        'UpdateDB',
        { s_ID: group.body.Data.s_ID, permissions: [{ FuncID: 'Order', R, A: false, U: false, D: false }] },
        { token: admin },
      )
    await grant(true)
    expect((await test.call('Order', 'getlist', null, { token })).status).toBe(200)
    await grant(false)
    expect((await test.call('Order', 'getlist', null, { token })).status).toBe(403)
  })

  it('to add, change or delete gives the right to read', async () => {
    const saved = await test.call(
      'ApiGroupUser',
      'UpdateDB',
      {
        Code: 'chisua',
        Name: 'Chỉ sửa',
        permissions: [
          { FuncID: 'Order', U: true },
          { FuncID: 'Trans', full: true },
        ],
      },
      { token: admin },
    )
    const info = await test.call('ApiGroupUser', 'getInfo', null, {
      token: admin,
      query: { s_ID: saved.body.Data.s_ID },
    })
    const of = (id: string) => info.body.Data.permissions.find((one: Anything) => one.FuncID === id)
    expect(of('Order')).toMatchObject({ R: true, A: false, U: true, D: false, full: false })
    expect(of('Trans')).toMatchObject({ ...fullRight, full: true })
    expect(of('Import')).toMatchObject({ ...noRight, full: false })
  })

  it('to see cost decides about every cost, also in what lists are sorted by', async () => {
    const token = await userWith({ Product: { U: true } })
    const blind = await test.call('Product', 'getlist', null, { token })
    expect(blind.body.Data.ListItem.every((row: Anything) => row.costPrice === null)).toBe(true)
    for (const query of [
      { ColSort: 'costPrice' },
      { filter: JSON.stringify([{ field: 'costPrice', op: 'gt', value: 5 }]) },
    ] as Record<string, string>[]) {
      expect((await test.call('Product', 'getlist', null, { token, query })).body.ErrorCode).toBe(-1)
      expect((await test.call('Product', 'getlist', null, { token: admin, query })).body.ErrorCode).toBe(0)
    }
  })
})

describe('users and groups', () => {
  it('keep an administrator, and nobody locks himself out', async () => {
    const users = await test.call('ApiListUser', 'getlist', null, { token: admin })
    const me = users.body.Data.ListItem.find((one: Anything) => one.UserName === 'admin').s_ID as string
    const save = (body: object, token = admin) => test.call('ApiListUser', 'UpdateDB', body, { token })
    expect((await save({ s_ID: me, active: false })).body.Data.Description).toBe(
      'Không thể xóa hoặc khóa tài khoản đang đăng nhập',
    )
    expect((await save({ s_ID: me, isAdmin: false })).body.Data.errors).toMatchObject([
      { path: 'isAdmin', code: 'selfUser' },
    ])
    expect((await test.call('ApiListUser', 'DeleteDB', [me], { token: admin })).body.Data).toEqual({
      TotalCount: 0,
      ListItem: [refusedRow(me, 'admin', ['selfUser', 'Không thể xóa hoặc khóa tài khoản đang đăng nhập'])],
    })
    const keeper = await userWith({ User: { R: true, A: true, U: true, D: true } })
    expect((await save({ s_ID: me, active: false }, keeper)).body.Data.errors).toMatchObject([
      { path: 'isAdmin', code: 'noRight' },
      { path: 'active', code: 'lastAdmin' },
    ])
    expect((await save({ s_ID: me, password: 'matkhau999' }, keeper)).body.Data.errors).toMatchObject([
      { path: 'isAdmin', code: 'noRight' },
    ])
    expect(await test.signIn('minhtam', 'admin', adminPassword)).toBeTruthy()
  })

  it('tell everything that is wrong with a user', async () => {
    const answer = await test.call(
      'ApiListUser',
      'UpdateDB',
      { UserName: 'a b', email: 'x', password: 'ngan', groupId: 'khong', defaultStoreId: 'khong' },
      { token: admin },
    )
    expect(answer.body.Data.errors.map((one: Anything) => [one.path, one.code])).toEqual([
      ['UserName', 'invalid'],
      ['groupId', 'unknownRef'],
      ['email', 'emailInvalid'],
      ['defaultStoreId', 'unknownRef'],
      ['password', 'passwordWeak'],
    ])
    const twice = await test.call(
      'ApiListUser',
      'UpdateDB',
      { UserName: 'ADMIN', email: 'ADMIN@minhtam.vn', password: 'matkhau1' },
      { token: admin },
    )
    expect(twice.body.Data.errors.map((one: Anything) => [one.path, one.code])).toEqual([
      ['UserName', 'duplicate'],
      ['groupId', 'required'],
      ['email', 'duplicate'],
    ])
  })

  it('groups ask for a key and a name, and stay while they have users', async () => {
    const empty = await test.call('ApiGroupUser', 'UpdateDB', {}, { token: admin })
    expect(empty.body.Data.errors.map((one: Anything) => one.message)).toEqual([
      'Chưa nhập mã nhóm',
      'Chưa nhập tên nhóm',
    ])
    const groups = await test.call('ApiGroupUser', 'getList', null, { token: admin })
    const id = groups.body.Data.ListItem.find((one: Anything) => one.Code === 'ADMIN').s_ID as string
    expect((await test.call('ApiGroupUser', 'DeleteDB', [id, 'x'], { token: admin })).body.Data).toEqual({
      TotalCount: 0,
      ListItem: [
        refusedRow(id, 'ADMIN', ['inUse', 'Dữ liệu đã được sử dụng, không thể xóa']),
        refusedRow('x', '', ['notFound', 'Không tìm thấy dữ liệu']),
      ],
    })
  })
})

describe('the configuration', () => {
  it('changes what is sent, or nothing', async () => {
    const save = (body: object) => test.call('User', 'SaveConfig', body, { token: admin })
    const read = async () => (await test.call('User', 'getConfig', null, { token: admin })).body.Data
    expect((await save({ companyName: 'Minh Tâm', i_FormatNum: 3, nothing: 1 })).body.Data).toBe('ok')
    expect(await read()).toMatchObject({
      companyName: 'Minh Tâm',
      i_FormatNum: 3,
      baseDecimals: 0,
      tenantName: 'Công ty minhtam',
    })
    const wrong = [
      { i_FormatCur: 5 },
      { b_ShowLogo: 'x' },
      { timeZone: 'Mars/Base' },
      { lockDate: '2026-02-30' },
      { negativeStock: 3 },
      { vatPeriods: [{ from: '2026-01-01', to: '2025-01-01', base: 10, rate: 8 }] },
      { numbering: { Order: { digits: 9 } } },
      { numbering: { Nothing: { prefix: 'A' } } },
      { defaultStoreId: 'x' },
      { baseCurrency: 'XYZ' },
      { LinkLogo: 'javascript:alert(1)' },
      { companyEmail: 'x' },
      { quoteValidDays: -1 },
      { wordsOdd: 'x' },
    ]
    for (const body of wrong)
      expect([body, (await save({ companyName: 'Sai', ...body })).body.Data === 'ok']).toEqual([body, false])
    expect((await read()).companyName).toBe('Minh Tâm')
  })

  it('knows the base currency from its list', async () => {
    const save = (baseCurrency: string) => test.call('User', 'SaveConfig', { baseCurrency }, { token: admin })
    const base = async () => {
      const rows = (await test.call('ApiListCurrency', 'getList', null, { token: admin })).body.Data.ListItem
      return [
        rows.filter((row: Anything) => row.isBase).map((row: Anything) => row.Code),
        (await test.call('User', 'getConfig', null, { token: admin })).body.Data.baseCurrency,
      ]
    }
    expect((await save('USD')).body.Data).toBe('ok')
    expect(await base()).toEqual([['USD'], 'USD'])
    expect((await save('VND')).body.Data).toBe('ok')
    expect(await base()).toEqual([['VND'], 'VND'])
  })

  it('asks for the right to lock periods', async () => {
    const token = await userWith({ Config: { R: true, U: true } })
    expect((await test.call('User', 'SaveConfig', { lockDate: '2026-01-31' }, { token })).status).toBe(403)
    expect((await test.call('User', 'SaveConfig', { lockDate: '', companyFax: '1' }, { token })).body.Data).toBe('ok')
    expect((await test.call('User', 'SaveConfig', { lockDate: '2026-01-31' }, { token: admin })).body.Data).toBe('ok')
    const events = await test.call('ApiEvent', 'getlist', null, { token: admin, query: { FuncID: 'LockPeriod' } })
    expect(events.body.Data.ListItem).toMatchObject([
      { action: 'Cấu hình', FuncName: 'Khóa sổ', summary: '– → 2026-01-31' },
    ])
  })
})

describe('grid formats', () => {
  it('are one’s own, or everybody’s with U of the module', async () => {
    const layout = {
      columns: [
        { field: 'NumberID', visible: true, width: 200, order: 0, fixed: true, sort: 'desc', sortOrder: 0 },
        { field: 'gone', visible: true },
      ],
      pageSize: 50,
    }
    const token = await userWith({ Order: { R: true } })
    const call = (name: string, body: unknown, as: string) => test.call('User', name, body, { token: as })
    const read = async (as: string) =>
      (await test.call('User', 'getGridFormat', null, { token: as, query: { gridId: 'Order.list' } })).body.Data
    expect((await read(token)).scope).toBe('default')
    const refused = await call('SaveGridFormat', { gridId: 'Order.list', forAll: true, layout }, token)
    expect([refused.status, refused.body.Message]).toEqual([403, 'Bạn không có quyền lưu cho tất cả người dùng'])
    expect((await call('SaveGridFormat', { gridId: 'Order.list', forAll: true, layout }, admin)).body.Data).toEqual({
      Description: 'ok',
    })
    expect((await read(token)).scope).toBe('all')
    await call('SaveGridFormat', { gridId: 'Order.list', forAll: false, layout: { columns: [], pageSize: 20 } }, token)
    const own = await read(token)
    expect([own.scope, own.layout.columns.every((one: Anything) => one.visible)]).toEqual(['user', true])
    await call('DeleteGridFormat', { gridId: 'Order.list', forAll: false }, token)
    const common = await read(token)
    expect([
      common.scope,
      common.layout.pageSize,
      common.layout.columns[0],
      common.layout.columns.some((one: Anything) => one.field === 'gone'),
    ]).toEqual(['all', 50, layout.columns[0], false])
    const kept = await call('DeleteGridFormat', { gridId: 'Order.list', forAll: true }, token)
    expect([kept.status, kept.body.Message]).toEqual([403, 'Bạn không có quyền xóa'])
  })

  it('is kept of lists there are, with columns they have, once each', async () => {
    const token = await userWith({ Order: { R: true } })
    const column = (field: string, width: number) => ({ field, visible: true, width, order: 0 })
    const save = (gridId: string, fields: string[]) =>
      test.call(
        'User',
        'SaveGridFormat',
        { gridId, layout: { columns: fields.map((field, index) => column(field, 100 + index)), pageSize: 50 } },
        { token },
      )
    for (const gridId of ['made.up', 'Order.other', 'order.list', 'Dashboard.list'])
      expect((await save(gridId, ['NumberID'])).body.Data.Description).toBe(`Không có bảng ${gridId}`)
    const view = { gridId: 'made.up', name: 'a', query: '', layout: null }
    expect((await test.call('User', 'SaveGridView', view, { token })).body.Data.Description).toBe(
      'Không có bảng made.up',
    )
    await save('Order.list', [...Array.from({ length: 150 }, (_, at) => `made${at}`), 'NumberID', 'dtDate', 'NumberID'])
    const [row] = await test.database.inTenant({ tenant: tenantId, user: null }, (tx) =>
      tx.query<{ fields: string[] }>(
        sql`select array(select jsonb_path_query(layout, '$.columns[*].field') #>> '{}') as fields from grid_format where grid_id = 'Order.list' order by updated_at desc limit 1`,
      ),
    )
    expect(row!.fields).toEqual(['NumberID', 'dtDate'])
    expect((await save('ApiEvent.list', ['at'])).body.Data.Description).toBe('ok')
  })

  it('has saved views beside it, one’s own or everybody’s', async () => {
    const layout = { columns: [{ field: 'NumberID', visible: true, width: 200, order: 0, fixed: true }], pageSize: 50 }
    const gridId = 'Order.list'
    const token = await userWith({ Order: { R: true } })
    const other = await userWith({ Order: { R: true } })
    const call = (name: string, body: unknown, as: string) => test.call('User', name, body, { token: as })
    const names = async (as: string): Promise<string[]> =>
      (await test.call('User', 'getGridViews', null, { token: as, query: { gridId } })).body.Data.ListItem.map(
        (one: Anything) => `${one.name}${one.forAll ? ' (all)' : ''}`,
      )
    const mine = await call('SaveGridView', { gridId, name: 'Còn nợ lâu', query: 'payStatus=1', layout }, token)
    expect(mine.body.Data.Description).toBe('ok')
    const refused = await call('SaveGridView', { gridId, name: 'Chung', query: '', forAll: true }, token)
    expect([refused.status, refused.body.Message]).toEqual([403, 'Bạn không có quyền lưu cho tất cả người dùng'])
    const common = (await call('SaveGridView', { gridId, name: 'Chung', query: '', forAll: true }, admin)).body.Data
    expect(await names(token)).toEqual(['Chung (all)', 'Còn nợ lâu'])
    expect(await names(other)).toEqual(['Chung (all)'])

    const twice = await call('SaveGridView', { gridId, name: 'CÒN NỢ LÂU', query: '' }, token)
    expect(twice.body.Data).toMatchObject({
      Description: 'Đã có chế độ xem tên CÒN NỢ LÂU, vui lòng đặt tên khác',
    })
    expect((await call('SaveGridView', { gridId, name: ' ', query: '' }, token)).body.Data.Description).toBe(
      'Chưa nhập tên chế độ xem',
    )
    const { id } = mine.body.Data
    expect((await call('SaveGridView', { gridId, id, name: 'Của người khác' }, other)).body.Data.Description).toBe(
      'Chế độ xem không còn nữa, vui lòng tải lại trang',
    )
    await call('SaveGridView', { gridId, id, name: 'Nợ lâu', query: 'payStatus=1', layout }, token)
    expect(await names(token)).toEqual(['Chung (all)', 'Nợ lâu'])
    await call('DeleteGridView', { gridId, id }, other)
    const kept = await call('DeleteGridView', { gridId, id: common.id }, token)
    expect([kept.status, kept.body.Message]).toEqual([403, 'Bạn không có quyền xóa'])
    expect(await names(token)).toEqual(['Chung (all)', 'Nợ lâu'])
    await call('DeleteGridView', { gridId, id }, token)
    await call('DeleteGridView', { gridId, id: common.id }, admin)
    expect(await names(token)).toEqual([])
  })
})
