/** Hóa đơn VAT: what the tax office gets to know of a sale. It posts nothing. Contract documents §27. */
import { defineShape, moment, records, refs, vat, type Choice } from '#model/field.ts'
import { partnersOf } from '#model/partner-side.ts'
import { agreed, kept, left, once, own, shared } from '../_shared/orders/becomes.ts'
import {
  choice,
  currencyFields,
  day,
  employeeFields,
  flag,
  goodsLine,
  lineNote,
  money,
  moneyLine,
  quantity,
  ref,
  sourceLine,
  text,
} from '../_shared/fields.ts'
import { amongSeries, amongTemplates } from './series.ts'

export const originalKind = 1
export const replacingKind = 2
export const adjustingKind = 3
const kinds = [
  { value: originalKind, label: 'invoiceKind.original' },
  { value: replacingKind, label: 'invoiceKind.replacing' },
  { value: adjustingKind, label: 'invoiceKind.adjusting' },
] as const

export const usualPayment = 'TM/CK'
/** How it is paid, in the words that are printed. */
export const payments: readonly (Choice & { value: string })[] = [
  { value: 'TM', label: 'invoicePayment.cash' },
  { value: 'CK', label: 'invoicePayment.transfer' },
  { value: usualPayment, label: 'invoicePayment.both' },
  { value: 'Đối trừ công nợ', label: 'invoicePayment.offset' },
  { value: 'Không thu tiền', label: 'invoicePayment.free' },
  { value: 'Khác', label: 'invoicePayment.other' },
]

export const shape = defineShape({
  fields: {
    date: day({
      label: 'field.date',
      wire: 'NgayHoadon',
      required: true,
      missing: 'required.date',
      becomes: once,
    }),
    documentDate: day({ label: 'field.vatDate', wire: 'dtDate', fact: true, place: 'hidden' }),
    invoiceTemplate: text({
      label: 'field.vatTemplate',
      wire: 'Mauso',
      max: 11,
      becomes: own,
      among: amongTemplates(adjustingKind),
    }),
    invoiceSeries: text({
      label: 'field.vatSeries',
      wire: 'SoHieuHD',
      max: 6,
      becomes: once,
      among: amongSeries(adjustingKind),
    }),
    invoiceNumber: text({ label: 'field.vatNumber', wire: 'SoHD', derived: true, place: 'hidden' }),
    partner: ref('partner')({
      label: 'field.customer',
      wire: 'Object_ID',
      becomes: kept,
      narrow: partnersOf.customer,
      party: 'customer',
    }),
    partnerCode: text({
      label: 'field.customerCode',
      wire: 'ObjID',
      fact: true,
      show: { ref: 'partner', column: 'code' },
      place: 'hidden',
    }),
    buyerName: text({
      label: 'field.buyerName',
      wire: 'Company',
      max: 400,
      required: true,
      missing: 'noBuyer',
      becomes: kept,
      copies: { ref: 'partner', column: 'name' },
    }),
    buyerPerson: text({ label: 'field.buyerPerson', max: 100, becomes: kept }),
    taxId: text({
      label: 'field.taxId',
      wire: 'MST',
      max: 14,
      becomes: kept,
      copies: { ref: 'partner', column: 'taxId' },
    }),
    buyerAddress: text({
      label: 'field.address',
      wire: 'Address',
      max: 400,
      becomes: kept,
      copies: { ref: 'partner', column: 'printedAddress' },
    }),
    buyerEmail: text({
      label: 'field.buyerEmail',
      max: 254,
      becomes: kept,
      copies: { ref: 'partner', column: 'email' },
    }),
    buyerIdNo: text({ label: 'field.buyerIdNo', max: 20, becomes: kept }),
    paymentMethodText: choice<string>()({
      label: 'field.invoicePayment',
      wire: 'PayMent',
      becomes: agreed,
      choices: payments,
    }),
    invoiceKind: choice()({ label: 'field.invoiceKind', becomes: once, choices: kinds }),
    original: ref('vatInvoice')({ label: 'field.originalInvoice', wire: 'originalId' }),
    originalNumber: text({ label: 'field.originalInvoice', fact: true, place: 'hidden' }),
    correctionText: text({ label: 'field.correctionText', fact: true, place: 'hidden' }),
    isAdjusted: flag({ label: 'invoiceKind.adjusted', fact: true, place: 'hidden' }),
    bills: refs('salesBill')({ label: 'field.invoicedBills', wire: 'billIds', becomes: once, place: 'hidden' }),
    billNumbers: text({ label: 'field.invoicedBills', fact: true, place: 'hidden' }),
    ...employeeFields,
    // That of its bills: who is limited to stores sees the invoices of these.
    store: ref('store')({
      label: 'field.store',
      wire: 'Store_ID',
      derived: true,
      mainStore: true,
      place: 'hidden',
    }),
    ...currencyFields,
    totalBeforeTax: money({ label: 'field.totalBeforeTax', wire: 'TotalNoneTax', derived: true }),
    totalVat: money({ label: 'field.totalVat', wire: 'm_VAT', derived: true }),
    total: money({ label: 'field.total', wire: 'TotalTax', derived: true }),
    totalInWords: text({ label: 'field.totalInWords', fact: true, place: 'hidden' }),
    // Of the print: sums by rate, and the code by which it is checked.
    vatRates: records({
      vatRate: vat({ label: 'field.vatRate', wire: 'VAT' }),
      taxable: money({ label: 'field.totalBeforeTax', wire: 'TotalNoneTax', sign: 'any' }),
      vat: money({ label: 'field.totalVat', wire: 'm_VAT', sign: 'any' }),
      total: money({ label: 'field.total', wire: 'TotalTax', sign: 'any' }),
    })({ label: 'field.vatByRate', fact: true, place: 'hidden', knownBy: 'vatRate' }),
    invoiceQr: text({ label: 'field.invoiceQr', fact: true, place: 'hidden' }),
    lookupCode: text({ label: 'field.lookupCode', derived: true, place: 'hidden' }),
    taxAuthorityCode: text({ label: 'field.taxAuthorityCode', derived: true, place: 'hidden' }),
    uploadedAt: moment({ label: 'field.uploadedAt', fact: false, derived: true, place: 'hidden' }),
    isBeingSent: flag({ label: 'status.sending', fact: true, place: 'hidden' }),
    /** Nobody could tell for days what became of it: people have to look it up. */
    isUndecided: flag({ label: 'field.isUndecided', fact: true, place: 'hidden' }),
    uploadState: text({ label: 'field.uploadState', derived: true, place: 'hidden' }),
    uploadError: text({ label: 'field.uploadError', derived: true, place: 'hidden', madeText: true }),
    provider: text({ label: 'field.invoiceProvider', derived: true, place: 'hidden' }),
    cancelReason: text({ label: 'field.cancelReason', derived: true, place: 'hidden', madeText: true }),
  },
  lines: {
    ...goodsLine,
    product: ref('product')({ label: 'field.product', wire: 'Product_ID', becomes: kept, role: 'product' }),
    // Of a line without goods it is typed.
    unitName: text({ label: 'field.unitName', wire: 'Unit', max: 50, becomes: kept, sheet: true }),
    quantity: quantity({
      label: 'field.quantity',
      wire: 'Qty',
      required: true,
      becomes: left,
      sign: 'any',
      role: 'quantity',
    }),
    ...moneyLine,
    discountAmount: money({
      label: 'field.discount',
      wire: 'm_Discount',
      becomes: shared,
      sign: 'any',
      role: 'amount',
    }),
    typedVat: money({ label: 'field.lineVat', wire: 'VatAmount', sign: 'any', becomes: own }),
    lineVat: money({
      label: 'field.lineVat',
      wire: 'VatAmount',
      derived: true,
      typedTwin: 'typedVat',
      place: 'hidden',
      sheet: true,
    }),
    ...lineNote,
    ...sourceLine,
  },
})
