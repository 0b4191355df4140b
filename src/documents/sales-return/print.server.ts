/** Delivered print of goods a customer gives back. */
import { letterhead, plainTitle, printed } from '#output/form-parts.ts'
import type { Form } from '#output/template.ts'

const returned = {
  NumberID: 'TH000001',
  dtDate: '2026-09-28',
  ObjID: 'KH001',
  ObjName: 'Đại lý Minh Tâm',
  address: '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
  phone: '0912 000 001',
  billNumber: 'BH000001',
  reason: 'Hàng bị móp hộp',
  Description: 'Khách trả bánh',
  StoreName: 'Kho chính',
  UserCreate: 'Đặng Thu Thảo',
  lines: [
    {
      ProductID: 'SP002',
      ProductName: 'Bánh quy bơ 500g',
      Unit: 'Hộp',
      Qty: 5,
      Price: 46000,
      m_Discount: 8116,
      Total: 221884,
      VAT: 8,
      Note: '',
    },
  ],
  goodsAmount: 221884,
  m_Discount: 0,
  TotalNoneTax: 221884,
  m_VAT: 17751,
  TotalTax: 239635,
  paid: 0,
  totalInWords: 'Hai trăm ba mươi chín nghìn sáu trăm ba mươi lăm đồng',
  ...printed,
}

const returnForm = `<page size="A4">
${letterhead}
${plainTitle('PHIẾU TRẢ HÀNG')}
<columns gap="6">
  <column width="62%">
    <p>Khách hàng: <b>{{ObjName}}</b> <span data-if="ObjID">({{ObjID}})</span></p>
    <p>Địa chỉ: {{address}}</p>
    <p>Điện thoại: {{phone}}</p>
  </column>
  <column>
    <p>Hóa đơn gốc: <b>{{billNumber|dots:20}}</b></p>
    <p>Nhập lại kho: {{StoreName}}</p>
  </column>
</columns>
<p>Lý do trả: {{reason|or:Description|dots:80}}</p>
<space height="2">
<table>
  <colgroup><col align="center" fit><col fit><col><col align="center" fit><col align="right" fit><col align="right" fit><col align="right" fit><col align="center" fit><col align="right" fit></colgroup>
  <thead><tr><th>STT</th><th>Mã hàng</th><th>Tên hàng</th><th>ĐVT</th><th>SL</th><th>Đơn giá</th><th>Chiết khấu</th><th>VAT</th><th>Thành tiền</th></tr></thead>
  <tr data-each="lines"><td>{{#}}</td><td>{{ProductID}}</td><td>{{ProductName}}<span data-if="Note"><br><i>{{Note}}</i></span></td><td>{{Unit}}</td><td>{{Qty|quantity}}</td><td>{{Price|price}}</td><td>{{m_Discount|nonzero|money}}</td><td>{{VAT|vat}}</td><td>{{Total|money}}</td></tr>
</table>
<space height="2">
<keep>
<columns gap="6">
  <column width="52%"><p>Bằng chữ: <i>{{totalInWords}}.</i></p></column>
  <column>
    <table borders="rows">
      <colgroup><col width="56%"><col width="44%" align="right" fit></colgroup>
      <tr><td>Cộng tiền hàng</td><td>{{goodsAmount|money}}</td></tr>
      <tr data-if="m_Discount"><td>Chiết khấu</td><td>{{m_Discount|money}}</td></tr>
      <tr><td>Thuế GTGT</td><td>{{m_VAT|money}}</td></tr>
      <tr kind="sum"><td>TỔNG TIỀN TRẢ</td><td>{{TotalTax|money}}</td></tr>
      <tr data-if="paid"><td>Đã trả lại khách</td><td>{{paid|money}}</td></tr>
      <tr kind="sum" data-if="paid"><td>Cần trả khách</td><td>{{TotalTax|minus:paid|money}}</td></tr>
    </table>
  </column>
</columns>
<signatures space="18">
  <sign title="Khách hàng" note="(Ký, họ tên)">
  <sign title="Thủ kho" note="(Ký, họ tên)" name="{{company.storekeeper}}">
  <sign title="Người lập phiếu" note="(Ký, họ tên)" name="{{UserCreate|or:userCreate}}">
</signatures>
</keep>`

export const forms: readonly Form[] = [
  { code: 'PHIEUTRAHANG', name: 'Phiếu trả hàng', xType: 8, content: returnForm, sample: returned },
]
