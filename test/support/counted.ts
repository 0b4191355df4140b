/**
 * What work costs the database, in counts that do not depend on the machine: statements, bytes to PostgreSQL and back,
 * buffers touched, rows written, bytes of the write-ahead log. Everything runs on one connection, whose statistics
 * PostgreSQL keeps apart from those of its other processes.
 */
import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { sql } from '#engine/sql.ts'
import type { Database } from '#server/database/database.ts'

export interface Counts {
  statements: number
  sent: number
  received: number
  buffers: number
  rows: number
  log: number
}
export const figures = ['statements', 'sent', 'received', 'buffers', 'rows', 'log'] as const satisfies (keyof Counts)[]

const sockets = new Set<Socket>()
/** Call it before the first connection. */
export const watchConnections = (): void =>
  subscribe('net.client.socket', (message) => void sockets.add((message as { socket: Socket }).socket))

type Kept = Record<'buffers' | 'rows' | 'log', string>

/** The statistics of this connection; those of the transaction before are written when it ends. */
const keptBy = async (database: Database): Promise<Kept> => {
  await database.acrossTenants('statistics of the test', (tx) => tx.query(sql`select pg_stat_force_next_flush()`))
  const [row] = await database.acrossTenants('statistics of the test', (tx) =>
    tx.query<Kept>(sql`select
      (select sum(hits + reads) from pg_stat_get_backend_io(pg_backend_pid()) where object = 'relation') as buffers,
      (select sum(n_tup_ins + n_tup_upd + n_tup_del) from pg_stat_user_tables) as rows,
      (select wal_bytes from pg_stat_get_backend_wal(pg_backend_pid())) as log`),
  )
  return row!
}

const bytesOf = (name: 'bytesWritten' | 'bytesRead'): number =>
  [...sockets].reduce((sum, socket) => sum + socket[name], 0)

/** `work` returns the number of statements it sent. */
export const countsOf = async (database: Database, work: () => Promise<number>): Promise<Counts> => {
  // What the measurement itself costs is the same before and after.
  const empty = await keptBy(database)
  const before = await keptBy(database)
  const [written, read] = [bytesOf('bytesWritten'), bytesOf('bytesRead')]
  const statements = await work()
  const [sent, received] = [bytesOf('bytesWritten') - written, bytesOf('bytesRead') - read]
  const after = await keptBy(database)
  const grown = (name: keyof Kept): number =>
    Number(after[name]) - Number(before[name]) - (Number(before[name]) - Number(empty[name]))
  return { statements, sent, received, buffers: grown('buffers'), rows: grown('rows'), log: grown('log') }
}
