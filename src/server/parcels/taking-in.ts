/**
 * What carriers report is taken in before it is understood: written down, answered, and worked on afterwards (contract
 * amendments 68). What comes in the same moment for a tenant is written together, and few at a time, so that a flood
 * takes no more than its share.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { openSecrets } from '#engine/secrets.ts'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { workStatement } from '#engine/work.ts'
import type { CarrierAdapter } from '#model/carrier.ts'
import { Rejected } from '#wire/errors.ts'
import type { Server } from '../call/call.ts'
import type { ParcelNews } from '../shipping/carrier.ts'
import { eventsStatement, type TakenIn } from './carrier-events.ts'

export interface Arrival {
  tenant: string
  tokenHash: Buffer
  adapter: CarrierAdapter
  /** Null: it says nothing of a parcel. */
  news: ParcelNews | null
  /** What came with it to prove where it is from. */
  secret: string
}
export interface Reception {
  /** True if the token is known. Throws Rejected if too much is waiting. */
  take(arrival: Arrival): Promise<boolean>
}

interface Waiting extends Arrival {
  done: PromiseWithResolvers<boolean>
}

/** What comes within this time is written together. */
const gatherMs = 20
const together = 500
const mostWaiting = 4_000
const mostOfTenant = 2_000
const groupsAtOnce = 2

interface Known extends Record<string, unknown> {
  carrier: string
  hash: Buffer
  adapter: string
  asksSecret: boolean
}

const knownTokens = (tx: Tx, hashes: readonly Buffer[]): Promise<Known[]> =>
  tx.query<Known>(
    sql`select w.carrier_id as carrier, w.token_hash as hash, c.adapter,
  exists (select from sealed_secret s where s.tenant_id = w.tenant_id and s.holder_id = c.id and s.name = 'settings.webhookSecret') as "asksSecret"
from carrier_webhook w join carrier c on c.tenant_id = w.tenant_id and c.id = w.carrier_id
where ${sql.ours('w')} and w.token_hash = any(${hashes}::bytea[]) and exists (select from tenant t where t.id = w.tenant_id and t.active)`,
  )

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()
/** Takes as long whatever they have in common. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digestOf(a), digestOf(b))

type Opening = Pick<Server, 'sealer'>

/** The secrets that must come with reports, by carrier. Only Viettel Post sends one. */
const secretsOf = async ({ sealer }: Opening, tx: Tx, known: readonly Known[]): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for (const { carrier, adapter, asksSecret } of known)
    if (adapter === 'viettelpost' && asksSecret && !found.has(carrier))
      found.set(carrier, (await openSecrets({ tx, sealing: sealer }, carrier)).get('settings.webhookSecret') ?? '')
  return found
}

/** For each arrival the carrier it is from; undefined: nobody's. */
const sendersOf = async (server: Opening, tx: Tx, group: readonly Waiting[]): Promise<(string | undefined)[]> => {
  const hashes = [...new Map(group.map(({ tokenHash }) => [tokenHash.toString('base64'), tokenHash])).values()]
  const known = await knownTokens(tx, hashes)
  const secrets = await secretsOf(server, tx, known)
  const byHash = new Map(known.map((one) => [Buffer.from(one.hash).toString('base64'), one]))
  return group.map(({ tokenHash, adapter, secret }) => {
    const found = byHash.get(tokenHash.toString('base64'))
    if (found?.adapter !== adapter) return undefined
    const wanted = secrets.get(found.carrier)
    return wanted === undefined || isSame(wanted, secret) ? found.carrier : undefined
  })
}

/** Answers who sent them, and wakes the work, once all of it is stored. */
const writeGroup = async (server: Server, tenant: string, group: readonly Waiting[]): Promise<void> => {
  const senders = await server.database.inTenant(
    { tenant, user: null },
    async (tx) => {
      const found = await sendersOf(server, tx, group)
      const taken = group.flatMap(({ news }, index): TakenIn[] =>
        news && found[index] ? [{ id: server.clock.newId(), carrier: found[index], news }] : [],
      )
      if (taken.length > 0)
        await tx.batch([
          eventsStatement(tx, taken),
          workStatement(tx, { kind: 'carrierEvents', key: 'events', payload: {} }),
        ])
      return found
    },
    { kind: 'save' },
  )
  group.forEach(({ done }, index) => done.resolve(senders[index] !== undefined))
  server.work.wake()
}

export const createReception = (server: Server): Reception => {
  const waiting = new Map<string, Waiting[]>()
  const busy = new Set<string>()
  let count = 0

  const next = (): string | undefined => waiting.keys().find((tenant) => !busy.has(tenant))
  const fill = (): void => {
    for (let tenant = next(); tenant !== undefined && busy.size < groupsAtOnce; tenant = next()) void run(tenant)
  }
  const run = async (tenant: string): Promise<void> => {
    busy.add(tenant)
    await new Promise((ready) => setTimeout(ready, gatherMs))
    const all = waiting.get(tenant) ?? []
    const group = all.splice(0, together)
    // Whoever has more waits behind the others.
    waiting.delete(tenant)
    if (all.length > 0) waiting.set(tenant, all)
    await writeGroup(server, tenant, group).catch((error: unknown) => group.forEach(({ done }) => done.reject(error)))
    count -= group.length
    busy.delete(tenant)
    fill()
  }
  return {
    take(arrival) {
      const own = waiting.get(arrival.tenant) ?? []
      if (count >= mostWaiting || own.length >= mostOfTenant) throw new Rejected(503, 'tooBusy')
      const done = Promise.withResolvers<boolean>()
      own.push({ ...arrival, done })
      waiting.set(arrival.tenant, own)
      count += 1
      fill()
      return done.promise
    },
  }
}
