/** What rows of the list, or the page of a bill, tell of the VAT invoices that can be made of it. */
import { isInForce, posting } from '#model/state.ts'

type Row = Readonly<Record<string, unknown>>

export const isInvoiceable = (row: Row): boolean =>
  isInForce(posting, { status: Number(row['iStat']) }) && !row['invoiceNumber']

export const hasShippingFee = (row: Row): boolean => Number(row['shippingFee'] ?? 0) > 0
