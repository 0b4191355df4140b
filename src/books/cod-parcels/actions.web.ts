import type { OwnAction } from '#web/list/actions/own-action.ts'
import { labelsAction } from '../_shared/parcel-labels.web.ts'
import { settleAction } from '../_shared/settle-action.web.ts'

export const actions: readonly OwnAction[] = [settleAction, labelsAction]
