/** Delivered prints of money received and paid: forms 01-TT and 02-TT. */
import type { Form } from '../template.ts'
import { notInForce, printed, statutoryHead } from './parts.ts'

const title = (cash: string): string => `
<columns gap="2">
  <column width="26%"></column>
  <column align="center">
    <h1>${cash}</h1>
    ${notInForce}
    <p data-if="Method=2" size="9">(Chuyển khoản: {{fundName}})</p>
    <p data-if="Method=3" size="9">(Thẻ: {{fundName}})</p>
    <p><i>{{dtDate|dayLong}}</i></p>
  </column>
  <column width="26%">
    <p>Quyển số: ....................</p>
    <p>Số: <b>{{NumberID}}</b></p>
    <p>Nợ: ...........................</p>
    <p>Có: ...........................</p>
  </column>
</columns>
<space height="1.5">`

const foot = `
<p>Đã nhận đủ số tiền (viết bằng chữ): {{receivedInWords|dots:110}}</p>
<div data-if="ExRate"><p data-if="ExRate!=1">+ Tỷ giá ngoại tệ: {{ExRate|price}}&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;+ Số tiền quy đổi: {{amount|times:ExRate|number:0}} đồng</p></div>
<p size="8"><i>(Liên gửi ra ngoài phải đóng dấu)</i></p>`

const signer = (head: string, name = '', note = '(Ký, họ tên)'): string =>
  `<sign title="${head}" note="${note}" name="${name}">`
const director = signer('Giám đốc', '{{company.representative}}', '(Ký, họ tên, đóng dấu)')
const accountant = signer('Kế toán trưởng', '{{company.chiefAccountant}}')
const cashier = signer('Thủ quỹ', '{{company.treasurer}}')
const maker = signer('Người lập phiếu', '{{UserCreate|or:userCreate}}')

const incomeForm = `<page size="A5" orientation="landscape" font="10.5">
${statutoryHead('01 - TT')}
${title('PHIẾU THU')}
<p before="0.8">Họ và tên người nộp tiền: <b>{{payer|or:ObjName|dots:90}}</b></p>
<p before="0.8">Địa chỉ: {{address|dots:110}}</p>
<p before="0.8">Lý do nộp: {{Description|dots:110}}</p>
<p before="0.8">Số tiền: <b>{{amount|money}}</b> {{currencyName|else:đồng}}&nbsp;&nbsp;&nbsp;(Viết bằng chữ): <i>{{totalInWords|dots:60}}.</i></p>
<p before="0.8">Kèm theo: {{attachedDocs|dots:40}} Chứng từ gốc.</p>
<signatures date="Ngày ..... tháng ..... năm ........." space="17">
  ${director}${accountant}${signer('Người nộp tiền', '{{payer|or:ObjName}}')}${maker}${cashier}
</signatures>
<space height="1.5">
${foot}`

const outcomeForm = `<page size="A5" orientation="landscape" font="10.5">
${statutoryHead('02 - TT')}
${title('PHIẾU CHI')}
<p before="0.8">Họ và tên người nhận tiền: <b>{{payee|or:ObjName|dots:90}}</b></p>
<p before="0.8">Địa chỉ: {{address|dots:110}}</p>
<p before="0.8">Lý do chi: {{Description|dots:110}}</p>
<p before="0.8">Số tiền: <b>{{amount|money}}</b> {{currencyName|else:đồng}}&nbsp;&nbsp;&nbsp;(Viết bằng chữ): <i>{{totalInWords|dots:60}}.</i></p>
<p before="0.8">Kèm theo: {{attachedDocs|dots:40}} Chứng từ gốc.</p>
<signatures date="Ngày ..... tháng ..... năm ........." space="17">
  ${director}${accountant}${cashier}${maker}${signer('Người nhận tiền', '{{payee|or:ObjName}}')}
</signatures>
<space height="1.5">
${foot}`

const income = {
  NumberID: 'PT000003',
  dtDate: '2026-11-20',
  payer: 'Nguyễn Minh Tâm',
  ObjName: 'Đại lý Minh Tâm',
  address: '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
  Description: 'Thu nợ khách hàng theo hóa đơn BH000001',
  Method: 1,
  fundName: 'Quỹ tiền mặt',
  amount: 12500000,
  ExRate: 1,
  attachedDocs: '01',
  totalInWords: 'Mười hai triệu năm trăm nghìn đồng',
  UserCreate: 'Đặng Thu Thảo',
  ...printed,
}
const outcome = {
  ...income,
  NumberID: 'PC000001',
  payee: 'Lương Thế Ẩn',
  ObjName: 'Công ty Nước giải khát Sao Mai',
  address: '8 Quốc lộ 13, Phường Thủ Dầu Một, Thành phố Hồ Chí Minh',
  Description: 'Trả tiền hàng PN000001',
  amount: 5000000,
  totalInWords: 'Năm triệu đồng',
}

export const moneyForms: readonly Form[] = [
  { code: 'PHIEUTHU', name: 'Phiếu thu (01-TT)', xType: 7, content: incomeForm, sample: income },
  { code: 'PHIEUCHI', name: 'Phiếu chi (02-TT)', xType: 11, content: outcomeForm, sample: outcome },
]
