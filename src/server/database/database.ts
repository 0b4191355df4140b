/**
 * The only file that holds connections. Code that reads or writes gets a `Tx` from `inTenant`; there is no other way
 * to the database.
 */
import pg from 'pg'
import type { Tx } from '#engine/tx.ts'
import { watchAbsence, type Absence } from './absence.ts'
import { connectionOf, demandDriver } from './driver.ts'
import { Busy, DatabaseAway, isAway } from './errors.ts'
import { waitsForOthers, waitsMs } from './limits.ts'
import type { DatabaseOptions } from './options.ts'
import { repeated } from './repeating.ts'
import { Run, type ConnectionState, type Who } from './run.ts'
import { createShares, usualConnections, type ConnectionRequest, type Shares } from './shares.ts'
import type { Moment, TxOptions } from './transaction.ts'
import { typeParsers } from './types.ts'

export { DatabaseAway, isOfDatabase, isTooLong, passingTrouble } from './errors.ts'
export type { CallKind } from './limits.ts'
export type { DatabaseOptions, Repeat, SlowStatement } from './options.ts'
export type { Who } from './run.ts'
export type { Plans, TxOptions } from './transaction.ts'

/** Connections of a process, and who wants one. */
interface PoolUse {
  /** Open ones, and how many there may be. */
  open: number
  most: number
  /** Open ones that no transaction has. */
  idle: number
  /** Transactions that wait for one. */
  waiting: number
}

export interface Database {
  /** Runs `work` in a transaction of one tenant; after a conflict it runs again, so it must have no other effects. */
  inTenant<T>(who: Who, work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>
  /** Without a tenant, for tables that have none (sign-in, operations). Rows of tenants are not accessible. */
  acrossTenants<T>(reason: string, work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>
  /** How the connections are used at this moment. */
  poolUse(): PoolUse
  /** Ends all connections at once: what runs on them fails with DatabaseAway. New ones are opened as they are needed. */
  cut(): void
  close(): Promise<void>
}

/** Bounds the memory for prepared statements, in case statement texts vary without end. */
const statementsPerConnection = 2_000

const tenantPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const openPool = ({ url, max = usualConnections, connectMs = 10_000 }: DatabaseOptions): pg.Pool => {
  demandDriver()
  return new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    pipeline: true,
    types: typeParsers,
    application_name: 'vua',
  } as pg.PoolConfig)
}

/** The names of the statements that each open connection has prepared. */
const noteNames = (pool: pg.Pool, absence: Absence): Map<pg.PoolClient, Set<string>> => {
  const usedNames = new Map<pg.PoolClient, Set<string>>()
  // A lost connection is reported by the statement that needed it; without a listener, the event would end the
  // process.
  pool.on('error', (error) => absence.begin(error))
  pool.on('connect', (client) => {
    usedNames.set(client, new Set())
    client.on('error', (error) => absence.begin(error))
  })
  pool.on('remove', (client) => usedNames.delete(client))
  return usedNames
}

interface Connection {
  client: pg.PoolClient
  leave: () => void
}
type Connect = (asking: ConnectionRequest) => Promise<Connection>

/** Takes a connection when its turn has come. Throws Busy and DatabaseAway. */
const connecting =
  ({ pool, shares, absence }: { pool: pg.Pool; shares: Shares; absence: Absence }): Connect =>
  async (asking) => {
    const leave = await shares.take(asking)
    const client = await pool.connect().catch((error: unknown) => {
      leave()
      absence.begin(error)
      throw new DatabaseAway(error)
    })
    return { client, leave }
  }

/** Tells how long each connection was waited for, if anybody wants to know. */
const timed = (connect: Connect, tell: DatabaseOptions['onConnection']): Connect =>
  tell
    ? async (asking) => {
        const from = performance.now()
        try {
          const found = await connect(asking)
          tell(performance.now() - from)
          return found
        } catch (error) {
          if (error instanceof Busy) tell(null)
          throw error
        }
      }
    : connect

const poolUseOf = (pool: pg.Pool, shares: Shares): PoolUse => ({
  open: pool.totalCount,
  most: pool.options.max,
  idle: pool.idleCount,
  waiting: shares.waiting(),
})

export const openDatabase = (options: DatabaseOptions): Database => {
  const pool = openPool(options)
  const shares = createShares(options.max)
  const { onAway, onBack, onRepeat, onConnection, attempts } = options
  const absence = watchAbsence({ look: () => pool.query('select 1'), onAway, onBack })
  const usedNames = noteNames(pool, absence)
  const connected = timed(connecting({ pool, shares, absence }), onConnection)

  const once = async <T>(who: Who, work: (tx: Tx) => Promise<T>, txOptions: TxOptions, moment?: Moment): Promise<T> => {
    const { kind = 'background' } = txOptions
    const asking = { tenant: who.tenant, writes: waitsForOthers(kind), waitMs: waitsMs[kind] }
    const { client, leave } = await connected(asking)
    const used = usedNames.get(client) ?? new Set<string>()
    let isBroken = false
    try {
      const secondConnection: ConnectionState['secondConnection'] = {
        // The snapshot of one machine says nothing about the rows of another.
        isFree: () => txOptions.readOnly === true && !moment && !options.isSpread && shares.hasFree(who.tenant),
        query: (shared, statement, limits) => {
          const ask = async (tx: Tx) => {
            if (limits) tx.limit(limits)
            return { rows: await tx.query(statement), statistics: tx.statistics }
          }
          return once(who, ask, txOptions, shared)
        },
      }
      const seat = { client, used, isTogether: !txOptions.readOnly, options, secondConnection }
      return await new Run(who, seat).run(work, txOptions, moment)
    } catch (error) {
      isBroken = isAway(error)
      if (isBroken) absence.begin(error)
      throw isBroken ? new DatabaseAway(error) : error
    } finally {
      client.release(isBroken || used.size > statementsPerConnection)
      leave()
    }
  }

  const retried = <T>(who: Who, work: (tx: Tx) => Promise<T>, txOptions: TxOptions = {}): Promise<T> =>
    repeated(() => once(who, work, txOptions), { tenant: who.tenant, onRepeat, attempts })

  return {
    inTenant(who, work, txOptions) {
      if (!tenantPattern.test(who.tenant)) return Promise.reject(new Error(`Not the id of a tenant: "${who.tenant}"`))
      return retried(who, work, txOptions)
    },
    acrossTenants(reason, work, txOptions) {
      options.onAcross?.(reason)
      return retried({ tenant: '', user: null }, work, txOptions)
    },
    poolUse: () => poolUseOf(pool, shares),
    cut: () => {
      for (const client of usedNames.keys()) connectionOf(client).stream.destroy()
    },
    close: () => {
      absence.close()
      return pool.end()
    },
  }
}
