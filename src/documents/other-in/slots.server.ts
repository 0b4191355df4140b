import { defineSlots } from '#engine/slots.ts'
import { withUnitCosts } from '../_shared/goods/costed-lines.server.ts'
import { otherIn } from './index.ts'

export const slots = defineSlots(otherIn, { prepare: withUnitCosts })
