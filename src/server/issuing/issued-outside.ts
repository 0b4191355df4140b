/** Invoices that a provider has issued, and what it takes to ask that provider of one, whatever is configured today. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { loadDocuments } from '#engine/store/store.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import type { Invoice } from '#documents/vat-invoice/issue.server.ts'
import { keyAt } from '#documents/vat-invoice/upload.server.ts'
import type { Problem } from '#kernel/problem.ts'
import type { AskingAccount } from '../invoicing/providers/provider.effect.ts'
import type { Attempt } from '../invoicing/provider.ts'
import { attemptOf } from './as-tax-invoice.ts'
import { askingFor, notAsked, outsideOf } from './sending.ts'

/** Those of the ids that the caller sees and a provider has issued. */
export const issuedOutside = async ({ tx }: Scope, ids: readonly string[]): Promise<Invoice[]> => {
  const stored = (await loadDocuments(tx, vatInvoice, ids.filter(isStoredId))) as Invoice[]
  return stored.filter(({ provider, invoiceNumber }) => invoiceNumber && outsideOf(provider ?? ''))
}

export interface AskedAgain {
  asking: AskingAccount
  attempt: Attempt
  number: number
  lookupCode: string
}
/** A problem if there is no account any more, or none that can be used. */
export const askedAgain = async (scope: Scope, invoice: Invoice): Promise<AskedAgain | Problem> => {
  const { id, original, invoiceNumber } = invoice
  const provider = invoice.provider ?? ''
  const [asking, key] = [await askingFor(scope, provider, id), await keyAt(scope, id, provider)]
  if (!asking || !key) return notAsked(scope, provider)
  const attempt = await attemptOf(scope, { id, key, provider, original }, asking.account.sellerTaxId)
  return { asking, attempt, number: Number(invoiceNumber), lookupCode: invoice.lookupCode ?? '' }
}
