/**
 * A server that does work and is killed: it says which step it is in, and stays there if it was told so. Arguments: the
 * database, the address of the provider, the time, the step to stay in.
 */
import { pino } from 'pino'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import type { WorkKind } from '#model/work.ts'
import { openDatabase } from '#server/database/database.ts'
import { inThreeSteps } from '#server/work/handler.ts'
import { createWorker } from '#server/work/worker.ts'

const [url, provider, now, stay] = process.argv.slice(2) as [string, string, string, string]
const clock = { now: () => new Date(now), newId: () => systemClock.newId() }
const database = openDatabase({ url, clock, max: 5 })
const kinds: Record<string, WorkKind> = { call: { right: 'Config', waitMinutes: [1], mostSeconds: 30 } }

const at = async (step: string): Promise<void> => {
  process.stdout.write(`${step}\n`)
  if (step === stay) await new Promise(() => setInterval(() => undefined, 1_000))
}

const handler = inThreeSteps<{ key: string }, { key: string }, object>({
  before: async (_, { payload: { key } }) => {
    await at('before')
    return { key }
  },
  effect: async ({ key: once }, { key }) => {
    await at('effect')
    await fetch(provider, { method: 'POST', body: JSON.stringify({ once, key }) })
    await at('asked')
    return {}
  },
  after: async ({ tx }, { payload: { key } }) => {
    await tx.query(sql`insert into done (tenant_id, key) values (${sql.tenant}, ${key})`)
    await at('after')
  },
})
const server = { database, clock, log: pino({ level: 'silent' }), registry: {} as never }
const worker = createWorker(() => server, { call: handler }, { kinds })
worker.start()
await worker.look()
