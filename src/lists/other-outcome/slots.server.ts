import { twoLevels } from '../_shared/other-method.server.ts'
import { otherOutcome } from './index.ts'

export const slots = twoLevels(otherOutcome)
