/** Đối soát, wherever parcels are listed: fees are also owed for those that collect nothing. */
import { HandCoins } from 'lucide-react'
import { loadList } from '#web/data/definitions.ts'
import type { OwnAction } from '#web/list/own-action.ts'
import { loadArea } from '#web/words/words.ts'

export const settleAction: OwnAction = {
  name: 'settle',
  label: 'parcel.settle',
  icon: HandCoins,
  right: 'R',
  needs: [['COD', 'A']],
  where: ['bulk'],
  shows: () => true,
  run: async (_subject, rows) => {
    const [{ askToSettle }] = await Promise.all([import('./settle.web.tsx'), loadList('fund'), loadArea('parcels')])
    return askToSettle(rows)
  },
}
