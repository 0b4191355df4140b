/** The carriers that parcels can be given to. */
import type { CarrierAdapter } from '#model/carrier.ts'
import { quietly } from '../../asking/quiet.ts'
import type { ShippingAdapter } from '../carrier.ts'
import { ghn } from './ghn/adapter.ts'
import { ghtk } from './ghtk/adapter.ts'
import { manual } from './manual.ts'
import { viettelpost } from './viettelpost/adapter.ts'

/** The same adapter, which never repeats a secret. */
const quiet = ({ test, quote, create, find, status, cancel, label, ...adapter }: ShippingAdapter): ShippingAdapter => ({
  ...adapter,
  test: quietly(test),
  quote: quietly(quote),
  create: quietly(create),
  find: quietly(find),
  status: status && quietly(status),
  cancel: quietly(cancel),
  label: label && quietly(label),
})

export const carriers: Readonly<Record<CarrierAdapter, ShippingAdapter>> = {
  manual,
  ghn: quiet(ghn),
  ghtk: quiet(ghtk),
  viettelpost: quiet(viettelpost),
}
