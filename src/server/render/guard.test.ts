import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createGuard } from './guard.ts'

it('asks the application for few callers at once, for one of them for fewer, and for all in the end', async () => {
  let [most, mostOfOne] = [0, 0]
  const underWay = new Map<string, number>()
  const application = createServer((request, response) => {
    const caller = request.headers.authorization!
    underWay.set(caller, (underWay.get(caller) ?? 0) + 1)
    most = Math.max(
      most,
      [...underWay.values()].reduce((sum, one) => sum + one, 0),
    )
    mostOfOne = Math.max(mostOfOne, underWay.get(caller)!)
    setTimeout(() => {
      underWay.set(caller, underWay.get(caller)! - 1)
      response.end(JSON.stringify({ Data: { tenant: caller } }))
    }, 20)
  })
  await new Promise<void>((done) => application.listen(0, '127.0.0.1', done))
  onTestFinished(() => void application.close())
  const guard = createGuard({ host: '127.0.0.1', port: (application.address() as AddressInfo).port })
  const callers = Array.from({ length: 40 }, (_, at) => `Bearer ${at % 4 === 0 ? 'b' : 'a'}`)
  const sessions = await Promise.all(callers.map((authorization) => guard({ authorization })))
  expect(sessions.map(({ tenant }) => tenant)).toEqual(callers)
  expect([most, mostOfOne]).toEqual([6, 3])
})
