/**
 * Answers a call from the replica for reading, and from the primary whenever the replica cannot (decision 0127). The
 * session is that of the primary at this moment, and the replica has everything that was committed until then.
 */
import type { Statement, Tx, TxStatistics } from '#engine/tx.ts'
import { authenticate, type Session } from '../access/auth.ts'
import type { Token } from '../access/tokens.ts'
import { isOfDatabase, type TxOptions, type Who } from '../database/database.ts'
import { positionOf, type Replica } from '../database/replica.ts'
import type { Server } from './call.ts'

/** The caller as the primary knows him at this moment, read before the replica is asked. */
export interface Admission {
  session: Session
  statistics: TxStatistics
  /** Collects what the call adds to the log of events; written by the primary once the replica has answered. */
  events: Statement[]
}

interface Reading {
  token: Token
  options: TxOptions
  /** Answers the call in a transaction: of the replica if somebody was admitted before, otherwise of the primary. */
  work: (admitted?: Admission) => (tx: Tx) => Promise<unknown>
  /** True once a part of the answer was sent, so that it cannot be given anew. */
  hasBegun: () => boolean
}

const ofTenant = ({ token: { tenant } }: Reading): Who => ({ tenant, user: null })

/** Throws like every call without a valid session. */
const admit = (server: Server, reading: Reading): Promise<Admission & { position: bigint }> =>
  server.database.inTenant(
    ofTenant(reading),
    async (tx) => {
      const [session, position] = await Promise.all([authenticate(tx, reading.token), positionOf(tx)])
      return { session, position, statistics: tx.statistics, events: [] }
    },
    { readOnly: true, kind: 'check' },
  )

/** The answer of the replica, which may be a refusal; undefined if the primary must be asked. */
const asked = async (server: Server, replica: Replica, reading: Reading): Promise<(() => unknown) | undefined> => {
  if (replica.state !== 'used') return undefined
  const { position, ...admitted } = await admit(server, reading)
  if (!(await replica.reaches(position))) return undefined
  try {
    const answer = await replica.inTenant(ofTenant(reading), reading.work(admitted), reading.options)
    const { events } = admitted
    if (events.length > 0) await server.database.inTenant(ofTenant(reading), (tx) => tx.batch(events), { kind: 'save' })
    return () => answer
  } catch (error) {
    if (isOfDatabase(error) && !reading.hasBegun()) {
      server.log.warn({ err: error }, 'replica: the primary is asked instead')
      return undefined
    }
    return () => {
      throw error
    }
  }
}

/** The answer of a call that only reads, but for the log of events. Throws what the call throws. */
export const fromReplica = async (server: Server, replica: Replica, reading: Reading): Promise<unknown> => {
  const answer = await asked(server, replica, reading)
  replica.counts[answer ? 'answered' : 'passedOn'] += 1
  if (answer) return answer()
  return server.database.inTenant(ofTenant(reading), reading.work(), reading.options)
}
