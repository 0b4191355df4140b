/**
 * An invoice in the data format of the tax authority (decision 1450/QĐ-TCT and its successors). The order of the
 * elements is part of the format; amounts have a point and no separators, days are written year first.
 */
import { bearsVat } from '#documents/vat-invoice/series.ts'
import { decimalText, zero, type Decimal } from '#kernel/decimal.ts'
import { invoiceQr } from '#kernel/invoice-qr.ts'
import {
  personalNumbers,
  totalsOf,
  type Buyer,
  type Correction,
  type Seller,
  type TaxInvoice,
  type TaxInvoiceLine,
  type UnissuedInvoice,
} from '../tax-invoice.ts'
import { writeDocument, type Content, type Element } from './element.ts'

const FORMAT_VERSION = '2.1.0'

const names: Readonly<Record<string, string>> = { 1: 'Hóa đơn giá trị gia tăng', 2: 'Hóa đơn bán hàng' }
const natures = { goods: '1', promotion: '2', discount: '3', note: '4' } as const

const element = (name: string, content: Content): Element => ({ name, content })
const amount = (name: string, value: Decimal | null): Element =>
  element(name, value === null ? null : decimalText(value))

/** `HD-1C26TAA-00000123`: what a signature refers to. */
const dataId = ({ template, series, number }: TaxInvoice): string =>
  `HD-${template}${series}-${String(number).padStart(8, '0')}`.replace(/[^\w-]/g, '-')

const correctionOf = ({ how, template, series, number, date, text }: Correction): Element[] => [
  element('TCHDon', how === 'replaces' ? '1' : '2'),
  // The only kind that this program has issued: electronic invoices of the decree 123/2020 and its successor.
  element('LHDCLQuan', '1'),
  element('KHMSHDCLQuan', template),
  element('KHHDCLQuan', series),
  element('SHDCLQuan', String(number)),
  element('NLHDCLQuan', date),
  element('GChu', text),
]

const general = (invoice: Numbered, { version, provider }: XmlOptions): Element[] => [
  element('PBan', version),
  element('THDon', names[invoice.template] ?? names['1']!),
  element('KHMSHDon', invoice.template),
  element('KHHDon', invoice.series),
  element('SHDon', invoice.number === undefined ? null : String(invoice.number)),
  element('NLap', invoice.date),
  element('DVTTe', invoice.currency),
  amount('TGia', invoice.isBaseCurrency ? null : invoice.exchangeRate),
  element('HTTToan', invoice.paymentMethod),
  element('MSTTCGP', provider),
  element('TTHDLQuan', invoice.correction && correctionOf(invoice.correction)),
]

const sellerOf = ({ name, taxId, address, phone, email, bankAccount, bankName }: Seller): Element[] => [
  element('Ten', name),
  element('MST', taxId),
  element('DChi', address),
  element('SDThoai', phone),
  element('DCTDTu', email),
  element('STKNHang', bankAccount),
  element('TNHang', bankName),
]

const buyerOf = ({ name, taxId, address, code, phone, email, person, ...buyer }: Buyer): Element[] => [
  element('Ten', name),
  element('MST', taxId),
  element('DChi', address),
  element('MKHang', code),
  element('SDThoai', phone),
  element('CCCDan', personalNumbers(buyer).citizen),
  element('SHChieu', personalNumbers(buyer).passport),
  element('DCTDTu', email),
  element('HVTNMHang', person),
]

/** Notes have no number of their own and no amount. */
const linesOf = (lines: readonly TaxInvoiceLine[], isTaxed: boolean): Element[] => {
  let ordinal = 0
  return lines.map((line) => {
    const isNote = line.nature === 'note'
    if (!isNote) ordinal += 1
    return element('HHDVu', [
      element('TChat', natures[line.nature]),
      element('STT', isNote ? null : String(ordinal)),
      element('MHHDVu', line.code),
      element('THHDVu', line.name),
      element('DVTinh', line.unit),
      amount('SLuong', line.quantity),
      amount('DGia', line.unitPrice),
      amount('TLCKhau', line.discountRate),
      amount('STCKhau', line.discount === zero ? null : line.discount),
      amount('ThTien', isNote ? null : line.amount),
      element('TSuat', isTaxed && !isNote ? line.rate : null),
    ])
  })
}

const totalsElement = (invoice: UnissuedInvoice, isTaxed: boolean): Element[] => {
  const { rates, beforeTax, vat, discount, payable } = totalsOf(invoice.lines)
  const ofRate = (total: (typeof rates)[number]) =>
    element('LTSuat', [element('TSuat', total.rate), amount('ThTien', total.amount), amount('TThue', total.vat)])
  return [
    element('THTTLTSuat', isTaxed ? rates.map(ofRate) : null),
    amount('TgTCThue', isTaxed ? beforeTax : null),
    amount('TgTThue', isTaxed ? vat : null),
    amount('TTCKTMai', discount === zero ? null : discount),
    amount('TgTTTBSo', isTaxed ? payable : beforeTax),
    element('TgTTTBChu', invoice.totalInWords),
  ]
}

interface XmlOptions {
  version: string
  /** The tax code of the company whose program made the invoice; empty for a program of one's own. */
  provider: string
}
/** A provider that gives the numbers itself gets an invoice without one. */
type Numbered = UnissuedInvoice & { number?: number }

const dataOf = (invoice: Numbered, options: XmlOptions, attributes: Record<string, string>): Element => {
  const isTaxed = bearsVat(invoice.template)
  const content = [
    element('NBan', sellerOf(invoice.seller)),
    element('NMua', buyerOf(invoice.buyer)),
    element('DSHHDVu', linesOf(invoice.lines, isTaxed)),
    element('TToan', totalsElement(invoice, isTaxed)),
  ]
  return {
    name: 'DLHDon',
    attributes,
    content: [element('TTChung', general(invoice, options)), element('NDHDon', content)],
  }
}

/** What is said in an invoice, before it has a number and a signature. */
export const unissuedData = (invoice: UnissuedInvoice): Element =>
  dataOf(invoice, { version: FORMAT_VERSION, provider: '' }, {})

/** As on paper: only for money in đồng. */
const codeOf = (invoice: TaxInvoice): string => {
  if (invoice.currency !== 'VND') return ''
  const { beforeTax, payable } = totalsOf(invoice.lines)
  return invoiceQr({
    sellerTaxId: invoice.seller.taxId,
    sellerName: invoice.seller.name,
    template: invoice.template,
    series: invoice.series,
    number: String(invoice.number),
    day: invoice.date,
    total: bearsVat(invoice.template) ? payable : beforeTax,
  })
}

/** The unsigned invoice. `invoice-schema.ts` validates it. */
export const invoiceXml = (
  invoice: TaxInvoice,
  { version = FORMAT_VERSION, provider = '' }: Partial<XmlOptions> = {},
): string => {
  const always = true
  const signatures = ['NBan', 'NMua', 'CQT', 'CCKSKhac'].map((name) => ({ name, content: null, always }))
  return writeDocument(
    element('HDon', [
      dataOf(invoice, { version, provider }, { Id: dataId(invoice) }),
      element('DLQRCode', codeOf(invoice)),
      { name: 'DSCKS', content: signatures, always },
    ]),
  )
}
