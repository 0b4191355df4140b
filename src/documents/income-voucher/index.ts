/** Phiếu thu: money received, from customers for their vouchers or for other reasons. Contract documents §19. */
import { defineDocument } from '#model/document.ts'
import { income } from '#model/move.ts'
import { voucherShape, voucherType, type VoucherSide } from '../_shared/vouchers/voucher-shape.ts'
import { checkVoucher, computeVoucher, postVoucher, voucherPrefix } from '../_shared/vouchers/voucher-rules.ts'
import { otherForm, settlingForm } from '../_shared/vouchers/voucher-layout.ts'
import { voucherColumns, voucherFilters } from '../_shared/vouchers/voucher-columns.ts'
import { meta } from './meta.ts'

export const incomeSide: VoucherSide = {
  side: 'receivable',
  partnerLabel: 'field.customer',
  partner: 'customer',
  missingPartner: 'required.customer',
  personLabel: 'field.payer',
  personWire: 'payer',
  methodLabel: 'field.incomeMethod',
  typeLabels: ['incomeType.customer', 'incomeType.other', 'voucherType.offset'],
  otherList: 'otherIncome',
  otherLabel: 'field.incomeItem',
  noItem: 'noIncomeItem',
  settles: ['Order', 'Opening'],
  deposits: 'PurchaseOrder',
  refunds: ['OrderReturn', 'Outcome'],
  credits: ['ImportReturn', 'Income', 'Opening'],
  edge: income,
}

export const incomeVoucher = defineDocument({
  ...meta,
  table: 'income_voucher',
  shape: voucherShape(incomeSide),
  prefixOf: voucherPrefix(meta.prefixes),
  describes: ['cod.settled', 'claim'],
  list: {
    columns: voucherColumns(incomeSide),
    sums: ['amount'],
    filters: voucherFilters(incomeSide),
    search: ['person'],
  },
  bulk: ['description'],
  form: settlingForm,
  other: { preset: { voucherType: voucherType.other }, form: otherForm },
  compute: computeVoucher(incomeSide),
  check: checkVoucher(incomeSide),
  post: postVoucher(incomeSide),
  takesStopped: ['partner'],
  prints: [
    { code: 'PHIEUTHU', label: 'print.incomeVoucher', xType: 7, size: 'A5', orientation: 'landscape' },
    { code: 'PHIEUTHU_K80', label: 'print.incomeVoucherK80', xType: 7, size: 'K80', orientation: 'portrait' },
  ],
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
