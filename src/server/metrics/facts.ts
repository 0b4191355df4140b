/**
 * Facts of an installation as a whole: PostgreSQL, its locks and its size, and the work that waits. Read anew for
 * each look of the monitoring, by one process.
 */
import { Gauge, Registry } from 'prom-client'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { workKinds } from '#model/work.ts'
import type { Database } from '../database/database.ts'

interface Server {
  connections: number
  most: number
  lockWaits: number
  longest: number
  bytes: number
  deadlocks: number
}

/** Sessions of other roles show neither what they do nor since when; they are counted. */
const serverStatement = sql`select count(*)::integer as connections, current_setting('max_connections')::integer as most,
  (count(*) filter (where a.wait_event_type = 'Lock'))::integer as "lockWaits",
  coalesce(extract(epoch from max(clock_timestamp() - a.xact_start)), 0)::float8 as longest,
  pg_database_size(current_database())::float8 as bytes,
  (select d.deadlocks::float8 from pg_stat_database d where d.datname = current_database()) as deadlocks
from pg_stat_activity a where a.datname = current_database() and a.pid <> pg_backend_pid()`

/** Work is counted that has been due for so many seconds. */
const dueFor = [0, 60, 600, 3_600, 21_600] as const
/** No more are counted of each tenant. */
const mostOfTenant = 1_000

interface Waiting {
  seconds: number
  due: number
}

const waitingStatement = ({ now }: Tx) =>
  sql`select s.seconds::integer as seconds, (select count(*)::integer from due_work(${now}::timestamptz - make_interval(secs => s.seconds), ${Object.keys(workKinds)}::text[], ${mostOfTenant})) as due
from unnest(${dueFor}::integer[]) as s(seconds)`

interface Tenants {
  tenants: number
  paused: number
}
const tenantsStatement = sql`select (select count(*)::integer from tenant_ids()) as tenants, (select count(*)::integer from paused_work()) as paused`

interface Facts {
  server: Server
  waiting: Waiting[]
  tenants: Tenants
}

const readFacts = (database: Pick<Database, 'acrossTenants'>): Promise<Facts> =>
  database.acrossTenants(
    'metrics',
    async (tx) => {
      const [server] = await tx.query<Server>(serverStatement)
      const waiting = await tx.query<Waiting>(waitingStatement(tx))
      const [tenants] = await tx.query<Tenants>(tenantsStatement)
      return { server: server!, waiting, tenants: tenants! }
    },
    { readOnly: true, kind: 'check' },
  )

/** Returns a registry with the facts of this moment. Rejects if the database does not answer within five seconds. */
export const factsOf = async (database: Pick<Database, 'acrossTenants'>): Promise<Registry> => {
  const { server, waiting, tenants } = await readFacts(database)
  const registry = new Registry()
  const gauge = (name: string, help: string, value: number): void =>
    new Gauge({ name, help, registers: [registry] }).set(value)
  gauge('vua_postgres_connections', 'Connections to the database, of all programs', server.connections)
  gauge('vua_postgres_connections_most', 'Connections that PostgreSQL allows', server.most)
  gauge('vua_postgres_lock_waits', 'Connections that wait for a lock at this moment', server.lockWaits)
  gauge('vua_postgres_longest_transaction_seconds', 'Age of the oldest open transaction', server.longest)
  gauge('vua_postgres_bytes', 'Size of the database on disk', server.bytes)
  gauge('vua_postgres_deadlocks', 'Deadlocks since the statistics of PostgreSQL were reset', server.deadlocks)
  gauge('vua_tenants', 'Tenants, those that are closed included', tenants.tenants)
  gauge('vua_work_paused_tenants', 'Tenants whose background work is stopped', tenants.paused)
  const due = new Gauge({
    name: 'vua_work_due',
    help: `Background work that has been due for so many seconds, at most ${mostOfTenant} of each tenant`,
    labelNames: ['over_seconds'],
    registers: [registry],
  })
  for (const { seconds, due: count } of waiting) due.set({ over_seconds: seconds }, count)
  const oldest = Math.max(0, ...waiting.filter(({ due: count }) => count > 0).map(({ seconds }) => seconds))
  gauge('vua_work_oldest_seconds', 'The oldest due work has been due for at least so long, in steps', oldest)
  return registry
}
