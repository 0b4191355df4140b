/**
 * What the events of a carrier make of a parcel's state (contract amendments 69). Events come late, twice, in any order
 * or not at all; whatever comes of them, the parcel ends where the carrier has it.
 */
import { leadsTo, shipmentStateFacts, type ShipmentState } from './shipment-state.ts'

/** A state and when the parcel came to it; null where nobody said when. */
export interface StateAt {
  state: ShipmentState
  at: Date | null
}

/** A delivery that is taken back: the only moves out of a state that ends the way, and only by what came later. */
const withdrawn: readonly ShipmentState[] = ['returning', 'returned']

/** What becomes of the part that the receiver did not take. */
const ofTheRest: readonly ShipmentState[] = ['returning', 'returned', 'lost']

/** Of a parcel that was delivered in part, what goes back or is lost is the rest: the parcel itself is delivered. */
export const wholeOf = (state: ShipmentState, isPartial: boolean): ShipmentState =>
  isPartial && ofTheRest.includes(state) ? 'delivered' : state

const isLater = (event: StateAt, than: StateAt): boolean =>
  event.at !== null && than.at !== null && event.at.getTime() > than.at.getTime()

/** True if the event moves the parcel; else it is only noted. */
const moves = (parcel: StateAt, event: StateAt): boolean => {
  const [from, to] = [parcel.state, event.state]
  if (isLater(event, parcel)) return leadsTo(from, to) || (from === 'delivered' && withdrawn.includes(to))
  // Not known to be later: only where the way goes in one direction, so the parcel cannot have been there before.
  return leadsTo(from, to) && !leadsTo(to, from)
}

/**
 * A parcel arrives once, or comes back once, but carriers have several words for it and say them one after the other: the
 * first one counts, whichever came first. What people said has no event, and stays.
 */
const begun = (parcel: StateAt, inOrder: readonly StateAt[]): StateAt | undefined => {
  if (!shipmentStateFacts[parcel.state].posts) return undefined
  const same = inOrder.filter(({ state, at }) => state === parcel.state && at !== null)
  return same.some(({ at }) => at!.getTime() === parcel.at?.getTime()) && isLater(parcel, same[0]!)
    ? same[0]
    : undefined
}

const momentOf = ({ at }: StateAt): number => at?.getTime() ?? -Infinity

/**
 * Where the parcel stands after these events. Give the events that were only noted again with each new one: a
 * delivery withdrawn late may explain what came after it. A new parcel has no time, because the clocks of two computers
 * are never the same.
 */
export const afterEvents = (parcel: StateAt, events: readonly StateAt[]): StateAt => {
  const inOrder = events.toSorted((a, b) => momentOf(a) - momentOf(b))
  for (let now = parcel; ;) {
    const next = inOrder.find((event) => moves(now, event)) ?? begun(now, inOrder)
    if (!next) return now
    now = next
  }
}
