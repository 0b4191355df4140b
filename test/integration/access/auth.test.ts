import { beforeAll, describe, expect, it } from 'vitest'
import type { Clock } from '#kernel/clock.ts'
import { systemClock } from '#kernel/clock.ts'
import { adminPassword, createTestApp, type TestApp } from '../../support/app.ts'

let now = new Date('2026-11-02T03:00:00Z')
const clock: Clock = { now: () => new Date(now), newId: () => systemClock.newId() }
const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000)
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ clock })
  await test.makeTenant('minhtam')
  await test.makeTenant('hoabinh')
})

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/authtoken',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-tenant': 'minhtam', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

describe('sign-in', () => {
  it('answers a token that opens the session', async () => {
    const answer = await form({ grant_type: 'password', username: 'ADMIN', password: adminPassword })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      access_token: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
      token_type: 'bearer',
      expires_in: 43_200,
    })
    const me = await test.call('ApiListUser', 'getInfo', null, {
      token: answer.json<{ access_token: string }>().access_token,
      tenant: 'minhtam',
    })
    expect(me.body.Data).toMatchObject({
      UserName: 'admin',
      GroupName: 'Quản trị',
      EmpName: 'admin',
      gridFormatForAll: true,
    })
  })

  it.each([
    [{ username: '', password: '' }, 'invalid_request', 'Vui lòng nhập tên đăng nhập và mật khẩu'],
    [{ username: 'admin', password: 'wrong' }, 'invalid_grant', 'Tên đăng nhập hoặc mật khẩu không đúng'],
    [{ username: 'nobody', password: adminPassword }, 'invalid_grant', 'Tên đăng nhập hoặc mật khẩu không đúng'],
  ])('refuses %o', async (fields, error, description) => {
    const answer = await form(fields)
    expect([answer.statusCode, answer.json()]).toEqual([400, { error, error_description: description }])
  })

  it('speaks English when asked', async () => {
    const answer = await form({ username: 'admin', password: 'wrong' }, { language: 'en' })
    expect(answer.json<{ error_description: string }>().error_description).toBe('Wrong user name or password')
  })

  it('locks a name for a quarter of an hour after ten failures, also when they come at once', async () => {
    const errors = await Promise.all(Array.from({ length: 14 }, () => form({ username: 'Locked', password: 'wrong' })))
    expect(errors.map((answer) => answer.json<{ error: string }>().error).toSorted()).toEqual([
      ...Array<string>(10).fill('invalid_grant'),
      ...Array<string>(4).fill('locked'),
    ])
    later(14)
    expect((await form({ username: 'locked', password: 'wrong' })).json()).toMatchObject({ error: 'locked' })
    later(1)
    expect((await form({ username: 'locked', password: 'wrong' })).json()).toMatchObject({ error: 'invalid_grant' })
  })

  it('neither stays locked nor loses count when the clock is set back', async () => {
    const tries = async (count: number) => {
      const answers: string[] = []
      for (let index = 0; index < count; index += 1)
        answers.push((await form({ username: 'setback', password: 'wrong' })).json<{ error: string }>().error)
      return answers
    }
    await tries(10)
    later(-60)
    expect((await tries(11)).at(-2)).toBe('invalid_grant')
    expect(await tries(1)).toEqual(['locked'])
    later(60)
  })

  it('tells a locked account only to who knows its password', async () => {
    await test.signIn('minhtam')
    const groups = await test.call('ApiGroupUser', 'getList')
    const groupId = groups.body.Data.ListItem.find((one: { Code: string }) => one.Code === 'BANHANG').s_ID
    const saved = await test.call('ApiListUser', 'UpdateDB', {
      UserName: 'lan',
      password: 'matkhau1',
      groupId,
      email: 'lan@minhtam.vn',
    })
    expect(saved.body.Data).toMatchObject({ Description: 'ok', NumberID: 'lan', version: 1 })
    const token = await test.signIn('minhtam', 'lan', 'matkhau1')
    await test.signIn('minhtam')
    await test.call('ApiListUser', 'UpdateDB', { s_ID: saved.body.Data.s_ID, active: false })
    expect((await test.call('User', 'getConfig', null, { token })).status).toBe(401)
    expect((await form({ username: 'lan', password: 'matkhau1' })).json()).toMatchObject({ error: 'inactive' })
    expect((await form({ username: 'lan', password: 'sai12345' })).json()).toMatchObject({ error: 'invalid_grant' })
  })
})

describe('a token', () => {
  it('dies after twelve hours', async () => {
    const token = await test.signIn('minhtam')
    later(12 * 60 - 1)
    expect((await test.call('User', 'getConfig', null, { token })).status).toBe(200)
    later(2)
    const dead = await test.call('User', 'getConfig', null, { token })
    expect([dead.status, dead.body]).toEqual([
      401,
      {
        ErrorCode: -1,
        ErrorMessage: 'Phiên làm việc đã hết hạn, vui lòng đăng nhập lại',
        Message: 'Phiên làm việc đã hết hạn, vui lòng đăng nhập lại',
        Data: null,
      },
    ])
  })

  it('dies by signing out, and no other with it', async () => {
    const [first, second] = [await test.signIn('minhtam'), await test.signIn('minhtam')]
    expect((await test.call('User', 'signOut', null, { token: first })).body.Data).toBe('ok')
    expect((await test.call('User', 'getConfig', null, { token: first })).status).toBe(401)
    expect((await test.call('User', 'getConfig', null, { token: second })).status).toBe(200)
  })

  it('is checked for the print service', async () => {
    const token = await test.signIn('minhtam')
    expect((await test.call('session-check', '', null, { token, method: 'GET' })).status).toBe(200)
    expect((await test.call('session-check', '', null, { token: 'x', method: 'GET' })).status).toBe(401)
  })
})

describe('passwords', () => {
  it('are changed by who knows the old one; every session ends', async () => {
    const token = await test.signIn('hoabinh')
    const change = (oldPassword: string, newPassword: string) =>
      test.call('User', 'changePassword', { oldPassword, newPassword }, { token })
    expect((await change('sai', 'matkhau456')).body.Data).toMatchObject({
      Description: 'Mật khẩu hiện tại không đúng',
      errors: [{ path: 'oldPassword', code: 'oldPassword' }],
    })
    expect((await change(adminPassword, 'ngan1')).body.Data).toMatchObject({
      Description: 'Mật khẩu tối thiểu 8 ký tự, có chữ và số',
    })
    expect((await change(adminPassword, 'matkhau456')).body.Data).toEqual({ Description: 'ok' })
    expect((await test.call('User', 'getConfig', null, { token })).status).toBe(401)
    expect(await test.signIn('hoabinh', 'admin', 'matkhau456')).toBeTruthy()
  })

  it('are set anew by a link that works once', async () => {
    const open = { token: null, tenant: 'minhtam', headers: { host: 'minhtam.vua.test' } }
    const codeOf = (index: number): string => /code=([\w-]+)/.exec(test.letters.at(index)!.text)![1]!
    const ask = (email: string) => test.call('User', 'forgotPassword', { email }, open)
    const reset = (code: string, newPassword: string) => test.call('User', 'resetPassword', { code, newPassword }, open)
    expect((await ask('')).body.Data.Description).toBe('Vui lòng nhập email')
    expect((await ask('abc')).body.Data.Description).toBe('Email không hợp lệ')
    expect((await ask('nobody@minhtam.vn')).body.Data).toEqual({ Description: 'ok' })
    expect(test.letters).toHaveLength(0)
    await ask('ADMIN@minhtam.vn')
    await ask('admin@minhtam.vn')
    expect(test.letters.map((letter) => letter.to)).toEqual(['admin@minhtam.vn', 'admin@minhtam.vn'])
    expect(test.letters[0]!.text).toContain('http://minhtam.vua.test/login/addnewpass?code=')
    expect((await reset(codeOf(0), 'matkhau789')).body.Data.Description).toBe('Liên kết không hợp lệ hoặc đã hết hạn')
    expect((await reset(codeOf(1), 'yeu')).body.Data.Description).toBe('Mật khẩu tối thiểu 8 ký tự, có chữ và số')
    expect((await reset(codeOf(1), adminPassword)).body.Data).toEqual({ Description: 'ok' })
    expect((await reset(codeOf(1), adminPassword)).body.Data.Description).toBe('Liên kết không hợp lệ hoặc đã hết hạn')
    later(16)
    await ask('admin@minhtam.vn')
    later(60)
    expect((await reset(codeOf(2), adminPassword)).body.Data.Description).toBe('Liên kết không hợp lệ hoặc đã hết hạn')
  })

  it.each([
    ['evil.example', {}, null],
    ['hoabinh.vua.test.evil.example', {}, null],
    ['hoabinh.vua.test:4444', {}, 'http://hoabinh.vua.test/'],
    ['hoabinh.vua.test:8080', {}, 'http://hoabinh.vua.test:8080/'],
    ['www.vua.test', {}, 'http://hoabinh.vua.test/'],
    ['hoabinh.vua.test', { 'x-forwarded-proto': 'https' }, 'https://hoabinh.vua.test/'],
    ['hoabinh.vua.test', { 'x-forwarded-host': 'evil.example' }, null],
    ['hoabinh.vua.test', { 'x-forwarded-proto': 'javascript' }, 'http://hoabinh.vua.test/'],
  ])('are never set at a host somebody made up: %s %o', async (host, more, home) => {
    later(16)
    const before = test.letters.length
    const { status } = await test.call(
      'User',
      'forgotPassword',
      { email: 'admin@hoabinh.vn' },
      { token: null, tenant: 'hoabinh', headers: { host, ...more } },
    )
    expect([status, test.letters.length - before]).toEqual(home === null ? [404, 0] : [200, 1])
    if (home !== null) expect(/http\S+\//.exec(test.letters.at(-1)!.text)?.[0]).toBe(`${home}login/`)
  })
})
