/** Letters that open an account: who they stop being for, and where they lead. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock, type Clock } from '#kernel/clock.ts'
import { createTestApp } from '../../support/app.ts'

let now = new Date('2026-11-02T03:00:00Z')
const clock: Clock = { now: () => new Date(now), newId: () => systemClock.newId() }
const test = await createTestApp({
  clock,
  environment: { PUBLIC_URL: 'https://vua.test:8443' },
})
let token = ''
let group = ''
beforeAll(async () => {
  await test.makeTenant('minhtam')
  token = await test.signIn('minhtam')
  const groups = await test.call('ApiGroupUser', 'getList', null, { token })
  group = groups.body.Data.ListItem[0].s_ID
})
beforeEach(() => {
  now = new Date(now.getTime() + 16 * 60_000)
})

let made = 0
const person = async () => {
  made += 1
  const user = { UserName: `nguoi.${made}`, password: 'matkhau1', groupId: group, email: `nguoi${made}@minhtam.vn` }
  const { s_ID } = (await test.call('ApiListUser', 'UpdateDB', user, { token })).body.Data
  return { s_ID: s_ID as string, email: user.email }
}
const change = async (body: object): Promise<void> => {
  expect((await test.call('ApiListUser', 'UpdateDB', body, { token })).body.Data.Description).toBe('ok')
}
const open = { token: null, tenant: 'minhtam' }
const codeFor = async (email: string): Promise<string> => {
  await test.call('User', 'forgotPassword', { email }, open)
  const letter = test.letters.at(-1)!
  expect(letter.to).toBe(email)
  return /code=([\w-]+)/.exec(letter.text)![1]!
}
const reset = async (code: string): Promise<string> =>
  (await test.call('User', 'resetPassword', { code, newPassword: 'matkhau2' }, open)).body.Data.Description

describe('a letter asked for before opens nothing any more', () => {
  it.each([
    ['a new password', { password: 'matkhau3' }],
    ['a new address', { email: 'moi@minhtam.vn' }],
  ])('after %s by an administrator', async (_, more) => {
    const { s_ID, email } = await person()
    const code = await codeFor(email)
    await change({ s_ID, ...more })
    expect(await reset(code)).toBe('Liên kết không hợp lệ hoặc đã hết hạn')
  })

  it('after a lock, also when it is taken back', async () => {
    const { s_ID, email } = await person()
    const code = await codeFor(email)
    await change({ s_ID, active: false })
    await change({ s_ID, active: true })
    expect(await reset(code)).toBe('Liên kết không hợp lệ hoặc đã hết hạn')
  })

  it('but does after another change', async () => {
    const { s_ID, email } = await person()
    const code = await codeFor(email)
    await change({ s_ID, language: 'en' })
    expect(await reset(code)).toBe('ok')
  })
})

it.each([
  [{}],
  [{ 'x-forwarded-proto': 'javascript', host: 'minhtam.vua.test' }],
  [{ 'x-forwarded-proto': 'http', host: 'minhtam.vua.test:9999' }],
])('a letter leads to the address the installation was told, whatever the caller says: %o', async (headers) => {
  const { email } = await person()
  await test.call('User', 'forgotPassword', { email }, { ...open, headers })
  expect(test.letters.at(-1)!.text).toContain('https://minhtam.vua.test:8443/login/addnewpass?code=')
})
