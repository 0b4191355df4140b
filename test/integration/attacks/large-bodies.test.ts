/** Memory reserved for large bodies is free again, however their senders leave. */
import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createTestApp } from '../../support/app.ts'

const app = await createTestApp({ connections: 1 })
const { id: tenant } = await app.makeTenant('minhtam')

test('who leaves while his session is checked keeps no memory', async () => {
  const token = await app.signIn('minhtam')
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo
  const headers = [
    'POST /api/Order/UpdateDB HTTP/1.1',
    'Host: localhost',
    'X-Tenant: minhtam',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    'Content-Length: 9000000',
  ]
  const leave = async (): Promise<void> => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    const received = once(app.app.server, 'request')
    socket.write(`${headers.join('\r\n')}\r\n\r\n{`)
    await received
    socket.resetAndDestroy()
    await once(socket, 'close')
  }
  // The only connection is taken, so that everybody leaves before his session is known.
  const { promise: allLeft, resolve: go } = Promise.withResolvers<void>()
  const taken = app.database.inTenant({ tenant, user: null }, () => allLeft)
  // Together they announce more than there is room for.
  for (let turn = 0; turn < 30; turn += 1) await leave()
  go()
  await taken
  const answer = await app.call('Order', 'UpdateDB', { Description: 'x'.repeat(9_000_000) })
  expect([answer.status, answer.body.Data?.errors?.length > 0]).toEqual([200, true])
})

test('bodies that come in chunks hold what has come, and no more', async () => {
  const token = await app.signIn('minhtam')
  const { port } = app.app.server.address() as AddressInfo
  const headers = { authorization: `Bearer ${token}`, 'x-tenant': 'minhtam', 'content-type': 'application/json' }
  const begun = (path: string) => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const sent = request({ host: '127.0.0.1', port, path: `/api/${path}`, method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', () => resolve(0))
    return { sent, status: promise }
  }
  // None of them is answered before all of them have begun.
  const small: ReturnType<typeof begun>[] = []
  for (let turn = 0; turn < 40; turn += 1) {
    const one = begun('Order/getlist')
    const received = once(app.app.server, 'request')
    one.sent.write('nu')
    await received
    small.push(one)
  }
  for (const { sent } of small) sent.end('ll')
  expect(new Set(await Promise.all(small.map(({ status }) => status)))).toEqual(new Set([200]))
  // What is too long is refused as before, and leaves nothing behind.
  for (let turn = 0; turn < 25; turn += 1) {
    const long = begun('Order/UpdateDB')
    long.sent.end(JSON.stringify({ Description: 'x'.repeat(11_000_000) }))
    expect([413, 0]).toContain(await long.status)
  }
  const last = begun('Order/UpdateDB')
  last.sent.write('{"Description":"')
  last.sent.end(`${'x'.repeat(9_000_000)}"}`)
  expect(await last.status).toBe(200)
})
