/** A desk that reaches a fake server over HTTP. */
import { pino } from 'pino'
import { systemClock } from '#kernel/clock.ts'
import type { AskingDesk, OutsideAccount } from '#server/asking/desk.ts'
import { createTokens } from '#server/asking/tokens.ts'
import { createOutbound } from '#server/outbound/outbound.ts'
import type { FakeServer, FakeState } from './fake-server.ts'

export const openDesk = <A extends OutsideAccount>(
  fake: FakeServer<FakeState>,
  account: A,
  adapter: { name: string; official: readonly string[] },
): { desk: AskingDesk<A>; stop(): Promise<void> } => {
  const outbound = createOutbound({
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
  return {
    desk: {
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
    },
    async stop() {
      await outbound.stop()
      await fake.stop()
    },
  }
}
