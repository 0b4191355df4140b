/** What is done again and again in every tenant: adding up what saves have changed, and forgetting what is no longer kept. */
import { sweepFiles } from '#engine/files.ts'
import { tidyDaySums } from '#engine/ledger/day-sums.ts'
import { tidySalesSums } from '#engine/ledger/sales-sums.ts'
import { forgetExpired } from '#engine/kept-days.ts'
import { forgetOld } from '../call/resubmit.ts'
import { forgetExchanges } from '../outbound/exchange.ts'
import { forgetAttachments, forgetFurtherFiles } from '../outbox/letters.ts'
import { forgetCarrierEvents } from '../parcels/carrier-events.ts'
import { inDatabase, type Handler } from '../work/handler.ts'

/**
 * Sums of days and months, old request ids, and files that no record uses. Files go in portions, each in a transaction of
 * its own.
 */
export const tidyWork: Handler = inDatabase(async ({ tx, registry }) => {
  await tx.batch([forgetOld(tx)])
  await tidyDaySums(tx)
  await tidySalesSums(tx)
  return (await sweepFiles({ tx, registry })) > 0 ? 'more' : undefined
})

/** What was deleted long ago, attachments of letters, and what was said to others. */
export const forgetWork: Handler = inDatabase(async ({ tx }) => {
  await tx.batch([
    forgetExpired('deleted_document', tx.now),
    forgetExpired('deleted_record', tx.now),
    forgetAttachments(tx.now),
    forgetFurtherFiles(tx.now),
    forgetExchanges(tx.now),
    forgetCarrierEvents(tx.now),
  ])
})
