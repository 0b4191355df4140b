/** The code on an electronic invoice: seller, series, number, day and total, for checking it (domain: einvoice §9). */
import { decimalText, type Decimal } from './decimal.ts'
import { crc16, plainText, qrField } from './vietqr.ts'

export interface InvoiceOnPaper {
  sellerTaxId: string
  sellerName: string
  city?: string
  /** What the seller trades in, in the numbers of card payments; not said: `0000`. */
  category?: string
  template: string
  series: string
  number: string
  /** `2026-11-20` */
  day: string
  total: Decimal
}

const INVOICES = 'A000000775'
const LONGEST_NAME = 25

/** '' where the seller has no tax code or nothing is to be paid. */
export const invoiceQr = (invoice: InvoiceOnPaper): string => {
  const total = decimalText(invoice.total)
  if (!invoice.sellerTaxId || !/^\d{1,13}$/.test(total)) return ''
  const seller = qrField('00', INVOICES) + qrField('01', invoice.sellerTaxId)
  const issued =
    qrField('02', invoice.template) +
    qrField('03', invoice.series) +
    qrField('04', String(Number(invoice.number))) +
    qrField('05', invoice.day.replaceAll('-', '')) +
    qrField('06', total)
  const text =
    qrField('00', '01') +
    qrField('01', '12') +
    qrField('26', seller) +
    qrField('52', invoice.category ?? '0000') +
    qrField('53', '704') +
    qrField('54', total) +
    qrField('58', 'VN') +
    qrField('59', plainText(invoice.sellerName).toUpperCase().slice(0, LONGEST_NAME).trim()) +
    qrField('60', plainText(invoice.city ?? '').toUpperCase()) +
    qrField('99', seller + issued)
  return `${text}6304${crc16(`${text}6304`)}`
}
