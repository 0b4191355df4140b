/** A carrier that can be tried: its adapter, its fake server, and a desk that reaches it over HTTP. */
import { carriers } from '#server/shipping/carriers/index.ts'
import type { CarrierAccount, CarrierDesk, ShippingAdapter } from '#server/shipping/carrier.ts'
import { openDesk } from '../providers/fake-desk.ts'
import type { Fault } from '../providers/fake-server.ts'
import { carrierFakes, type CarrierFake } from './fakes.ts'
import { ghnFaults, ghnOdd, ghnRefusals } from './ghn.ts'
import { ghtkFaults, ghtkOdd, ghtkRefusals } from './ghtk.ts'
import type { FakeCarrier } from './parcels.ts'
import { sampleCarriers } from './sample.ts'
import { viettelpostFaults, viettelpostOdd, viettelpostRefusals } from './viettelpost.ts'

export interface Carrier extends CarrierFake {
  adapter: ShippingAdapter
  account: CarrierAccount
  odd: Fault[]
  faults: Fault[]
  refusals: [Fault, string][]
}
export const carriersToTry: Readonly<Record<'ghn' | 'ghtk' | 'viettelpost', Carrier>> = {
  ghn: {
    ...carrierFakes.ghn,
    adapter: carriers.ghn,
    account: sampleCarriers.ghn,
    odd: ghnOdd,
    faults: ghnFaults,
    refusals: ghnRefusals,
  },
  ghtk: {
    ...carrierFakes.ghtk,
    adapter: carriers.ghtk,
    account: sampleCarriers.ghtk,
    odd: ghtkOdd,
    faults: ghtkFaults,
    refusals: ghtkRefusals,
  },
  viettelpost: {
    ...carrierFakes.viettelpost,
    adapter: carriers.viettelpost,
    account: sampleCarriers.viettelpost,
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
