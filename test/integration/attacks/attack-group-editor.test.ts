/**
 * What somebody tries who may edit groups and users, but may not more: to give himself or others what he has not, and to
 * become somebody who has it (decision 0048).
 */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { FunctionId, Right } from '#model/right.ts'
import { createTestApp, type Anything } from '../../support/app.ts'

const test = await createTestApp({ sendsNonsense: true })
let admin = ''
let tenant = ''
let store = ''
beforeAll(async () => {
  tenant = (await test.makeTenant('minhtam')).id
  admin = await test.signIn('minhtam')
  const saved = await test.call('ApiListStore', 'UpdateDB', { Code: 'KHO2', Name: 'Kho 2' }, { token: admin })
  store = saved.body.Data.s_ID
  const mail = { host: 'smtp.minhtam.vn', port: '587', security: 'starttls', fromAddress: 'a@minhtam.vn' }
  expect((await as(admin, 'ApiMailConfig/UpdateDB', mail)).Description).toBe('ok')
})

type Rights = Partial<Record<FunctionId, Partial<Right>>>
const all = { R: true, A: true, U: true, D: true }
const listed = (rights: Rights) => Object.entries(rights).map(([FuncID, right]) => ({ FuncID, ...right }))

const as = async (token: string, path: string, body: unknown, options: object = {}): Promise<Anything> => {
  const [module = '', name = ''] = path.split('/')
  const { status, body: answer } = await test.call(module, name, body, { token, tenant: 'minhtam', ...options })
  return { status, message: answer.ErrorMessage, ...answer.Data }
}
const code = ({ errors, ListItem }: Anything): string => errors?.[0]?.code ?? ListItem?.[0]?.code

let made = 0
const group = async (rights: Rights, more: object = {}, token = admin): Promise<Anything> =>
  as(token, 'ApiGroupUser/UpdateDB', { Code: `N${(made += 1)}`, Name: 'Nhóm', permissions: listed(rights), ...more })
const user = (groupId: string, more: object = {}, token = admin): Promise<Anything> => {
  const UserName = `nguoi.${(made += 1)}`
  const body = { UserName, password: 'matkhau1', groupId, email: `${UserName}@minhtam.vn`, ...more }
  return as(token, 'ApiListUser/UpdateDB', body)
}
interface Person {
  id: string
  group: string
  token: string
}
const person = async (rights: Rights, { inGroup = {}, more = {} }: { inGroup?: object; more?: object } = {}) => {
  const { s_ID: groupId } = await group(rights, inGroup)
  const saved = await user(groupId, more)
  const token = await test.signIn('minhtam', saved.NumberID, 'matkhau1')
  return { id: saved.s_ID, group: groupId, token } satisfies Person as Person
}

/** Everything that says who may do what. */
const powers = (): Promise<unknown[]> =>
  test.database.inTenant({ tenant, user: null }, (tx) =>
    tx.query(sql`select u.id, u.user_name, u.password_hash, u.email, u.group_id, u.is_admin, u.active, u.store_ids, u.employee_id, g.rights, g.require_second_factor
from app_user u join user_group g on g.tenant_id = u.tenant_id and g.id = u.group_id order by u.id`),
  )

const manager: Rights = { GroupUser: all, User: all, Event: { R: true }, Order: { R: true, A: true } }
let editor: Person
beforeEach(async () => {
  editor = await person(manager)
})

describe('nobody makes own documents those of everybody', () => {
  it('in a group whose function he has not, or for own documents only', async () => {
    const own = { R: true, own: true }
    const { s_ID: other } = await group({ Quote: own, Import: own })
    const limited = await person({ ...manager, Quote: own })
    for (const token of [editor.token, limited.token]) {
      for (const FuncID of ['Quote', 'Import'])
        expect(
          code(await as(token, 'ApiGroupUser/UpdateDB', { s_ID: other, permissions: [{ FuncID, own: false }] })),
        ).toBe('grantBeyond')
      expect(code(await group({}, { copyOf: other, permissions: [{ FuncID: 'Quote', own: false }] }, token))).toBe(
        'grantBeyond',
      )
    }
    expect((await as(editor.token, 'ApiGroupUser/UpdateDB', { s_ID: other, Name: 'Khác' })).Description).toBe('ok')
  })

  it('by becoming a colleague, or the employee who made them', async () => {
    const rights: Rights = { ...manager, Quote: { ...all, own: true } }
    const clerk = await person(rights)
    const employee = await as(admin, 'ApiListEmployee/UpdateDB', { Code: `NV${(made += 1)}`, Name: 'Lan' })
    const colleague = await user(clerk.group, { employeeId: employee.s_ID })
    const before = await powers()
    const tries: [string, unknown, string][] = [
      ['ApiListUser/UpdateDB', { s_ID: colleague.s_ID, password: 'matkhau2' }, 'groupBeyond'],
      ['ApiListUser/UpdateDB', { s_ID: colleague.s_ID, email: 'toi@minhtam.vn' }, 'groupBeyond'],
      ['ApiListUser/UpdateDB', { s_ID: clerk.id, employeeId: employee.s_ID }, 'employeeBeyond'],
      ['ApiListUser/Invite', [colleague.s_ID], 'groupBeyond'],
      ['ApiListUser/DeleteDB', [colleague.s_ID], 'groupBeyond'],
      ['ApiListUser/ResetSecondFactor', [colleague.s_ID], 'groupBeyond'],
    ]
    // What is sent is an employee in use, for everybody.
    expect(employee.Description).toBe('ok')
    for (const [path, body, refusal] of tries)
      expect([path, code(await as(clerk.token, path, body))]).toEqual([path, refusal])
    expect(code(await user(clerk.group, { employeeId: employee.s_ID }, clerk.token))).toBe('employeeBeyond')
    expect(await powers()).toEqual(before)
    expect((await user(clerk.group, {}, clerk.token)).Description).toBe('ok')
  })
})

describe('who is limited to stores', () => {
  it('touches neither users nor keys that see others', async () => {
    const limited = await person(manager, { more: { storeIds: [store] } })
    const free = await user(editor.group)
    const key = await as(admin, 'ApiKey/UpdateDB', { Name: `Khóa ${(made += 1)}`, groupId: editor.group })
    const before = await powers()
    for (const name of ['EndSessions', 'ResetSecondFactor', 'Invite', 'DeleteDB'])
      expect([name, code(await as(limited.token, `ApiListUser/${name}`, [free.s_ID]))]).toEqual([name, 'storesBeyond'])
    for (const [name, body] of [
      ['UpdateDB', { s_ID: key.s_ID, callsPerMinute: 6000 }],
      ['Issue', { s_ID: key.s_ID }],
      ['DeleteDB', [key.s_ID]],
    ] as const)
      expect([name, code(await as(limited.token, `ApiKey/${name}`, body))]).toEqual([name, 'storesBeyond'])
    expect(await powers()).toEqual(before)
    const own = await as(limited.token, 'ApiKey/UpdateDB', { Name: `Khóa ${(made += 1)}`, groupId: limited.group })
    expect((await as(limited.token, 'ApiKey/Issue', { s_ID: own.s_ID })).key).toMatch(/^vua_/)
  })
})

describe('a second factor that is demanded', () => {
  it('stays demanded of who has more rights, and of who would take it from himself', async () => {
    const { s_ID: strong } = await group({ Import: { R: true } }, { requireSecondFactor: true })
    const { s_ID: weak } = await group({ Order: { R: true } }, { requireSecondFactor: true })
    const off = (s_ID: string, token = editor.token) =>
      as(token, 'ApiGroupUser/UpdateDB', { s_ID, requireSecondFactor: false })
    expect(code(await off(strong))).toBe('groupBeyond')
    // The demand reaches him only while he has a session; the database knows it in any case.
    await test.database.inTenant({ tenant, user: null }, (tx) =>
      tx.batch([
        sql`update user_group set require_second_factor = true where id = ${editor.group}`,
        sql`insert into second_factor (user_id, secret, since) values (${editor.id}, 'x', now())`,
      ]),
    )
    expect(code(await off(editor.group))).toBe('secondFactor')
    const copy = await group({}, { copyOf: editor.group }, editor.token)
    expect(code(await as(editor.token, 'ApiListUser/UpdateDB', { s_ID: editor.id, groupId: copy.s_ID }))).toBe(
      'secondFactor',
    )
    expect((await off(weak)).Description).toBe('ok')
    expect((await off(strong, admin)).Description).toBe('ok')
  })
})

describe('odd requests change nothing', () => {
  const functions: unknown[] = [
    null,
    7,
    'Order',
    {},
    [],
    '__proto__',
    'constructor',
    'order',
    'Order\u200b',
    { toString: 'Order' },
  ]
  const flags = ['true', 1, null, [true], { valueOf: true }]
  const bodies = (s_ID: unknown, own: string): unknown[] => [
    ...[{ FuncID: 'Import' }, 'Import', 7, null].map((permissions) => ({ s_ID, permissions })),
    ...functions.map((FuncID) => ({ s_ID, permissions: [{ FuncID, R: true, full: true }] })),
    ...flags.map((R) => ({ s_ID, permissions: [{ FuncID: 'Import', R, full: R }] })),
    { s_ID, permissions: Array.from({ length: 501 }, () => ({ FuncID: 'Order', R: true })) },
    ...flags.map((isAdmin) => ({ s_ID, isAdmin })),
    ...[['x'], {}, own.toUpperCase() + ' x', [own]].map((groupId) => ({ s_ID, groupId })),
    ...['all', [null], [[own]], {}, [own, own]].map((storeIds) => ({ s_ID, storeIds })),
    { s_ID, version: 99, Name: 'x', isAdmin: true },
    { s_ID, requestId: 'x'.repeat(9), copyOf: own, permissions: [{ FuncID: 'Import', R: true }] },
  ]
  it('of groups, users and keys', async () => {
    const strong = await person({ Import: all })
    const key = await as(admin, 'ApiKey/UpdateDB', { Name: `Khóa ${(made += 1)}`, groupId: strong.group })
    const before = await powers()
    for (const [module, id] of [
      ['ApiGroupUser', strong.group],
      ['ApiListUser', strong.id],
      ['ApiKey', key.s_ID],
    ] as const)
      for (const body of [
        null,
        [],
        '',
        'x',
        7,
        [[]],
        ...bodies(id, strong.group),
        ...[[id], { id }, 0, false].flatMap((one) => bodies(one, strong.group)),
      ]) {
        const { status } = await as(editor.token, `${module}/UpdateDB`, body)
        expect([JSON.stringify(body)?.slice(0, 200), status < 500]).toEqual([JSON.stringify(body)?.slice(0, 200), true])
      }
    expect(await powers()).toEqual(before)
    expect(test.faults).toEqual([])
  })

  it('nor names that only look like that of somebody else', async () => {
    for (const UserName of ['аdmin', 'admin\u200b', 'ADMIN', ' admin', 'ad\u00admin', 'admin\u0000', 'ａdmin'])
      expect([UserName, (await user(editor.group, { UserName }, editor.token)).Description]).not.toEqual([
        UserName,
        'ok',
      ])
  })
})

it('a request of somebody else is not answered again', async () => {
  const requestId = 'lap-lai-0001'
  const first = await group({ Import: all }, { requestId })
  expect(first.Description).toBe('ok')
  const again = { Code: first.NumberID, Name: 'Nhóm', permissions: listed({ Import: all }), requestId }
  expect(code(await as(editor.token, 'ApiGroupUser/UpdateDB', again))).not.toBeUndefined()
})

it('two administrators who remove each other at once leave one', async () => {
  const tokens = [admin]
  const second = await user(editor.group, { isAdmin: true })
  tokens.push(await test.signIn('minhtam', second.NumberID, 'matkhau1'))
  const { ListItem } = await as(admin, 'ApiListUser/getlist', null, { query: { nItem: '1000' } })
  const first = ListItem.find(({ UserName }: Anything) => UserName === 'admin').s_ID
  await Promise.all([
    as(tokens[0]!, 'ApiListUser/UpdateDB', { s_ID: second.s_ID, isAdmin: false }),
    as(tokens[1]!, 'ApiListUser/UpdateDB', { s_ID: first, isAdmin: false }),
  ])
  const left = (await powers()).filter((one) => (one as Anything).is_admin)
  expect(left).toHaveLength(1)
  const survivor = await as(tokens[0]!, 'ApiListUser/UpdateDB', { s_ID: first, isAdmin: true })
  if (survivor.Description !== 'ok') admin = tokens[1]!
})

it('lists of people are neither sorted nor narrowed by what they do not show', async () => {
  const ask = (query: Record<string, string>) =>
    as(editor.token, 'ApiListUser/getlist', null, { query: { nItem: '1000', ...query } })
  for (const field of [
    'password',
    'password_hash',
    'passwordHash',
    'isAdmin',
    'is_admin',
    'storeIds',
    'secret',
    'u.password_hash',
    'version',
  ])
    for (const query of [
      { filter: JSON.stringify([{ field, op: 'contains', value: 'a' }]) },
      { sort: JSON.stringify([{ field, desc: true }]) },
      { orderBy: field },
    ]) {
      const { status, TotalCount, ListItem } = await ask(query as never)
      expect([field, status === 400 || TotalCount === ListItem?.length]).toEqual([field, true])
      expect(JSON.stringify(ListItem ?? [])).not.toMatch(/argon2|"password/)
    }
})
