/** Delivered print of money paid: form 02-TT. */
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

const outcomeForm = `<page size="A5" orientation="landscape" font="10.5">
${statutoryHead('02 - TT')}
${voucherTitle('PHIẾU CHI')}
<p before="0.8">Họ và tên người nhận tiền: <b>{{payee|or:ObjName|dots:90}}</b></p>
<p before="0.8">Địa chỉ: {{address|dots:110}}</p>
<p before="0.8">Lý do chi: {{Description|dots:110}}</p>
<p before="0.8">Số tiền: <b>{{amount|money}}</b> {{currencyName|else:đồng}}&nbsp;&nbsp;&nbsp;(Viết bằng chữ): <i>{{totalInWords|dots:60}}.</i></p>
<p before="0.8">Kèm theo: {{attachedDocs|dots:40}} Chứng từ gốc.</p>
<signatures date="Ngày ..... tháng ..... năm ........." space="17">
  ${director}${accountant}${cashier}${maker}${signer('Người nhận tiền', '{{payee|or:ObjName}}')}
</signatures>
<space height="1.5">
${voucherFoot}`

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

export const forms: readonly Form[] = [
  { code: 'PHIEUCHI', name: 'Phiếu chi (02-TT)', xType: 11, content: outcomeForm, sample },
]
