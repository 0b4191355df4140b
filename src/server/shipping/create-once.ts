/** Drives one hand-over to what became of it: after an unclear end the carrier is asked by our number. */
import { doOnce, type InDoubt, type Once } from '../asking/once.ts'
import type { ProviderRefusal } from '../asking/desk.ts'
import type { CarrierDesk, Made, Parcel, ShippingAdapter } from './carrier.ts'

/** `refused` with an empty text: the carrier certainly has no such parcel, and has not said why. */
export type CreateOutcome = Made | ProviderRefusal | InDoubt

export interface CreateRequest extends Pick<Once<Made, CarrierDesk>, 'desk' | 'mayHaveArrived' | 'withinMs'> {
  adapter: ShippingAdapter
  parcel: Parcel
}

/** Never throws for what a carrier does. */
export const createOnce = ({ adapter, parcel, ...request }: CreateRequest): Promise<CreateOutcome> =>
  doOnce({
    ...request,
    send: (desk) => adapter.create(desk, parcel),
    find: (desk) => adapter.find(desk, parcel),
  })
