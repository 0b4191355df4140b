/**
 * The replica for reading (DATABASE_READ_URL): whether it may be asked, and waiting until it has what the primary had
 * (decision 0127). Until it is in step and answers, the primary does so in its place.
 */
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { DatabaseAway, openDatabase, type Database } from './database.ts'
import type { DatabaseOptions } from './options.ts'
import { watchReplay } from './replay.ts'

/**
 * `starting`: not looked at yet. `used`: it is asked. `behind`: it does not have in time what the primary has, or its
 * replay is paused. `away`: it refuses connections, or does not answer. `other`: it is no replica of this database,
 * or none any more.
 */
export type ReplicaState = 'starting' | 'used' | 'behind' | 'away' | 'other'

export interface Replica {
  readonly state: ReplicaState
  /** Calls since the start that the replica answered, and those that it should have and the primary did. */
  readonly counts: { answered: number; passedOn: number }
  /**
   * True once the replica has everything up to this position of the primary's log; false when it has not within 200
   * milliseconds, and then nobody waits for it until it is in step again.
   */
  reaches(position: bigint): Promise<boolean>
  /** A transaction on the replica; it is always read-only. Throws like that of the primary, but is never repeated. */
  readonly inTenant: Database['inTenant']
  /** Ends its connections at once, and with them what runs on them. */
  close(): Promise<void>
}

interface ReplicaOptions extends Pick<DatabaseOptions, 'url' | 'max' | 'clock' | 'onSlow' | 'isSpread'> {
  primary: Database
  /** Called when its state changes, with the reason if one is known. */
  onChange?: (state: ReplicaState, reason?: string) => void
}

/** How long a call waits for the replica to have what the primary has, in milliseconds. */
const waitMs = 200
/** The replica is looked at so often, in milliseconds, and is used again by the first look that finds it in step. */
const lookEveryMs = 1_000
/** A replica that says nothing for so long, in milliseconds, is lost: what was asked of it is asked elsewhere. */
const silentMs = 5_000
const connectMs = 2_000

interface Standing {
  isReplica: boolean
  /** A number of bytes; null where nothing was ever replayed. */
  position: string | null
}
const standing = sql`select pg_is_in_recovery() as "isReplica", (pg_last_wal_replay_lsn() - '0/0')::text as position`

/** Equal on a primary and its replicas. */
const identity = sql`select system_identifier::text || ' ' || current_database() as identity from pg_control_system()`

/** Transactions committed with `synchronous_commit` off are answered before the log is flushed. */
const writtenUpTo = sql`select ((case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end) - '0/0')::text as position`

/** The position in the primary's log, in bytes, behind everything that was answered as saved before this was asked. */
export const positionOf = async (tx: Tx): Promise<bigint> => {
  const [row] = await tx.query<{ position: string }>(writtenUpTo)
  return BigInt(row!.position)
}

const identityOf = async (tx: Tx): Promise<string> => (await tx.query<{ identity: string }>(identity))[0]!.identity

/** The address of the replica with the role and password of the servers, so that the same policies hold there. */
export const asRoleOf = (appUrl: string, readUrl: string): string => {
  const [{ username, password }, url] = [new URL(appUrl), new URL(readUrl)]
  return Object.assign(url, { username, password }).href
}

class NoReplica extends Error {}

/** The position up to which the log is replayed, in bytes. Throws NoReplica. */
const replayedOn = async (tx: Tx): Promise<bigint> => {
  const [found] = await tx.query<Standing>(standing)
  if (!found!.isReplica) throw new NoReplica('it accepts changes of its own')
  return BigInt(found!.position ?? 0)
}

/** Throws NoReplica, too, for a replica of another database than that of this identity. */
const demandReplica = async (tx: Tx, ours: string): Promise<void> => {
  if ((await identityOf(tx)) !== ours) throw new NoReplica('it is a replica of another database')
  await replayedOn(tx)
}

/** Rejects if the answer takes too long. */
const inTime = async <T>(answer: Promise<T>): Promise<T> => {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${silentMs / 1000} seconds`)), silentMs)
  answer.catch(() => undefined)
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}

const check = { readOnly: true, kind: 'check' } as const

export const openReplica = ({ primary, onChange, max, ...options }: ReplicaOptions): Replica => {
  let state: ReplicaState = 'starting'
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const become = (next: ReplicaState, reason?: string): void => {
    if (isClosed || state === next) return
    state = next
    if (next !== 'used' && next !== 'behind') replay.forget()
    onChange?.(next, reason)
  }
  const opened = { ...options, attempts: 1, connectMs, onAway: (reason: string) => become('away', reason) }
  const rows = openDatabase({ ...opened, ...(max === undefined ? {} : { max }) })
  /** A connection of its own, so that nobody who asks for the position waits behind reports. */
  const watch = openDatabase({ ...opened, max: 1 })
  const ask = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => watch.acrossTenants('replica', work, check)
  const replay = watchReplay(() => ask(replayedOn))
  const counts = { answered: 0, passedOn: 0 }

  const look = async (): Promise<void> => {
    const asked = await primary
      .acrossTenants('replica', async (tx) => ({ wanted: await positionOf(tx), ours: await identityOf(tx) }), check)
      .catch(() => null)
    // Troubles of the primary are told elsewhere.
    if (!asked) return
    try {
      await inTime(ask((tx) => demandReplica(tx, asked.ours)))
      become((await replay.reaches(asked.wanted, waitMs)) ? 'used' : 'behind')
    } catch (error) {
      if (error instanceof NoReplica) return become('other', error.message)
      become('away', (error as Error).message)
      // Everything else that was asked of this replica would be waited for in vain.
      for (const one of [rows, watch]) one.cut()
    }
  }
  const keepLooking = async (): Promise<void> => {
    await look()
    if (!isClosed) timer = setTimeout(() => void keepLooking(), lookEveryMs).unref()
  }
  void keepLooking()

  return {
    get state() {
      return state
    },
    counts,
    async reaches(position) {
      const isReached = await replay.reaches(position, waitMs)
      if (!isReached && state === 'used') become('behind')
      return isReached
    },
    inTenant: (who, work, txOptions) =>
      rows.inTenant(who, work, { ...txOptions, readOnly: true }).catch((error: unknown) => {
        if (error instanceof DatabaseAway) become('away', error.message)
        throw error
      }),
    async close() {
      isClosed = true
      clearTimeout(timer)
      // One that is silent would be waited for.
      for (const one of [rows, watch]) one.cut()
      await Promise.all([rows.close(), watch.close()])
    },
  }
}
