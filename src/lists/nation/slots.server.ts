import { defineListSlots } from '#engine/slots.ts'
import { placeSlots } from '../_shared/places.server.ts'
import { nation } from './index.ts'

export const slots = defineListSlots(nation, { sql: placeSlots.sql })
