/** Delivered prints of the store: transfer, opening stock, count 05-VT, stock card S12-DN. */
import type { Form } from '../template.ts'
import { letterhead, notInForce, plainTitle, printed, statutoryHead } from './parts.ts'

const transferForm = `<page size="A4">
${letterhead}
${plainTitle('PHIẾU CHUYỂN KHO')}
<columns gap="6">
  <column width="50%"><p>Kho xuất: <b>{{StoreName}}</b></p><p>Người vận chuyển: {{transporter|dots:36}}</p></column>
  <column><p>Kho nhập: <b>{{toStoreName}}</b></p><p data-if="employeeName">Nhân viên phụ trách: {{employeeName}}</p></column>
</columns>
<p>Lý do: {{Description|dots:90}}</p>
<space height="2">
<table>
  <colgroup><col align="center" fit><col fit><col><col align="center" fit><col align="right" fit><col align="right" fit data-if="totalCost"><col width="24%"></colgroup>
  <thead><tr><th>STT</th><th>Mã hàng</th><th>Tên hàng</th><th>ĐVT</th><th>Số lượng</th><th data-if="totalCost">Giá trị</th><th>Ghi chú</th></tr></thead>
  <tr data-each="lines"><td>{{#}}</td><td>{{ProductID}}</td><td>{{ProductName}}</td><td>{{Unit}}</td><td>{{Qty|quantity}}</td><td data-if="/totalCost">{{cost|money}}</td><td>{{Note}}</td></tr>
  <tfoot data-if="totalCost"><tr><td></td><td colspan="4">Tổng cộng</td><td>{{totalCost|money}}</td><td></td></tr></tfoot>
</table>
<signatures space="18">
  <sign title="Người lập phiếu" note="(Ký, họ tên)" name="{{UserCreate|or:userCreate}}">
  <sign title="Thủ kho xuất" note="(Ký, họ tên)">
  <sign title="Người vận chuyển" note="(Ký, họ tên)" name="{{transporter}}">
  <sign title="Thủ kho nhập" note="(Ký, họ tên)">
</signatures>`

const openingForm = `<page size="A4">
${letterhead}
${plainTitle('BẢNG KÊ TỒN KHO ĐẦU KỲ')}
<p>Kho hàng: <b>{{StoreName}}</b></p>
<p data-if="Description">Diễn giải: {{Description}}</p>
<space height="2">
<table>
  <colgroup><col align="center" fit><col fit><col><col align="center" fit><col align="right" fit><col align="right" fit><col align="right" fit></colgroup>
  <thead><tr><th>STT</th><th>Mã hàng</th><th>Tên hàng</th><th>ĐVT</th><th>Số lượng</th><th>Đơn giá</th><th>Thành tiền</th></tr></thead>
  <tr data-each="lines"><td>{{#}}</td><td>{{ProductID}}</td><td>{{ProductName}}</td><td>{{Unit}}</td><td>{{Qty|quantity}}</td><td>{{Price|price}}</td><td>{{Total|money}}</td></tr>
  <tfoot><tr><td></td><td colspan="5">Tổng cộng</td><td>{{goodsAmount|money}}</td></tr></tfoot>
</table>
<space height="2">
<p>Bằng chữ: <i>{{totalInWords}}.</i></p>
<signatures date="{{dtDate|dayLong}}" space="18">
  <sign title="Người lập phiếu" note="(Ký, họ tên)" name="{{UserCreate|or:userCreate}}">
  <sign title="Thủ kho" note="(Ký, họ tên)" name="{{company.storekeeper}}">
  <sign title="Kế toán trưởng" note="(Ký, họ tên)" name="{{company.chiefAccountant}}">
</signatures>`

/** A count that is printed before it is done leaves its columns to be written on. */
const countForm = `<page size="A4" orientation="landscape" footer="Trang {x}/{y}">
${statutoryHead('05 - VT', true)}
<h1 align="center" before="1">BIÊN BẢN KIỂM KÊ VẬT TƯ, CÔNG CỤ, SẢN PHẨM, HÀNG HÓA</h1>
${notInForce}
<p align="center"><i>{{dtDate|dayLong}}</i>  –  Số: <b>{{NumberID|dots:16}}</b></p>
<space height="1.5">
<p>- Thời điểm kiểm kê: ........ giờ ........ {{dtDate|dayLong}}&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;- Kho: <b>{{StoreName}}</b></p>
<p data-if="Description">- Nội dung: {{Description}}</p>
<p>- Ban kiểm kê gồm:</p>
<p>&nbsp;&nbsp;&nbsp;&nbsp;Ông/Bà: {{employeeName|dots:50}}&nbsp;&nbsp;Chức vụ: .............................&nbsp;&nbsp;Đại diện: .............................&nbsp;&nbsp;Trưởng ban</p>
<p>&nbsp;&nbsp;&nbsp;&nbsp;Ông/Bà: ..................................................&nbsp;&nbsp;Chức vụ: .............................&nbsp;&nbsp;Đại diện: .............................&nbsp;&nbsp;Ủy viên</p>
<p>&nbsp;&nbsp;&nbsp;&nbsp;Ông/Bà: ..................................................&nbsp;&nbsp;Chức vụ: .............................&nbsp;&nbsp;Đại diện: .............................&nbsp;&nbsp;Ủy viên</p>
<p>- Đã kiểm kê kho có những mặt hàng dưới đây:</p>
<space height="1">
<table size="8">
  <colgroup><col align="center" fit><col><col fit><col align="center" fit><col align="right" fit><col align="right" width="7%"><col align="right" fit><col align="right" width="7%"><col align="right" fit><col align="right" fit><col align="right" fit><col align="right" fit><col align="right" fit><col width="5%"><col width="5%"><col width="5%"></colgroup>
  <thead>
    <tr><th rowspan="3">STT</th><th rowspan="3">Tên, nhãn hiệu, quy cách vật tư, hàng hóa</th><th rowspan="3">Mã số</th><th rowspan="3">ĐVT</th><th rowspan="3">Đơn giá</th><th colspan="2">Theo sổ kế toán</th><th colspan="2">Theo kiểm kê</th><th colspan="4">Chênh lệch</th><th colspan="3">Phẩm chất</th></tr>
    <tr><th rowspan="2">Số lượng</th><th rowspan="2">Thành tiền</th><th rowspan="2">Số lượng</th><th rowspan="2">Thành tiền</th><th colspan="2">Thừa</th><th colspan="2">Thiếu</th><th rowspan="2">Còn tốt 100%</th><th rowspan="2">Kém phẩm chất</th><th rowspan="2">Mất phẩm chất</th></tr>
    <tr><th>SL</th><th>Tiền</th><th>SL</th><th>Tiền</th></tr>
    <tr><th>A</th><th>B</th><th>C</th><th>D</th><th>1</th><th>2</th><th>3</th><th>4</th><th>5</th><th>6</th><th>7</th><th>8</th><th>9</th><th>10</th><th>11</th><th>12</th></tr>
  </thead>
  <tr data-each="lines"><td>{{#}}</td><td>{{ProductName}}</td><td>{{ProductID}}</td><td>{{Unit}}</td><td>{{bookValue|per:bookQty|number:2}}</td><td>{{bookQty|quantity}}</td><td>{{bookValue|money}}</td><td>{{Qty|quantity}}</td><td>{{countedValue|money}}</td><td>{{difference|above|quantity}}</td><td>{{cost|above|money}}</td><td>{{difference|below|quantity}}</td><td>{{cost|below|money}}</td><td></td><td></td><td></td></tr>
  <tfoot><tr><td></td><td colspan="4">Cộng</td><td>x</td><td>{{bookValue|money}}</td><td>x</td><td>{{countedValue|money}}</td><td>{{surplusQty|nonzero|quantity}}</td><td>{{surplusValue|nonzero|money}}</td><td>{{shortageQty|nonzero|quantity}}</td><td>{{shortageValue|nonzero|money}}</td><td></td><td></td><td></td></tr></tfoot>
</table>
<space height="2">
<p>Ý kiến giải quyết số chênh lệch: ........................................................................................................................................................</p>
<signatures date="{{dtDate|dayLong}}" space="18">
  <sign title="Giám đốc" note="(Ký, họ tên, đóng dấu)" name="{{company.representative}}">
  <sign title="Kế toán trưởng" note="(Ký, họ tên)" name="{{company.chiefAccountant}}">
  <sign title="Thủ kho" note="(Ký, họ tên)" name="{{company.storekeeper}}">
  <sign title="Trưởng ban kiểm kê" note="(Ký, họ tên)" name="{{employeeName}}">
</signatures>`

const cardForm = `<page size="A4" footer="Trang {x}/{y}">
${statutoryHead('S12 - DN')}
<h1 align="center" before="2">THẺ KHO (SỔ KHO)</h1>
<p align="center"><i>Từ ngày {{fromDate}} đến ngày {{toDate}}</i></p>
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
  <sign title="Người ghi sổ (Thủ kho)" note="(Ký, họ tên)" name="{{company.storekeeper}}">
  <sign title="Kế toán trưởng" note="(Ký, họ tên)" name="{{company.chiefAccountant}}">
  <sign title="Giám đốc" note="(Ký, họ tên, đóng dấu)" name="{{company.representative}}">
</signatures>`

const transfer = {
  NumberID: 'CK000001',
  dtDate: '2026-09-18',
  StoreName: 'Kho chính',
  toStoreName: 'Kho chi nhánh',
  transporter: 'Nguyễn Văn Ổn',
  Description: 'Chuyển hàng cho chi nhánh',
  UserCreate: 'Phạm Văn Khoẻ',
  totalCost: 2444803,
  lines: [
    { ProductID: 'SP001', ProductName: 'Nước ngọt Sao Mai 330ml', Unit: 'Thùng', Qty: 10, cost: 1524248, Note: '' },
    { ProductID: 'SP002', ProductName: 'Bánh quy bơ 500g', Unit: 'Hộp', Qty: 30, cost: 920555, Note: 'Hàng dễ vỡ' },
  ],
  ...printed,
}
const opening = {
  NumberID: 'TDK000001',
  dtDate: '2026-08-31',
  StoreName: 'Kho chính',
  Description: 'Tồn đầu kỳ',
  UserCreate: 'Phạm Văn Khoẻ',
  goodsAmount: 4920000,
  totalInWords: 'Bốn triệu chín trăm hai mươi nghìn đồng',
  lines: [
    { ProductID: 'SP001', ProductName: 'Nước ngọt Sao Mai 330ml', Unit: 'Lon', Qty: 480, Price: 6500, Total: 3120000 },
    { ProductID: 'SP002', ProductName: 'Bánh quy bơ 500g', Unit: 'Hộp', Qty: 60, Price: 30000, Total: 1800000 },
  ],
  ...printed,
}
const count = {
  NumberID: 'KK000001',
  dtDate: '2026-10-31',
  StoreName: 'Kho chính',
  Description: 'Kiểm kho cuối tháng',
  employeeName: 'Lê Thị Mỹ Linh',
  UserCreate: 'Phạm Văn Khoẻ',
  surplusQty: 1,
  shortageQty: 1,
  differenceValue: -5701,
  bookValue: 4766626,
  countedValue: 4760925,
  surplusValue: 25000,
  shortageValue: 30701,
  lines: [
    {
      ProductID: 'SP002',
      ProductName: 'Bánh quy bơ 500g',
      Unit: 'Hộp',
      bookQty: 95,
      bookValue: 2916626,
      Qty: 94,
      countedValue: 2885925,
      difference: -1,
      cost: -30701,
      Note: 'Vỡ hộp',
    },
    {
      ProductID: 'SP003',
      ProductName: 'Rổ nhựa vuông',
      Unit: 'Cái',
      bookQty: 74,
      bookValue: 1850000,
      Qty: 75,
      countedValue: 1875000,
      difference: 1,
      cost: 25000,
      Note: '',
    },
  ],
  ...printed,
}
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

export const stockForms: readonly Form[] = [
  { code: 'PHIEUCHUYENKHO', name: 'Phiếu chuyển kho', xType: 3, content: transferForm, sample: transfer },
  { code: 'TONDAU', name: 'Bảng kê tồn kho đầu kỳ', xType: 13, content: openingForm, sample: opening },
  { code: 'KIEMKHO', name: 'Biên bản kiểm kê (05-VT)', xType: 13, content: countForm, sample: count },
  { code: 'REPORT_THEKHO', name: 'Thẻ kho (S12-DN)', xType: 0, content: cardForm, sample: card },
]
