/** Delivered prints of what is bought and of returns. */
import type { Form } from '../template.ts'
import { letterhead, plainTitle, printed, statutoryHead, statutoryTitle } from './parts.ts'

const receipt = {
  NumberID: 'PN000001',
  dtDate: '2026-09-05',
  ObjID: 'NCC001',
  ObjName: 'Công ty Nước giải khát Sao Mai',
  address: '8 Quốc lộ 13, Phường Thủ Dầu Một, Thành phố Hồ Chí Minh',
  MST: '0301234567',
  Description: 'Nhập hàng tháng 9',
  StoreName: 'Kho chính',
  Mauso: '1',
  SoHieuHD: 'C26TSM',
  SoHD: '00000451',
  NgayHoadon: '2026-09-05',
  UserCreate: 'Phạm Văn Khoẻ',
  lines: [
    {
      ProductID: 'SP001',
      ProductName: 'Nước ngọt Sao Mai 330ml',
      Unit: 'Thùng',
      Qty: 30,
      Price: 160000,
      m_Discount: 240000,
      Total: 4560000,
      VAT: 8,
    },
    {
      ProductID: 'SP002',
      ProductName: 'Bánh quy bơ 500g',
      Unit: 'Hộp',
      Qty: 100,
      Price: 32000,
      m_Discount: 0,
      Total: 3200000,
      VAT: 8,
    },
  ],
  goodsAmount: 7760000,
  m_Discount: 100000,
  TotalNoneTax: 7660000,
  m_VAT: 612800,
  shippingFee: 0,
  TotalTax: 8272800,
  paid: 0,
  totalInWords: 'Tám triệu hai trăm bảy mươi hai nghìn tám trăm đồng',
  ...printed,
}

const sum = (label: string, path: string, when = ''): string =>
  `<tr kind="sum"${when ? ` data-if="${when}"` : ''}><td></td><td colspan="6">${label}</td><td align="right">{{${path}|money}}</td></tr>`

const receiptForm = `<page size="A4">
${statutoryHead('01 - VT', true)}
${statutoryTitle('PHIẾU NHẬP KHO')}
<p>- Họ và tên người giao: <b>{{deliverer|or:ObjName}}</b></p>
<p>- Theo <span data-if="SoHD">hóa đơn số {{SoHD}} ký hiệu {{SoHieuHD}} ngày {{NgayHoadon|day}} của {{ObjName}}</span><span data-if="!SoHD">{{attachedDocs|dots:24}} số ................ ngày ..... tháng ..... năm ......... của {{ObjName}}</span></p>
<p>- Nhập tại kho: {{StoreName}}&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Địa điểm: {{storeAddress|dots:60}}</p>
<p data-if="Description">- Diễn giải: {{Description}}</p>
<space height="2">
<table>
  <colgroup><col align="center" fit><col><col fit><col align="center" fit><col align="right" fit><col align="right" fit><col align="right" fit><col align="right" fit width="16%"></colgroup>
  <thead>
    <tr><th rowspan="2">STT</th><th rowspan="2">Tên, nhãn hiệu, quy cách, phẩm chất vật tư, dụng cụ, sản phẩm, hàng hóa</th><th rowspan="2">Mã số</th><th rowspan="2">Đơn vị tính</th><th colspan="2">Số lượng</th><th rowspan="2">Đơn giá</th><th rowspan="2">Thành tiền</th></tr>
    <tr><th>Theo chứng từ</th><th>Thực nhập</th></tr>
    <tr><th>A</th><th>B</th><th>C</th><th>D</th><th>1</th><th>2</th><th>3</th><th>4</th></tr>
  </thead>
  <tr data-each="lines"><td>{{#}}</td><td>{{ProductName}}<span data-if="m_Discount"><br><i>Chiết khấu {{m_Discount|money}}</i></span></td><td>{{ProductID}}</td><td>{{Unit}}</td><td>{{Qty|quantity}}</td><td>{{Qty|quantity}}</td><td>{{Price|price}}</td><td>{{Total|money}}</td></tr>
  <tfoot>
    <tr><td></td><td align="center">Cộng</td><td align="center">x</td><td align="center">x</td><td align="center">x</td><td align="center">x</td><td align="center">x</td><td>{{goodsAmount|money}}</td></tr>
    ${sum('Chiết khấu', 'm_Discount', 'm_Discount')}
    ${sum('Thuế GTGT', 'm_VAT', 'm_VAT')}
    ${sum('Phí vận chuyển', 'shippingFee', 'shippingFee')}
    ${sum('Tổng thanh toán', 'TotalTax', 'TotalTax')}
  </tfoot>
</table>
<space height="2">
<p>- Tổng số tiền (viết bằng chữ): <i>{{totalInWords}}</i></p>
<p>- Số chứng từ gốc kèm theo: {{attachedDocs|dots:60}}</p>
<signatures date="Ngày ..... tháng ..... năm ........." space="17">
  <sign title="Người lập phiếu" note="(Ký, họ tên)" name="{{UserCreate|or:userCreate}}">
  <sign title="Người giao hàng" note="(Ký, họ tên)">
  <sign title="Thủ kho" note="(Ký, họ tên)" name="{{company.storekeeper}}">
  <sign title="Kế toán trưởng" note="(Hoặc bộ phận có nhu cầu nhập)" name="{{company.chiefAccountant}}">
</signatures>`

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

const ordered = {
  NumberID: 'DMH000001',
  dtDate: '2026-09-01',
  deliveryDate: '2026-09-05',
  ObjID: 'NCC001',
  ObjName: 'Công ty Nước giải khát Sao Mai',
  address: '8 Quốc lộ 13, Phường Thủ Dầu Một, Thành phố Hồ Chí Minh',
  phone: '0274 380 0001',
  MST: '0301234567',
  Description: 'Đặt hàng tháng 9',
  StoreName: 'Kho chính',
  UserCreate: 'Phạm Văn Khoẻ',
  lines: receipt.lines.map((line) => ({ ...line, Note: '' })),
  goodsAmount: 7760000,
  m_Discount: 100000,
  TotalNoneTax: 7660000,
  m_VAT: 612800,
  TotalTax: 8272800,
  deposit: 2000000,
  totalInWords: 'Tám triệu hai trăm bảy mươi hai nghìn tám trăm đồng',
  ...printed,
}

const orderForm = `<page size="A4">
${letterhead}
${plainTitle('ĐƠN ĐẶT HÀNG')}
<columns gap="6">
  <column width="62%">
    <p>Kính gửi: <b>{{ObjName}}</b> <span data-if="ObjID">({{ObjID}})</span></p>
    <p>Địa chỉ: {{address}}</p>
    <p>Điện thoại: {{phone}}<span data-if="MST">  ·  Mã số thuế: {{MST}}</span></p>
  </column>
  <column>
    <p>Ngày giao: <b>{{deliveryDate|day|dots:16}}</b></p>
    <p>Giao tại: {{StoreName}}</p>
    <p data-if="storeAddress">{{storeAddress}}</p>
  </column>
</columns>
<p data-if="Description">Diễn giải: {{Description}}</p>
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
      <tr kind="sum"><td>TỔNG CỘNG</td><td>{{TotalTax|money}}</td></tr>
      <tr data-if="deposit"><td>Đã ứng trước</td><td>{{deposit|money}}</td></tr>
      <tr kind="sum" data-if="deposit"><td>Còn phải trả</td><td>{{TotalTax|minus:deposit|money}}</td></tr>
    </table>
  </column>
</columns>
<signatures space="18">
  <sign title="Nhà cung cấp xác nhận" note="(Ký, họ tên)">
  <sign title="Người lập đơn" note="(Ký, họ tên)" name="{{UserCreate|or:userCreate}}">
  <sign title="Giám đốc" note="(Ký, họ tên)">
</signatures>
</keep>`

export const purchaseForms: readonly Form[] = [
  { code: 'DONMUAHANG', name: 'Đơn đặt hàng mua', xType: 9, content: orderForm, sample: ordered },
  { code: 'PHIEUNHAPKHO', name: 'Phiếu nhập kho (01-VT)', xType: 10, content: receiptForm, sample: receipt },
  { code: 'PHIEUTRAHANG', name: 'Phiếu trả hàng', xType: 8, content: returnForm, sample: returned },
]
