/** Drives one hand-over to what became of it: after an unclear end the carrier is asked by our number. */
import { doOnce, type InDoubt, type Once } from '../asking/once.ts'
import type { ProviderRefusal } from '../asking/desk.ts'
import type { CarrierDesk, MadeParcel, Parcel, ShippingAdapter } from './carrier.ts'

/** `refused` with an empty text: the carrier certainly has no such parcel, and has not said why. */
export type CreateOutcome = MadeParcel | ProviderRefusal | InDoubt

export interface CreateRequest extends Pick<Once<MadeParcel, CarrierDesk>, 'desk' | 'mayHaveArrived' | 'withinMs'> {
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
