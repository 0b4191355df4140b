/** Marking findings as dealt with, and opening them again. */
import { CheckCheck, RotateCcw } from 'lucide-react'
import { idOfRow } from '#web/list/subject.ts'
import type { OwnAction } from '#web/list/actions/own-action.ts'
import { loadArea } from '#web/words/words.ts'

const bulk = { right: 'U', where: ['bulk'], shows: () => true } as const satisfies Partial<OwnAction>

export const actions: readonly OwnAction[] = [
  {
    ...bulk,
    name: 'settleFindings',
    label: 'carrierFindings.settle',
    icon: CheckCheck,
    run: async (_subject, rows) => {
      const [{ askToSettle }] = await Promise.all([import('./settle.web.tsx'), loadArea('parcels')])
      return askToSettle(rows.map(idOfRow))
    },
  },
  {
    ...bulk,
    name: 'reopenFindings',
    label: 'carrierFindings.reopen',
    icon: RotateCcw,
    run: async (_subject, rows) => {
      const [{ reopen }] = await Promise.all([import('./settle.web.tsx'), loadArea('parcels')])
      return reopen(rows.map(idOfRow))
    },
  },
]
