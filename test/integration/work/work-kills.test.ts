/** A server that is killed in any step of a piece of work: another does it, and it is done once by its key. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { Outside } from '#server/work/handler.ts'
import { call, openWorkshop } from '../../support/workshop.ts'

const shop = await openWorkshop(1)

/** A provider that does the same only once by its key, and counts how often it was asked. */
const asked = new Map<string, number>()
const provider = createServer((request, response) => {
  void text(request).then((body) => {
    const { once: key } = JSON.parse(body) as { once: string }
    asked.set(key, (asked.get(key) ?? 0) + 1)
    response.end()
  })
})
provider.listen(0, '127.0.0.1')
await once(provider, 'listening')
const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`
afterAll(() => void provider.close())

beforeEach(async () => {
  asked.clear()
  await shop.within((tx) => tx.query(sql`delete from work`))
  shop.state.effect = async (key, { key: once }: Outside) => {
    await fetch(address, { method: 'POST', body: JSON.stringify({ once, key }) })
  }
})

const child = (stay: string): ChildProcess =>
  spawn(
    process.execPath,
    [join(import.meta.dirname, '../../support/work-child.ts'), shop.appUrl, address, shop.now().toISOString(), stay],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )

/** Resolves when the server has said so many lines that say this. */
const says = (server: ChildProcess, step: string, times = 1): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = 0
    server.stdout!.on('data', (bytes: Buffer) => {
      said += bytes
        .toString()
        .split('\n')
        .filter((line) => line === step).length
      if (said >= times) resolve()
    })
    server.once('exit', () => reject(new Error(`ended before ${step}`)))
  })

const killed = async (server: ChildProcess): Promise<void> => {
  server.kill('SIGKILL')
  await once(server, 'exit')
}

it.each([
  ['before', 0],
  ['effect', 0],
  ['asked', 1],
  ['after', 1],
])('in "%s"', async (step, before) => {
  await shop.ask(call(step))
  const server = child(step)
  await says(server, step)
  await killed(server)
  expect(asked.size).toBe(before)
  // As long as the lease lasts, nobody else may know that the other is dead.
  await shop.drain(shop.worker())
  expect(asked.size).toBe(before)
  shop.later(2)
  await shop.drain(shop.worker())
  expect((await shop.done()).filter((key) => key === step)).toHaveLength(1)
  expect([asked.size, [...asked.values()]]).toEqual([1, [before + 1]])
  expect(await shop.rows()).toEqual([])
})

it('again and again while it does many', async () => {
  const keys = Array.from({ length: 40 }, (_, at) => `many${at}`)
  await shop.ask(keys.map((key, at) => call(key, { record: `record ${at % 10}` })))
  for (const times of [1, 4, 2, 7]) {
    const server = child('nowhere')
    await says(server, ['before', 'effect', 'asked', 'after'][times % 4]!, times)
    await killed(server)
    shop.later(2)
  }
  while ((await shop.rows()).length > 0) {
    await shop.drain(shop.worker())
    shop.later(2)
  }
  expect((await shop.done()).filter((key) => key.startsWith('many')).toSorted()).toEqual(keys.toSorted())
  expect(asked.size).toBe(keys.length)
})
