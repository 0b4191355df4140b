import { defineListSlots } from '#engine/slots.ts'
import { placeSlots } from '../_shared/places.server.ts'
import { province } from './index.ts'

export const slots = defineListSlots(province, {
  ...placeSlots,
  arrangeImport(_, rows) {
    for (const { values } of rows) values['scheme'] = 2
    return Promise.resolve()
  },
})
