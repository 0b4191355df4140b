/** Gộp, of lists in which two records may turn out to be one. The dialog loads when it is opened. */
import { Merge } from 'lucide-react'
import type { OwnAction } from '#web/list/own-action.ts'

export const mergeAction: OwnAction = {
  name: 'merge',
  label: 'record.merge',
  icon: Merge,
  right: 'D',
  where: ['bulk', 'view'],
  shows: () => true,
  run: async (subject, rows) => (await import('./merge-records.web.tsx')).mergeRows(subject, rows),
}
