/** The providers of e-invoices that can be asked. */
import type { ProviderName } from '#model/invoice-provider.ts'
import type { InvoiceAdapter } from '../provider.ts'
import { quiet } from '../asking/quiet.ts'
import { misa } from './misa/adapter.ts'
import { viettel } from './viettel/adapter.ts'
import { vnpt } from './vnpt/adapter.ts'

export const adapters: Readonly<Record<Exclude<ProviderName, 'none'>, InvoiceAdapter>> = {
  viettel: quiet(viettel),
  misa: quiet(misa),
  vnpt: quiet(vnpt),
}
