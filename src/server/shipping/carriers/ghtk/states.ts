/** The states of Giao Hàng Tiết Kiệm. 127, a courier who could not fetch it, is tried again or becomes 7. */
import type { ShipmentState } from '#model/shipment-state.ts'

export const ghtkStates: Readonly<Record<string, ShipmentState>> = {
  '-1': 'cancelled',
  '1': 'waiting',
  '2': 'waiting',
  '3': 'inTransit',
  '4': 'delivering',
  '5': 'delivered',
  // What is settled is a matter of our own books.
  '6': 'delivered',
  '7': 'cancelled',
  '8': 'waiting',
  '9': 'failed',
  '10': 'delivering',
  '11': 'returned',
  '12': 'waiting',
  '13': 'lost',
  '20': 'returning',
  '21': 'returned',
  '45': 'delivered',
  '49': 'failed',
  '123': 'inTransit',
  '128': 'waiting',
  '410': 'delivering',
}
