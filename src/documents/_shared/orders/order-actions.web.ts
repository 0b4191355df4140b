/** An order can be closed when nothing more will come, and reopened later (contract documents §13, §16). */
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { stateNameOf, type Lifecycle } from '#model/state.ts'
import type { OwnAction } from '#web/list/actions/own-action.ts'
import { updateRows } from '#web/list/actions/batch.ts'

const isIn =
  (lifecycle: Lifecycle, state: string): OwnAction['shows'] =>
  (row) =>
    stateNameOf(lifecycle, { status: Number(row['iStat']) }) === state

export const orderActions = (lifecycle: Lifecycle): readonly OwnAction[] => [
  {
    name: 'close',
    label: 'order.close',
    icon: LockKeyhole,
    right: 'U',
    where: ['view', 'bulk'],
    shows: isIn(lifecycle, 'ordered'),
    run: (subject, rows) => updateRows(subject, rows, { closed: true }),
  },
  {
    name: 'reopen',
    label: 'order.reopen',
    icon: LockKeyholeOpen,
    right: 'U',
    where: ['view'],
    shows: (row) => isIn(lifecycle, 'delivered')(row) && row['closed'] === true,
    run: (subject, rows) => updateRows(subject, rows, { closed: false }),
  },
]
