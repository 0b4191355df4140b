/** What an owner does: users, groups and their rights, settings, the log; and what nobody may do with them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { functionIds, type FunctionId, type Right } from '#model/right.ts'
import { createTestApp, type Anything } from '../../support/app.ts'

const test = await createTestApp()
let admin = ''
beforeAll(async () => {
  await test.makeTenant('minhtam')
  admin = await test.signIn('minhtam')
})

type Rights = Partial<Record<FunctionId, Partial<Right>>>
const permissions = (rights: Rights) => Object.entries(rights).map(([FuncID, right]) => ({ FuncID, ...right }))

let made = 0
const group = async (rights: Rights, token = admin) => {
  const code = `NHOM${(made += 1)}`
  const answer = await test.call(
    'ApiGroupUser',
    'UpdateDB',
    { Code: code, Name: `Nhóm ${made}`, permissions: permissions(rights) },
    { token },
  )
  return answer.body.Data as Anything
}
const saveUser = async (body: object, token = admin) =>
  (await test.call('ApiListUser', 'UpdateDB', body, { token })).body.Data as Anything

interface Person {
  id: string
  group: string
  token: string
}
const person = async (rights: Rights): Promise<Person> => {
  const { s_ID: groupId } = await group(rights)
  const UserName = `nguoi.${(made += 1)}`
  const saved = await saveUser({ UserName, password: 'matkhau1', groupId, email: `${UserName}@minhtam.vn` })
  return { id: saved.s_ID, group: groupId, token: await test.signIn('minhtam', UserName, 'matkhau1') }
}
const errors = (answer: Anything): [string, string][] =>
  (answer.errors ?? []).map((one: Anything) => [one.path, one.code])

const manager: Rights = {
  GroupUser: { R: true, A: true, U: true, D: true },
  User: { R: true, A: true, U: true, D: true },
  Order: { R: true, A: true },
}

describe('nobody gives rights he does not have', () => {
  it('to a group: it is said which', async () => {
    const keeper = await person(manager)
    const refused = await group({ Order: { R: true, U: true, D: true }, Import: { R: true } }, keeper.token)
    expect(errors(refused)).toEqual([['permissions', 'grantBeyond']])
    expect(refused.Description).toBe(
      'Bạn không thể cấp quyền mà chính bạn không có: Hóa đơn bán hàng (Sửa, Xóa); Phiếu nhập mua (Xem)',
    )
    expect((await group({ Order: { R: true, A: true } }, keeper.token)).Description).toBe('ok')
    expect((await group({ Order: { full: true } as never }, keeper.token)).Description).toContain('(Sửa, Xóa)')
  })

  it('what the group has already may stay, and be taken away', async () => {
    const keeper = await person(manager)
    const { s_ID } = await group({ Import: { R: true, A: true, U: true } })
    const change = async (rights: Rights) =>
      (await test.call('ApiGroupUser', 'UpdateDB', { s_ID, permissions: permissions(rights) }, { token: keeper.token }))
        .body.Data
    expect((await change({ Import: { R: true, A: true, U: true }, Order: { R: true } })).Description).toBe('ok')
    expect((await change({ Import: { R: true, A: false, U: false } })).Description).toBe('ok')
    expect(errors(await change({ Import: { A: true } }))).toEqual([['permissions', 'grantBeyond']])
  })

  it('by putting somebody, or himself, into a group with more', async () => {
    const keeper = await person(manager)
    const { s_ID: strong } = await group({ Import: { R: true } })
    const user = { UserName: 'yeu', password: 'matkhau1', email: 'yeu@minhtam.vn' }
    const refused = await saveUser({ ...user, groupId: strong }, keeper.token)
    expect(errors(refused)).toEqual([['groupId', 'groupBeyond']])
    expect(refused.Description).toContain('Phiếu nhập mua (Xem)')
    expect(errors(await saveUser({ s_ID: keeper.id, groupId: strong }, keeper.token))).toEqual([
      ['groupId', 'groupBeyond'],
    ])
    const { s_ID: weak } = await group({ Order: { R: true } })
    expect((await saveUser({ ...user, groupId: weak }, keeper.token)).Description).toBe('ok')
  })

  it('by setting the password of somebody who may more, nor by deleting him', async () => {
    const keeper = await person(manager)
    const strong = await person({ Import: { R: true } })
    expect(errors(await saveUser({ s_ID: strong.id, password: 'matkhau2' }, keeper.token))).toEqual([
      ['groupId', 'groupBeyond'],
    ])
    const removed = await test.call('ApiListUser', 'DeleteDB', [strong.id], { token: keeper.token })
    expect(removed.body.Data).toMatchObject({ TotalCount: 0, ListItem: [{ code: 'groupBeyond' }] })
    expect((await test.call('Import', 'getlist', null, { token: strong.token })).status).toBe(200)
  })

  it('an administrator gives everything', async () => {
    const all = Object.fromEntries(functionIds.map((id) => [id, { R: true, A: true, U: true, D: true }]))
    expect((await group(all)).Description).toBe('ok')
  })
})

describe('nobody locks himself out', () => {
  it('by taking from his own group what manages rights', async () => {
    const keeper = await person(manager)
    const change = async (rights: Rights, s_ID = keeper.group) =>
      (await test.call('ApiGroupUser', 'UpdateDB', { s_ID, permissions: permissions(rights) }, { token: keeper.token }))
        .body.Data
    const none = { R: false, A: false, U: false, D: false }
    expect(errors(await change({ GroupUser: none }))).toEqual([['permissions', 'selfLockout']])
    expect(errors(await change({ User: { U: false } }))).toEqual([['permissions', 'selfLockout']])
    expect((await change({ Order: none, User: { D: false } })).Description).toBe('ok')
    const { s_ID: other } = await group(manager)
    expect((await change({ GroupUser: none }, other)).Description).toBe('ok')
  })

  it('by moving to a group that may not', async () => {
    const keeper = await person(manager)
    const { s_ID: weak } = await group({ Order: { R: true } })
    expect(errors(await saveUser({ s_ID: keeper.id, groupId: weak }, keeper.token))).toEqual([
      ['groupId', 'selfLockout'],
    ])
  })
})

describe('lists of users, groups and the log', () => {
  it('are narrowed by what their panels offer', async () => {
    const one = await person({ Order: { R: true } })
    const list = async (query: Record<string, string>) =>
      (await test.call('ApiListUser', 'getlist', null, { token: admin, query })).body.Data.ListItem as Anything[]
    expect((await list({ groupId: one.group })).map((row) => row.s_ID)).toEqual([one.id])
    await saveUser({ s_ID: one.id, active: false })
    expect((await list({ groupId: one.group, active: 'True' })).length).toBe(0)
    expect((await list({ groupId: one.group, active: 'False' })).length).toBe(1)
    expect((await list({ groupId: 'khong' })).length).toBe(0)
  })

  it('are exported by who may export', async () => {
    for (const module of ['ApiListUser', 'ApiGroupUser', 'ApiEvent']) {
      const answer = await test.call(module, 'ExportList', null, { token: admin })
      expect([module, answer.body.ErrorCode, answer.body.Data.TotalCount > 0]).toEqual([module, 0, true])
      expect(Buffer.from(answer.body.Data.ListItem, 'base64').subarray(0, 2).toString()).toBe('PK')
    }
    const clerk = await person({ User: { R: true } })
    expect((await test.call('ApiListUser', 'ExportList', null, { token: clerk.token })).status).toBe(403)
  })

  it('offer groups as choices, and users of the log by their names', async () => {
    const groups = await test.call('ApiGroupUser', 'getList', null, { token: admin })
    const row = groups.body.Data.ListItem.find((one: Anything) => one.Code === 'ADMIN')
    expect(row).toMatchObject({ Id: row.s_ID, Name: 'Quản trị', userCount: 1 })
    const users = await test.call('ApiEvent', 'getUsers', null, { token: admin, query: { KeySearch: 'ADM' } })
    expect(users.body.Data.ListItem).toEqual([expect.objectContaining({ Id: 'admin' })])
    const clerk = await person({ User: { R: true } })
    expect((await test.call('ApiEvent', 'getUsers', null, { token: clerk.token })).status).toBe(403)
  })

  it('a group tells whom it concerns', async () => {
    const one = await person({ Order: { R: true } })
    const info = await test.call('ApiGroupUser', 'getInfo', null, { token: admin, query: { s_ID: one.group } })
    expect(info.body.Data.users).toEqual([expect.objectContaining({ active: true })])
  })

  it('a password is never told', async () => {
    const one = await person({ Order: { R: true } })
    const info = await test.call('ApiListUser', 'getInfo', null, { token: admin, query: { s_UID: one.id } })
    expect(info.body.Data.password).toBe('••••')
    // Sent back as it was shown it changes nothing.
    expect((await saveUser({ s_ID: one.id, password: '••••', language: 'en' })).Description).toBe('ok')
    expect((await test.call('Order', 'getlist', null, { token: one.token })).status).toBe(200)
  })
})

describe('the log', () => {
  const last = async (FuncID: string, language = 'vi') => {
    const list = await test.call('ApiEvent', 'getlist', null, { token: admin, query: { FuncID, nItem: '1' } })
    const s_ID = list.body.Data.ListItem[0].s_ID
    return (await test.call('ApiEvent', 'getInfo', null, { token: admin, query: { s_ID }, headers: { language } })).body
      .Data
  }

  it('tells a change of rights by function and flag', async () => {
    const { s_ID } = await group({ Order: { R: true } })
    await test.call(
      'ApiGroupUser',
      'UpdateDB',
      { s_ID, permissions: permissions({ Order: { U: true } }) },
      { token: admin },
    )
    expect(await last('GroupUser')).toMatchObject({
      action: 'Phân quyền',
      changes: [{ field: 'rights.Order.U', label: 'Phân quyền · Hóa đơn bán hàng · Sửa', from: 'Không', to: 'Có' }],
    })
  })

  it('tells a new user in words, and a new password without it', async () => {
    const one = await person({ Order: { R: true } })
    const event = await last('User')
    // The last one is the person's own sign-in.
    expect(event.action).toBe('Đăng nhập')
    await saveUser({ s_ID: one.id, password: 'matkhau22', isAdmin: true })
    const changed = await last('User')
    expect(changed.changes).toEqual([
      { field: 'isAdmin', label: 'Quản trị viên', from: 'Không', to: 'Có' },
      { field: 'password', label: 'Mật khẩu', from: null, to: '••••' },
    ])
    expect(JSON.stringify(changed)).not.toContain('matkhau22')
    const { s_ID } = await saveUser({
      UserName: 'moi.nguoi',
      password: 'matkhau1',
      groupId: one.group,
      email: 'moi@minhtam.vn',
    })
    expect(s_ID).toBeTruthy()
    const details = (await last('User')).details as Anything[]
    expect(details).toContainEqual({ field: 'UserName', label: 'Tên đăng nhập', to: 'moi.nguoi' })
    expect(details.find((row) => row.field === 'groupId').to).toMatch(/^NHOM\d+ – Nhóm \d+$/)
  })

  it('tells settings in words, numbering and periods of VAT as well', async () => {
    const save = (body: object) => test.call('User', 'SaveConfig', body, { token: admin })
    await save({ negativeStock: 1, b_ShowLogo: false })
    expect(await last('Config')).toMatchObject({
      summary: 'Hiện logo, Xuất quá tồn',
      changes: [
        { field: 'b_ShowLogo', label: 'Hiện logo', from: 'Có', to: 'Không' },
        { field: 'negativeStock', label: 'Xuất quá tồn', from: 'Không cho phép', to: 'Cảnh báo, cho tiếp tục' },
      ],
    })
    await save({ numbering: { Order: { prefix: 'HD', digits: 5 } } })
    expect((await last('Config', 'en')).changes).toEqual([
      { field: 'numbering.Order.prefix', label: 'Numbering · Sales bill · Prefix', from: null, to: 'HD' },
      { field: 'numbering.Order.digits', label: 'Numbering · Sales bill · Digits', from: null, to: 5 },
    ])
    await save({ vatPeriods: [{ from: '2025-07-01', to: '2027-12-31', base: 10, rate: 8 }] })
    expect((await last('Config')).changes).toMatchObject([{ field: 'vatPeriods.0.to', to: '2027-12-31' }])
  })

  it('tells a change of the lock date once, under its own function', async () => {
    const count = async () =>
      (await test.call('ApiEvent', 'getlist', null, { token: admin, query: { nItem: '1' } })).body.Data.TotalCount
    const before = await count()
    await test.call('User', 'SaveConfig', { lockDate: '2026-01-31' }, { token: admin })
    expect(await count()).toBe(before + 1)
    expect(await last('LockPeriod')).toMatchObject({
      summary: '– → 2026-01-31',
      changes: [{ field: 'lockDate', label: 'Ngày khóa sổ', from: '', to: '2026-01-31' }],
    })
  })
})

it('the configuration tells what the company chose beside what counts for the person', async () => {
  const { ListItem } = (await test.call('ApiListStore', 'getList', null, { token: admin })).body.Data
  const config = async () => (await test.call('User', 'getConfig', null, { token: admin })).body.Data
  expect((await config()).companyDefaults.defaultStoreId).toBe('')
  expect((await config()).defaultStoreId).toBe(ListItem[0].Id)
  await test.call('User', 'SaveConfig', { defaultStoreId: ListItem[0].Id }, { token: admin })
  expect((await config()).companyDefaults.defaultStoreId).toBe(ListItem[0].Id)
})
