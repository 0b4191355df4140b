import { defineListSlots } from '#engine/slots.ts'
import { placeCells, readPlaces } from '../_shared/place-cells.server.ts'
import { aboveSql, placeSlots } from '../_shared/places.server.ts'
import { calls } from './calls.server.ts'
import { village } from './index.ts'

export const slots = defineListSlots(village, {
  calls,
  ...placeSlots,
  sql: { facts: { ...placeSlots.sql.facts, above: aboveSql } },
  importing: { extra: { province: placeCells['province']!, district: placeCells['district']! } },
  async arrangeImport(scope, rows) {
    await readPlaces(scope, rows)
    for (const { values, extra } of rows) values['scheme'] = extra['district'] ? 1 : 2
  },
})
