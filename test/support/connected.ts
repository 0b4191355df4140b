/** A small business that issues its invoices by a provider, which answers over HTTP. */
import { afterAll } from 'vitest'
import { systemClock, type Clock } from '#kernel/clock.ts'
import type { Anything } from './app.ts'
import { invoicing } from './invoicing.ts'
import { configOf, connections, type Connected } from './providers/connections.ts'
import type { FakeProvider } from './providers/issued.ts'
import { ofKind } from './quarter.ts'
import { openTrade, type Trade } from './trade.ts'

export { configOf, connections, type Connected } from './providers/connections.ts'

export interface Connecting extends ReturnType<typeof invoicing> {
  trade: Trade
  fake: FakeProvider
  connect: (more?: object) => Promise<Anything>
  /** What the clock of the program says from now on. */
  at: (moment: string) => void
}

/** Of today, a Friday. */
export const connectedDay = '2026-11-20'

export const openConnected = async (tenant: string, provider: Connected): Promise<Connecting> => {
  let now = new Date(`${connectedDay}T03:00:00Z`)
  const clock: Clock = { now: () => new Date(now), newId: () => systemClock.newId() }
  const fake = await connections[provider].start()
  fake.state.now = now.getTime()
  afterAll(() => fake.stop())
  const trade = await openTrade(tenant, { clock, begins: now, environment: { OUTBOUND_HOSTS: '127.0.0.1' } })
  const connect = (more = {}): Promise<Anything> =>
    trade.data('ApiInvoiceConfig', 'UpdateDB', {}, { ...configOf(provider, fake.origin), ...more })
  return {
    ...invoicing(trade),
    trade,
    fake,
    connect,
    at(moment) {
      now = new Date(moment)
      fake.state.now = now.getTime()
    },
  }
}

const providers: readonly Connected[] = ['viettel', 'misa', 'vnpt']

/** A business by each provider; in a quarter by one, which is another one for tests of another name. */
export const openEachConnected = (tests: string, tenantOf: (provider: Connected) => string) =>
  Promise.all(
    ofKind(tests, providers).map(async (provider): Promise<[Connected, Connecting]> => [
      provider,
      await openConnected(tenantOf(provider), provider),
    ]),
  )
