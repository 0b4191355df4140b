/** The hand-over of a shift: what was in the till, what was counted, signed by who gives and who takes. */
import { letterhead, printed, signer } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'

const row = (label: string, value: string): string => `<tr><td>${label}</td><td>${value}</td></tr>`
const strong = (label: string, value: string): string => row(`<b>${label}</b>`, `<b>${value}</b>`)

const money = `<table size="9" borders="rows">
  <colgroup><col><col width="38%" align="right" fit></colgroup>
  ${row('Tiền đầu ca', '{{opening|money}}')}
  <tr data-each="groups"><td>{{kindName}} ({{count}})</td><td><span data-if="in">+{{in|money}} </span><span data-if="out">-{{out|money}}</span></td></tr>
  <tr data-if="earlier"><td>Chứng từ trước ca đã thay đổi</td><td>{{earlier|money}}</td></tr>
  ${strong('Theo sổ quỹ', '{{expected|money}}')}
  <tr data-if="closed"><td><b>Tiền đếm được</b></td><td><b>{{counted|money}}</b></td></tr>
  <tr data-if="closed"><td><b>Chênh lệch</b></td><td><b>{{difference|money}}</b></td></tr>
</table>
<p data-if="reason">Lý do: {{reason}}<span data-if="voucherNumber"> ({{voucherNumber}})</span></p>`

const notes = `<div data-if="hasNotes"><p before="1"><b>Tiền đếm được theo tờ</b></p>
<table size="9" borders="rows">
  <colgroup><col width="30%" align="right"><col width="25%" align="right"><col align="right"></colgroup>
  <tr data-each="notes"><td>{{value|money}}</td><td>× {{pieces|quantity}}</td><td>{{amount|money}}</td></tr>
</table></div>`

const openRemark = '<p align="center" data-if="!closed"><b>(CA ĐANG MỞ)</b></p>'

const sheet = `<page size="A5" orientation="portrait" footer="Trang {x}/{y}">
${letterhead}
<h1 align="center" before="2">PHIẾU BÀN GIAO CA</h1>
${openRemark}
<p align="center">Số: <b>{{NumberID}}</b></p>
<space height="1.5">
<p>Quỹ: <b>{{fundName}}</b><span data-if="storeName"> · {{storeName}}</span></p>
<p>Thu ngân: <b>{{cashier}}</b></p>
<p>Từ {{openedAt}}<span data-if="closed"> đến {{closedAt}}</span></p>
<space height="1.5">
${money}
${notes}
<div data-if="hasSales"><p before="1"><b>Bán hàng theo thu ngân</b></p>
<table size="8">
  <colgroup><col><col fit align="right"><col fit align="right"><col fit align="right"><col fit align="right"><col fit align="right"></colgroup>
  <thead><tr><th>Thu ngân</th><th>Doanh số</th><th>Tiền mặt</th><th>Chuyển khoản</th><th>Thẻ</th><th>Ghi nợ</th></tr></thead>
  <tr data-each="cashiers"><td>{{user}}</td><td>{{total|money}}</td><td>{{till|money}}</td><td>{{bank|money}}</td><td>{{card|money}}</td><td>{{debt|money}}</td></tr>
</table></div>
<p data-if="closingNote">Ghi chú: {{closingNote}}</p>
<signatures date="{{dateCreate|dayLong}}" space="16">
  ${signer('Người giao', '{{cashier}}')}
  ${signer('Người nhận')}
  ${signer('Quản lý')}
</signatures>`

const roll = `<page size="K80">
<div align="center">
  <p data-if="company.b_ShowName" size="10" before="1"><b>{{company.companyName|upper}}</b></p>
  <h1 before="2" size="13">PHIẾU BÀN GIAO CA</h1>
  ${openRemark}
</div>
<space height="1.5">
<p>Số: <b>{{NumberID}}</b></p>
<p>Quỹ: {{fundName}}<span data-if="storeName"> · {{storeName}}</span></p>
<p>Thu ngân: {{cashier}}</p>
<p>Mở ca: {{openedAt}}</p>
<p data-if="closed">Kết ca: {{closedAt}}</p>
<hr dashed>
${money}
${notes}
<div data-if="hasSales"><hr dashed>
<div data-each="cashiers"><p><b>{{user}}</b>: {{total|money}}</p>
<p size="8">Tiền mặt {{till|money}} · CK {{bank|money}} · Thẻ {{card|money}} · Nợ {{debt|money}}</p></div></div>
<p data-if="closingNote">Ghi chú: {{closingNote}}</p>
<space height="2">
<columns gap="2"><column align="center"><p><b>Người giao</b></p><space height="14"><p>{{cashier}}</p></column><column align="center"><p><b>Người nhận</b></p><space height="14"></column></columns>`

const sample = {
  NumberID: 'CA000012',
  fundName: 'Quỹ tiền mặt',
  storeName: 'Kho chính',
  cashier: 'Đặng Thu Thảo',
  openedAt: '20-11-2026 07:58',
  closedAt: '20-11-2026 14:03',
  closed: true,
  opening: 2000000,
  groups: [
    { kindName: 'Hóa đơn bán hàng', count: 41, in: 8450000, out: 0 },
    { kindName: 'Phiếu trả hàng', count: 1, in: 0, out: 120000 },
    { kindName: 'Phiếu chi', count: 2, in: 0, out: 300000 },
  ],
  earlier: 0,
  expected: 10030000,
  counted: 10020000,
  difference: -10000,
  reason: 'Thối nhầm tiền cho khách',
  voucherNumber: 'PC000019',
  hasNotes: true,
  notes: [
    { value: 500000, pieces: 18, amount: 9000000 },
    { value: 100000, pieces: 10, amount: 1000000 },
    { value: 20000, pieces: 1, amount: 20000 },
  ],
  hasSales: true,
  cashiers: [{ user: 'Đặng Thu Thảo', total: 12530000, till: 8330000, bank: 3200000, card: 0, debt: 1000000 }],
  closingNote: '',
  ...printed,
}

export const forms: readonly Form[] = [
  { code: 'BANGIAOCA', name: 'Phiếu bàn giao ca (A5)', xType: 0, content: sheet, sample },
  { code: 'BANGIAOCA_K80', name: 'Phiếu bàn giao ca (cuộn 80 mm)', xType: 0, content: roll, sample },
]
