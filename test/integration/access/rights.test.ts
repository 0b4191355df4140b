import { beforeAll, describe, expect, it } from 'vitest'
import { isOpen, type AnyCall, type Call } from '#server/call/call.ts'
import { meets } from '#server/access/rights.ts'
import { fullRight, functionIds, noRight, type Demand } from '#model/right.ts'
import { adminPassword, createTestApp, type Anything, type TestApp } from '../../support/app.ts'
import { userWith } from '../../support/users.ts'

let test: TestApp
let admin = ''
beforeAll(async () => {
  test = await createTestApp()
  await test.makeTenant('minhtam')
  admin = await test.signIn('minhtam')
})

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
  getSaveConsequences: {},
}
const bodyOf = (call: AnyCall): unknown => bodies[call.path.split('/').at(-1)!] ?? null
const ask = (call: AnyCall, token: string, query: Record<string, string> = {}) => {
  const [module, name] = call.path.replace('*', 'x').split('/') as [string, string | undefined]
  return test.call(module, name ?? '', bodyOf(call), { token, query, method: call.method ?? 'POST' })
}
const closed = (): Call[] => test.calls.filter((call): call is Call => !isOpen(call) && call.path !== 'User/signOut')
const demandOf = (call: Call, query: readonly (readonly [string, string])[] = []): Demand => {
  const { demand } = call
  return typeof demand === 'function'
    ? demand({ query, body: bodyOf(call), tail: '', origin: '', authorization: undefined })
    : demand
}

describe('without the right', () => {
  it('every call is refused, in the words of the contract', async () => {
    const token = await userWith(test, {})
    const bare = Object.fromEntries(
      functionIds.map((id) => [id, id === 'Product' ? { ...noRight, R: true, A: true } : noRight]),
    )
    for (const call of closed().filter((one) => !meets(bare, demandOf(one)))) {
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
    const token = await userWith(test, {})
    for (const call of closed().filter((one) => demandOf(one) === 'signedIn')) {
      const answer = await ask(call, token)
      expect([call.path, [200, 400].includes(answer.status)]).toEqual([call.path, true])
    }
  })

  it('one right, whatever it is, opens what asks for any', async () => {
    const token = await userWith(test, { Quote: { R: true } })
    const open = closed().filter((one) => demandOf(one) === 'anyRight')
    expect(open.map(({ path }) => path)).toContain('Dashboard/getAttention')
    for (const call of open) expect([call.path, (await ask(call, token)).status]).toEqual([call.path, 200])
  })

  it('the whole list of a lookup asks for the right', async () => {
    const token = await userWith(test, {})
    expect((await test.call('ApiListStore', 'getList', null, { token })).status).toBe(200)
    expect((await test.call('ApiListStore', 'getList', null, { token, query: { all: 'True' } })).status).toBe(403)
    expect((await test.call('Product', 'getlist', null, { token })).status).toBe(200)
  })
})

describe('a right', () => {
  it('opens its flag and no other', async () => {
    const token = await userWith(test, { Order: { R: true } })
    expect((await test.call('Order', 'getlist', null, { token })).status).toBe(200)
    expect((await test.call('Order', 'UpdateDB', {}, { token })).status).toBe(403)
    expect((await test.call('Order', 'ExportList', null, { token })).status).toBe(403)
    expect((await test.call('Income', 'getlist', null, { token })).status).toBe(403)
  })

  it('to add is not the right to change', async () => {
    const adds = await userWith(test, { Customer: { R: true, A: true } })
    const changes = await userWith(test, { Customer: { R: true, U: true } })
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
    const token = await userWith(test, { Product: { U: true } })
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
    const keeper = await userWith(test, { User: { R: true, A: true, U: true, D: true } })
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
    const token = await userWith(test, { Config: { R: true, U: true } })
    expect((await test.call('User', 'SaveConfig', { lockDate: '2026-01-31' }, { token })).status).toBe(403)
    expect((await test.call('User', 'SaveConfig', { lockDate: '', companyFax: '1' }, { token })).body.Data).toBe('ok')
    expect((await test.call('User', 'SaveConfig', { lockDate: '2026-01-31' }, { token: admin })).body.Data).toBe('ok')
    const events = await test.call('ApiEvent', 'getlist', null, { token: admin, query: { FuncID: 'LockPeriod' } })
    expect(events.body.Data.ListItem).toMatchObject([
      { action: 'Cấu hình', FuncName: 'Khóa sổ', summary: '– → 2026-01-31' },
    ])
  })
})
