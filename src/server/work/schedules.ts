/** Work that comes again and again: every tenant has it from the beginning, and after an upgrade what is new. */
import { sql, type Sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { nextMoment } from '#kernel/rhythm.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import { scheduleKey, workKinds } from '#model/work.ts'
import type { Server } from '../call/call.ts'
import type { Kinds } from './pieces.ts'

const minuteMs = 60_000

const scheduleStatements = ({ now }: Tx, kinds: Kinds): Sql[] =>
  Object.entries(kinds).flatMap(([kind, { rhythm }]) => {
    if (!rhythm) return []
    const [minutes, daily] = 'everyMinutes' in rhythm ? [rhythm.everyMinutes, null] : [null, rhythm.dailyAt]
    // What comes every few minutes comes soon after the start; its clock begins there.
    const first =
      daily === null ? new Date(now.getTime() + minuteMs) : nextMoment(rhythm, now, defaultSettings.timeZone)
    return [
      sql`insert into work_schedule (tenant_id, kind, every_minutes, daily_at) values (${sql.tenant}, ${kind}, ${minutes}, ${daily}::time)
on conflict (tenant_id, kind) do nothing`,
      sql`insert into work (tenant_id, kind, key, due_at, asked_at, changed_at) values (${sql.tenant}, ${kind}, ${scheduleKey}, ${first}, ${now}, ${now})
on conflict (tenant_id, kind, key) do nothing`,
    ]
  })

/** Changes nothing that is there. */
export const beginSchedules = async (tx: Tx, kinds: Kinds = workKinds): Promise<void> => {
  await tx.batch(scheduleStatements(tx, kinds))
}

/** In every tenant; of one that fails the log tells. */
export const beginAllSchedules = async (
  { database, log }: Pick<Server, 'database' | 'log'>,
  kinds: Kinds = workKinds,
): Promise<void> => {
  const tenants = await database.acrossTenants(
    'schedules',
    (tx) => tx.query<{ id: string }>(sql`select id from tenant_ids() t (id)`),
    { readOnly: true },
  )
  for (const { id } of tenants)
    await database
      .inTenant({ tenant: id, user: null }, (tx) => beginSchedules(tx, kinds))
      .catch((error: unknown) => log.error({ err: error, tenant: id }, 'schedules'))
}
