/** What every answer tells a browser it may do with it. */
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { renderService } from '#server/render/service.ts'
import { createTestApp, type TestApp } from '../../support/app.ts'

let test: TestApp
let token: string
beforeAll(async () => {
  test = await createTestApp()
  await test.makeTenant('minhtam')
  token = await test.signIn('minhtam')
})

const get = async (url: string, headers: Record<string, string> = {}) =>
  (await test.app.inject({ method: 'GET', url, headers: { host: 'minhtam.vua.test', ...headers } })).headers
const policyOf = (text: unknown): Record<string, string> =>
  Object.fromEntries(
    String(text)
      .split(';')
      .map((part) => part.trim().split(/ (.*)/s))
      .map(([name, value = '']) => [name, value]),
  )

it('the empty page for pages of reports runs and reaches nothing, and stands in our own pages only', async () => {
  const headers = await get('/paper')
  expect(policyOf(headers['content-security-policy'])).toEqual({
    sandbox: 'allow-same-origin',
    'default-src': `'none'`,
    'style-src': `'unsafe-inline'`,
    'img-src': 'data:',
    'frame-ancestors': `'self'`,
  })
  expect(headers['x-content-type-options']).toBe('nosniff')
})

describe.each(['/', '/sales/billsales/data/list', '/nothing.js', '/health', '/api/User/getConfig', '/api/nothing'])(
  '%s',
  (url) => {
    it('runs scripts and styles of its own only, loads and calls nothing elsewhere, stands in no frame', async () => {
      const policy = policyOf((await get(url))['content-security-policy'])
      expect(policy).toEqual({
        'default-src': `'none'`,
        'script-src': `'self'`,
        'style-src': `'self'`,
        'img-src': `'self' data: blob:`,
        'font-src': `'self' data:`,
        'connect-src': `'self' minhtam.vua.test:8081`,
        'frame-src': `'self' blob:`,
        'worker-src': `'self' blob:`,
        'manifest-src': `'self'`,
        'base-uri': `'none'`,
        'form-action': `'self'`,
        'frame-ancestors': `'none'`,
      })
    })

    it('is what it says it is, tells others nothing, and asks for nothing of the machine', async () => {
      const headers = await get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'SAMEORIGIN',
      })
      expect(headers['permissions-policy']).toMatch(/camera=\(self\).*geolocation=\(\).*microphone=\(\)/)
      expect(headers).not.toHaveProperty('server')
      expect(headers).not.toHaveProperty('x-powered-by')
    })

    it('insists on https where it was reached by it, and only there', async () => {
      expect(await get(url)).not.toHaveProperty('strict-transport-security')
      expect((await get(url, { 'x-forwarded-proto': 'https' }))['strict-transport-security']).toBe('max-age=31536000')
    })
  },
)

it('a host nobody can be called by gets no word into the policy', async () => {
  const policy = policyOf((await get('/', { host: `x' https://evil.example` }))['content-security-policy'])
  expect(policy['connect-src']).toBe(`'self'`)
})

it('what a call answers is kept by nobody, refused or not', async () => {
  expect((await test.call('User', 'getConfig')).headers['cache-control']).toBe('no-store')
  expect((await test.call('User', 'getConfig', null, { token: null })).headers['cache-control']).toBe('no-store')
  expect((await get('/health'))['cache-control']).toBeUndefined()
})

it.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('who takes %s gets a long answer packed as %s', async (accepted, packed, unpack) => {
  const { headers, rawPayload } = await test.app.inject({
    method: 'POST',
    url: '/api/User/getConfig',
    headers: { 'x-tenant': 'minhtam', authorization: `Bearer ${token}`, 'accept-encoding': accepted },
  })
  expect(headers['content-encoding']).toBe(packed)
  const text = unpack(rawPayload).toString()
  expect(text.length).toBeGreaterThan(1024)
  expect(JSON.parse(text)).toMatchObject({ ErrorCode: 0 })
})

it('the print service answers data that can be no page', async () => {
  const service = renderService({
    reports: [],
    templates: [],
    words: catalogues,
    application: { host: '127.0.0.1', port: 1 },
    baseDomain: 'vua.test',
    now: () => new Date(),
    log: pino({ level: 'silent' }),
  })
  for (const [method, url] of [
    ['GET', '/health'],
    ['POST', '/pdf/html'],
    ['GET', '/nothing'],
  ] as const) {
    const { headers } = await service.inject({ method, url, headers: { 'x-forwarded-proto': 'https' } })
    expect(headers).toMatchObject({
      'content-security-policy': `sandbox; default-src 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=31536000',
    })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  }
  await service.close()
})
