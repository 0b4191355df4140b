/** Delivered print of a purchase receipt: form 01-VT. */
import { baseUnit, inBase, printedInStore } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'
import { boughtGoods } from '../_shared/goods/purchase-print.server.ts'
import { onRoll, rollPage, rollPriced, rollRow } from '../_shared/roll-print.server.ts'
import { receiptSlip } from '../_shared/slip-print.server.ts'

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

/** What a document of another currency adds to the books: everything that is owed, at its rate. */
const converted = `<p data-if="currencyCode">- Tỷ giá: {{ExRate|price}}&nbsp;&nbsp;&nbsp;Số tiền quy đổi: <b>{{TotalTax|times:ExRate|${inBase}|money}}</b> ${baseUnit} (<i>{{TotalTax|times:ExRate|${inBase}|words}}</i>)</p>`

const receiptForm = receiptSlip({
  after:
    '<span data-if="SoHD">hóa đơn số {{SoHD}} ký hiệu {{SoHieuHD}} ngày {{NgayHoadon|day}} của {{ObjName}}</span><span data-if="!SoHD">{{attachedDocs|dots:24}} số ................ ngày ..... tháng ..... năm ......... của {{ObjName}}</span>',
  why: '<p data-if="Description">- Diễn giải: {{Description}}</p>',
  foreign: converted,
  remark: '<span data-if="m_Discount"> <i>(chiết khấu {{m_Discount|money}})</i></span>',
  sums: `
    ${sum('Chiết khấu', 'm_Discount', 'm_Discount')}
    ${sum('Thuế GTGT', 'm_VAT', 'm_VAT')}
    ${sum('Phí vận chuyển', 'shippingFee', 'shippingFee')}
    ${sum('Tổng thanh toán', 'TotalTax', 'TotalTax')}`,
})

const rollForm = rollPage({
  title: 'PHIẾU NHẬP KHO',
  head: `${rollRow('Nhà cung cấp', 'ObjName')}${rollRow('Nhập tại kho', 'StoreName')}${rollRow('Hóa đơn', 'SoHD', '{{SoHD}} {{SoHieuHD}}')}${rollRow('Diễn giải', 'Description')}`,
  body: rollPriced({
    total: 'TỔNG THANH TOÁN',
    paid: { field: 'paid', done: 'Đã trả nhà cung cấp', left: 'Còn phải trả' },
    fee: true,
    signatures: ['Người giao hàng', 'Thủ kho'],
  }),
})

const sheet: Form = {
  code: 'PHIEUNHAPKHO',
  name: 'Phiếu nhập kho (01-VT)',
  xType: 10,
  content: receiptForm,
  sample: receipt,
  further: ['departmentName', 'deliverer', 'attachedDocs'],
}

export const forms: readonly Form[] = [sheet, onRoll(sheet, rollForm)]
