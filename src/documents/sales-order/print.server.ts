/** Delivered print of a customer's order. */
import { printedInStore, signer } from '#output/forms/form-parts.ts'
import { inEnglish } from '#output/forms/form-english.ts'
import type { Form } from '#output/forms/template.ts'
import { orderPrint } from '../_shared/orders/order-print.server.ts'
import { boughtGoods } from '../_shared/goods/purchase-print.server.ts'
import { onRoll, rollPage, rollPriced, rollRow } from '../_shared/roll-print.server.ts'

const ordered = {
  NumberID: 'DH000001',
  dtDate: '2026-09-01',
  deliveryDate: '2026-09-05',
  deliveryAddress: '25 Cách Mạng Tháng Tám, Phường Thủ Dầu Một, Thành phố Hồ Chí Minh',
  ObjID: 'KH001',
  ObjName: 'Tạp hóa Cô Ba',
  address: '25 Cách Mạng Tháng Tám, Phường Thủ Dầu Một, Thành phố Hồ Chí Minh',
  phone: '0908 000 001',
  contactName: 'Trần Thị Ba',
  paymentTermName: 'Trả ngay khi nhận hàng',
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

const goesTo = '<p data-if="deliveryAddress">Giao tại: {{deliveryAddress}}</p>'

const rollForm = rollPage({
  title: 'ĐƠN ĐẶT HÀNG',
  head: `${rollRow('Khách hàng', 'ObjName')}${rollRow('Điện thoại', 'phone')}${rollRow('Ngày giao', 'deliveryDate', '{{deliveryDate|day}}')}${rollRow('Giao tại', 'deliveryAddress')}${rollRow('Diễn giải', 'Description')}`,
  body: rollPriced({
    total: 'TỔNG CỘNG',
    paid: { field: 'deposit', done: 'Đã đặt cọc', left: 'Còn phải trả' },
    fee: true,
    signatures: ['Người đặt hàng', 'Người nhận đơn'],
  }),
})

const sheetForm = orderPrint({
  goesTo,
  done: 'Đã đặt cọc',
  contact: 'Người đặt',
  signatures: [signer('Người đặt hàng', '{{contactName}}'), signer('Người nhận đơn', '{{employeeName|or:UserCreate}}')],
})

const sheet: Form = {
  code: 'DONDATHANG',
  name: 'Đơn đặt hàng',
  xType: 6,
  content: sheetForm,
  english: inEnglish(sheetForm),
  sample: ordered,
}

export const forms: readonly Form[] = [sheet, onRoll(sheet, rollForm)]
