/** Delivered prints of a bill: A4, till receipt, stock issue 02-VT, delivery note. */
import { decimal } from '#kernel/decimal.ts'
import { vietQr } from '#kernel/vietqr.ts'
import {
  bankQr,
  bankQrBeside,
  baseCode,
  baseUnit,
  biscuits,
  currencyBehind,
  drinks,
  inBase,
  known,
  letterhead,
  notAnInvoice,
  phoneAndTaxId,
  plainTitle,
  printed,
  signer,
  signers,
  transferred,
} from '#output/forms/form-parts.ts'
import { inEnglish } from '#output/forms/form-english.ts'
import type { Form } from '#output/forms/template.ts'
import { goodsTable } from '../_shared/goods/goods-print.server.ts'
import { rollGoods, rollPage } from '../_shared/roll-print.server.ts'
import { issueSlip } from '../_shared/slip-print.server.ts'

const lines = [
  {
    Ordinal: 1,
    ...drinks,
    Unit: 'Thùng',
    Qty: 12,
    Price: 205000,
    f_Discount: 2,
    m_Discount: 49200,
    Total: 2410800,
    VAT: 8,
    VatAmount: 186058,
    TotalTax: 2511787,
    cost: 1829097,
    Note: '',
  },
  {
    Ordinal: 2,
    ...biscuits,
    Qty: 40,
    Price: 46000,
    f_Discount: 0,
    m_Discount: 0,
    Total: 1840000,
    VAT: 8,
    VatAmount: 142006,
    TotalTax: 1917077,
    cost: 1239691,
    Note: 'Giao trước 9 giờ sáng',
  },
]

const bill = {
  NumberID: 'BH000001',
  dtDate: '2026-09-10',
  createdAt: '2026-09-10T09:30:00+07:00',
  ObjID: 'KH001',
  ObjName: 'Đại lý Minh Tâm',
  address: '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
  phone: '0912 000 001',
  MST: '0109999887',
  Description: 'Bán hàng theo DH000001',
  StoreName: 'Kho chính',
  employeeName: 'Võ Thị Ngọc Ẩn',
  dueDate: '2026-09-25',
  lines,
  goodsAmount: 4250800,
  m_Discount: 150000,
  couponAmount: 0,
  TotalNoneTax: 4100800,
  m_VAT: 328064,
  shippingFee: 0,
  TotalTax: 4428864,
  paid: 0,
  cashGiven: null,
  change: null,
  depositApplied: 1000000,
  received: 0,
  returned: 0,
  codCollected: 0,
  remaining: 3428864,
  totalInWords: 'Bốn triệu bốn trăm hai mươi tám nghìn tám trăm sáu mươi tư đồng',
  UserCreate: 'Đặng Thu Thảo',
  cost: 3068788,
  totalQty: 52,
  oldDebt: 5000000,
  totalDebt: 8428864,
  bankQr: vietQr({ bin: '970436', account: '0011001234567', amount: decimal(3428864), content: 'BH000001' }),
  bankAccount: {
    bankName: 'Vietcombank',
    accountNumber: '0011001234567',
    holder: 'Cong ty TNHH Thuong mai Hung Thinh',
  },
  delivery: {
    type: 2,
    receiverName: 'Nguyễn Minh Tâm',
    receiverPhone: '0912 000 001',
    receiverAddress: '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
    codAmount: 3428864,
    trackingCode: 'GN0099887',
    carrierName: 'Giao Nhanh',
  },
  ...printed,
}

const total = (label: string, path: string, rules: { when?: string; bold?: boolean } = {}): string =>
  `<tr${rules.when ? ` data-if="${rules.when}"` : ''}${rules.bold ? ' kind="sum"' : ''}><td>${label}</td><td align="right">{{${path}|money}}${rules.bold ? currencyBehind : ''}</td></tr>`

/** What the customer owes besides is counted in base currency. A bill that tells nothing of it has no such rows. */
const debt = (label: string, path: string): string =>
  `<tr data-if="${path}!="><td>${label}</td><td align="right">{{${path}|${inBase}|money}}<span data-if="currencyCode"> ${baseCode}</span></td></tr>`

const totals = `
<table borders="rows">
  <colgroup><col width="56%"><col width="44%" align="right" fit></colgroup>
  ${total('Cộng tiền hàng', 'goodsAmount')}
  ${total('Chiết khấu', 'm_Discount', { when: 'm_Discount' })}
  ${total('Mã giảm giá {{couponCode}}', 'couponAmount', { when: 'couponAmount' })}
  ${total('Thuế GTGT', 'm_VAT')}
  ${total('Phí vận chuyển', 'shippingFee', { when: 'shippingFee' })}
  ${total('TỔNG THANH TOÁN', 'TotalTax', { bold: true })}
  ${total('Đã đặt cọc', 'depositApplied', { when: 'depositApplied' })}
  ${total('Khách thanh toán', 'paid', { when: 'paid' })}
  ${total('Tiền khách đưa', 'cashGiven', { when: 'cashGiven' })}
  ${total('Tiền thừa trả khách', 'change', { when: 'change' })}
  ${total('Đã thu', 'received', { when: 'received' })}
  ${total('Trả hàng', 'returned', { when: 'returned' })}
  ${total('Còn phải thanh toán', 'remaining', { when: 'remaining', bold: true })}
  ${debt('Nợ cũ', 'oldDebt')}
  ${debt('Tổng nợ', 'totalDebt')}
</table>`

const customer = `
<columns gap="6">
  <column width="62%">
    <p>Khách hàng: <b>{{ObjName}}</b> <span data-if="ObjID">({{ObjID}})</span></p>
    ${known('Địa chỉ', 'address')}
    ${phoneAndTaxId()}
  </column>
  <column>
    <p data-if="employeeName">Nhân viên bán hàng: {{employeeName}}</p>
    <p data-if="StoreName">Kho hàng: {{StoreName}}</p>
    <p data-if="dueDate">Hạn thanh toán: {{dueDate|day}}</p>
  </column>
</columns>
<p data-if="delivery.type">Giao đến: {{delivery.receiverAddress|or:address}}<span data-if="delivery.receiverName"> – Người nhận: {{delivery.receiverName}}</span><span data-if="delivery.receiverPhone">, {{delivery.receiverPhone}}</span></p>
<p data-if="Description">Diễn giải: {{Description}}</p>
<space height="2">`

/** Packing finds a bill by this code. */
const numberCode = (height: number): string => `<barcode text="{{NumberID}}" height="${height}" optional>`
/** Beside what stands there anyway, so that it costs hardly any height. */
const besideCode = (content: string): string => `<columns gap="4">
  <column>${content}</column>
  <column width="52mm" data-if="NumberID">${numberCode(7)}</column>
</columns>`

const billForm = `<page size="A4">
${letterhead}
${plainTitle('HÓA ĐƠN BÁN HÀNG', notAnInvoice)}
${customer}
${goodsTable}
<space height="2">
<keep>
<columns gap="6">
  <column width="52%">
    <p>Bằng chữ: <i>{{totalInWords}}.</i></p>
    <space height="2">
    ${bankQrBeside(28, transferred)}
  </column>
  <column>${totals}</column>
</columns>
</keep>
<signatures space="16">
  ${signer('Người mua hàng')}
  ${signer('Người giao hàng')}
  ${signers.maker}
</signatures>
${besideCode('<p before="1"><i>Cảm ơn quý khách và hẹn gặp lại!</i></p>')}`

const tillForm = rollPage({
  title: 'HÓA ĐƠN BÁN HÀNG',
  remark: `<p size="7"><i>${notAnInvoice}</i></p>`,
  head: `<p>Thu ngân: {{UserCreate|or:userCreate}}</p>
<p>Khách hàng: {{ObjName}}</p>
<p data-if="phone">Điện thoại: {{phone}}</p>`,
  body: `${rollGoods}
<space height="1">
${totals}
<hr dashed>
<p size="8">Bằng chữ: <i>{{totalInWords}}.</i></p>
<space height="1.5">
${bankQr(38, transferred)}
<p align="center" before="1.5"><b>Cảm ơn quý khách và hẹn gặp lại!</b></p>
<div data-if="NumberID" align="center"><space height="2">${numberCode(9)}</div>`,
})

const issueForm = issueSlip({
  receiver: '{{delivery.receiverName|or:ObjName}}',
  why: '{{Description|dots:80}}',
  cost: 'cost',
})

const deliveryForm = `<page size="A4">
${besideCode(letterhead)}
${plainTitle('PHIẾU GIAO HÀNG', notAnInvoice)}
<columns gap="6">
  <column width="50%">
    <p><b>BÊN GIAO: {{company.companyName}}</b></p>
    ${known('Địa chỉ', 'company.companyAddress')}
    ${known('Điện thoại', 'company.companyPhone')}
    <p data-if="StoreName">Xuất tại kho: {{StoreName}}</p>
  </column>
  <column>
    <p><b>BÊN NHẬN: {{ObjName}}</b></p>
    <p>Người nhận: {{delivery.receiverName|or:ObjName}}</p>
    <p>Địa chỉ: {{delivery.receiverAddress|or:address|dots:50}}</p>
    <p>Điện thoại: {{delivery.receiverPhone|or:phone|dots:46}}</p>
  </column>
</columns>
<p data-if="delivery.carrierName" before="1">Nhà vận chuyển: {{delivery.carrierName}}<span data-if="delivery.trackingCode">   –   Mã vận đơn: {{delivery.trackingCode}}</span></p>
<p data-if="Description">Diễn giải: {{Description}}</p>
<space height="2">
<table size="9">
  <colgroup><col align="center" fit><col width="14%"><col><col width="11%" align="center"><col width="12%" align="right"><col width="24%"></colgroup>
  <thead><tr><th>STT</th><th>Mã hàng</th><th>Tên hàng</th><th>ĐVT</th><th>Số lượng</th><th>Ghi chú</th></tr></thead>
  <tr data-each="lines"><td>{{#}}</td><td>{{ProductID}}</td><td>{{ProductName}}</td><td>{{Unit}}</td><td>{{Qty|quantity}}</td><td>{{Note}}</td></tr>
</table>
<space height="2">
<p data-if="delivery.codAmount">Số tiền thu hộ (COD): <b>{{delivery.codAmount|${inBase}|money}}</b> ${baseUnit}  –  <i>{{delivery.codAmount|${inBase}|words}}.</i></p>
<p><i>Bên nhận đã kiểm tra và nhận đủ số lượng, đúng chất lượng hàng hóa ghi trên.</i></p>
<signatures space="18">
  ${signers.maker}
  ${signers.storekeeper}
  ${signer('Người giao hàng')}
  ${signer('Người nhận hàng')}
</signatures>`

export const forms: readonly Form[] = [
  {
    code: 'HOADONBANHANG',
    name: 'Hóa đơn bán hàng (A4/A5)',
    xType: 5,
    content: billForm,
    english: inEnglish(billForm),
    sample: bill,
  },
  {
    code: 'HOADONBANHANG_K80',
    name: 'Hóa đơn bán hàng (cuộn 80 mm)',
    xType: 5,
    content: tillForm,
    english: inEnglish(tillForm),
    sample: bill,
  },
  {
    code: 'PHIEUXUATKHO',
    name: 'Phiếu xuất kho (02-VT)',
    xType: 5,
    content: issueForm,
    sample: bill,
    further: ['departmentName', 'attachedDocs'],
  },
  {
    code: 'PHIEUGIAOHANG',
    name: 'Phiếu giao hàng',
    xType: 5,
    content: deliveryForm,
    english: inEnglish(deliveryForm),
    sample: bill,
    further: ['delivery.carrierName', 'delivery.trackingCode'],
  },
]
