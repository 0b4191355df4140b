/** Calls of VAT invoices that ask a provider before, between or instead of what their definition does. */
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import { isOpen, type AnyCall, type Call } from '../call/call.ts'
import { cancelCall } from './cancel.ts'
import { filesCall } from './files.ts'
import { uploadCall } from './upload.ts'

const { module } = vatInvoice.wire
const wrapped: Readonly<Record<string, (call: Call) => Call>> = {
  [`${module}/UploadHDDT`]: uploadCall,
  [`${module}/Huy`]: cancelCall,
  [`${module}/DownloadFile`]: filesCall,
}

export const throughProviders = (call: AnyCall): AnyCall => {
  const wrap = wrapped[call.path]
  return wrap && !isOpen(call) ? wrap(call) : call
}
