/** What the bodies sent to all providers have in common. */
import { bearsVat, isOfCashRegister } from '#documents/vat-invoice/series.ts'
import { zero } from '#kernel/decimal.ts'
import { totalsOf, type InvoiceTotals, type UnissuedInvoice } from '../tax-invoice.ts'

/** `1` of `1/001`. */
export const templateDigit = (template: string): string => template.split('/')[0]!
/** `1/001`, unless the template was written out already. */
export const templateCode = (template: string): string => (template.includes('/') ? template : `${template}/001`)
export const isTaxed = ({ template }: Pick<UnissuedInvoice, 'template'>): boolean => bearsVat(template)
export const isFromRegister = ({ series }: Pick<UnissuedInvoice, 'series'>): boolean => isOfCashRegister(series)

/** As they are on the invoice: one without VAT is paid as it is before it. */
export const totalsFor = (invoice: UnissuedInvoice): InvoiceTotals => {
  const totals = totalsOf(invoice.lines)
  return isTaxed(invoice) ? totals : { ...totals, rates: [], vat: zero, payable: totals.beforeTax }
}

/** Signing may take a while; the time of who waits ends earlier. */
export const issueTimes = { firstByteMs: 80_000, wholeMs: 90_000 } as const
