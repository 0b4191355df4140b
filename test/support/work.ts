/** Waiting work in tests: done when the test says so, instead of by a timer. */
import { sql } from '#engine/sql.ts'
import { scheduleKey, workKinds, type WorkName } from '#model/work.ts'
import type { Server } from '#server/call/call.ts'
import { workHandlers } from '#server/jobs/handlers.ts'
import { createWorker } from '#server/work/worker.ts'

/** Does what is due of some kinds, in all tenants, until nothing is. */
export const workDue = async (server: Server, names: readonly WorkName[]): Promise<void> => {
  const kinds = Object.fromEntries(names.map((name) => [name, workKinds[name]]))
  const worker = createWorker(
    () => server,
    workHandlers(() => server),
    { kinds, restMs: 0 },
  )
  while ((await worker.look()) > 0) await worker.idle()
}

/** The moment a letter of the tenant is due; null if none waits. */
export const nextLetter = async ({ database }: Server, tenant: string): Promise<Date | null> => {
  const [row] = await database.inTenant({ tenant, user: null }, (tx) =>
    tx.query<{ due: Date | null }>(
      sql`select min(w.due_at) as due from work w join tenant t on t.id = w.tenant_id and t.active
where ${sql.ours('w')} and w.kind = 'letter' and w.state <> 'failed'`,
    ),
  )
  return row?.due ?? null
}

/** What comes again and again is done now, in all tenants. */
export const cleanUpTenants = async (server: Server): Promise<void> => {
  const tenants = await server.database.acrossTenants('tests', (tx) =>
    tx.query<{ id: string }>(sql`select id from tenant_ids() t (id)`),
  )
  for (const { id } of tenants)
    await server.database.inTenant({ tenant: id, user: null }, (tx) =>
      tx.query(sql`update work w set due_at = ${tx.now} where ${sql.ours('w')} and w.key = ${scheduleKey}`),
    )
  await workDue(server, ['tidy', 'forget'])
}
