/** An invoice as MISA meInvoice takes it: each amount in the currency of the invoice (`OC`) and in đồng. */
import { add, decimalsOf, multiply, subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import type { Attempt, ProviderAccount } from '../../provider.ts'
import { personalNumbers, type Buyer, type TaxInvoiceLine, type UnissuedInvoice } from '../../tax-invoice.ts'
import { isFromRegister, isTaxed, templateDigit, totalsFor } from '../../asking/writing.ts'

const itemTypes = { goods: 1, promotion: 2, discount: 3, note: 4 } as const
const unsigned = 5

type Convert = (value: Decimal) => Decimal
const converter =
  ({ isBaseCurrency, exchangeRate }: UnissuedInvoice): Convert =>
  (value) =>
    isBaseCurrency ? value : multiply(value, exchangeRate, 0)

/** A value and its equivalent in đồng. */
const both = (name: string, value: Decimal, convert: Convert): Record<string, Decimal> => ({
  [`${name}OC`]: value,
  [name]: convert(value),
})

const idOf = (buyer: Pick<Buyer, 'personalId'>) => {
  const { citizen, passport } = personalNumbers(buyer)
  return { BuyerIDNumber: citizen, ...(passport && { BuyerPassport: passport }) }
}

const buyerOf = ({ name, taxId, address, code, phone, email, person, personalId }: Buyer) => ({
  BuyerLegalName: name,
  BuyerTaxCode: taxId,
  BuyerAddress: address,
  BuyerCode: code,
  BuyerPhoneNumber: phone,
  BuyerEmail: email,
  // People who buy for themselves have no business.
  BuyerFullName: person || (taxId ? '' : name),
  ...idOf({ personalId }),
})

const correctionOf = ({ correction }: UnissuedInvoice) =>
  correction && {
    ReferenceType: correction.how === 'replaces' ? 1 : 2,
    // Issued under decree 123/2020 or its successor, as all of this program are.
    OrgInvoiceType: 1,
    OrgInvTemplateNo: templateDigit(correction.template),
    OrgInvSeries: correction.series,
    OrgInvNo: String(correction.number).padStart(8, '0'),
    OrgInvDate: correction.date,
    InvoiceNote: correction.text,
  }

const grossOf = ({ amount, discount }: TaxInvoiceLine): Decimal => add(amount, discount)

const detailsOf = (invoice: UnissuedInvoice, convert: Convert) => {
  let ordinal = 0
  return invoice.lines.map((line, index) => {
    const isNote = line.nature === 'note'
    if (!isNote) ordinal += 1
    const words = {
      ItemType: itemTypes[line.nature],
      SortOrder: index + 1,
      LineNumber: isNote ? null : ordinal,
      ItemCode: line.code,
      ItemName: line.name,
      UnitName: line.unit,
    }
    if (isNote) return words
    return {
      ...words,
      Quantity: line.quantity,
      UnitPrice: line.unitPrice,
      ...both('Amount', grossOf(line), convert),
      DiscountRate: line.discountRate,
      ...both('DiscountAmount', line.discount, convert),
      ...both('AmountWithoutVAT', line.amount, convert),
      ...(isTaxed(invoice) && { VATRateName: line.rate, ...both('VATAmount', line.vat, convert) }),
    }
  })
}

/** As many digits as the invoice has, so that it is shown as it was made. */
const digitsOf = ({ lines, isBaseCurrency, exchangeRate }: UnissuedInvoice) => {
  const most = (pick: (line: TaxInvoiceLine) => Decimal | null) =>
    String(Math.max(0, ...lines.map((line) => decimalsOf(pick(line) ?? zero))))
  const unitPrice = most((line) => line.unitPrice)
  return {
    MainCurrency: 'VND',
    AmountDecimalDigits: '0',
    AmountOCDecimalDigits: isBaseCurrency ? '0' : '2',
    UnitPriceOCDecimalDigits: unitPrice,
    UnitPriceDecimalDigits: unitPrice,
    QuantityDecimalDigits: most((line) => line.quantity),
    CoefficientDecimalDigits: '2',
    ExchangRateDecimalDigits: String(decimalsOf(exchangeRate)),
  }
}

const totalsPart = (invoice: UnissuedInvoice, convert: Convert) => {
  const { beforeTax, vat, payable, rates } = totalsFor(invoice)
  const counted = invoice.lines.filter(({ nature }) => nature !== 'note' && nature !== 'discount')
  const sale = sumOf(counted, grossOf)
  return {
    ...both('TotalSaleAmount', sale, convert),
    ...both('TotalDiscountAmount', subtract(sale, beforeTax), convert),
    ...both('TotalAmountWithoutVAT', beforeTax, convert),
    ...both('TotalVATAmount', vat, convert),
    TotalAmountOC: payable,
    // The amount's parts are rounded first, so that the invoice adds up in đồng too.
    TotalAmount: add(convert(beforeTax), convert(vat)),
    TotalAmountInWords: invoice.totalInWords,
    TaxRateInfo: rates.map(({ rate, amount, vat: tax }) => ({
      VATRateName: rate,
      ...both('AmountWithoutVAT', amount, convert),
      ...both('VATAmount', tax, convert),
    })),
  }
}

export const misaInvoice = ({ key, invoice }: Attempt) => {
  const convert = converter(invoice)
  return {
    RefID: key,
    InvSeries: `${templateDigit(invoice.template)}${invoice.series}`,
    InvDate: invoice.date,
    CurrencyCode: invoice.currency,
    ExchangeRate: invoice.exchangeRate,
    PaymentMethodName: invoice.paymentMethod,
    IsInvoiceSummary: false,
    ...(isFromRegister(invoice) && { IsInvoiceCalculatingMachine: true }),
    ...buyerOf(invoice.buyer),
    ...correctionOf(invoice),
    ...totalsPart(invoice, convert),
    OriginalInvoiceDetail: detailsOf(invoice, convert),
    OptionUserDefined: digitsOf(invoice),
  }
}

/** Signed by the provider, unless the account says otherwise or the invoice needs no signature. */
export const misaBody = (attempt: Attempt, { settings }: ProviderAccount) => ({
  SignType: isFromRegister(attempt.invoice) ? unsigned : Number(settings['signType']) || 2,
  InvoiceData: [misaInvoice(attempt)],
  PublishInvoiceData: null,
})
