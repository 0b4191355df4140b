/** A session ends at once and everywhere: at a second server, and at the print service. */
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { renderService } from '#server/render/service.ts'
import { setTenantActive } from '#server/tenant.ts'
import { adminPassword, createTestApp, type TestApp } from '../../support/app.ts'

let test: TestApp
let second: FastifyInstance
let print: FastifyInstance
let groupId: string
beforeAll(async () => {
  test = await createTestApp()
  await test.makeTenant('minhtam')
  await test.makeTenant('hoabinh')
  second = await test.second()
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  print = renderService({
    reports: [],
    templates: deliveredForms,
    words: catalogues,
    application: { host: '127.0.0.1', port: (test.app.server.address() as AddressInfo).port },
    baseDomain: 'vua.test',
    now: () => new Date(),
    log: pino({ level: 'silent' }),
  })
})
afterAll(() => print.close())

let users = 0
let name: string
let id: string
let token: string
let admin: string
const password = 'matkhau1'
const asAdmin = async (module: string, call: string, body: unknown) => {
  const { body: answer } = await test.call(module, call, body, { token: admin, tenant: 'minhtam' })
  return answer.Data
}
/** A new user of the sales group, and a session that every server and the print service have seen. */
beforeEach(async () => {
  admin = await test.signIn('minhtam')
  const groups = await asAdmin('ApiGroupUser', 'getList', null)
  groupId = groups.ListItem.find((one: { Code: string }) => one.Code === 'BANHANG').s_ID
  name = `user${(users += 1)}`
  const email = `${name}@minhtam.vn`
  id = (await asAdmin('ApiListUser', 'UpdateDB', { UserName: name, password, groupId, email })).s_ID
  token = await test.signIn('minhtam', name, password)
  expect(await answers(token)).toEqual({ here: 200, there: 200, print: 200 })
})

const statusAt = async (
  server: FastifyInstance,
  url: string,
  bearer: string,
  body: unknown = null,
  tenant = 'minhtam',
) =>
  (
    await server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'x-tenant': tenant, authorization: `Bearer ${bearer}` },
      payload: JSON.stringify(body),
    })
  ).statusCode

const answers = async (bearer: string) => ({
  here: await statusAt(test.app, '/api/User/getConfig', bearer),
  there: await statusAt(second, '/api/User/getConfig', bearer),
  print: await statusAt(print, '/pdf/html', bearer, { code: 'PHIEUTHU', info: {} }),
})
const dead = { here: 401, there: 401, print: 401 }

describe('a session ends for every server and for prints', () => {
  it('by signing out, and no other of the user with it', async () => {
    const other = await test.signIn('minhtam', name, password)
    await test.call('User', 'signOut', null, { token })
    expect(await answers(token)).toEqual(dead)
    expect(await answers(other)).toEqual({ here: 200, there: 200, print: 200 })
  })

  it('by a change of the password, with all others of the user', async () => {
    const other = await test.signIn('minhtam', name, password)
    const changed = await test.call(
      'User',
      'changePassword',
      { oldPassword: password, newPassword: 'matkhau2' },
      { token: other },
    )
    expect(changed.body.Data).toEqual({ Description: 'ok' })
    expect(await answers(token)).toEqual(dead)
    expect(await answers(other)).toEqual(dead)
    expect(await answers(admin)).toEqual({ here: 200, there: 200, print: 200 })
  })

  it('by an administrator who sets the password', async () => {
    await asAdmin('ApiListUser', 'UpdateDB', { s_ID: id, password: 'matkhau2' })
    expect(await answers(token)).toEqual(dead)
  })

  it('by a password set by letter', async () => {
    const open = { token: null, tenant: 'minhtam' }
    await test.call('User', 'forgotPassword', { email: `${name}@minhtam.vn` }, open)
    const code = /code=([\w-]+)/.exec(test.letters.at(-1)!.text)![1]!
    expect(await answers(token)).toEqual({ here: 200, there: 200, print: 200 })
    await test.call('User', 'resetPassword', { code, newPassword: 'matkhau2' }, open)
    expect(await answers(token)).toEqual(dead)
  })

  it('by locking the user, and stays ended when he is let in again', async () => {
    await asAdmin('ApiListUser', 'UpdateDB', { s_ID: id, active: false })
    expect(await answers(token)).toEqual(dead)
    await asAdmin('ApiListUser', 'UpdateDB', { s_ID: id, active: true })
    expect(await answers(token)).toEqual(dead)
  })

  it('by deleting the user', async () => {
    expect(await asAdmin('ApiListUser', 'DeleteDB', [id])).toBeTruthy()
    expect(await answers(token)).toEqual(dead)
  })
})

it('rights of a group and of an administrator are those of the moment, at every server', async () => {
  const list = async () => [
    await statusAt(test.app, '/api/Order/getlist', token),
    await statusAt(second, '/api/Order/getlist', token),
  ]
  expect(await list()).toEqual([200, 200])
  const permissions = [{ FuncID: 'Order', R: false, A: false, U: false, D: false }]
  await asAdmin('ApiGroupUser', 'UpdateDB', { s_ID: groupId, permissions })
  expect(await list()).toEqual([403, 403])
  await asAdmin('ApiListUser', 'UpdateDB', { s_ID: id, isAdmin: true })
  expect(await list()).toEqual([200, 200])
})

it('a tenant that is closed by a command is closed at the next call, for who is inside and for who comes', async () => {
  const bearer = await test.signIn('hoabinh')
  const calls = () =>
    Promise.all([test.app, second].map((server) => statusAt(server, '/api/User/getConfig', bearer, null, 'hoabinh')))
  expect(await calls()).toEqual([200, 200])
  await setTenantActive(test.owner, 'hoabinh', false)
  expect(await calls()).toEqual([404, 404])
  expect(await statusAt(print, '/pdf/html', bearer, { code: 'PHIEUTHU', info: {} }, 'hoabinh')).toBe(404)
  await expect(test.signIn('hoabinh', 'admin', adminPassword)).rejects.toThrow('Không tìm thấy doanh nghiệp')
})
