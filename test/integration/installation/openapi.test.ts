/** GET api/openapi.json: who may read it, in which language, and when it is sent again. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../support/app.ts'

let test: TestApp
let token = ''
beforeAll(async () => {
  test = await createTestApp()
  await test.makeTenant('minhtam')
  token = await test.signIn('minhtam')
})

const get = (headers: Record<string, string> = {}) =>
  test.app.inject({
    url: '/api/openapi.json',
    headers: { 'x-tenant': 'minhtam', authorization: `Bearer ${token}`, ...headers },
  })

describe('the description of the API', () => {
  it('is answered without an envelope, in the language of the caller', async () => {
    const [vi, en] = [await get(), await get({ language: 'en' })]
    expect(vi.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(vi.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'API Vựa' } })
    expect(en.json()).toMatchObject({ info: { title: 'Vựa API' } })
    expect(en.json<{ paths: object }>().paths).toHaveProperty(['/api/Order/UpdateDB', 'post', 'operationId'])
  })

  it('is sent again only where it has changed', async () => {
    const { headers } = await get()
    expect(headers['cache-control']).toBe('private, no-cache')
    expect((await get({ 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
    expect((await get({ 'if-none-match': String(headers['etag']), language: 'en' })).statusCode).toBe(200)
  })

  it('is for those who are signed in', async () => {
    expect((await get({ authorization: 'Bearer nobody' })).statusCode).toBe(401)
  })

  it('is for keys of programs too', async () => {
    const [group] = (await test.call('ApiGroupUser', 'getList')).body.Data.ListItem
    const made = await test.call('ApiKey', 'UpdateDB', { Name: 'Cân', groupId: group.s_ID, callsPerMinute: 60 })
    const { key } = (await test.call('ApiKey', 'Issue', { s_ID: made.body.Data.s_ID })).body.Data
    expect((await get({ authorization: `Bearer ${key}` })).statusCode).toBe(200)
  })
})
