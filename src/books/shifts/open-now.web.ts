/** Opens a shift from any page: the till of the user is proposed, or the usual one. */
import { call } from '#web/data/call.ts'
import { meQuery, queryClient, reportFailure } from '#web/data/queries.ts'
import { listNamed, lookupPath } from '#web/pickers/registry.ts'
import { loadArea } from '#web/words/words.ts'
import type { ProposedFund } from './keep.web.tsx'

/** The fund of the user, else the usual one, else the only one; foreign money has no shifts. */
const proposedFund = async (): Promise<ProposedFund | null> => {
  const [me, { ListItem }] = await Promise.all([
    queryClient.ensureQueryData(meQuery),
    call(lookupPath(listNamed('fund')!), { query: { kind: 'cash', nItem: '200' } }),
  ])
  const tills = ListItem.filter((fund) => !fund['foreignCurrency'])
  const wanted =
    tills.find((fund) => fund['Id'] === me['defaultCashFundId']) ??
    tills.find((fund) => fund['isDefault'] === true) ??
    (tills.length === 1 ? tills[0] : undefined)
  return wanted ? { id: String(wanted['Id']), name: String(wanted['Name']) } : null
}

/** The id of the new shift; null: none was opened. */
export const openNow = async (): Promise<string | null> => {
  try {
    const [fund, { askToOpen }] = await Promise.all([
      proposedFund(),
      import('./keep.web.tsx'),
      loadArea('shifts'),
      loadArea('listing'),
    ])
    return await askToOpen(fund)
  } catch (failure) {
    reportFailure(failure)
    return null
  }
}
