/** What somebody without a session may send, and what the server does with it: nothing. */
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminPassword, createTestApp, type TestApp } from '../../support/app.ts'

let test: TestApp
let token = ''
let port = 0
/** Of the right shape, of nobody. */
const madeUp = `${'A'.repeat(22)}.${'B'.repeat(43)}`

beforeAll(async () => {
  test = await createTestApp()
  await test.makeTenant('minhtam')
  token = await test.signIn('minhtam')
  await test.app.listen({ port: 0 })
  port = (test.app.server.address() as AddressInfo).port
})

/** The first line of what a line of bytes is answered; '' when the server hangs up without a word. */
const answerTo = async (bytes: string, { leave = false } = {}): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  const { promise, resolve } = Promise.withResolvers<string>()
  let text = ''
  socket.on('data', (data) => {
    text += data.toString()
    resolve(text.split('\r\n')[0]!)
  })
  socket.on('error', () => resolve(''))
  socket.on('close', () => resolve(''))
  socket.write(bytes)
  if (leave) setTimeout(() => socket.resetAndDestroy(), 20)
  const line = await promise
  socket.destroy()
  return line
}
const head = (path: string, more: readonly string[]): string =>
  [`POST ${path} HTTP/1.1`, 'host: minhtam.vua.test', 'content-type: application/json', ...more, '', ''].join('\r\n')

/** A token of minhtam's that was never given out. */
const forged = (): string => `${token.slice(0, 22)}.${'B'.repeat(43)}`

describe('before its session is known', () => {
  it.each([
    ['no token', () => [], 401],
    ['a made-up token', () => [`authorization: Bearer ${madeUp}`], 403],
    ['a token nobody was given', () => [`authorization: Bearer ${forged()}`], 401],
  ])('a large body with %s is refused before a byte of it has come', async (_what, headers, status) => {
    const bytes = head('/api/Order/UpdateDB', [...headers(), 'content-length: 9600000'])
    expect(await answerTo(bytes)).toContain(` ${status} `)
    const open = head('/api/Order/UpdateDB', [...headers(), 'transfer-encoding: chunked'])
    expect(await answerTo(open)).toContain(` ${status} `)
    const file = bytes
      .replace('application/json', 'multipart/form-data; boundary=x')
      .replace('Order/UpdateDB', 'File/upload')
    expect(await answerTo(file)).toContain(` ${status} `)
  })

  it('a session that has ended counts as none', async () => {
    const own = await test.signIn('minhtam')
    expect((await test.call('User', 'signOut', null, { token: own })).status).toBe(200)
    const bytes = head('/api/Order/UpdateDB', [`authorization: Bearer ${own}`, 'content-length: 9600000'])
    expect(await answerTo(bytes)).toContain(' 401 ')
    token = await test.signIn('minhtam')
  })
})

describe('a body', () => {
  const send = (payload: Buffer | string, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/Customer/UpdateDB',
      headers: {
        'x-tenant': 'minhtam',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...headers,
      },
      payload,
    })

  it('is never unpacked, whoever sends it', async () => {
    const text = JSON.stringify({ Name: 'Đại lý' })
    for (const [encoding, payload] of [
      ['br', brotliCompressSync(text)],
      ['gzip', gzipSync(text)],
      ['x-gzip', gzipSync(text)],
      ['br', brotliCompressSync(`["\\u0041",${'{},'.repeat(1_000_000)}1]`)],
    ] as const)
      expect((await send(payload, { 'content-encoding': encoding })).statusCode).toBe(400)
    expect((await send(text, { 'content-encoding': 'identity' })).statusCode).toBe(200)
  })

  it('of more values than any record has is unreadable', async () => {
    expect((await send(`["\\u0041",${'{},'.repeat(3_000_000)}1]`)).statusCode).toBe(400)
    expect((await send(`[${'1,'.repeat(4_000_000)}1]`)).statusCode).toBe(400)
    const large = { Name: 'x'.repeat(9_000_000) }
    expect((await send(JSON.stringify(large))).statusCode).toBe(200)
  })

  it('many large ones at once are all answered', async () => {
    const payload = JSON.stringify({ Code: 'LON', Name: 'Đại lý', Note: 'ế'.repeat(2_000_000) })
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(payload)))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
  })
})

describe('a request', () => {
  it('of two hosts is unreadable', async () => {
    const two = (path: string) => `GET ${path} HTTP/1.1\r\nhost: minhtam.vua.test\r\nHost: other.vua.test\r\n\r\n`
    for (const path of ['/', '/health', '/api/session-check', '/nothing.js'])
      expect(await answerTo(two(path))).toContain(' 400 ')
    expect(await answerTo('GET /health HTTP/1.1\r\nhost: minhtam.vua.test\r\n\r\n')).toContain(' 200 ')
  })

  it('that is torn in the middle is no fault of the program', async () => {
    for (const bytes of [
      head('/api/authtoken', ['content-length: 1000']) + 'username=',
      head('/api/Customer/UpdateDB', [`authorization: Bearer ${token}`, 'content-length: 1000']) + '{"Name":',
      head('/api/Customer/UpdateDB', [`authorization: Bearer ${token}`, 'content-length: 900000']) + '{"Name":',
      head('/api/File/upload', [`authorization: Bearer ${token}`, 'content-length: 1000']).replace(
        'application/json',
        'multipart/form-data; boundary=x',
      ) + '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n',
      'GET /health HTTP/1.1\r\nhost: minhtam.vua.test\r\n\r\n'.repeat(50),
      head('/api/User/getConfig', [`authorization: Bearer ${token}`, 'content-length: 4']) + 'null',
    ])
      await answerTo(bytes, { leave: true })
    await test.signIn('minhtam', 'admin', adminPassword)
    expect(test.faults).toEqual([])
  })
})

it('asking whether all is well is counted, and asks the database once a second', async () => {
  const limited = await createTestApp({ callsPerMinute: 6 })
  const asked: string[] = []
  const { database } = limited.server
  const acrossTenants = database.acrossTenants.bind(database)
  database.acrossTenants = (reason, work, options) => {
    asked.push(reason)
    return acrossTenants(reason, work, options)
  }
  const ask = async () => (await limited.app.inject({ url: '/health' })).statusCode
  const statuses = await Promise.all(Array.from({ length: 8 }, ask))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  expect(asked.filter((reason) => reason === 'health')).toHaveLength(1)
  // What tenants sealed is looked at by itself, once a minute.
  expect(asked.length).toBeLessThanOrEqual(2)
})
