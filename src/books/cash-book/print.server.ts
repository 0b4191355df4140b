/**
 * Delivered prints of the cash book: S07-DN of cash, S08-DN of the deposits in a bank account, and that of cash without
 * its number where deposits stand in it too.
 */
import { letterhead, printed, signer, signers, statutoryHead } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'

/** Books of the state are signed by who keeps them, the chief accountant and the director. */
const foot = (keeper: string): string => `
<space height="2">
<p>- Sổ này có ........ trang, đánh số từ trang 01 đến trang ........</p>
<p>- Ngày mở sổ: ........................</p>
<signatures date="{{dateCreate|dayLong}}" space="18">
  ${keeper}
  ${signers.accountant}
  ${signers.director}
</signatures>`

const days = '<p align="center" data-if="fromDate"><i>Từ ngày {{fromDate}} đến ngày {{toDate|else:........}}</i></p>'
const currency = '<p align="right" size="9"><i>Đơn vị tính: {{currencyCode|or:company.baseCurrency}}</i></p>'
const moved = '{{NumberID}}'

const cashForm = `<page size="A4" orientation="landscape" footer="Trang {x}/{y}">
<div data-if="!hasDeposits">${statutoryHead('S07 - DN')}
<h1 align="center" before="2">SỔ QUỸ TIỀN MẶT</h1></div>
<div data-if="hasDeposits">${letterhead}
<h1 align="center" before="2">SỔ QUỸ</h1></div>
${days}
<p align="center" data-if="fundName">Quỹ: <b>{{fundName}}</b></p>
<p align="center" data-if="!fundName">Tất cả các quỹ</p>
${currency}
<table size="9">
  <colgroup><col fit align="center"><col fit align="center"><col fit><col fit><col><col fit align="right"><col fit align="right"><col fit align="right"><col width="14%"></colgroup>
  <thead>
    <tr><th rowspan="2">Ngày ghi sổ</th><th rowspan="2">Ngày chứng từ</th><th colspan="2">Số hiệu chứng từ</th><th rowspan="2">Diễn giải</th><th colspan="3">Số tiền</th><th rowspan="2">Ghi chú</th></tr>
    <tr><th>Thu</th><th>Chi</th><th>Thu</th><th>Chi</th><th>Tồn</th></tr>
    <tr><th>A</th><th>B</th><th>C</th><th>D</th><th>E</th><th>1</th><th>2</th><th>3</th><th>G</th></tr>
  </thead>
  <tr data-each="ListItem"><td>{{dtDate|day}}</td><td>{{dtDate|day}}</td><td><span data-if="in">${moved}</span></td><td><span data-if="out">${moved}</span></td><td>{{Description}}<span data-if="ObjName"> - {{ObjName}}</span></td><td>{{in|nonzero|money}}</td><td>{{out|nonzero|money}}</td><td>{{balance|money}}</td><td><span data-if="!/fundName">{{fundName}}</span></td></tr>
  <tfoot>
    <tr><td></td><td></td><td></td><td></td><td>Cộng số phát sinh trong kỳ</td><td>{{totals.in|money}}</td><td>{{totals.out|money}}</td><td></td><td></td></tr>
    <tr><td></td><td></td><td></td><td></td><td>Số dư cuối kỳ</td><td></td><td></td><td>{{totals.closing|money}}</td><td></td></tr>
  </tfoot>
</table>
${foot(signer('Thủ quỹ', '{{company.treasurer}}'))}`

const bankForm = `<page size="A4" orientation="landscape" footer="Trang {x}/{y}">
${statutoryHead('S08 - DN')}
<h1 align="center" before="2">SỔ TIỀN GỬI NGÂN HÀNG</h1>
${days}
<space height="1.5">
<p>Nơi mở tài khoản giao dịch: <b>{{bankName|or:fundName}}</b></p>
<p>Số hiệu tài khoản tại nơi gửi: <b>{{accountNumber}}</b></p>
${currency}
<table size="9">
  <colgroup><col fit align="center"><col fit><col fit align="center"><col><col fit><col fit align="right"><col fit align="right"><col fit align="right"><col width="10%"></colgroup>
  <thead>
    <tr><th rowspan="2">Ngày ghi sổ</th><th colspan="2">Chứng từ</th><th rowspan="2">Diễn giải</th><th rowspan="2">TK đối ứng</th><th colspan="3">Số tiền</th><th rowspan="2">Ghi chú</th></tr>
    <tr><th>Số hiệu</th><th>Ngày</th><th>Thu (gửi vào)</th><th>Chi (rút ra)</th><th>Còn lại</th></tr>
    <tr><th>A</th><th>B</th><th>C</th><th>D</th><th>E</th><th>1</th><th>2</th><th>3</th><th>F</th></tr>
  </thead>
  <tr data-each="ListItem"><td>{{dtDate|day}}</td><td>${moved}</td><td>{{dtDate|day}}</td><td>{{Description}}<span data-if="ObjName"> - {{ObjName}}</span></td><td></td><td>{{in|nonzero|money}}</td><td>{{out|nonzero|money}}</td><td>{{balance|money}}</td><td></td></tr>
  <tfoot>
    <tr><td></td><td></td><td></td><td>Cộng số phát sinh trong kỳ</td><td></td><td>{{totals.in|money}}</td><td>{{totals.out|money}}</td><td></td><td></td></tr>
    <tr><td></td><td></td><td></td><td>Số dư cuối kỳ</td><td></td><td></td><td></td><td>{{totals.closing|money}}</td><td></td></tr>
  </tfoot>
</table>
${foot(signer('Người ghi sổ'))}`

const row = (cells: readonly [string, string, string, string], moves: number, balance: number) => {
  const [dtDate, NumberID, ObjName, Description] = cells
  return {
    dtDate,
    NumberID,
    ObjName,
    Description,
    in: Math.max(moves, 0),
    out: Math.max(-moves, 0),
    balance,
    fundName: '',
  }
}

const cashSample = {
  fromDate: '01-09-2026',
  toDate: '31-10-2026',
  fundName: 'Quỹ tiền mặt',
  totals: { opening: 10000000, in: 2510880, out: 40000, closing: 12470880 },
  ListItem: [
    row(['', '', '', 'Số dư đầu kỳ'], 0, 10000000),
    row(['2026-09-07', 'PT000001', 'Đại lý Minh Tâm', 'Đặt cọc DH000001'], 1000000, 11000000),
    row(['2026-09-15', 'PT000002', 'Tạp hóa Cô Ba', 'Thu tiền BH000002'], 1010880, 12010880),
    row(['2026-09-29', 'PT000003', 'Siêu thị Hòa Bình', 'Đặt cọc DH000002'], 500000, 12510880),
    row(['2026-10-25', 'PC000001', 'Giao Nhanh', 'Trả cước VD000001'], -40000, 12470880),
  ],
  ...printed,
}
const bankSample = {
  fromDate: '01-09-2026',
  toDate: '31-10-2026',
  fundName: 'Vietcombank',
  bankName: 'Vietcombank, chi nhánh Sài Gòn',
  accountNumber: '0071000123456',
  totals: { opening: 50000000, in: 3500000, out: 5000000, closing: 48500000 },
  ListItem: [
    row(['', '', '', 'Số dư đầu kỳ'], 0, 50000000),
    row(['2026-10-02', 'BN000001', 'Công ty Nước giải khát Sao Mai', 'Trả tiền PN000001'], -5000000, 45000000),
    row(['2026-10-05', 'BC000001', 'Đại lý Minh Tâm', 'Thu nợ khách hàng'], 3500000, 48500000),
  ],
  ...printed,
}

export const forms: readonly Form[] = [
  { code: 'SOQUY', name: 'Sổ quỹ tiền mặt (S07-DN)', xType: 0, content: cashForm, sample: cashSample },
  { code: 'SOTIENGUI', name: 'Sổ tiền gửi ngân hàng (S08-DN)', xType: 0, content: bankForm, sample: bankSample },
]
