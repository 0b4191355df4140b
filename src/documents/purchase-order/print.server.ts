/** Delivered print of an order to a supplier. */
import { printedInStore, letterhead, plainTitle, signer } from '#output/form-parts.ts'
import type { Form } from '#output/template.ts'
import { goodsTable, goodsTotals } from '../_shared/goods-print.server.ts'
import { boughtGoods } from '../_shared/purchase-print.server.ts'

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
  lines: boughtGoods.map((line) => ({ ...line, Note: '' })),
  goodsAmount: 7760000,
  m_Discount: 100000,
  TotalNoneTax: 7660000,
  m_VAT: 612800,
  TotalTax: 8272800,
  deposit: 2000000,
  totalInWords: 'Tám triệu hai trăm bảy mươi hai nghìn tám trăm đồng',
  ...printedInStore,
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
${goodsTable}
<space height="2">
<keep>
${goodsTotals({ total: 'TỔNG CỘNG', field: 'deposit', done: 'Đã ứng trước', left: 'Còn phải trả' })}
<signatures space="18">
  ${signer('Nhà cung cấp xác nhận')}
  ${signer('Người lập đơn', '{{UserCreate|or:userCreate}}')}
  ${signer('Giám đốc')}
</signatures>
</keep>`

export const forms: readonly Form[] = [
  { code: 'DONMUAHANG', name: 'Đơn đặt hàng mua', xType: 9, content: orderForm, sample: ordered },
]
