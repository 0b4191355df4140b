/** Tells whether a print asks first for what a new business has not said of itself: once, of who may say it. */
import { may, type FunctionId, type RightFlag } from '#model/right.ts'
import { queryClient, rightsQuery, settingsQuery } from '#web/data/queries.ts'
import { toRights } from '#web/data/profile.ts'
import { readLocal, writeLocal } from '#web/session/cookies.ts'
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'
import type { PrintJob } from './job.ts'

const nameOfAnswer = (): string => ['print', tenantCode(), sessionUser(), 'company'].join('.')

const mayNow = (id: FunctionId, flag: RightFlag): boolean =>
  may(toRights(queryClient.getQueryData<{ ListItem: unknown[] }>(rightsQuery.queryKey)?.ListItem ?? []), id, flag)

/** Documents go out under the company's name, so these ask; what is not loaded yet is not asked for. */
export const asksCompany = ({ forms }: Pick<PrintJob, 'forms'>): boolean => {
  const settings = queryClient.getQueryData(settingsQuery.queryKey)
  if (!forms || !settings || readLocal(nameOfAnswer()) !== null || !mayNow('Config', 'U')) return false
  return String(settings['companyAddress'] ?? '').trim() === ''
}

export const companyAsked = (): void => writeLocal(nameOfAnswer(), '1')
