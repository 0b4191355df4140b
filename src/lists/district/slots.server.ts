import { defineListSlots } from '#engine/slots.ts'
import { placeCells, readPlaces } from '../_shared/place-cells.server.ts'
import { placeSlots } from '../_shared/places.server.ts'
import { district } from './index.ts'

export const slots = defineListSlots(district, {
  ...placeSlots,
  importing: { extra: { province: placeCells['province']! } },
  /** A district is of an old province, whose code may mean another one now. */
  arrangeImport: (scope, rows) => readPlaces(scope, rows, { isOld: true }),
})
