/** Delivered print of a stock count: form 05-VT. */
import {
  baskets,
  biscuits,
  copyMark,
  lineRemark,
  printedInStore,
  notInForce,
  signer,
  signers,
  statutoryHead,
} from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'
import { onRoll, rollPage, rollRow, rollSigned } from '../_shared/roll-print.server.ts'

/** A member of the counting committee; unknown names are written by hand. */
const member = (office: string, name = '.'.repeat(36)): string => `
    <columns gap="2">
      <column width="36%"><p>Ông/Bà: ${name}</p></column>
      <column width="25%"><p>Chức vụ: ${'.'.repeat(20)}</p></column>
      <column width="25%"><p>Đại diện: ${'.'.repeat(20)}</p></column>
      <column><p>${office}</p></column>
    </columns>`

/**
 * Twenty goods are one page across: so what is counted stands beside the committee. If the count is printed before it
 * is finished, its columns are left empty for writing. Boxes and kilograms are not added up, only what they are worth.
 */
const countForm = `<page size="A4" orientation="landscape" margin="9" font="9">
${statutoryHead('05 - VT', { department: true })}
<h1 align="center" size="14">BIÊN BẢN KIỂM KÊ VẬT TƯ, CÔNG CỤ, SẢN PHẨM, HÀNG HÓA</h1>
${notInForce}
${copyMark()}
<columns gap="6">
  <column width="38%">
    <p>- Số: <b>{{NumberID|dots:16}}</b>  –  <i>{{dtDate|dayLong}}</i></p>
    <p>- Thời điểm kiểm kê: ........ giờ ........ {{dtDate|dayLong}}</p>
    <p>- Kho: <b>{{StoreName}}</b></p>
    <p data-if="Description">- Nội dung: {{Description}}</p>
  </column>
  <column>
    <p>- Ban kiểm kê gồm:</p>
    ${member('Trưởng ban', '{{employeeName|dots:36}}')}
    ${member('Ủy viên')}
    ${member('Ủy viên')}
  </column>
</columns>
<space height="1">
<table size="8">
  <colgroup><col align="center" fit><col><col fit><col align="center" fit><col align="right" fit><col align="right" width="5%"><col align="right" fit><col align="right" width="5%"><col align="right" fit><col align="right" fit><col align="right" fit><col align="right" fit><col align="right" fit><col width="6%"><col width="6%"><col width="6%"></colgroup>
  <thead>
    <tr><th rowspan="3">STT</th><th rowspan="3">Tên, nhãn hiệu, quy cách vật tư, hàng hóa</th><th rowspan="3">Mã số</th><th rowspan="3">ĐVT</th><th rowspan="3">Đơn giá</th><th colspan="2">Theo sổ kế toán</th><th colspan="2">Theo kiểm kê</th><th colspan="4">Chênh lệch</th><th colspan="3">Phẩm chất</th></tr>
    <tr><th rowspan="2">Số lượng</th><th rowspan="2">Thành tiền</th><th rowspan="2">Số lượng</th><th rowspan="2">Thành tiền</th><th colspan="2">Thừa</th><th colspan="2">Thiếu</th><th rowspan="2">Còn tốt<br>100%</th><th rowspan="2">Kém<br>phẩm chất</th><th rowspan="2">Mất<br>phẩm chất</th></tr>
    <tr><th>SL</th><th>Tiền</th><th>SL</th><th>Tiền</th></tr>
    <tr><th>A</th><th>B</th><th>C</th><th>D</th><th>1</th><th>2</th><th>3</th><th>4</th><th>5</th><th>6</th><th>7</th><th>8</th><th>9</th><th>10</th><th>11</th><th>12</th></tr>
  </thead>
  <tr data-each="lines"><td>{{#}}</td><td>{{ProductName}}${lineRemark}</td><td>{{ProductID}}</td><td>{{Unit}}</td><td>{{bookValue|per:bookQty|price}}</td><td>{{bookQty|quantity}}</td><td>{{bookValue|money}}</td><td>{{Qty|quantity}}</td><td>{{countedValue|money}}</td><td>{{difference|above|quantity}}</td><td>{{cost|above|money}}</td><td>{{difference|below|quantity}}</td><td>{{cost|below|money}}</td><td></td><td></td><td></td></tr>
  <tfoot><tr><td></td><td colspan="4">Cộng</td><td>x</td><td>{{bookValue|money}}</td><td>x</td><td>{{countedValue|money}}</td><td>x</td><td>{{surplusValue|nonzero|money}}</td><td>x</td><td>{{shortageValue|nonzero|money}}</td><td></td><td></td><td></td></tr></tfoot>
</table>
<space height="1">
<columns gap="6">
  <column width="74%"><p>Ý kiến giải quyết số chênh lệch: ${'.'.repeat(150)}</p></column>
  <column align="center"><p><i>{{dtDate|dayLong}}</i></p></column>
</columns>
<signatures space="13">
  ${signers.director}
  ${signers.accountant}
  ${signers.storekeeper}
  ${signer('Trưởng ban kiểm kê', '{{employeeName}}')}
</signatures>`

const count = {
  NumberID: 'KK000001',
  dtDate: '2026-10-31',
  Description: 'Kiểm kho cuối tháng',
  employeeName: 'Lê Thị Mỹ Linh',
  surplusQty: 1,
  shortageQty: 1,
  bookValue: 4766626,
  countedValue: 4760925,
  surplusValue: 25000,
  shortageValue: 30701,
  lines: [
    {
      ...biscuits,
      bookQty: 95,
      bookValue: 2916626,
      Qty: 94,
      countedValue: 2885925,
      difference: -1,
      cost: -30701,
      Note: 'Hộp móp, đã bỏ',
    },
    { ...baskets, bookQty: 74, bookValue: 1850000, Qty: 75, countedValue: 1875000, difference: 1, cost: 25000 },
  ],
  ...printedInStore,
}

/** The difference stands where nobody has to look for it; what was not counted yet leaves room to write. */
const rollForm = rollPage({
  title: 'PHIẾU KIỂM KHO',
  head: `${rollRow('Kho', 'StoreName')}${rollRow('Người kiểm', 'employeeName')}${rollRow('Nội dung', 'Description')}`,
  body: `<table borders="dashes">
  <colgroup><col><col width="30%" align="right" fit></colgroup>
  <tr data-each="lines"><td><b>{{ProductName}}</b><br>Sổ {{bookQty|quantity}} · Đếm {{Qty|quantity|dots:8}} {{Unit}}${lineRemark}</td><td>Chênh lệch<br><b>{{difference|quantity}}</b></td></tr>
</table>
<table borders="rows">
  <colgroup><col><col width="44%" align="right" fit></colgroup>
  <tr data-if="surplusValue"><td>Giá trị thừa</td><td>{{surplusValue|money}}</td></tr>
  <tr data-if="shortageValue"><td>Giá trị thiếu</td><td>{{shortageValue|money}}</td></tr>
</table>
${rollSigned(['Người kiểm', 'Thủ kho'])}`,
})

const sheet: Form = {
  code: 'KIEMKHO',
  name: 'Biên bản kiểm kê (05-VT)',
  xType: 13,
  content: countForm,
  sample: count,
  further: ['departmentName'],
}

export const forms: readonly Form[] = [sheet, onRoll(sheet, rollForm)]
