/** A carrier that people speak to: nobody is asked, and its prices are rows of the business itself. */
import type { ShippingAdapter } from '../carrier.ts'

export const manual: ShippingAdapter = {
  name: 'manual',
  official: [],
  test: async () => ({ kind: 'ok' }),
  quote: async () => ({ kind: 'quotes', services: [] }),
  create: async () => ({ kind: 'made', trackingCode: '', fee: null, expectedDate: null }),
  find: async () => ({ kind: 'none' }),
  status: null,
  cancel: async () => ({ kind: 'ok' }),
  label: null,
  readEvent: () => ({ kind: 'unreadable' }),
  eventSecret: null,
}
