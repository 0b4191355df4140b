/** The states of Viettel Post. 202, a changed note, says nothing of where the parcel is but that it is on its way. */
import type { ShipmentState } from '#model/shipment-state.ts'

export const viettelpostStates: Readonly<Record<string, ShipmentState>> = {
  '101': 'cancelled',
  '102': 'waiting',
  '103': 'waiting',
  '104': 'waiting',
  '105': 'inTransit',
  '107': 'cancelled',
  '200': 'inTransit',
  '201': 'cancelled',
  '202': 'inTransit',
  '300': 'inTransit',
  '400': 'inTransit',
  '500': 'delivering',
  '501': 'delivered',
  '502': 'returning',
  '503': 'cancelled',
  '504': 'returned',
  '505': 'returning',
  '506': 'failed',
  '507': 'failed',
  '508': 'delivering',
  '509': 'delivering',
  '515': 'returning',
  '550': 'delivering',
}
