/** The fake servers of carriers by themselves: starting one, what it reports, and its words for the states of a parcel. */
import { ghnEvent, startGhn } from './ghn.ts'
import { ghtkEvent, startGhtk } from './ghtk.ts'
import type { FakeCarrier, ParcelThere } from './parcels.ts'
import { startViettelpost, viettelpostEvent } from './viettelpost.ts'

export type CarrierName = 'ghn' | 'ghtk' | 'viettelpost'
export type CodedState = 'waiting' | 'transit' | 'delivering' | 'delivered' | 'failed' | 'returned' | 'cancelled'

export interface CarrierFake {
  start: () => Promise<FakeCarrier>
  event: (parcel: Pick<ParcelThere, 'key' | 'code'>, state: string, at: Date, more?: object) => unknown
  codes: Readonly<Record<CodedState, string>>
}

export const carrierFakes: Readonly<Record<CarrierName, CarrierFake>> = {
  ghn: {
    start: startGhn,
    event: ghnEvent,
    codes: {
      waiting: 'ready_to_pick',
      transit: 'transporting',
      delivering: 'delivering',
      delivered: 'delivered',
      failed: 'delivery_fail',
      returned: 'returned',
      cancelled: 'cancel',
    },
  },
  ghtk: {
    start: startGhtk,
    event: ghtkEvent,
    codes: {
      waiting: '2',
      transit: '3',
      delivering: '4',
      delivered: '5',
      failed: '9',
      returned: '21',
      cancelled: '-1',
    },
  },
  viettelpost: {
    start: startViettelpost,
    event: viettelpostEvent,
    codes: {
      waiting: '103',
      transit: '300',
      delivering: '500',
      delivered: '501',
      failed: '506',
      returned: '504',
      cancelled: '107',
    },
  },
}
