/** Phiếu thu: money comes in, from customers against their vouchers, or for other reasons. Contract documents §19. */
import { defineDocument } from '#model/document.ts'
import { posting } from '#model/state.ts'
import { income } from '#model/move.ts'
import {
  checkVoucher,
  computeVoucher,
  postVoucher,
  voucherPrefixes,
  voucherShape,
  voucherType,
  type VoucherSide,
} from '../_shared/voucher.ts'
import { otherForm, settlingForm } from '../_shared/voucher-layout.ts'
import { voucherColumns, voucherFilters } from '../_shared/voucher-columns.ts'

const side: VoucherSide = {
  side: 'receivable',
  partnerLabel: 'field.customer',
  partnerKind: 'kh',
  missingPartner: 'required.customer',
  personLabel: 'field.payer',
  personWire: 'payer',
  methodLabel: 'field.incomeMethod',
  typeLabels: ['incomeType.customer', 'incomeType.other'],
  otherList: 'otherIncome',
  otherLabel: 'field.incomeItem',
  noItem: 'noIncomeItem',
  settles: ['Order', 'Opening'],
  refunds: 'OrderReturn',
  edge: income,
}

export const incomeVoucher = defineDocument({
  name: 'incomeVoucher',
  table: 'income_voucher',
  shape: voucherShape(side),
  right: 'Income',
  label: 'incomeVoucher',
  listTitle: 'incomeVoucher.list',
  lifecycle: posting,
  ...voucherPrefixes('PT', 'BC'),
  list: { columns: voucherColumns(side), sums: ['amount'], filters: voucherFilters(side), search: ['person'] },
  bulk: ['description'],
  wire: { module: 'Income' },
  screen: {
    area: 'sales',
    icon: 'wallet',
    order: 50,
    base: '/sales/income',
    list: 'data/list',
    grid: 'data/grid',
    create: 'create',
    detail: 'update/:id',
    update: 'update/:id',
    quickCreate: 'sales',
    also: ['/pay/income'],
    createOther: {
      path: 'createother',
      label: 'incomeVoucher.other',
      update: 'updateother/:id',
      quickCreate: 'pay',
      preset: { voucherType: voucherType.other },
      form: otherForm,
    },
  },
  form: settlingForm,
  compute: computeVoucher(side),
  check: checkVoucher(side),
  post: postVoucher(side),
  sources: [{ of: 'salesBill', nothing: 'nothingOpen', many: true }],
  prints: [{ code: 'PHIEUTHU', label: 'print.incomeVoucher', xType: 7, size: 'A5', orientation: 'landscape' }],
  imports: [
    { heading: 'Số phiếu', field: 'number', in: 'head', sample: '' },
    { heading: 'Ngày lập', field: 'date', in: 'head', sample: '15/01/2026' },
    {
      heading: 'Loại',
      field: 'voucherType',
      in: 'head',
      words: { 'Khách hàng': voucherType.partner, Khác: voucherType.other },
      sample: 'Khách hàng',
    },
    { heading: 'Mã khách hàng', field: 'partner', in: 'head', codeOf: 'partner', sample: 'KH000001' },
    { heading: 'Người nộp tiền', field: 'person', in: 'head', sample: 'Nguyễn Văn An' },
    { heading: 'Phương thức', field: 'paymentMethod', in: 'head', sample: 'Tiền mặt' },
    { heading: 'Mã quỹ', field: 'fund', in: 'head', codeOf: 'fund', sample: 'TM' },
    { heading: 'Mã loại thẻ', field: 'cardType', in: 'head', codeOf: 'cardType', sample: '' },
    { heading: 'Số chứng từ', field: 'voucher', in: 'line', codeOf: 'document', sample: 'BH000001' },
    { heading: 'Mã khoản thu', field: 'otherMethod', in: 'line', codeOf: 'otherIncome', sample: '' },
    { heading: 'Số tiền', field: 'amount', in: 'line', required: true, sample: '1000000' },
    { heading: 'Diễn giải', field: 'description', in: 'head', sample: '' },
  ],
})
