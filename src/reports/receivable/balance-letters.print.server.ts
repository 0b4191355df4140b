/** Delivered print of the balance confirmation letter: as many letters as are sent, each on pages of its own. */
import { decimal } from '#kernel/decimal.ts'
import { vietQr } from '#kernel/vietqr.ts'
import { inEnglish } from '#output/forms/form-english.ts'
import { bankQr, printed, signer } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'

/** A party with what it is reached by; dots are filled in by hand. */
const party = (heading: string, { address, phone, taxId, representative }: Record<string, string>): string => `
<p before="2"><b>${heading}</b></p>
<p>Địa chỉ: {{${address}|dots:165}}</p>
<columns gap="4">
  <column width="50%"><p>Điện thoại: {{${phone}|dots:60}}</p></column>
  <column><p>Mã số thuế: {{${taxId}|dots:60}}</p></column>
</columns>
<columns gap="4">
  <column width="50%"><p>Đại diện: {{${representative}|dots:64}}</p></column>
  <column><p>Chức vụ: {{position|dots:65}}</p></column>
</columns>`

const role = (is: 'A' | 'B') =>
  `<span data-if="seller=${is}">Bên bán</span><span data-if="seller!=${is}">Bên mua</span>`
const partyA = party(`BÊN A (${role('A')}): {{/company.companyName|upper}}`, {
  address: '/company.companyAddress',
  phone: '/company.companyPhone',
  taxId: '/company.MST',
  representative: '/company.representative',
})
const partyB = party(`BÊN B (${role('B')}): {{ObjName|upper}} ({{ObjID}})`, {
  address: 'address',
  phone: 'phone',
  taxId: 'MST',
  representative: 'representative',
})

const movements = `<table size="9">
  <colgroup><col align="center" fit><col align="center" fit><col fit><col><col align="right" fit><col align="right" fit><col align="right" fit></colgroup>
  <thead><tr><th>STT</th><th>Ngày</th><th>Số chứng từ</th><th>Diễn giải</th><th>Phát sinh</th><th>Trả hàng</th><th>Thanh toán</th></tr></thead>
  <tr data-each="ListItem"><td>{{stt}}</td><td>{{ngay|day}}</td><td>{{sophieu}}</td><td>{{diengiai}}</td><td>{{phatsinh|nonzero|money}}</td><td>{{trahang|nonzero|money}}</td><td>{{thanhtoan|nonzero|money}}</td></tr>
  <tfoot><tr><td></td><td></td><td></td><td>Cộng</td><td>{{phatsinh|money}}</td><td>{{trahang|money}}</td><td>{{thanhtoan|money}}</td></tr></tfoot>
</table>`

const currency =
  '<span data-if="/company.baseCurrency=VND">&nbsp;đồng</span><span data-if="/company.baseCurrency!=VND">&nbsp;{{/company.baseCurrency}}</span>'

/** Documents in other currencies are paid in these: what is open in each, signed like the balance, which contains it. */
const foreign = `<table size="10" data-if="foreign">
  <colgroup><col><col align="right" width="30%"><col align="right" width="30%"></colgroup>
  <thead><tr><th>Trong số dư cuối kỳ có</th><th>Ngoại tệ</th><th>Quy đổi</th></tr></thead>
  <tr data-each="foreign"><td>Bằng {{currencyCode}}</td><td>{{openCurrency|in:currencyCode|money}} {{currencyCode}}</td><td>{{openBase|money}}</td></tr>
</table>`

const summary = `<table size="10">
  <colgroup><col><col align="right" width="38%"></colgroup>
  <tr><td>Số dư đầu kỳ</td><td>{{dauky|money}}</td></tr>
  <tr><td>Phát sinh trong kỳ</td><td>{{phatsinh|money}}</td></tr>
  <tr><td>Trả hàng trong kỳ</td><td>{{trahang|money}}</td></tr>
  <tr><td>Thanh toán trong kỳ</td><td>{{thanhtoan|money}}</td></tr>
  <tfoot><tr><td>Số dư cuối kỳ (đến hết ngày {{/toDate}})</td><td>{{conlai|money}}</td></tr></tfoot>
</table>
${foreign}`

const conclusion = `
<p before="2">Kết luận: tính đến hết ngày {{/toDate}}, <span data-if="debtor=B">Bên B còn nợ Bên A số tiền là <b>{{amount|money}}${currency}</b>.</span><span data-if="debtor=A">Bên A còn nợ Bên B số tiền là <b>{{amount|money}}${currency}</b>.</span><span data-if="!debtor"><b>hai bên không còn nợ nhau</b>.</span></p>
<p>Bằng chữ: <i>{{totalInWords}}.</i></p>
<p before="1">Biên bản này được lập thành 02 bản có giá trị như nhau, mỗi bên giữ 01 bản.</p>`

const letterForm = `<page size="A4" margin="15">
<div data-each="ListItem">
  <break restart data-if="#!=1">
  <p align="center"><b>CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM</b></p>
  <p align="center"><b><u>Độc lập - Tự do - Hạnh phúc</u></b></p>
  <p align="right" before="3"><i>{{/dateCreate|dayLong}}</i></p>
  <h1 align="center" before="2">BIÊN BẢN ĐỐI CHIẾU CÔNG NỢ</h1>
  <p align="center"><i>Từ ngày {{/fromDate}} đến ngày {{/toDate}}</i></p>
  <p before="3">Chúng tôi gồm có:</p>
  ${partyA}
  ${partyB}
  <p before="3">Hai bên cùng đối chiếu và xác nhận công nợ của <span data-if="seller=A">Bên B với Bên A</span><span data-if="seller!=A">Bên A với Bên B</span> như sau (đơn vị tính:${currency}):</p>
  <h2 size="11" before="2" after="1">1. Phát sinh trong kỳ</h2>
  <div data-if="ListItem">${movements}</div>
  <p data-if="!ListItem">Không có chứng từ nào trong kỳ.</p>
  <keep>
    <h2 size="11" before="3" after="1">2. Tổng hợp công nợ</h2>
    <columns gap="6">
      <column>${summary}${conclusion}</column>
      <column width="38mm" data-if="bankQr">${bankQr(28)}</column>
    </columns>
  </keep>
  <signatures space="22">
    ${signer('ĐẠI DIỆN BÊN A', '{{/company.representative}}', '(Ký, họ tên, đóng dấu)')}
    ${signer('ĐẠI DIỆN BÊN B', '', '(Ký, họ tên, đóng dấu)')}
  </signatures>
</div>`

const account = { bin: '970436', account: '0011001234567' }
const letter = {
  ObjID: 'KH001',
  ObjName: 'Đại lý Minh Tâm',
  address: '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
  phone: '0912 000 001',
  MST: '0109999887',
  seller: 'A',
  dauky: 5189229,
  phatsinh: 993600,
  trahang: 0,
  thanhtoan: 3500000,
  conlai: 2682829,
  debtor: 'B',
  amount: 2682829,
  totalInWords: 'Hai triệu sáu trăm tám mươi hai nghìn tám trăm hai mươi chín đồng',
  ListItem: [
    {
      stt: 1,
      ngay: '2026-10-05',
      sophieu: 'BC000001',
      diengiai: 'Thu nợ khách hàng',
      phatsinh: 0,
      trahang: 0,
      thanhtoan: 3500000,
      conlai: 1689229,
    },
    {
      stt: 2,
      ngay: '2026-10-20',
      sophieu: 'BH000005',
      diengiai: 'Bán nước ngọt',
      phatsinh: 993600,
      trahang: 0,
      thanhtoan: 0,
      conlai: 2682829,
    },
  ],
  foreign: [],
  bankQr: vietQr({ ...account, amount: decimal('2682829'), content: 'TT cong no KH001' }),
  bankAccount: { bankName: 'Vietcombank', accountNumber: account.account, holder: 'Công ty TNHH TM Hưng Thịnh' },
}
const sample = { fromDate: '01-10-2026', toDate: '31-10-2026', ListItem: [letter], ...printed }

export const forms: readonly Form[] = [
  {
    code: 'DOICHIEUCONGNO',
    name: 'Biên bản đối chiếu công nợ',
    xType: 13,
    content: letterForm,
    english: inEnglish(letterForm),
    sample,
    further: ['ListItem.position', 'ListItem.representative'],
    offered: { label: 'template.letters', size: 'A4' },
  },
]
