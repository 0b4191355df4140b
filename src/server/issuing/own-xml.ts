/**
 * The XML of invoices that the program itself has issued, beside their print: unsigned, in the data format of the tax
 * authority. What that format does not take, e.g. for want of the seller's address, has none.
 */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { loadDocuments } from '#engine/store/store.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import type { Invoice } from '#documents/vat-invoice/issue.server.ts'
import { templateDigit } from '../invoicing/asking/writing.ts'
import type { TaxInvoice } from '../invoicing/tax-invoice.ts'
import { invoiceXmlFaults } from '../invoicing/xml/invoice-schema.ts'
import { invoiceXml } from '../invoicing/xml/invoice-xml.ts'
import { taxInvoiceOf } from './as-tax-invoice.ts'

const ending = /\.pdf$/
/** The name of a file without its ending. */
export const baseOf = (invoice: Invoice): string => vatInvoice.downloads!.fileName(invoice as never).replace(ending, '')

/** By the name of its print, what each says to the tax authority. */
export type OwnInvoices = ReadonlyMap<string, TaxInvoice>

export const ownInvoices = async (scope: Scope, ids: readonly string[]): Promise<OwnInvoices> => {
  const stored = (await loadDocuments(scope.tx, vatInvoice, ids.filter(isStoredId))) as Invoice[]
  const found = new Map<string, TaxInvoice>()
  for (const invoice of stored.filter(({ invoiceNumber }) => invoiceNumber)) {
    const told = await taxInvoiceOf(scope, invoice.id, '')
    const number = Number(invoice.invoiceNumber)
    found.set(`${baseOf(invoice)}.pdf`, { ...told, template: templateDigit(told.template), number })
  }
  return found
}

interface Handed {
  fileName: string
  fileToBytes: string
}
/** Each print, and behind it its XML. */
export const withXml = async (prints: readonly Handed[], own: OwnInvoices): Promise<Handed[]> => {
  const all: Handed[] = []
  for (const print of prints) {
    all.push(print)
    const invoice = own.get(print.fileName)
    const xml = invoice && invoiceXml(invoice)
    if (!xml || (await invoiceXmlFaults(xml)).length > 0) continue
    all.push({ fileName: print.fileName.replace(ending, '.xml'), fileToBytes: Buffer.from(xml).toString('base64') })
  }
  return all
}
