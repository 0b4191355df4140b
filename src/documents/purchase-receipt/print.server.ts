/** Delivered print of a purchase receipt: form 01-VT. */
import { printedInStore, signer, signers, statutoryHead, statutoryTitle } from '#output/form-parts.ts'
import type { Form } from '#output/template.ts'
import { boughtGoods } from '../_shared/purchase-print.server.ts'

const receipt = {
  NumberID: 'PN000001',
  dtDate: '2026-09-05',
  ObjID: 'NCC001',
  ObjName: 'Công ty Nước giải khát Sao Mai',
  address: '8 Quốc lộ 13, Phường Thủ Dầu Một, Thành phố Hồ Chí Minh',
  MST: '0301234567',
  Description: 'Nhập hàng tháng 9',
  Mauso: '1',
  SoHieuHD: 'C26TSM',
  SoHD: '00000451',
  NgayHoadon: '2026-09-05',
  lines: boughtGoods,
  goodsAmount: 7760000,
  m_Discount: 100000,
  TotalNoneTax: 7660000,
  m_VAT: 612800,
  shippingFee: 0,
  TotalTax: 8272800,
  paid: 0,
  totalInWords: 'Tám triệu hai trăm bảy mươi hai nghìn tám trăm đồng',
  ...printedInStore,
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
  ${signers.maker}
  ${signer('Người giao hàng')}
  ${signers.storekeeper}
  ${signer('Kế toán trưởng', '{{company.chiefAccountant}}', '(Hoặc bộ phận có nhu cầu nhập)')}
</signatures>`

export const forms: readonly Form[] = [
  { code: 'PHIEUNHAPKHO', name: 'Phiếu nhập kho (01-VT)', xType: 10, content: receiptForm, sample: receipt },
]
