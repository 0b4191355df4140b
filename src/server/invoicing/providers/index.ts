/** The providers of e-invoices that can be asked. */
import type { ProviderName } from '#model/invoice-provider.ts'
import type { InvoiceAdapter } from '../provider.ts'
import { quietly } from '../../asking/quiet.ts'
import { misa } from './misa/adapter.ts'
import { viettel } from './viettel/adapter.ts'
import { vnpt } from './vnpt/adapter.ts'

/** The same adapter, which never repeats a secret. */
const quiet = ({ test, issue, find, list, cancel, file, ...adapter }: InvoiceAdapter): InvoiceAdapter => ({
  ...adapter,
  test: quietly(test),
  issue: quietly(issue),
  find: quietly(find),
  ...(list && { list: quietly(list) }),
  cancel: quietly(cancel),
  file: quietly(file),
})

export const adapters: Readonly<Record<Exclude<ProviderName, 'none'>, InvoiceAdapter>> = {
  viettel: quiet(viettel),
  misa: quiet(misa),
  vnpt: quiet(vnpt),
}
