/** Gộp, of lists in which two records may turn out to be one. The dialog loads when it is opened. */
import { Merge } from 'lucide-react'
import type { ListMeta } from '#model/list.ts'
import type { OwnAction } from '#web/list/actions/own-action.ts'

/** Like the call: whoever merges changes the one and deletes the other. */
export const mergeAction = ({ right }: Pick<ListMeta, 'right'>): OwnAction => ({
  name: 'merge',
  label: 'record.merge',
  icon: Merge,
  right: 'D',
  needs: [[right, 'U']],
  where: ['bulk', 'view'],
  shows: () => true,
  run: async (subject, rows) => (await import('./merge-records.web.tsx')).mergeRows(subject, rows),
})
