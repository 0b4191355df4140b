/** Delivered print of a stock transfer. */
import { biscuits, drinks, printedInStore, letterhead, plainTitle, signer, signers } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'
import { onRoll, rollCounted, rollPage, rollRow, rollSigned } from '../_shared/roll-print.server.ts'

const transferForm = `<page size="A4">
${letterhead}
${plainTitle('PHIẾU CHUYỂN KHO')}
<columns gap="6">
  <column width="50%"><p>Kho xuất: <b>{{StoreName}}</b></p><p>Người vận chuyển: {{transporter|dots:36}}</p></column>
  <column><p>Kho nhập: <b>{{toStoreName}}</b></p><p data-if="employeeName">Nhân viên phụ trách: {{employeeName}}</p></column>
</columns>
<p>Lý do: {{Description|dots:90}}</p>
<space height="2">
<table size="9">
  <colgroup><col align="center" fit><col fit><col><col align="center" fit><col align="right" fit><col align="right" fit data-if="totalCost"><col width="24%"></colgroup>
  <thead><tr><th>STT</th><th>Mã hàng</th><th>Tên hàng</th><th>ĐVT</th><th>Số lượng</th><th data-if="totalCost">Giá trị</th><th>Ghi chú</th></tr></thead>
  <tr data-each="lines"><td>{{#}}</td><td>{{ProductID}}</td><td>{{ProductName}}</td><td>{{Unit}}</td><td>{{Qty|quantity}}</td><td data-if="/totalCost">{{cost|money}}</td><td>{{Note}}</td></tr>
  <tfoot data-if="totalCost"><tr><td></td><td colspan="4">Tổng cộng</td><td>{{totalCost|money}}</td><td></td></tr></tfoot>
</table>
<signatures space="18">
  ${signers.maker}
  ${signer('Thủ kho xuất')}
  ${signer('Người vận chuyển', '{{transporter}}')}
  ${signer('Thủ kho nhập')}
</signatures>`

const transfer = {
  NumberID: 'CK000001',
  dtDate: '2026-09-18',
  toStoreName: 'Kho chi nhánh',
  transporter: 'Nguyễn Văn Ổn',
  Description: 'Chuyển hàng cho chi nhánh',
  totalCost: 2444803,
  lines: [
    { ...drinks, Unit: 'Thùng', Qty: 10, cost: 1524248, Note: '' },
    { ...biscuits, Qty: 30, cost: 920555, Note: 'Hàng dễ vỡ' },
  ],
  ...printedInStore,
}

const rollForm = rollPage({
  title: 'PHIẾU CHUYỂN KHO',
  head: `${rollRow('Kho xuất', 'StoreName')}${rollRow('Kho nhập', 'toStoreName')}${rollRow('Người vận chuyển', 'transporter')}${rollRow('Lý do', 'Description')}`,
  body: `${rollCounted}${rollSigned(['Thủ kho xuất', 'Thủ kho nhập'])}`,
})

const sheet: Form = {
  code: 'PHIEUCHUYENKHO',
  name: 'Phiếu chuyển kho',
  xType: 3,
  content: transferForm,
  sample: transfer,
}

export const forms: readonly Form[] = [sheet, onRoll(sheet, rollForm)]
