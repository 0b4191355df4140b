/** Delivered print of opening stock. */
import { biscuits, drinks, printedInStore, letterhead, plainTitle, signers } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'
import { onRoll, rollPage, rollRow, rollSigned, rollWorth } from '../_shared/roll-print.server.ts'

const openingForm = `<page size="A4">
${letterhead}
${plainTitle('BẢNG KÊ TỒN KHO ĐẦU KỲ')}
<p>Kho hàng: <b>{{StoreName}}</b></p>
<p data-if="Description">Diễn giải: {{Description}}</p>
<space height="2">
<table size="9">
  <colgroup><col align="center" fit><col fit><col><col align="center" fit><col align="right" fit><col align="right" fit><col align="right" fit></colgroup>
  <thead><tr><th>STT</th><th>Mã hàng</th><th>Tên hàng</th><th>ĐVT</th><th>Số lượng</th><th>Đơn giá</th><th>Thành tiền</th></tr></thead>
  <tr data-each="lines"><td>{{#}}</td><td>{{ProductID}}</td><td>{{ProductName}}</td><td>{{Unit}}</td><td>{{Qty|quantity}}</td><td>{{Price|price}}</td><td>{{Total|money}}</td></tr>
  <tfoot><tr><td></td><td colspan="5">Tổng cộng</td><td>{{goodsAmount|money}}</td></tr></tfoot>
</table>
<space height="2">
<p>Bằng chữ: <i>{{totalInWords}}.</i></p>
<signatures date="{{dtDate|dayLong}}" space="18">
  ${signers.maker}
  ${signers.storekeeper}
  ${signers.accountant}
</signatures>`

const opening = {
  NumberID: 'TDK000001',
  dtDate: '2026-08-31',
  Description: 'Tồn đầu kỳ',
  goodsAmount: 4920000,
  totalInWords: 'Bốn triệu chín trăm hai mươi nghìn đồng',
  lines: [
    { ...drinks, Unit: 'Lon', Qty: 480, Price: 6500, Total: 3120000 },
    { ...biscuits, Qty: 60, Price: 30000, Total: 1800000 },
  ],
  ...printedInStore,
}

const rollForm = rollPage({
  title: 'TỒN KHO ĐẦU KỲ',
  head: `${rollRow('Kho hàng', 'StoreName')}${rollRow('Diễn giải', 'Description')}`,
  body: `${rollWorth}<p size="8" before="1">Bằng chữ: <i>{{totalInWords}}.</i></p>${rollSigned(['Người lập', 'Thủ kho'])}`,
})

const sheet: Form = {
  code: 'TONDAU',
  name: 'Bảng kê tồn kho đầu kỳ',
  xType: 13,
  content: openingForm,
  sample: opening,
}

export const forms: readonly Form[] = [sheet, onRoll(sheet, rollForm)]
