/** Stopping the work of a tenant, and letting it go on (decision 0088). */
import { sql, type Sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'

/** `restored`: what waits may have been done long ago, by the installation that the backup is of. */
export type PauseReason = 'restored' | 'asked'

export interface Pause {
  since: Date
  reason: PauseReason
}

export const pauseStatement = ({ now }: Pick<Tx, 'now'>, reason: PauseReason): Sql =>
  sql`insert into work_pause (tenant_id, since, reason) values (${sql.tenant}, ${now}, ${reason}) on conflict (tenant_id) do nothing`

/** Returns whether it was paused. */
export const resume = async (tx: Tx): Promise<boolean> => {
  const gone = await tx.query(sql`delete from work_pause p where ${sql.ours('p')} returning 1`)
  return gone.length > 0
}

export const pauseOf = async (tx: Tx): Promise<Pause | undefined> => {
  const [pause] = await tx.query<Pause>(sql`select p.since, p.reason from work_pause p where ${sql.ours('p')}`)
  return pause
}

/** How many tenants are paused; asked without a tenant. */
export const countPaused = sql`select count(*)::integer as paused from paused_work()`
