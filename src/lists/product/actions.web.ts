import type { OwnAction } from '#web/list/actions/own-action.ts'
import { idOfRow } from '#web/list/subject.ts'
import { labelAction } from '#web/list/actions/label-action.ts'
import { mergeAction } from '../_shared/merge-action.web.ts'
import { meta } from './meta.ts'

export const actions: readonly OwnAction[] = [
  labelAction(['bulk', 'view'], (row) => [
    { id: idOfRow(row), code: String(row['Code']), name: String(row['Name']), quantity: Number(row['onHand'] ?? 1) },
  ]),
  mergeAction(meta),
]
