/** When a parcel that is still on its way is late: after the day its carrier promised, or the days it usually takes. */
import { addDays, type Day } from '#kernel/day.ts'
import { shipmentStateFacts, shipmentStates, type ShipmentState } from './shipment-state.ts'

/** Where the carrier promised nothing. */
export const usualDays = 5
/** What goes back has the same way once more. */
export const backDays = 7

/** Neither arrived nor given up: something of it should still be heard. */
const isOnItsWay = (state: ShipmentState): boolean => shipmentStateFacts[state].next.length > 0
export const onItsWay: readonly ShipmentState[] = shipmentStates.filter(isOnItsWay)

interface Way {
  state: ShipmentState
  handDate: Day
  expectedDate: Day | null
}

export const isLate = ({ state, handDate, expectedDate }: Way, today: Day): boolean => {
  if (!isOnItsWay(state)) return false
  const due = expectedDate ?? addDays(handDate, usualDays)
  return today > (state === 'returning' ? addDays(due, backDays) : due)
}
