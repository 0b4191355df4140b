/** Memory reserved for large bodies is free again, however their senders leave. */
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createTestApp } from '../support/app.ts'

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
