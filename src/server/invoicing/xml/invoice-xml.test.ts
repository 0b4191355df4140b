import { describe, expect, it } from 'vitest'
import { day } from '#kernel/day.ts'
import { decimal, one, zero } from '#kernel/decimal.ts'
import { invoiceQr } from '#kernel/invoice-qr.ts'
import { amountInWords } from '#kernel/words.ts'
import { rateName, totalsOf, type RateName, type TaxInvoice, type TaxInvoiceLine } from '../tax-invoice.ts'
import { invoiceXml } from './invoice-xml.ts'
import { invoiceXmlFaults } from './invoice-schema.ts'

const line = (changes: Partial<TaxInvoiceLine>): TaxInvoiceLine => ({
  nature: 'goods',
  code: '',
  name: 'Nước mắm 500ml',
  unit: '',
  quantity: null,
  unitPrice: null,
  discountRate: null,
  discount: zero,
  amount: zero,
  rate: '8%',
  vat: zero,
  ...changes,
})
const lines: TaxInvoiceLine[] = [
  line({
    code: 'SP000101',
    unit: 'Chai',
    quantity: decimal(10),
    unitPrice: decimal(45_500),
    discountRate: decimal(5),
    discount: decimal(22_750),
    amount: decimal(432_250),
    vat: decimal(34_580),
  }),
  line({ name: 'Gạo ST25', quantity: decimal(6), amount: decimal(1_110_000), rate: '5%', vat: decimal(55_500) }),
  line({ name: 'Bia & nước <lon>', amount: decimal(1_006_365), rate: '10%', vat: decimal(100_637) }),
  line({ nature: 'promotion', name: 'Ly thủy tinh', quantity: decimal(3), unitPrice: zero }),
  line({ nature: 'discount', name: 'Chiết khấu thương mại', amount: decimal(50_000), vat: decimal(4000) }),
  line({ nature: 'note', name: 'Theo đơn hàng số DH000123', rate: null }),
]
const invoice: TaxInvoice = {
  template: '1',
  series: 'C26TAA',
  number: 123,
  date: day('2026-11-20'),
  currency: 'VND',
  exchangeRate: one,
  isBaseCurrency: true,
  paymentMethod: 'TM/CK',
  seller: {
    name: 'CÔNG TY TNHH TM MẪU',
    taxId: '0109999887',
    address: 'Số 1 phố Mẫu, Phường Ba Đình, Hà Nội',
    phone: '',
    email: '',
    bankAccount: '',
    bankName: '',
  },
  buyer: {
    name: 'CÔNG TY CỔ PHẦN MẪU',
    person: '',
    taxId: '0312345673',
    address: 'Số 10 đường Mẫu, Thành phố Hồ Chí Minh',
    code: 'KH000045',
    phone: '',
    email: 'ketoan@khachhang.example',
    personalId: '',
  },
  correction: null,
  lines,
  totalInWords: amountInWords(decimal(2_685_332)),
}

describe('totals', () => {
  it('are those of the lines, less the discounts, by rising rates', () => {
    expect(totalsOf(lines)).toEqual({
      rates: [
        { rate: '5%', amount: decimal(1_110_000), vat: decimal(55_500) },
        { rate: '8%', amount: decimal(382_250), vat: decimal(30_580) },
        { rate: '10%', amount: decimal(1_006_365), vat: decimal(100_637) },
      ],
      beforeTax: decimal(2_498_615),
      vat: decimal(186_717),
      discount: decimal(50_000),
      payable: decimal(2_685_332),
    })
  })

  it.each([
    [0, '0%'],
    [8, '8%'],
    [-1, 'KCT'],
    [-2, 'KKKNT'],
    [3.5, 'KHAC:03.50%'],
    [12, 'KHAC:12.00%'],
  ])('a rate of %s is called %s', (rate, name) => {
    expect(rateName(decimal(rate))).toBe(name)
  })
})

describe('the XML of an invoice', () => {
  it('is valid and has every figure', async () => {
    const xml = invoiceXml(invoice)
    expect(await invoiceXmlFaults(xml)).toEqual([])
    for (const part of [
      '<DLHDon Id="HD-1C26TAA-00000123">',
      '<SHDon>123</SHDon>',
      '<TLCKhau>5</TLCKhau><STCKhau>22750</STCKhau><ThTien>432250</ThTien><TSuat>8%</TSuat>',
      '<TChat>3</TChat><STT>5</STT><THHDVu>Chiết khấu thương mại</THHDVu><ThTien>50000</ThTien>',
      '<TChat>4</TChat><THHDVu>Theo đơn hàng số DH000123</THHDVu></HHDVu>',
      '<LTSuat><TSuat>8%</TSuat><ThTien>382250</ThTien><TThue>30580</TThue></LTSuat>',
      '<TgTCThue>2498615</TgTCThue><TgTThue>186717</TgTThue><TTCKTMai>50000</TTCKTMai><TgTTTBSo>2685332</TgTTTBSo>',
      'Bia &amp; nước &lt;lon&gt;',
    ])
      expect(xml).toContain(part)
    expect(xml).not.toContain('<TGia>')
  })

  it('has the QR code that is printed', () => {
    const printed = invoiceQr({
      sellerTaxId: '0109999887',
      sellerName: 'CÔNG TY TNHH TM MẪU',
      template: '1',
      series: 'C26TAA',
      number: '00000123',
      day: '2026-11-20',
      total: decimal(2_685_332),
    })
    expect(invoiceXml(invoice)).toContain(`<DLQRCode>${printed}</DLQRCode>`)
  })

  it('names the corrected invoice, the rate of another currency, and no rates of VAT on a sales invoice', async () => {
    const adjusting = invoiceXml({
      ...invoice,
      template: '2',
      currency: 'USD',
      isBaseCurrency: false,
      exchangeRate: decimal('25450.55'),
      lines: [line({ quantity: decimal(-1), unitPrice: decimal('1.25'), amount: decimal('-1.25'), rate: null })],
      correction: {
        how: 'adjusts',
        template: '2',
        series: 'C26TAA',
        number: 7,
        date: day('2026-10-02'),
        text: 'Điều chỉnh cho hóa đơn Mẫu số 2 ký hiệu C26TAA số 00000007 ngày 02 tháng 10 năm 2026',
      },
    })
    expect(await invoiceXmlFaults(adjusting)).toEqual([])
    expect(adjusting).toContain('<TGia>25450.55</TGia>')
    expect(adjusting).toContain('<TCHDon>2</TCHDon><LHDCLQuan>1</LHDCLQuan>')
    expect(adjusting).toContain('<ThTien>-1.25</ThTien>')
    expect(adjusting).not.toMatch(/TSuat|DLQRCode|TgTThue/)
  })

  it.each<[string, Partial<TaxInvoice>, RegExp]>([
    ['a series of no year', { series: 'CXXTAA' }, /KHHDon/],
    ['a number of nine digits', { number: 100_000_000 }, /SHDon/],
    ['a seller without a tax code', { seller: { ...invoice.seller, taxId: '' } }, /MST/],
    ['a name that is too long', { lines: [line({ name: 'x'.repeat(501) })] }, /THHDVu/],
    ['a rate that is none', { lines: [line({ rate: '7%' as RateName })] }, /TSuat/],
    ['no lines', { lines: [] }, /DSHHDVu|TToan/],
  ])('%s is told', async (_, changes, place) => {
    const faults = await invoiceXmlFaults(invoiceXml({ ...invoice, ...changes }))
    expect(faults.join('\n')).toMatch(place)
  })
})
