/** Pages of others, which a colleague may have open, and what calls without a session do with what they post. */
import { beforeAll, describe, expect, it } from 'vitest'
import { adminPassword, createTestApp, type TestApp } from '../../support/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await test.makeTenant('minhtam')
})

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const post = async (path: string, payload: string, headers: Record<string, string> = {}) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { host: 'minhtam.vua.test', ...headers },
    payload,
  })
  return answer.statusCode
}
const wrong = 'username=admin&password=wrong'
const right = `username=admin&password=${adminPassword}`

/** What a browser sends with what another page posts. */
const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'Cross-Site', origin: 'http://minhtam.vua.test' },
  { origin: 'http://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'file://' },
  { origin: 'http://minhtam.vua.test.evil.example' },
  { origin: 'http://vua.test@evil.example' },
  { origin: 'http://a.minhtam.vua.test' },
  { origin: 'http://minhtam.vua.test:3000' },
  { origin: 'http://localhost:3000' },
  { origin: 'chrome-extension://minhtam.vua.test' },
]
const own: Record<string, string>[] = [
  {},
  { origin: 'http://minhtam.vua.test', 'sec-fetch-site': 'same-origin' },
  { origin: 'https://minhtam.vua.test' },
  { origin: 'http://minhtam.vua.test:8080', 'sec-fetch-site': 'same-site' },
  { host: 'minhtam.vua.test:444', origin: 'https://minhtam.vua.test:444' },
  { host: '192.168.1.5:9000', origin: 'http://192.168.1.5:9000', 'x-tenant': 'minhtam' },
  { 'sec-fetch-site': 'none' },
]

describe('a page of somebody else', () => {
  it.each(foreign)('cannot post a sign-in, a recovery or a reset: %o', async (headers) => {
    const recovery = JSON.stringify({ email: 'admin@minhtam.vn', code: 'x', newPassword: 'matkhau-9' })
    for (const type of [form, json]) {
      expect(await post('authtoken', type === form ? right : recovery, { ...headers, 'content-type': type })).toBe(403)
      for (const path of ['User/forgotPassword', 'User/resetPassword'])
        expect(await post(path, recovery, { ...headers, 'content-type': type })).toBe(403)
    }
    expect(test.letters).toEqual([])
  })

  it('locks nobody out, and is not counted', async () => {
    for (let guess = 0; guess < 60; guess += 1)
      await post('authtoken', wrong, { origin: 'http://evil.example', 'content-type': form })
    expect(await post('authtoken', right, { 'content-type': form })).toBe(200)
  })

  it('is told so', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/authtoken',
      headers: { host: 'minhtam.vua.test', origin: 'null', 'content-type': form },
      payload: right,
    })
    expect(answer.json()).toMatchObject({
      ErrorCode: -1,
      Message: 'Yêu cầu đến từ trang của nơi khác, không được nhận',
      error: 'invalid_request',
    })
  })
})

it.each(own)('a page of the installation, and a program, may: %o', async (headers) => {
  expect(await post('authtoken', right, { ...headers, 'content-type': form })).toBe(200)
  const body = JSON.stringify({ email: 'nobody@minhtam.vn' })
  expect(await post('User/forgotPassword', body, { ...headers, 'content-type': json })).toBe(200)
})

describe('the body', () => {
  it('of a recovery and a reset is JSON', async () => {
    const body = JSON.stringify({ email: 'admin@minhtam.vn', code: 'x', newPassword: 'matkhau-9' })
    const types = [form, 'text/plain', 'multipart/form-data; boundary=x', 'text/json', 'application/jsonp', 'x']
    for (const path of ['User/forgotPassword', 'User/resetPassword'])
      for (const type of types)
        expect([path, type, await post(path, body, { 'content-type': type })]).toEqual([path, type, 400])
    expect(test.letters).toEqual([])
    expect(await post('User/forgotPassword', body, { 'content-type': 'Application/JSON; charset=utf-8' })).toBe(200)
  })

  it('of a sign-in is a form, as the contract says, or JSON', async () => {
    const body = JSON.stringify({ username: 'admin', password: adminPassword })
    expect(await post('authtoken', body, { 'content-type': json })).toBe(200)
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencodedx'])
      expect(await post('authtoken', right, { 'content-type': type })).toBe(400)
  })
})
