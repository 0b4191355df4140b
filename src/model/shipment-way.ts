/** The way of a parcel as its receiver is told it: the states it came to, each with its day. */
import type { Day } from '#kernel/day.ts'
import { leadsTo, type ShipmentState } from './shipment-state.ts'

export interface WayStep {
  state: ShipmentState
  day: Day
}

export interface ParcelWay {
  state: ShipmentState
  handedOn: Day
  /** The day that counts for its state, where one does. */
  endedOn: Day | null
  /** What was noted of it, in the order in which it became known. */
  noted: readonly WayStep[]
}

/** True if everything about its money is settled is nothing to the receiver. */
const seen = (state: ShipmentState): ShipmentState => (state === 'reconciled' ? 'delivered' : state)

/** Carriers are noted with what they said even where it was not true: only what leads to where the parcel is counts. */
const stepsTo = (end: ShipmentState, noted: readonly WayStep[]): WayStep[] => {
  const steps: WayStep[] = []
  for (const { state: told, day } of noted) {
    const state = seen(told)
    const last = steps.at(-1)
    const follows = last === undefined || (last.state !== state && leadsTo(last.state, state))
    if (state !== 'notHanded' && follows && (state === end || leadsTo(state, end))) steps.push({ state, day })
  }
  return steps
}

/** No day is after a later one: what was delivered is often entered days afterwards. */
const inOrder = (steps: readonly WayStep[]): WayStep[] =>
  steps.reduceRight<WayStep[]>((later, { state, day }) => {
    const [next] = later
    return [{ state, day: next && next.day < day ? next.day : day }, ...later]
  }, [])

export const wayOf = ({ state, handedOn, endedOn, noted }: ParcelWay): WayStep[] => {
  const end = seen(state)
  const steps = stepsTo(end, noted).map((step) => (step.state === 'waiting' ? { ...step, day: handedOn } : step))
  const last = steps.at(-1)
  if (last?.state === end) steps.pop()
  return inOrder([...steps, { state: end, day: endedOn ?? last?.day ?? handedOn }])
}
