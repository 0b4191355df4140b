/** Figures of the application beside its counters, for monitoring. `main.ts` loads it only where something is counted. */
import { Counter, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import type { Replica } from '../database/replica.ts'
import { addGauges } from './registry.ts'

export { factsOf } from './facts.ts'
export { answerScrapes } from './scrapes.ts'

/** The server of HTTP, as far as its connections are counted. */
interface ConnectionCounter {
  getConnections(tell: (error: Error | null, count: number) => void): unknown
}

interface GaugeSources {
  database: Pick<Database, 'poolUse'>
  worker: { running(): number }
  http: ConnectionCounter
  /** Undefined: there is none. */
  replica?: Pick<Replica, 'state' | 'counts'> | undefined
}

/** Connections from outside, asked for at each look; the answer of the one before is told. */
const createConnectionCount = (http: ConnectionCounter): (() => number) => {
  let last = 0
  return () => {
    http.getConnections((error, count) => {
      if (!error) last = count
    })
    return last
  }
}

/** Adds the use of the replica for reading, and which database answered the calls that it may answer. */
const addReplica = (registry: Registry, replica: Pick<Replica, 'state' | 'counts'>): void => {
  addGauges(registry, {
    vua_replica_used: {
      help: 'One if the replica for reading is asked, zero if it is behind or away',
      read: () => (replica.state === 'used' ? 1 : 0),
    },
  })
  new Counter({
    name: 'vua_replica_answers_total',
    help: 'Calls that the replica for reading may answer, by the database that answered',
    labelNames: ['database'],
    registers: [registry],
    collect() {
      this.reset()
      this.inc({ database: 'replica' }, replica.counts.answered)
      this.inc({ database: 'primary' }, replica.counts.passedOn)
    },
  })
}

/** Adds gauges of what is used at this moment. */
export const addServerGauges = (registry: Registry, { database, worker, http, replica }: GaugeSources): void => {
  if (replica) addReplica(registry, replica)
  addGauges(registry, {
    vua_pool_open: { help: 'Open connections to the database', read: () => database.poolUse().open },
    vua_pool_most: { help: 'Connections the process may open', read: () => database.poolUse().most },
    vua_pool_idle: { help: 'Open connections that no transaction uses', read: () => database.poolUse().idle },
    vua_pool_waiting: { help: 'Transactions that wait for a connection', read: () => database.poolUse().waiting },
    vua_work_running: { help: 'Background work that runs', read: () => worker.running() },
    vua_http_connections: { help: 'Connections of browsers and programs', read: createConnectionCount(http) },
  })
}
