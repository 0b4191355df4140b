/**
 * A VAT invoice as the tax authority and the providers of e-invoices know it, whatever the program stores. Amounts are
 * in the currency of the invoice, with its decimals.
 */
import type { Day } from '#kernel/day.ts'
import { add, decimal, decimalText, negate, sumOf, zero, type Decimal } from '#kernel/decimal.ts'

/** How rates are named: by their percentage, or as not subject to VAT (KCT), not declared (KKKNT), another rate (KHAC). */
export type RateName = `${number}%` | 'KCT' | 'KKKNT' | `KHAC:${string}%`

/** What a line is: goods or services, a gift, a discount that is subtracted, words without an amount. */
type LineNature = 'goods' | 'promotion' | 'discount' | 'note'

export interface TaxInvoiceLine {
  nature: LineNature
  code: string
  name: string
  unit: string
  quantity: Decimal | null
  unitPrice: Decimal | null
  /** In percent; null where only the amount is known. */
  discountRate: Decimal | null
  discount: Decimal
  /** Before VAT, after the discount. That of a line `discount` is positive and subtracted. */
  amount: Decimal
  rate: RateName | null
  vat: Decimal
}

export interface Seller {
  name: string
  taxId: string
  address: string
  phone: string
  email: string
  bankAccount: string
  bankName: string
}

export interface Buyer {
  name: string
  /** The person who buys for a business. */
  person: string
  taxId: string
  address: string
  code: string
  phone: string
  email: string
  /** The number by which the state knows a person, or that of a passport. */
  personalId: string
}

/** The number that the state gives a person has twelve digits; any other is that of a passport. */
export const personalNumbers = ({ personalId }: Pick<Buyer, 'personalId'>): { citizen: string; passport: string } => {
  const digits = personalId.replace(/[\s.-]/g, '')
  return /^\d{12}$/.test(digits) ? { citizen: digits, passport: '' } : { citizen: '', passport: personalId }
}

/** The invoice that this one corrects. */
export interface Correction {
  how: 'replaces' | 'adjusts'
  template: string
  series: string
  number: number
  date: Day
  /** The sentence that the law demands on the new invoice. */
  text: string
}

/** An invoice that has no number yet, as a provider gets it. */
export interface UnissuedInvoice {
  /** `1` for VAT invoices, `2` for sales invoices of sellers without deduction. */
  template: string
  /** Six signs, such as `C26TAA`. */
  series: string
  date: Day
  currency: string
  /** Base currency per one unit of the currency of the invoice. */
  exchangeRate: Decimal
  isBaseCurrency: boolean
  paymentMethod: string
  seller: Seller
  buyer: Buyer
  correction: Correction | null
  lines: readonly TaxInvoiceLine[]
  totalInWords: string
}
export interface TaxInvoice extends UnissuedInvoice {
  number: number
}

/** The code of the tax authority for a rate in percent; −1 and −2 mark what bears none (contract documents §2 block M). */
export const rateName = (rate: Decimal): RateName => {
  if (rate === decimal(-1)) return 'KCT'
  if (rate === decimal(-2)) return 'KKKNT'
  const text = decimalText(rate)
  if (['0', '5', '8', '10'].includes(text)) return `${text}%` as RateName
  const [whole, part = ''] = text.split('.')
  return `KHAC:${whole!.padStart(2, '0')}.${part.padEnd(2, '0')}%`
}

interface RateTotal {
  rate: RateName
  amount: Decimal
  vat: Decimal
}
export interface InvoiceTotals {
  /** One per rate: rising, and those without VAT behind. */
  rates: readonly RateTotal[]
  beforeTax: Decimal
  vat: Decimal
  /** Of the lines that are discounts. */
  discount: Decimal
  payable: Decimal
}

const signed = ({ nature }: TaxInvoiceLine, value: Decimal): Decimal => (nature === 'discount' ? negate(value) : value)
const rank = (rate: RateName): number => {
  if (rate === 'KCT') return 1000
  if (rate === 'KKKNT') return 1001
  return Number(rate.replace('KHAC:', '').replace('%', ''))
}

/** VAT is rounded per line, so the VAT of a rate is the sum of its lines and every copy adds up. */
export const totalsOf = (lines: readonly TaxInvoiceLine[]): InvoiceTotals => {
  const taxed = lines.filter(({ rate, nature }) => rate !== null && nature !== 'note')
  const byRate = Map.groupBy(taxed, ({ rate }) => rate!)
  const rates = [...byRate]
    .map(([rate, same]) => ({
      rate,
      amount: sumOf(same, (line) => signed(line, line.amount)),
      vat: sumOf(same, (line) => signed(line, line.vat)),
    }))
    .toSorted((a, b) => rank(a.rate) - rank(b.rate))
  const beforeTax = sumOf(lines, (line) => (line.nature === 'note' ? zero : signed(line, line.amount)))
  const vat = sumOf(rates, (one) => one.vat)
  const discount = sumOf(lines, (line) => (line.nature === 'discount' ? line.amount : zero))
  return { rates, beforeTax, vat, discount, payable: add(beforeTax, vat) }
}
