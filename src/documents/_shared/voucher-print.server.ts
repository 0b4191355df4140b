/** What the prints of vouchers have in common: forms 01-TT and 02-TT. */
import { notInForce, printed } from '#output/form-parts.ts'

export const voucherTitle = (cash: string): string => `
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

export const voucherFoot = `
<p>Đã nhận đủ số tiền (viết bằng chữ): {{receivedInWords|dots:110}}</p>
<div data-if="ExRate"><p data-if="ExRate!=1">+ Tỷ giá ngoại tệ: {{ExRate|price}}&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;+ Số tiền quy đổi: {{amount|times:ExRate|number:0}} đồng</p></div>
<p size="8"><i>(Liên gửi ra ngoài phải đóng dấu)</i></p>`

export const signer = (head: string, name = '', note = '(Ký, họ tên)'): string =>
  `<sign title="${head}" note="${note}" name="${name}">`

export const director = signer('Giám đốc', '{{company.representative}}', '(Ký, họ tên, đóng dấu)')

export const accountant = signer('Kế toán trưởng', '{{company.chiefAccountant}}')

export const cashier = signer('Thủ quỹ', '{{company.treasurer}}')

export const maker = signer('Người lập phiếu', '{{UserCreate|or:userCreate}}')

/** A voucher to try them with. */
export const sampleVoucher = {
  dtDate: '2026-11-20',
  Method: 1,
  fundName: 'Quỹ tiền mặt',
  ExRate: 1,
  attachedDocs: '01',
  UserCreate: 'Đặng Thu Thảo',
  ...printed,
}
