/**
 * Phiếu chi: money paid, to suppliers for their vouchers, back to customers, or for other reasons. Contract documents
 * §20.
 */
import { defineDocument } from '#model/document.ts'
import { expense } from '#model/move.ts'
import { voucherShape, voucherType, type VoucherSide } from '../_shared/vouchers/voucher-shape.ts'
import { checkVoucher, computeVoucher, postVoucher, voucherPrefix } from '../_shared/vouchers/voucher-rules.ts'
import { otherForm, settlingForm } from '../_shared/vouchers/voucher-layout.ts'
import { voucherColumns, voucherFilters } from '../_shared/vouchers/voucher-columns.ts'
import { meta } from './meta.ts'

export const outcomeSide: VoucherSide = {
  side: 'payable',
  partnerLabel: 'field.supplier',
  partner: 'supplier',
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
  ...meta,
  table: 'outcome_voucher',
  shape: voucherShape(outcomeSide),
  prefixOf: voucherPrefix(meta.prefixes),
  describes: ['fee.settled'],
  list: {
    columns: voucherColumns(outcomeSide),
    sums: ['amount'],
    filters: voucherFilters(outcomeSide),
    search: ['person'],
  },
  bulk: ['description'],
  form: settlingForm,
  other: { preset: { voucherType: voucherType.other }, form: otherForm },
  compute: computeVoucher(outcomeSide),
  check: checkVoucher(outcomeSide),
  post: postVoucher(outcomeSide),
  takesStopped: ['partner'],
  prints: [
    { code: 'PHIEUCHI', label: 'print.outcomeVoucher', xType: 11, size: 'A5', orientation: 'landscape' },
    { code: 'PHIEUCHI_K80', label: 'print.outcomeVoucherK80', xType: 11, size: 'K80', orientation: 'portrait' },
  ],
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
