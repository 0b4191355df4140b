import { twoLevels } from '../_shared/other-method.server.ts'

export const slots = twoLevels('other_income')
