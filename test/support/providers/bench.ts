/** A provider that can be tried: its adapter, its fake server, and a desk that reaches it over HTTP. */
import { pino } from 'pino'
import { systemClock } from '#kernel/clock.ts'
import { createOutbound, type Outbound } from '#server/outbound/outbound.ts'
import { adapters } from '#server/invoicing/providers/index.ts'
import { createTokens } from '#server/invoicing/tokens.ts'
import type { Desk, InvoiceAdapter } from '#server/invoicing/provider.ts'
import type { FakeServer, Fault } from './fake-server.ts'
import { misaFaults, misaOdd, misaRefusals, startMisa } from './misa.ts'
import { sampleAccounts } from './sample.ts'
import { startViettel, viettelFaults, viettelOdd, viettelRefusals } from './viettel.ts'
import { startVnpt, vnptFaults, vnptOdd, vnptRefusals } from './vnpt.ts'

export interface Provider {
  adapter: InvoiceAdapter
  account: Desk['account']
  start: () => Promise<FakeServer>
  odd: Fault[]
  faults: Fault[]
  refusals: [Fault, string][]
}
export const providers: Readonly<Record<keyof typeof adapters, Provider>> = {
  viettel: {
    adapter: adapters.viettel,
    account: sampleAccounts.viettel,
    start: startViettel,
    odd: viettelOdd,
    faults: viettelFaults,
    refusals: viettelRefusals,
  },
  misa: {
    adapter: adapters.misa,
    account: sampleAccounts.misa,
    start: startMisa,
    odd: misaOdd,
    faults: misaFaults,
    refusals: misaRefusals,
  },
  vnpt: {
    adapter: adapters.vnpt,
    account: sampleAccounts.vnpt,
    start: startVnpt,
    odd: vnptOdd,
    faults: vnptFaults,
    refusals: vnptRefusals,
  },
}

export interface Bench {
  fake: FakeServer
  desk: Desk
  stop(): Promise<void>
}

export const openBench = async ({ adapter, account, start }: Provider): Promise<Bench> => {
  const fake = await start()
  const outbound: Outbound = createOutbound({
    listed: [{ host: '127.0.0.1', port: null }],
    clock: systemClock,
    log: pino({ level: 'silent' }),
    record: async () => undefined,
  })
  // Who waits gives up when nothing will come, so that no test has to wait.
  const waiting = new Set<AbortController>()
  fake.onHang = () => {
    for (const one of waiting) one.abort()
  }
  const now = () => new Date(fake.state.now)
  const caller = { tenant: '0193a0c8-0000-7000-8000-000000000001', adapter: adapter.name, official: adapter.official }
  const desk: Desk = {
    account: { ...account, origin: fake.origin },
    tokens: createTokens({ now }),
    now,
    async ask(question) {
      const giveUp = new AbortController()
      waiting.add(giveUp)
      const outcome = await outbound.ask(caller, { ...question, signal: giveUp.signal })
      waiting.delete(giveUp)
      return outcome
    },
  }
  return {
    fake,
    desk,
    async stop() {
      await outbound.stop()
      await fake.stop()
    },
  }
}
