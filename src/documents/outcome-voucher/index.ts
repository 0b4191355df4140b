/** Phiếu chi: money goes out, to suppliers against their vouchers, back to customers, or for other reasons. Contract documents §20. */
import { defineDocument } from '#model/document.ts'
import { posting } from '#model/state.ts'
import { expense } from '#model/move.ts'
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

export const outcomeSide: VoucherSide = {
  side: 'payable',
  partnerLabel: 'field.supplier',
  partnerKind: 'ncc',
  missingPartner: 'required.supplier',
  personLabel: 'field.payee',
  personWire: 'payee',
  methodLabel: 'field.outcomeMethod',
  typeLabels: ['outcomeType.supplier', 'outcomeType.other', 'voucherType.offset'],
  otherList: 'otherOutcome',
  otherLabel: 'field.outcomeItem',
  noItem: 'noOutcomeItem',
  settles: ['Import', 'Opening'],
  deposits: 'PurchaseImport',
  refunds: ['ImportReturn', 'Income'],
  credits: ['OrderReturn', 'Outcome', 'Opening'],
  edge: expense,
}

export const outcomeVoucher = defineDocument({
  name: 'outcomeVoucher',
  table: 'outcome_voucher',
  shape: voucherShape(outcomeSide),
  right: 'Outcome',
  label: 'outcomeVoucher',
  listTitle: 'outcomeVoucher.list',
  lifecycle: posting,
  ...voucherPrefixes('PC', 'BN'),
  list: {
    columns: voucherColumns(outcomeSide),
    sums: ['amount'],
    filters: voucherFilters(outcomeSide),
    search: ['person'],
  },
  bulk: ['description'],
  wire: { module: 'Outcome' },
  screen: {
    area: 'purchase',
    icon: 'wallet',
    order: 40,
    base: '/purchase/outcome',
    list: 'list',
    grid: 'grid',
    create: 'create',
    detail: 'detail/:id',
    update: 'update/:id',
    quickCreate: 'purchase',
    also: ['/pay/outcome'],
    createOther: {
      path: 'createother',
      label: 'outcomeVoucher.other',
      update: 'updateother/:id',
      quickCreate: 'pay',
      preset: { voucherType: voucherType.other },
      form: otherForm,
    },
  },
  form: settlingForm,
  compute: computeVoucher(outcomeSide),
  check: checkVoucher(outcomeSide),
  post: postVoucher(outcomeSide),
  sources: [
    { of: 'purchaseReceipt', nothing: 'nothingOpen', many: true },
    { of: 'salesReturn', nothing: 'nothingOpen', many: true },
  ],
  prints: [{ code: 'PHIEUCHI', label: 'print.outcomeVoucher', xType: 11, size: 'A5', orientation: 'landscape' }],
  imports: [
    { heading: 'Số phiếu', field: 'number', in: 'head', sample: '' },
    { heading: 'Ngày lập', field: 'date', in: 'head', sample: '15/01/2026' },
    {
      heading: 'Loại',
      field: 'voucherType',
      in: 'head',
      words: { 'Nhà cung cấp': voucherType.partner, Khác: voucherType.other },
      sample: 'Nhà cung cấp',
    },
    { heading: 'Mã nhà cung cấp', field: 'partner', in: 'head', codeOf: 'partner', sample: 'NCC000001' },
    { heading: 'Người nhận tiền', field: 'person', in: 'head', sample: 'Nguyễn Văn An' },
    { heading: 'Phương thức', field: 'paymentMethod', in: 'head', sample: 'Tiền mặt' },
    { heading: 'Mã quỹ', field: 'fund', in: 'head', codeOf: 'fund', sample: 'TM' },
    { heading: 'Mã loại thẻ', field: 'cardType', in: 'head', codeOf: 'cardType', sample: '' },
    { heading: 'Số chứng từ', field: 'voucher', in: 'line', codeOf: 'document', sample: 'PN000001' },
    { heading: 'Mã khoản chi', field: 'otherMethod', in: 'line', codeOf: 'otherOutcome', sample: '' },
    { heading: 'Số tiền', field: 'amount', in: 'line', required: true, sample: '1000000' },
    { heading: 'Diễn giải', field: 'description', in: 'head', sample: '' },
  ],
})
