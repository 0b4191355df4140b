/** The states of Giao Hàng Nhanh. */
import type { ShipmentState } from '#model/shipment-state.ts'

export const ghnStates: Readonly<Record<string, ShipmentState>> = {
  ready_to_pick: 'waiting',
  picking: 'waiting',
  money_collect_picking: 'waiting',
  picked: 'inTransit',
  storing: 'inTransit',
  transporting: 'inTransit',
  sorting: 'inTransit',
  delivering: 'delivering',
  money_collect_delivering: 'delivering',
  delivered: 'delivered',
  delivery_fail: 'failed',
  waiting_to_return: 'returning',
  return: 'returning',
  return_transporting: 'returning',
  return_sorting: 'returning',
  returning: 'returning',
  return_fail: 'returning',
  returned: 'returned',
  cancel: 'cancelled',
  lost: 'lost',
  damage: 'lost',
  exception: 'lost',
}
