/** Figures of the application beside its counters, for monitoring. `main.ts` loads it only where something is counted. */
import type { Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
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

/** Adds gauges of what is used at this moment. */
export const addServerGauges = (registry: Registry, { database, worker, http }: GaugeSources): void =>
  addGauges(registry, {
    vua_pool_open: { help: 'Open connections to the database', read: () => database.poolUse().open },
    vua_pool_most: { help: 'Connections the process may open', read: () => database.poolUse().most },
    vua_pool_idle: { help: 'Open connections that no transaction uses', read: () => database.poolUse().idle },
    vua_pool_waiting: { help: 'Transactions that wait for a connection', read: () => database.poolUse().waiting },
    vua_work_running: { help: 'Background work that runs', read: () => worker.running() },
    vua_http_connections: { help: 'Connections of browsers and programs', read: createConnectionCount(http) },
  })
