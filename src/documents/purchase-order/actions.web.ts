/** An order can be closed when nothing more will come, and reopened later (contract documents §13, §16). */
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { stateNameOf } from '#model/state.ts'
import type { OwnAction } from '#web/list/own-action.ts'
import { updateRows } from '#web/list/batch.ts'
import { meta } from './meta.ts'

const isIn =
  (state: string): OwnAction['shows'] =>
  (row) =>
    stateNameOf(meta.lifecycle, { status: Number(row['iStat']) }) === state

export const actions: readonly OwnAction[] = [
  {
    name: 'close',
    label: 'purchaseOrder.close',
    icon: LockKeyhole,
    right: 'U',
    where: ['view', 'bulk'],
    shows: isIn('ordered'),
    run: (subject, rows) => updateRows(subject, rows, { closed: true }),
  },
  {
    name: 'reopen',
    label: 'purchaseOrder.reopen',
    icon: LockKeyholeOpen,
    right: 'U',
    where: ['view'],
    shows: (row) => isIn('delivered')(row) && row['closed'] === true,
    run: (subject, rows) => updateRows(subject, rows, { closed: false }),
  },
]
