/** What every call must satisfy. */
import { beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { lists } from '#lists/all.ts'
import { reports } from '#reports/all.ts'
import { createApp } from '#server/app.ts'
import type { AnyCall } from '#server/call/call.ts'
import { createTestApp, type TestApp } from '../support/app.ts'

let test: TestApp
let token = ''
let stranger = ''
beforeAll(async () => {
  test = await createTestApp()
  await test.makeTenant('minhtam')
  await test.makeTenant('hoabinh')
  stranger = await test.signIn('hoabinh')
  token = await test.signIn('minhtam')
})

const request = (call: AnyCall, headers: Record<string, string>) =>
  test.app.inject({
    method: call.method ?? 'POST',
    url: `/api/${call.path.replace('*', 'x')}`,
    headers,
    ...(call.method === 'GET' ? {} : { payload: '' }),
  })
const bearer = (text: string) => ({ authorization: `Bearer ${text}`, 'x-tenant': 'minhtam' })
const guarded = (): AnyCall[] => test.calls.filter((call) => call.demand !== 'anyone')

const collect = async (
  calls: readonly AnyCall[],
  headers: Record<string, string>,
  wanted: (call: AnyCall) => number,
): Promise<string[]> => {
  const wrong: string[] = []
  for (const call of calls) {
    const answer = await request(call, headers)
    if (answer.statusCode !== wanted(call))
      wrong.push(`${call.path}: ${answer.statusCode} ${answer.body.slice(0, 120)}`)
  }
  return wrong
}

describe('every call', () => {
  it('is there for every definition', () => {
    const paths = new Set(test.calls.map((call) => call.path.toLowerCase()))
    const missing = [
      ...documents.flatMap(({ wire }) =>
        [
          'getlist',
          'getPermission',
          'getInfo',
          'UpdateDB',
          'UpdateList',
          'DeleteDB',
          'ExportList',
          'ExportItem',
          'Huy',
          'Hoantac',
          'getChain',
          'getConsequences',
          'getSaveConsequences',
          'getInfoFrom',
          'getPrint',
        ].map((name) => `${wire.module}/${name}`),
      ),
      ...documents
        .filter((one) => one.imports)
        .flatMap(({ wire }) => [`${wire.module}/ImportList`, `${wire.module}/ImportTemplate`]),
      ...lists.flatMap(({ wire }) =>
        [
          wire.list,
          ...wire.lookups,
          'getPermission',
          'getInfo',
          'UpdateDB',
          'UpdateList',
          'DeleteDB',
          'ExportList',
        ].map((name) => `${wire.module}/${name}`),
      ),
      ...lists
        .filter((one) => one.imports)
        .flatMap(({ wire }) => [`${wire.module}/ImportList`, `${wire.module}/ImportTemplate`]),
      ...reports.flatMap(({ wire, letters }) => [wire.path, ...(letters ? [letters.path] : [])]),
    ].filter((path) => !paths.has(path.toLowerCase()))
    expect(missing).toEqual([])
  })

  it('has an address of its own', () => {
    const paths = test.calls.map((call) => `${call.method ?? 'POST'} ${call.path.toLowerCase()}`)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  it('is 401 without a token, with a wrong one and with one that never was', async () => {
    expect(await collect(guarded(), { 'x-tenant': 'minhtam' }, () => 401)).toEqual([])
    expect(await collect(guarded().slice(0, 5), { ...bearer('abc') }, () => 401)).toEqual([])
    expect(await collect(guarded().slice(0, 5), bearer(`${token.slice(0, 23)}${'A'.repeat(43)}`), () => 401)).toEqual(
      [],
    )
  })

  it('is 403 with the token of another tenant, and 400 without a tenant', async () => {
    expect(await collect(guarded(), bearer(stranger), () => 403)).toEqual([])
    expect(await collect(test.calls, { authorization: `Bearer ${token}` }, () => 400)).toEqual([])
  })

  it('is 404 for a tenant that does not exist, 403 where host and header disagree', async () => {
    expect(await collect(test.calls, { ...bearer(token), 'x-tenant': 'nobody' }, () => 404)).toEqual([])
    expect(await collect(test.calls, { ...bearer(token), host: 'hoabinh.vua.test' }, () => 403)).toEqual([])
  })

  it('is 405 by another method', async () => {
    for (const call of test.calls) {
      const answer = await test.app.inject({
        method: call.method === 'GET' ? 'POST' : 'PUT',
        url: `/api/${call.path.replace('*', 'x')}`,
        headers: bearer(token),
      })
      expect([call.path, answer.statusCode, answer.json<{ ErrorCode: number }>().ErrorCode]).toEqual([
        call.path,
        405,
        -1,
      ])
    }
  })

  it('is found whatever the case of its letters', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/API/user/GETCONFIG', headers: bearer(token) })
    expect(answer.statusCode).toBe(200)
  })

  it('takes no body, an empty one and null', async () => {
    for (const payload of [undefined, '', 'null', '{}']) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/Order/getlist',
        headers: { ...bearer(token), 'content-type': 'application/json' },
        ...(payload === undefined ? {} : { payload }),
      })
      expect([payload, answer.statusCode]).toEqual([payload, 200])
    }
  })
})

describe('a call that demands nothing', () => {
  it('does not start', async () => {
    const careless = { path: 'Careless/getlist', run: async () => 'secrets' } as unknown as AnyCall
    await expect(createApp(test.server, [careless])).rejects.toThrow('does not say which right it demands')
  })
})
