/** Delivered print of money received: form 01-TT. */
import { statutoryHead } from '#output/form-parts.ts'
import type { Form } from '#output/template.ts'
import {
  accountant,
  cashier,
  director,
  maker,
  sampleVoucher,
  signer,
  voucherFoot,
  voucherTitle,
} from '../_shared/voucher-print.server.ts'

const incomeForm = `<page size="A5" orientation="landscape" font="10.5">
${statutoryHead('01 - TT')}
${voucherTitle('PHIẾU THU')}
<p before="0.8">Họ và tên người nộp tiền: <b>{{payer|or:ObjName|dots:90}}</b></p>
<p before="0.8">Địa chỉ: {{address|dots:110}}</p>
<p before="0.8">Lý do nộp: {{Description|dots:110}}</p>
<p before="0.8">Số tiền: <b>{{amount|money}}</b> {{currencyName|else:đồng}}&nbsp;&nbsp;&nbsp;(Viết bằng chữ): <i>{{totalInWords|dots:60}}.</i></p>
<p before="0.8">Kèm theo: {{attachedDocs|dots:40}} Chứng từ gốc.</p>
<signatures date="Ngày ..... tháng ..... năm ........." space="17">
  ${director}${accountant}${signer('Người nộp tiền', '{{payer|or:ObjName}}')}${maker}${cashier}
</signatures>
<space height="1.5">
${voucherFoot}`

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

export const forms: readonly Form[] = [
  { code: 'PHIEUTHU', name: 'Phiếu thu (01-TT)', xType: 7, content: incomeForm, sample },
]
