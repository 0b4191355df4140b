import { defineListSlots } from '#engine/slots.ts'
import { isStateSql } from '../_shared/places.server.ts'
import { province } from './index.ts'

export const slots = defineListSlots(province, {
  sql: { facts: { isState: isStateSql } },
  arrangeImport(_, rows) {
    for (const { values } of rows) values['scheme'] = 2
    return Promise.resolve()
  },
})
