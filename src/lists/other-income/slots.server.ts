import { twoLevels } from '../_shared/other-method.server.ts'
import { otherIncome } from './index.ts'

export const slots = twoLevels(otherIncome)
