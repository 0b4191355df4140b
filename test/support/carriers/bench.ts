/** A carrier that can be tried: its adapter, its fake server, and a desk that reaches it over HTTP. */
import { carriers } from '#server/shipping/carriers/index.ts'
import type { CarrierAccount, CarrierDesk, ShippingAdapter } from '#server/shipping/carrier.ts'
import { openDesk } from '../providers/fake-desk.ts'
import type { Fault } from '../providers/fake-server.ts'
import { ghnEvent, ghnFaults, ghnOdd, ghnRefusals, startGhn } from './ghn.ts'
import { ghtkEvent, ghtkFaults, ghtkOdd, ghtkRefusals, startGhtk } from './ghtk.ts'
import type { FakeCarrier, ParcelThere } from './parcels.ts'
import { sampleCarriers } from './sample.ts'
import {
  startViettelpost,
  viettelpostEvent,
  viettelpostFaults,
  viettelpostOdd,
  viettelpostRefusals,
} from './viettelpost.ts'

export interface Carrier {
  adapter: ShippingAdapter
  account: CarrierAccount
  start: () => Promise<FakeCarrier>
  event: (parcel: Pick<ParcelThere, 'key' | 'code'>, state: string, at: Date, more?: object) => unknown
  odd: Fault[]
  faults: Fault[]
  refusals: [Fault, string][]
}
export const carriersToTry: Readonly<Record<'ghn' | 'ghtk' | 'viettelpost', Carrier>> = {
  ghn: {
    adapter: carriers.ghn,
    account: sampleCarriers.ghn,
    start: startGhn,
    event: ghnEvent,
    odd: ghnOdd,
    faults: ghnFaults,
    refusals: ghnRefusals,
  },
  ghtk: {
    adapter: carriers.ghtk,
    account: sampleCarriers.ghtk,
    start: startGhtk,
    event: ghtkEvent,
    odd: ghtkOdd,
    faults: ghtkFaults,
    refusals: ghtkRefusals,
  },
  viettelpost: {
    adapter: carriers.viettelpost,
    account: sampleCarriers.viettelpost,
    start: startViettelpost,
    event: viettelpostEvent,
    odd: viettelpostOdd,
    faults: viettelpostFaults,
    refusals: viettelpostRefusals,
  },
}

export interface CarrierBench {
  fake: FakeCarrier
  desk: CarrierDesk
  stop(): Promise<void>
}
export const openCarrier = async ({ adapter, account, start }: Carrier): Promise<CarrierBench> => {
  const fake = await start()
  return { fake, ...openDesk(fake, account, adapter) }
}
