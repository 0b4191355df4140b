/** The statements about pieces of work: taking one, keeping it, and what becomes of it. */
import { violationOf } from '#engine/constraint.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { nextMoment, type Rhythm } from '#kernel/rhythm.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import { scheduleKey, type WorkKind } from '#model/work.ts'
import type { Piece, Trouble } from './handler.ts'

export type Kinds = Readonly<Record<string, WorkKind>>

/** Whose work is due, and its number; nothing else is told without a tenant. */
export interface DuePiece {
  tenant: string
  piece: string
}

/** At most so many of each tenant, the longest due first. */
export const dueWork = (tx: Tx, kinds: Kinds, most: number): Promise<DuePiece[]> =>
  tx.query<DuePiece>(sql`select tenant, piece from due_work(${tx.now}, ${Object.keys(kinds)}::text[], ${most})`)

/** Beyond what the effect may take: for the transactions around it. */
const marginSeconds = 60

/**
 * Nothing about the same record is running, or was asked for earlier and is not done. What a dead server had begun goes
 * before whatever has become due since, because that waits for it.
 */
const isItsTurn = (now: Date): Sql => sql`(c.record is null
    or not exists (select 1 from work o where ${sql.ours('o')} and o.record = c.record and o.state = 'running' and o.id <> c.id)
    and (c.state = 'running'
      or not exists (select 1 from work o where ${sql.ours('o')} and o.record = c.record and o.id < c.id
        and (o.state = 'failed' or o.attempts > 0 or o.due_at <= ${now}))))`

const isOpen = sql`exists (select 1 from tenant t where t.id = c.tenant_id and t.active)
  and not exists (select 1 from work_pause p where ${sql.ours('p')})`

/** Takes a piece of work, if it is still due; undefined if somebody else has it. */
export const claim = async (
  tx: Tx,
  { tenant, piece }: DuePiece,
  { lease, kinds }: { lease: string; kinds: Kinds },
): Promise<Piece | undefined> => {
  // Worked out here: what PostgreSQL works out of a time depends on settings, which a distributed update may not.
  const ends = Object.values(kinds).map(
    ({ mostSeconds }) => new Date(tx.now.getTime() + 1000 * (marginSeconds + mostSeconds)),
  )
  const [row] = await tx.query<Omit<Piece, 'tenant' | 'lease'>>(
    sql`update work w set state = 'running', lease = ${lease}, attempts = w.attempts + 1, changed_at = ${tx.now},
  due_at = k.ends
from unnest(${Object.keys(kinds)}::text[], ${ends}::timestamptz[]) k (kind, ends)
where ${sql.ours('w')} and k.kind = w.kind and w.id = (select c.id from work c where ${sql.ours('c')} and c.id = ${piece} and c.state in ('waiting', 'running') and c.due_at <= ${tx.now}
  and ${isItsTurn(tx.now)} and ${isOpen} for update skip locked)
returning w.id, w.kind, w.key, w.record, w.payload, w.attempts as attempt`,
  )
  return row && { ...row, tenant, lease }
}

/** Another piece about the same record was taken at the same moment. */
export const isTakenBeside = (error: unknown): boolean => violationOf(error).constraint === 'work_record_running'

/** The work was taken over, because its lease had ended, or was given up. */
export class LeaseLost extends Error {}

/** Locks the piece until the end of the transaction; throws LeaseLost if it is not ours any more. */
export const keep = async (tx: Tx, { id, lease }: Piece): Promise<void> => {
  const rows = await tx.query(
    sql`select 1 from work w where ${sql.ours('w')} and w.id = ${id} and w.lease = ${lease} for update`,
  )
  if (rows.length === 0) throw new LeaseLost()
}

interface Schedule {
  minutes: number | null
  daily: string | null
  timeZone: string | null
}

/** When the work of a schedule comes next; null if the piece belongs to none. */
const nextTime = async (tx: Tx, { kind, key }: Pick<Piece, 'kind' | 'key'>): Promise<Date | null> => {
  if (key !== scheduleKey) return null
  const [row] = await tx.query<Schedule>(
    sql`select h.every_minutes as minutes, to_char(h.daily_at, 'HH24:MI') as daily, s.values ->> 'timeZone' as "timeZone"
from work_schedule h left join setting s on s.tenant_id = h.tenant_id where ${sql.ours('h')} and h.kind = ${kind}`,
  )
  if (!row) return null
  const rhythm: Rhythm = row.minutes === null ? { dailyAt: row.daily! } : { everyMinutes: row.minutes }
  return nextMoment(rhythm, tx.now, row.timeZone ?? defaultSettings.timeZone)
}

const waitUntil = (tx: Tx, id: string, at: Date): Sql =>
  sql`update work w set state = 'waiting', due_at = least(${at}::timestamptz, w.again_at), again_at = null, attempts = 0, lease = null, changed_at = ${tx.now}
where ${sql.ours('w')} and w.id = ${id}`

/** The piece is done: gone, or waiting for its next time. For `keep`ed pieces, like the others here. */
export const finish = async (tx: Tx, piece: Piece, isMore: boolean): Promise<void> => {
  const next = isMore ? tx.now : await nextTime(tx, piece)
  const { id } = piece
  const cleared = sql`update work w set problem = null, problem_values = null where ${sql.ours('w')} and w.id = ${id}`
  if (next) {
    tx.note([cleared, waitUntil(tx, id, next)])
    return
  }
  tx.note([
    sql`delete from work w where ${sql.ours('w')} and w.id = ${id} and w.again_at is null`,
    sql`update work w set state = 'waiting', due_at = w.again_at, again_at = null, attempts = 0, lease = null, problem = null, problem_values = null, changed_at = ${tx.now}
where ${sql.ours('w')} and w.id = ${id}`,
  ])
}

/**
 * What comes next about the same record, so that nobody has to look for it among all that wait behind it. Undefined if
 * there is nothing, or it is for later.
 */
export const nextOfRecord = async (tx: Tx, { id, record }: Piece): Promise<string | undefined> => {
  if (record === null) return undefined
  const [row] = await tx.query<{ id: string }>(
    sql`select w.id from work w where ${sql.ours('w')} and w.record = ${record} and w.state = 'waiting' and w.id > ${id} and w.due_at <= ${tx.now} order by w.id limit 1`,
  )
  return row?.id
}

/** An attempt failed: it waits for the next one at `again`, or has failed. A schedule goes on with its next time. */
export const fail = async (tx: Tx, piece: Piece, { trouble, again }: { trouble: Trouble; again: Date | null }) => {
  const { id } = piece
  const scheduled = again ? null : await nextTime(tx, piece)
  const told = sql`problem = ${trouble.problem}, problem_values = ${JSON.stringify(trouble.values)}, lease = null, changed_at = ${tx.now}`
  if (scheduled)
    tx.note([sql`update work w set ${told} where ${sql.ours('w')} and w.id = ${id}`, waitUntil(tx, id, scheduled)])
  else if (again)
    tx.note([
      sql`update work w set ${told}, state = 'waiting', due_at = least(${again}::timestamptz, w.again_at), attempts = case when w.again_at is null then w.attempts else 0 end, again_at = null
where ${sql.ours('w')} and w.id = ${id}`,
    ])
  else
    tx.note([
      sql`update work w set ${told}, state = case when w.again_at is null then 'failed' else 'waiting' end, due_at = coalesce(w.again_at, w.due_at), attempts = case when w.again_at is null then w.attempts else 0 end, again_at = null
where ${sql.ours('w')} and w.id = ${id}`,
    ])
}

/** The server ends before it is done: as if it had not been taken. */
export const giveBack = (tx: Tx, { id, lease }: Piece): Sql =>
  sql`update work w set state = 'waiting', lease = null, due_at = ${tx.now}, attempts = w.attempts - 1, changed_at = ${tx.now}
where ${sql.ours('w')} and w.id = ${id} and w.lease = ${lease}`

/** Somebody wants it tried now, with all its attempts. */
export const retry = ({ now }: Pick<Tx, 'now'>, id: string): Sql =>
  sql`update work w set state = 'waiting', attempts = 0, due_at = ${now}, changed_at = ${now} where ${sql.ours('w')} and w.id = ${id} and w.state <> 'running'`

/** Nobody wants it any more; what comes regularly goes on with its next time. */
export const giveUp = async (tx: Tx, piece: Pick<Piece, 'id' | 'kind' | 'key'>): Promise<void> => {
  const next = await nextTime(tx, piece)
  const { id } = piece
  await tx.query(
    next
      ? waitUntil(tx, id, next)
      : sql`delete from work w where ${sql.ours('w')} and w.id = ${id} and w.state <> 'running'`,
  )
}
