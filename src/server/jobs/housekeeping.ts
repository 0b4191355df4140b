/**
 * Regular clean-up in every tenant: deletes old trash, old request ids, attachments of old
 * letters, what was said to others long ago, and files that no record uses; adds up what
 * saves have changed in the sums of days and months.
 */
import { sweepFiles } from '#engine/files.ts'
import { tidyDaySums } from '#engine/ledger/day-sums.ts'
import { tidySalesSums } from '#engine/ledger/sales-sums.ts'
import { sql } from '#engine/sql.ts'
import { forgetExpired } from '#engine/store/trash.ts'
import type { Server } from '../call/call.ts'
import { forgetOld } from '../call/resubmit.ts'
import { forgetExchanges } from '../outbound/exchange.ts'
import { startRepeating } from './repeating.ts'
import { forgetAttachments } from '../outbox/letters.ts'

type HousekeepingServer = Pick<Server, 'database' | 'registry' | 'log'>

const sweepTenant = async ({ database, registry }: HousekeepingServer, tenant: string): Promise<number> => {
  let all = 0
  await database.inTenant({ tenant, user: null }, (tx) =>
    tx.batch([forgetExpired(tx.now), forgetOld(tx), forgetAttachments(tx.now), forgetExchanges(tx.now)]),
  )
  await database.inTenant({ tenant, user: null }, tidyDaySums)
  await database.inTenant({ tenant, user: null }, tidySalesSums)
  for (;;) {
    const gone = await database.inTenant({ tenant, user: null }, (tx) => sweepFiles({ tx, registry }))
    if (gone === 0) return all
    all += gone
  }
}

/**
 * Cleans up all tenants once. An error in one tenant is logged and does not stop the others. Returns the number of
 * deleted files.
 */
export const cleanUpTenants = async (keeper: HousekeepingServer): Promise<number> => {
  const tenants = await keeper.database.acrossTenants(
    'files nobody holds',
    (tx) => tx.query<{ id: string }>(sql`select id from tenant_ids() t (id)`),
    { readOnly: true },
  )
  let gone = 0
  for (const { id } of tenants) {
    try {
      gone += await sweepTenant(keeper, id)
    } catch (error) {
      keeper.log.error({ err: error, tenant: id }, 'housekeeping')
    }
  }
  if (gone > 0) keeper.log.info({ files: gone }, 'housekeeping')
  return gone
}

const rhythm = { what: 'housekeeping', firstMs: 60_000, everyMs: 3_600_000 }

/** Runs `work` soon after the start, then every hour. The returned function stops it and waits for the run in progress. */
export const startHousekeeping = (work: () => Promise<unknown>, log: Server['log']): (() => Promise<void>) =>
  startRepeating(work, log, rhythm)
