/** Invoices to send, and accounts to send them with. */
import { day } from '#kernel/day.ts'
import { decimal, one, zero } from '#kernel/decimal.ts'
import type { Attempt, ProviderAccount } from '#server/invoicing/provider.ts'
import type { TaxInvoiceLine, UnissuedInvoice } from '#server/invoicing/tax-invoice.ts'
import { misaAccount } from './misa.ts'
import { viettelAccount } from './viettel.ts'
import { vnptAccount } from './vnpt.ts'

export const sampleLine = (changes: Partial<TaxInvoiceLine>): TaxInvoiceLine => ({
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

export const sampleInvoice = (changes: Partial<UnissuedInvoice> = {}): UnissuedInvoice => ({
  template: '1',
  series: 'C26TAA',
  date: day('2026-11-18'),
  currency: 'VND',
  exchangeRate: one,
  isBaseCurrency: true,
  paymentMethod: 'TM/CK',
  seller: {
    name: 'CÔNG TY TNHH TM MẪU',
    taxId: '0109999887',
    address: 'Số 1 phố Mẫu, Hà Nội',
    phone: '',
    email: '',
    bankAccount: '',
    bankName: '',
  },
  buyer: {
    name: 'CÔNG TY CỔ PHẦN "A & B" <MẪU>',
    person: 'Nguyễn Văn A',
    taxId: '0312345673',
    address: 'Số 10 đường Mẫu, Thành phố Hồ Chí Minh',
    code: 'KH000045',
    phone: '+84 (28) 3800-0000',
    email: 'ketoan@khachhang.example',
    personalId: '',
  },
  correction: null,
  lines: [
    sampleLine({
      code: 'SP000101',
      unit: 'Chai',
      quantity: decimal(10),
      unitPrice: decimal('45500.1234'),
      discountRate: decimal(5),
      discount: decimal(22_750),
      amount: decimal(432_251),
      vat: decimal(34_580),
    }),
    sampleLine({ name: 'Phần mềm', quantity: one, unitPrice: decimal(700), amount: decimal(700), rate: 'KCT' }),
    sampleLine({ name: 'Thu hộ', quantity: one, unitPrice: decimal(300), amount: decimal(300), rate: 'KKKNT' }),
  ],
  totalInWords: 'Bốn trăm sáu mươi bảy nghìn tám trăm ba mươi mốt đồng',
  ...changes,
})

const correction = {
  template: '1',
  series: 'C26TAA',
  number: 7,
  date: day('2026-10-02'),
} as const
const sentence = 'cho hóa đơn Mẫu số 1 ký hiệu C26TAA số 00000007 ngày 02 tháng 10 năm 2026'
const plain = sampleLine({
  code: 'SP000205',
  unit: 'Túi',
  quantity: decimal(6),
  unitPrice: decimal(185_000),
  amount: decimal(1_110_000),
  rate: '5%',
  vat: decimal(55_500),
})

/** One of each kind. */
export const sampleKinds: Readonly<Record<string, UnissuedInvoice>> = {
  normal: sampleInvoice(),
  'discount and notes': sampleInvoice({
    lines: [
      plain,
      sampleLine({ nature: 'discount', name: 'Chiết khấu', amount: decimal(50_000), rate: '5%', vat: decimal(2_500) }),
      sampleLine({ nature: 'note', name: 'Theo đơn hàng DH000123', rate: null }),
    ],
  }),
  promotion: sampleInvoice({
    lines: [plain, sampleLine({ nature: 'promotion', name: 'Ly', unit: 'Cái', quantity: decimal(3), unitPrice: zero })],
  }),
  foreign: sampleInvoice({
    currency: 'USD',
    isBaseCurrency: false,
    exchangeRate: decimal('25450.55'),
    lines: [
      sampleLine({
        quantity: decimal('1.5'),
        unitPrice: decimal('8.37'),
        amount: decimal('12.56'),
        rate: 'KHAC:03.50%',
        vat: decimal('0.44'),
      }),
    ],
    totalInWords: 'Mười ba đô la Mỹ',
  }),
  replacing: sampleInvoice({
    lines: [plain],
    correction: { ...correction, how: 'replaces', text: `Thay thế ${sentence}` },
  }),
  adjusting: sampleInvoice({
    lines: [
      sampleLine({ ...plain, quantity: decimal(-2), amount: decimal(-370_000), vat: decimal(-18_500) }),
      sampleLine({
        name: 'Gạo',
        quantity: one,
        unitPrice: decimal(10_000),
        amount: decimal(10_000),
        vat: decimal(800),
      }),
    ],
    correction: { ...correction, how: 'adjusts', text: `Điều chỉnh ${sentence}` },
    totalInWords: 'Âm ba trăm bảy mươi bảy nghìn bảy trăm đồng',
  }),
  'from a cash register, to nobody known': sampleInvoice({
    series: 'C26MAA',
    lines: [plain],
    buyer: {
      name: 'Bán cho người tiêu dùng',
      person: '',
      taxId: '',
      address: '',
      code: '',
      phone: '',
      email: '',
      personalId: '',
    },
  }),
  'a template that is written out': sampleInvoice({ template: '1/002', lines: [plain] }),
  'a sales invoice': sampleInvoice({
    template: '2',
    lines: [sampleLine({ ...plain, rate: null, vat: zero })],
    totalInWords: 'Một triệu một trăm mười nghìn đồng',
  }),
}

export const sampleKey = '0193a0c8-1111-7000-8000-00000000abcd'
const originalKey = '0193a0c8-2222-7000-8000-00000000abcd'
export const sampleAttempt = (invoice: UnissuedInvoice = sampleInvoice()): Attempt => ({
  key: sampleKey,
  invoice,
  ...(invoice.correction && { originalKey }),
})

const accountOf = ({
  username,
  password,
  sellerTaxId,
  ...settings
}: typeof viettelAccount & Record<string, string>): ProviderAccount => ({
  origin: '',
  environment: 'production',
  username,
  password,
  sellerTaxId,
  withCode: true,
  settings,
})
export const sampleAccounts = {
  viettel: accountOf(viettelAccount),
  misa: accountOf(misaAccount),
  vnpt: accountOf(vnptAccount),
} as const
