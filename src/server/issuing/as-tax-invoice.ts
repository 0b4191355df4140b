/** A stored invoice as the tax authority and the providers know it. */
import { documentInfo } from '#engine/document/info.ts'
import type { Scope } from '#engine/scope.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import { keyAt } from '#documents/vat-invoice/upload.server.ts'
import { payments, replacingKind } from '#documents/vat-invoice/shape.ts'
import { originalOf } from '#documents/vat-invoice/correction.server.ts'
import type { Invoice } from '#documents/vat-invoice/issue.server.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { one, zero, type Decimal } from '#kernel/decimal.ts'
import type { Attempt } from '../invoicing/provider.ts'
import {
  rateName,
  type Correction,
  type Seller,
  type TaxInvoiceLine,
  type UnissuedInvoice,
} from '../invoicing/tax-invoice.ts'

/** With what is shown of it: names, words, the number of the original. */
type Shown = Invoice & {
  currencyCode?: string | null
  lines: (Invoice['lines'][number] & { productCode?: string | null })[]
}

const sellerOf = ({ settings }: Scope, taxId: string): Seller => ({
  name: settings.companyName,
  taxId,
  address: settings.companyAddress,
  phone: settings.companyPhone,
  email: settings.companyEmail,
  bankAccount: '',
  bankName: '',
})

/** Goods that are given are named as such: neither price nor amount. */
const natureOf = ({ unitPrice, lineAmount }: Shown['lines'][number]): TaxInvoiceLine['nature'] =>
  (unitPrice ?? zero) === zero && (lineAmount ?? zero) === zero ? 'promotion' : 'goods'

const lineOf = (line: Shown['lines'][number]): TaxInvoiceLine => ({
  nature: natureOf(line),
  code: line.productCode ?? '',
  name: line.productName ?? '',
  unit: line.unitName ?? '',
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  discountRate: line.discountPercent,
  discount: line.discount ?? zero,
  amount: line.taxable ?? zero,
  rate: line.vatRate === null ? null : rateName(line.vatRate as Decimal),
  vat: line.lineVat ?? zero,
})

const correctionOf = (invoice: Shown, original: Invoice | null): Correction | null =>
  original && {
    how: invoice.invoiceKind === replacingKind ? 'replaces' : 'adjusts',
    template: original.invoiceTemplate ?? '',
    series: original.invoiceSeries ?? '',
    number: Number(original.invoiceNumber),
    date: original.date,
    text: invoice.correctionText ?? '',
  }

/** The words of the law, whatever language the reader has. */
const paymentOf = ({ paymentMethodText: chosen }: Shown): string => {
  const known = payments.find(({ value }) => value === chosen)
  return known ? translate('vi', known.label) : (chosen ?? '')
}

/** Throws NotFound if it was deleted meanwhile. */
export const taxInvoiceOf = async (own: Scope, id: string, sellerTaxId: string): Promise<UnissuedInvoice> => {
  const scope: Scope = { ...own, language: 'vi' }
  const invoice = (await documentInfo(scope, vatInvoice, id)) as unknown as Shown
  const isBaseCurrency = invoice.currency === null || invoice.currency === scope.baseCurrency?.id
  return {
    template: invoice.invoiceTemplate ?? '1',
    series: invoice.invoiceSeries ?? '',
    date: invoice.date,
    currency: (isBaseCurrency ? null : invoice.currencyCode) ?? scope.settings.baseCurrency,
    exchangeRate: isBaseCurrency ? one : (invoice.exchangeRate ?? one),
    isBaseCurrency,
    paymentMethod: paymentOf(invoice),
    seller: sellerOf(scope, sellerTaxId || scope.settings.MST),
    buyer: {
      name: invoice.buyerName ?? '',
      person: invoice.buyerPerson ?? '',
      taxId: invoice.taxId ?? '',
      address: invoice.buyerAddress ?? '',
      code: invoice.partnerCode ?? '',
      phone: '',
      email: invoice.buyerEmail ?? '',
      personalId: invoice.buyerIdNo ?? '',
    },
    correction: correctionOf(invoice, await originalOf(scope, invoice)),
    lines: invoice.lines.map(lineOf),
    totalInWords: invoice.totalInWords ?? '',
  }
}

/** The invoice and its key; that of the original where the same provider has issued it. */
export const attemptOf = async (
  scope: Scope,
  { id, key, provider, original }: { id: string; key: string; provider: string; original: string | null },
  sellerTaxId: string,
): Promise<Attempt> => {
  const originalKey = original ? await keyAt(scope, original, provider) : null
  return { key, invoice: await taxInvoiceOf(scope, id, sellerTaxId), ...(originalKey && { originalKey }) }
}
