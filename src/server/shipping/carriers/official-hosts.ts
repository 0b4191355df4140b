/** Where the computers of carriers are, for what may stand as the address of one. */
import type { CarrierAdapter } from '#model/carrier.ts'
import { carriers } from './index.ts'

export const officialHostsOf = (adapter: string): readonly string[] =>
  Object.hasOwn(carriers, adapter) ? carriers[adapter as CarrierAdapter].official : []
