/**
 * An invoice as Viettel SInvoice takes it. Amounts of adjustments have no sign there; whether they add or subtract is
 * said beside them.
 */
import type { Day } from '#kernel/day.ts'
import { absolute, add, decimal, zero, type Decimal } from '#kernel/decimal.ts'
import type { Attempt } from '../../provider.ts'
import {
  personalNumbers,
  type Buyer,
  type RateName,
  type TaxInvoiceLine,
  type UnissuedInvoice,
} from '../../tax-invoice.ts'
import { isTaxed, templateCode, templateDigit, totalsFor } from '../../asking/writing.ts'

const selections = { goods: 1, note: 2, discount: 3, promotion: 4 } as const

/** Other providers have these two the other way round. */
const exempt: Readonly<Record<string, number>> = { KCT: -2, KKKNT: -1 }
const taxPercentage = (rate: RateName): Decimal => decimal(exempt[rate] ?? rate.replace('KHAC:', '').replace('%', ''))

interface Writing {
  now: Date
  /** What Viettel calls the invoice that this one corrects; null where it has not said. */
  originalName: string | null
}

/** 7 o'clock in Vietnam: the same day for servers that read it there and for those that read it in Greenwich. */
export const momentOf = (date: Day): number => Date.parse(`${date}T00:00:00Z`)

const general = ({ key, invoice }: Attempt, { now, originalName }: Writing) => {
  const { correction, template, series, date, currency, exchangeRate, lines } = invoice
  const isAdjusting = correction?.how === 'adjusts'
  const changesMoney = lines.some(({ amount, vat }) => amount !== zero || vat !== zero)
  const issued = Math.min(momentOf(date), now.getTime())
  return {
    transactionUuid: key,
    invoiceType: templateDigit(template),
    templateCode: templateCode(template),
    invoiceSeries: series,
    // Never in the future, which is refused.
    invoiceIssuedDate: issued,
    currencyCode: currency,
    exchangeRate,
    adjustmentType: isAdjusting ? '5' : correction ? '3' : '1',
    ...(isAdjusting && { adjustmentInvoiceType: changesMoney ? '1' : '2' }),
    ...(correction && {
      originalInvoiceId: originalName ?? `${correction.series}${correction.number}`,
      originalInvoiceIssueDate: momentOf(correction.date),
      originalTemplateCode: templateCode(correction.template),
      additionalReferenceDesc: correction.text,
      additionalReferenceDate: issued,
      adjustedNote: correction.text,
      invoiceNote: correction.text,
    }),
    paymentStatus: true,
    cusGetInvoiceRight: true,
  }
}

const buyerInfo = ({ name, person, taxId, address, phone, email, personalId, code }: Buyer) => {
  const { citizen, passport } = personalNumbers({ personalId })
  const isUnknown = !taxId && !personalId && /bán cho người tiêu dùng|không lấy hóa đơn/i.test(name)
  return {
    // People who buy for themselves have no business.
    buyerName: person || (taxId ? undefined : name),
    buyerLegalName: name,
    buyerTaxCode: taxId || undefined,
    buyerAddressLine: address || undefined,
    buyerPhoneNumber: phone.split(/[;,/]/)[0]!.replace(/\D/g, '') || undefined,
    buyerEmail: email || undefined,
    ...(personalId && { buyerIdNo: citizen || passport, buyerIdType: citizen ? '1' : '2' }),
    buyerCode: code || undefined,
    buyerNotGetInvoice: isUnknown ? 1 : 0,
  }
}

/** True if a line makes the invoice larger. */
const direction = (line: TaxInvoiceLine, isAdjusting: boolean): { isIncreaseItem?: boolean } => {
  const sign = line.amount === zero ? (line.quantity ?? zero) : line.amount
  if (line.nature === 'discount') return { isIncreaseItem: isAdjusting && sign < 0n }
  return isAdjusting ? { isIncreaseItem: sign >= 0n } : {}
}

const itemOf = (line: TaxInvoiceLine, index: number, invoice: UnissuedInvoice) => {
  const isAdjusting = invoice.correction?.how === 'adjusts'
  const size = (value: Decimal) => (isAdjusting ? absolute(value) : value)
  const maybe = (value: Decimal | null) => (value === null ? undefined : size(value))
  const words = {
    lineNumber: index + 1,
    selection: selections[line.nature],
    itemCode: line.code || undefined,
    itemName: line.name,
    unitName: line.unit || undefined,
  }
  if (line.nature === 'note') return words
  return {
    ...words,
    unitPrice: maybe(line.unitPrice),
    quantity: maybe(line.quantity),
    itemTotalAmountWithoutTax: size(add(line.amount, line.discount)),
    ...(isTaxed(invoice) && {
      ...(line.rate && { taxPercentage: taxPercentage(line.rate) }),
      taxAmount: size(line.vat),
    }),
    discount: line.discountRate ?? zero,
    itemDiscount: size(line.discount),
    itemTotalAmountAfterDiscount: size(line.amount),
    itemTotalAmountWithTax: size(isTaxed(invoice) ? add(line.amount, line.vat) : line.amount),
    ...direction(line, isAdjusting),
  }
}

const summary = (invoice: UnissuedInvoice) => {
  const { beforeTax, vat, payable, discount } = totalsFor(invoice)
  return {
    totalAmountWithoutTax: absolute(beforeTax),
    ...(isTaxed(invoice) && { totalTaxAmount: absolute(vat) }),
    totalAmountWithTax: absolute(payable),
    totalAmountAfterDiscount: absolute(beforeTax),
    totalAmountWithTaxInWords: invoice.totalInWords,
    discountAmount: absolute(discount),
    isTotalAmtWithoutTaxPos: beforeTax >= 0n,
    isTotalTaxAmountPos: vat >= 0n,
    isTotalAmountPos: payable >= 0n,
    isDiscountAmtPos: discount >= 0n,
  }
}

export const viettelInvoice = (attempt: Attempt, writing: Writing) => {
  const { invoice } = attempt
  const { rates } = totalsFor(invoice)
  return {
    generalInvoiceInfo: general(attempt, writing),
    buyerInfo: buyerInfo(invoice.buyer),
    payments: [{ paymentMethodName: invoice.paymentMethod }],
    itemInfo: invoice.lines.map((line, index) => itemOf(line, index, invoice)),
    ...(rates.length > 0 && {
      taxBreakdowns: rates.map(({ rate, amount, vat }) => ({
        taxPercentage: taxPercentage(rate),
        taxableAmount: absolute(amount),
        taxAmount: absolute(vat),
        taxableAmountPos: amount >= 0n,
        taxAmountPos: vat >= 0n,
      })),
    }),
    summarizeInfo: summary(invoice),
  }
}
