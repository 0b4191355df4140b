/** How bills are told apart by how far they are. */
import { shipmentStateFacts, shipmentStates } from '#model/shipment-state.ts'

export const shippedChoices = shipmentStates.map((name) => {
  const { value, label, tone } = shipmentStateFacts[name]
  return { value, label, tone }
})

/** A filter by 0 is none, so bills that were not handed over have a number of their own. */
export const notHandedFilter = 100
export const shipFilterChoices = shippedChoices.map(({ value, label }) => ({ value: value || notHandedFilter, label }))
