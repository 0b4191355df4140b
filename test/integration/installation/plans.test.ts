/** On request the log tells how the database carried out the slowest statement of a call. */
import { expect, test, vi } from 'vitest'
import { createTestApp } from '../../support/app.ts'

const app = await createTestApp({ logPlansFromMs: 0 })
await app.makeTenant('minhtam')
await app.signIn('minhtam')

interface Told {
  call: string
  sql: string
  plan: string
}
const told = async (call: string): Promise<Told> =>
  vi.waitFor(() => {
    const line = app.plans.map((one) => JSON.parse(one) as Told).find((one) => one.call === call)
    expect(line).toBeDefined()
    return line!
  })

test('a call that reads is told with what was measured', async () => {
  await app.call('Product', 'getlist', null)
  const { sql, plan } = await told('Product/getlist')
  expect(sql).toMatch(/^\s*(with|select)/i)
  expect(plan).toMatch(/actual time/)
})

test('a call that writes is planned and not carried out again', async () => {
  const { body } = await app.call('ApiListUnit', 'UpdateDB', { Code: 'KIEN', Name: 'Kiện' })
  expect(body.Data.Description).toBe('ok')
  const { plan } = await told('ApiListUnit/UpdateDB')
  expect(plan).toMatch(/cost=/)
  const { body: list } = await app.call('ApiListUnit', 'getlist', null, { query: { KeySearch: 'kien' } })
  expect(list.Data.TotalCount).toBe(1)
})
