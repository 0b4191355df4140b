/** Delivered print of an order to a supplier. */
import { printedInStore, signer } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'
import { orderPrint } from '../_shared/orders/order-print.server.ts'
import { boughtGoods } from '../_shared/goods/purchase-print.server.ts'
import { onRoll, rollPage, rollPriced, rollRow } from '../_shared/roll-print.server.ts'

const ordered = {
  NumberID: 'DMH000001',
  dtDate: '2026-09-01',
  deliveryDate: '2026-09-05',
  ObjID: 'NCC001',
  ObjName: 'Công ty Nước giải khát Sao Mai',
  address: '8 Quốc lộ 13, Phường Thủ Dầu Một, Thành phố Hồ Chí Minh',
  phone: '0274 380 0001',
  contactName: 'Lương Thế Ẩn',
  paymentTermName: '30 ngày kể từ ngày giao hàng',
  MST: '0301234567',
  Description: 'Đặt hàng tháng 9',
  lines: boughtGoods.map((line) => ({ ...line, Note: '' })),
  goodsAmount: 7760000,
  m_Discount: 100000,
  TotalNoneTax: 7660000,
  m_VAT: 612800,
  shippingFee: 0,
  TotalTax: 8272800,
  deposit: 2000000,
  totalInWords: 'Tám triệu hai trăm bảy mươi hai nghìn tám trăm đồng',
  ...printedInStore,
}

const goesTo = `<p>Giao tại: {{StoreName}}</p>
    <p data-if="storeAddress">{{storeAddress}}</p>`

const rollForm = rollPage({
  title: 'ĐƠN ĐẶT HÀNG',
  head: `${rollRow('Nhà cung cấp', 'ObjName')}${rollRow('Điện thoại', 'phone')}${rollRow('Ngày giao', 'deliveryDate', '{{deliveryDate|day}}')}${rollRow('Giao tại', 'StoreName')}${rollRow('Diễn giải', 'Description')}`,
  body: rollPriced({
    total: 'TỔNG CỘNG',
    paid: { field: 'deposit', done: 'Đã ứng trước', left: 'Còn phải trả' },
    fee: true,
    signatures: ['Nhà cung cấp', 'Người lập'],
  }),
})

const sheet: Form = {
  code: 'DONMUAHANG',
  name: 'Đơn đặt hàng mua',
  xType: 9,
  content: orderPrint({
    goesTo,
    done: 'Đã ứng trước',
    contact: 'Người liên hệ',
    signatures: [
      signer('Nhà cung cấp xác nhận'),
      signer('Người lập', '{{UserCreate|or:userCreate}}'),
      signer('Người duyệt'),
    ],
  }),
  sample: ordered,
}

export const forms: readonly Form[] = [sheet, onRoll(sheet, rollForm)]
