/** Delivered print of the stock card: form S12-DN. */
import { printed, signer, signers, statutoryHead } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'

const cardForm = `<page size="A4" footer="Trang {x}/{y}">
${statutoryHead('S12 - DN')}
<h1 align="center" before="2">THẺ KHO (SỔ KHO)</h1>
<p align="center"><i>Từ ngày {{fromDate}} đến ngày {{toDate}}</i></p>
<p align="center">Ngày lập thẻ: ........................&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Tờ số: ............</p>
<p align="center">KHO HÀNG: <b>{{nameStore}}</b></p>
<space height="1.5">
<p>- Tên, nhãn hiệu, quy cách vật tư: <b>{{nameProduct}}</b></p>
<p>- Đơn vị tính: {{unit}}&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;- Mã số: <b>{{idProduct}}</b><span data-if="Price">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;- Giá vốn bình quân: {{Price|price}}</span></p>
<space height="2">
<table size="9">
  <colgroup><col align="center" fit><col fit align="center"><col fit><col fit><col><col fit align="center"><col fit align="right"><col fit align="right"><col fit align="right"><col width="10%"></colgroup>
  <thead>
    <tr><th rowspan="2">STT</th><th rowspan="2">Ngày, tháng</th><th colspan="2">Số hiệu chứng từ</th><th rowspan="2">Diễn giải</th><th rowspan="2">Ngày nhập, xuất</th><th colspan="3">Số lượng</th><th rowspan="2">Ký xác nhận của kế toán</th></tr>
    <tr><th>Nhập</th><th>Xuất</th><th>Nhập</th><th>Xuất</th><th>Tồn</th></tr>
    <tr><th>A</th><th>B</th><th>C</th><th>D</th><th>E</th><th>F</th><th>1</th><th>2</th><th>3</th><th>G</th></tr>
  </thead>
  <tr data-each="ListItem"><td>{{Ordinal}}</td><td>{{dtDate|day}}</td><td><span data-if="Input">{{Note|before: - }}</span></td><td><span data-if="!Input">{{Note|before: - }}</span></td><td>{{Note|after: - }}</td><td>{{dtDate|day}}</td><td>{{Input|nonzero|quantity}}</td><td>{{Output|nonzero|quantity}}</td><td>{{Instock|quantity}}</td><td></td></tr>
  <tfoot><tr><td></td><td></td><td></td><td></td><td>Cộng cuối kỳ</td><td></td><td>{{sumImport|quantity}}</td><td>{{sumExport|quantity}}</td><td>{{sumStock|quantity}}</td><td></td></tr></tfoot>
</table>
<space height="2">
<p>- Sổ này có ........ trang, đánh số từ trang 01 đến trang ........</p>
<p>- Ngày mở sổ: ........................</p>
<signatures date="{{dateCreate|dayLong}}" space="18">
  ${signer('Người ghi sổ (Thủ kho)', '{{company.storekeeper}}')}
  ${signers.accountant}
  ${signers.director}
</signatures>`

const card = {
  fromDate: '01-09-2026',
  toDate: '31-10-2026',
  nameStore: 'Kho chính',
  idProduct: 'SP002',
  nameProduct: 'Bánh quy bơ 500g',
  unit: 'Hộp',
  Price: 30701.33,
  sumImport: 115,
  sumExport: 81,
  sumStock: 94,
  ListItem: [
    { Ordinal: 1, dtDate: '', Note: 'Tồn đầu kỳ', Price: 0, Input: 0, Output: 0, Instock: 60 },
    {
      Ordinal: 2,
      dtDate: '2026-09-05',
      Note: 'PN000001 - Nhập hàng tháng 9',
      Price: 31587.63,
      Input: 100,
      Output: 0,
      Instock: 160,
    },
    {
      Ordinal: 3,
      dtDate: '2026-09-10',
      Note: 'BH000001 - Bán hàng theo DH000001',
      Price: 30992.28,
      Input: 0,
      Output: 40,
      Instock: 120,
    },
    {
      Ordinal: 4,
      dtDate: '2026-09-12',
      Note: 'NK000001 - Nhập hàng tặng',
      Price: 27000,
      Input: 10,
      Output: 0,
      Instock: 130,
    },
    { Ordinal: 5, dtDate: '2026-09-15', Note: 'BH000002 - Bán lẻ', Price: 30685.2, Input: 0, Output: 10, Instock: 120 },
    {
      Ordinal: 6,
      dtDate: '2026-09-18',
      Note: 'CK000001 - Chuyển hàng cho chi nhánh',
      Price: 30685.17,
      Input: 0,
      Output: 30,
      Instock: 90,
    },
    {
      Ordinal: 7,
      dtDate: '2026-09-28',
      Note: 'TH000001 - Khách trả bánh',
      Price: 30992.2,
      Input: 5,
      Output: 0,
      Instock: 95,
    },
    {
      Ordinal: 8,
      dtDate: '2026-10-31',
      Note: 'KK000001 - Kiểm kho cuối tháng',
      Price: 30701,
      Input: 0,
      Output: 1,
      Instock: 94,
    },
  ],
  ...printed,
}

export const forms: readonly Form[] = [
  { code: 'REPORT_THEKHO', name: 'Thẻ kho (S12-DN)', xType: 0, content: cardForm, sample: card },
]
