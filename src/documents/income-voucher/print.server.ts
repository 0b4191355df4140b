/** Delivered print of receipts: form 01-TT. */
import { signers } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'
import { onRoll } from '../_shared/roll-print.server.ts'
import { sampleVoucher, voucherForm, voucherRoll, type VoucherPrint } from '../_shared/vouchers/voucher-print.server.ts'

const words: VoucherPrint = {
  number: '01 - TT',
  title: 'PHIẾU THU',
  person: 'Người nộp tiền',
  field: 'payer',
  reason: 'Lý do nộp',
  accounts: ['Tài khoản nhận', 'Tài khoản chuyển'],
  signatures: (person, cashier) => [person, signers.maker, cashier],
}

const sample = {
  ...sampleVoucher,
  NumberID: 'PT000003',
  payer: 'Nguyễn Minh Tâm',
  ObjName: 'Đại lý Minh Tâm',
  address: '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
  Description: 'Thu nợ khách hàng theo hóa đơn BH000001',
  amount: 12500000,
  totalInWords: 'Mười hai triệu năm trăm nghìn đồng',
}

const sheet: Form = {
  code: 'PHIEUTHU',
  name: 'Phiếu thu (01-TT)',
  xType: 7,
  content: voucherForm(words),
  sample,
  further: ['receivedInWords', 'partnerAccount'],
}

export const forms: readonly Form[] = [sheet, onRoll(sheet, voucherRoll(words))]
