/** Delivered print of payments: form 02-TT. */
import { signers } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'
import { onRoll } from '../_shared/roll-print.server.ts'
import { sampleVoucher, voucherForm, voucherRoll, type VoucherPrint } from '../_shared/vouchers/voucher-print.server.ts'

const words: VoucherPrint = {
  number: '02 - TT',
  title: 'PHIẾU CHI',
  person: 'Người nhận tiền',
  field: 'payee',
  reason: 'Lý do chi',
  accounts: ['Tài khoản chuyển', 'Tài khoản nhận'],
  signatures: (person, cashier) => [cashier, signers.maker, person],
}

const sample = {
  ...sampleVoucher,
  NumberID: 'PC000001',
  payee: 'Lương Thế Ẩn',
  ObjName: 'Công ty Nước giải khát Sao Mai',
  address: '8 Quốc lộ 13, Phường Thủ Dầu Một, Thành phố Hồ Chí Minh',
  Description: 'Trả tiền hàng PN000001',
  amount: 5000000,
  totalInWords: 'Năm triệu đồng',
}

const sheet: Form = {
  code: 'PHIEUCHI',
  name: 'Phiếu chi (02-TT)',
  xType: 11,
  content: voucherForm(words),
  sample,
  further: ['receivedInWords', 'partnerAccount'],
}

export const forms: readonly Form[] = [sheet, onRoll(sheet, voucherRoll(words))]
