import { MapPinned } from 'lucide-react'
import type { OwnAction } from '#web/list/actions/own-action.ts'
import { mergeAction } from '../_shared/merge-action.web.ts'
import { meta } from './meta.ts'

/** The dialog loads when it is opened. */
export const actions: readonly OwnAction[] = [
  mergeAction(meta),
  {
    name: 'convertAddress',
    label: 'partner.address.convert',
    icon: MapPinned,
    right: 'U',
    where: ['bulk'],
    shows: () => true,
    run: async (subject, rows) => (await import('./convert-addresses.web.tsx')).convertRows(subject, rows),
  },
]
