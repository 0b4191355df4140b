/** Two processes send invoices: of one series only those of one day beside each other, and each invoice by one. */
import { expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { sharedTurns } from '#server/issuing/shared-lines.ts'
import { createTestApp } from '#test/support/app.ts'

const test = await createTestApp()
const { id: tenant } = await test.makeTenant('luot')
const log = { error: (why: unknown) => Promise.reject(new Error(JSON.stringify(why))) } as never
const [one, other] = [0, 1].map(() => sharedTurns({ database: test.server.database, log })) as [
  ReturnType<typeof sharedTurns>,
  ReturnType<typeof sharedTurns>,
]
const ever = new AbortController().signal
const soon = () => AbortSignal.timeout(400)
const wanted = (series: string, day: string, invoice = systemClock.newId()) => ({
  tenant,
  invoice,
  series,
  day,
  most: 2,
})

it('another day waits until nobody is at the one before, at whichever process', async () => {
  const first = (await one.take(wanted('K', '2026-11-01'), ever))!
  first.begun()
  const beside = await other.take(wanted('K', '2026-11-01'), ever)
  expect(beside).not.toBeNull()
  beside!.begun()
  expect(await other.take(wanted('K', '2026-11-02'), soon())).toBeNull()
  // Two of a day are all that this provider takes.
  expect(await one.take(wanted('K', '2026-11-01'), soon())).toBeNull()
  expect(await one.take(wanted('L', '2026-11-02'), soon())).not.toBeNull()
  const next = other.take(wanted('K', '2026-11-02'), ever)
  first.leave()
  beside!.leave()
  expect(await next).not.toBeNull()
})

it('an invoice is sent by one process at a time', async () => {
  const invoice = systemClock.newId()
  const turn = (await one.take(wanted('M', '2026-11-01', invoice), ever))!
  turn.begun()
  expect(await other.take(wanted('M', '2026-11-01', invoice), soon())).toBeNull()
  const next = other.take(wanted('M', '2026-11-01', invoice), ever)
  turn.leave()
  expect(await next).not.toBeNull()
})
