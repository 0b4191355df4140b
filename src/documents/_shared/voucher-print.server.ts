/** Parts shared by prints of vouchers: forms 01-TT and 02-TT. */
import { notInForce, printed, signer, signers, statutoryHead } from '#output/form-parts.ts'

const voucherTitle = (cash: string): string => `
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
<space height="0.5">`

const voucherFoot = `
<p>Đã nhận đủ số tiền (viết bằng chữ): {{receivedInWords|dots:110}}</p>
<div data-if="currencyCode"><p>+ Tỷ giá ngoại tệ: {{ExRate|price}}&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;+ Số tiền quy đổi: {{amount|times:ExRate|number:0}} đồng</p></div>
<p data-if="!currencyCode">+ Tỷ giá ngoại tệ: ....................&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;+ Số tiền quy đổi: ........................................</p>
<p size="8"><i>(Liên gửi ra ngoài phải đóng dấu)</i></p>`

interface VoucherPrint {
  /** Number of the statutory form. */
  number: string
  title: string
  /** The label of the person who pays or receives the money, and the field with the name. */
  person: string
  field: string
  reason: string
  /** Signatures after those of the director and the chief accountant, in order. */
  signatures: (person: string) => readonly string[]
}

/** The form of a cash, bank or card voucher on A5. */
export const voucherForm = ({ number, title, person, field, reason, signatures }: VoucherPrint): string =>
  `<page size="A5" orientation="landscape" font="10.5">
${statutoryHead(number)}
${voucherTitle(title)}
<p before="0.5">Họ và tên ${person.toLowerCase()}: <b>{{${field}|or:ObjName|dots:90}}</b></p>
<p before="0.5">Địa chỉ: {{address|dots:110}}</p>
<p before="0.5">${reason}: {{Description|dots:110}}</p>
<p before="0.5">Số tiền: <b>{{amount|money}}</b> {{currencyName|else:đồng}}&nbsp;&nbsp;&nbsp;(Viết bằng chữ): <i>{{totalInWords|dots:60}}.</i></p>
<p before="0.5">Kèm theo: {{attachedDocs|dots:40}} Chứng từ gốc.</p>
<signatures date="Ngày ..... tháng ..... năm ........." space="14">
  ${signers.director}${signers.accountant}${signatures(signer(person, `{{${field}|or:ObjName}}`)).join('')}
</signatures>
<space height="1.5">
${voucherFoot}`

/** A sample voucher for previews. */
export const sampleVoucher = {
  dtDate: '2026-11-20',
  Method: 1,
  fundName: 'Quỹ tiền mặt',
  ExRate: 1,
  attachedDocs: '01',
  UserCreate: 'Đặng Thu Thảo',
  ...printed,
}
