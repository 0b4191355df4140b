/** Đối soát, wherever parcels are listed: fees are also owed for those that collect nothing. */
import { HandCoins } from 'lucide-react'
import { loadList } from '#web/data/definitions.ts'
import type { WireRow } from '#web/data/queries.ts'
import type { OwnAction } from '#web/list/actions/own-action.ts'
import { loadArea } from '#web/words/words.ts'

/** True if anything was settled. */
export const settleRows = async (rows: readonly WireRow[]): Promise<boolean> => {
  const [{ askToSettle }] = await Promise.all([import('./settle.web.tsx'), loadList('fund'), loadArea('parcels')])
  return askToSettle(rows)
}

export const settleAction: OwnAction = {
  name: 'settle',
  label: 'parcel.settle',
  icon: HandCoins,
  right: 'R',
  needs: [['COD', 'A']],
  where: ['bulk'],
  shows: () => true,
  run: (_subject, rows) => settleRows(rows),
}
