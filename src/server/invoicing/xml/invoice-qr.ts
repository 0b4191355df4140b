/** The QR code of an invoice: fields of EMVCo, and in field 99 what identifies it (seller, series, number, day, total). */
import { decimalText } from '#kernel/decimal.ts'
import { crc16, plainText } from '#kernel/vietqr.ts'
import { totalsOf, type TaxInvoice } from '../tax-invoice.ts'

/** Identifies invoices, as `A000000727` does transfers of money. */
const APPLICATION = 'A000000775'
/** ISO 4217 by number. Invoices in other currencies have no QR code; it is optional. */
const currencies: Readonly<Record<string, string>> = {
  VND: '704',
  USD: '840',
  EUR: '978',
  JPY: '392',
  CNY: '156',
  KRW: '410',
  THB: '764',
  SGD: '702',
  GBP: '826',
  AUD: '036',
  HKD: '344',
  TWD: '901',
}
/** Sellers of goods of many kinds. */
const CATEGORY = '5499'

const field = (id: string, value: string): string =>
  value ? `${id}${String(value.length).padStart(2, '0')}${value}` : ''
const short = (text: string, length: number): string => plainText(text).slice(0, length).trim().toUpperCase()

/** Returns '' for an invoice without a place in the code: a negative total, or a currency that is not in the table. */
export const invoiceQr = (invoice: TaxInvoice): string => {
  const currency = currencies[invoice.currency]
  const { beforeTax, payable } = totalsOf(invoice.lines)
  const total = decimalText(invoice.template === '1' ? payable : beforeTax)
  const { name, taxId, address } = invoice.seller
  if (!currency || total.startsWith('-') || total.length > 13) return ''
  const identity =
    field('00', APPLICATION) +
    field('01', taxId) +
    field('02', invoice.template) +
    field('03', invoice.series) +
    field('04', String(invoice.number)) +
    field('05', invoice.date.replaceAll('-', '')) +
    field('06', total)
  const text =
    field('00', '01') +
    field('01', '12') +
    field('26', field('00', APPLICATION) + field('01', taxId)) +
    field('52', CATEGORY) +
    field('53', currency) +
    field('54', total) +
    field('58', 'VN') +
    field('59', short(name, 25)) +
    field('60', short(address.split(',').at(-1) ?? '', 15)) +
    field('99', identity)
  return `${text}6304${crc16(`${text}6304`)}`
}
