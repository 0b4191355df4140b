/** Delivered print of a quote: the goods offered, and the terms of the offer. */
import { biscuits, drinks, letterhead, plainTitle, printedInStore, signer, signers } from '#output/forms/form-parts.ts'
import { inEnglish } from '#output/forms/form-english.ts'
import type { Form } from '#output/forms/template.ts'
import { goodsSums, goodsTable } from '../_shared/goods/goods-print.server.ts'
import { onRoll, rollPage, rollPriced, rollRow } from '../_shared/roll-print.server.ts'

const quoted = {
  NumberID: 'BG000001',
  dtDate: '2026-09-01',
  validUntil: '2026-10-01',
  ObjID: 'KH001',
  ObjName: 'Đại lý Minh Tâm',
  contactName: 'Nguyễn Minh Tâm',
  address: '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
  phone: '0912 000 001',
  MST: '0109999887',
  Description: 'Báo giá hàng bán tháng 9',
  paymentTermName: '30 ngày kể từ ngày giao hàng',
  deliveryTime: 'Trong vòng 3 ngày kể từ ngày đặt hàng',
  deliveryPlace: '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
  warranty: 'Đổi hàng lỗi trong 7 ngày',
  lines: [
    { ...drinks, Unit: 'Thùng', Qty: 12, Price: 205000, m_Discount: 49200, Total: 2410800, VAT: 8, Note: '' },
    { ...biscuits, Qty: 40, Price: 46000, m_Discount: 0, Total: 1840000, VAT: 8, Note: 'Hạn dùng trên 6 tháng' },
  ],
  goodsAmount: 4250800,
  m_Discount: 150000,
  TotalNoneTax: 4100800,
  m_VAT: 328064,
  shippingFee: 0,
  TotalTax: 4428864,
  totalInWords: 'Bốn triệu bốn trăm hai mươi tám nghìn tám trăm sáu mươi tư đồng',
  employeeName: 'Võ Thị Ngọc Ẩn',
  ...printedInStore,
}

/** A term of the offer, which is left out when nothing was agreed. */
const term = (label: string, field: string, value = `{{${field}}}`): string =>
  `<p data-if="${field}">-  ${label}: <b>${value}</b></p>`

const terms = [
  term('Hiệu lực báo giá', 'validUntil', 'đến hết ngày {{validUntil|day}}'),
  term('Thời gian giao hàng', 'deliveryTime'),
  term('Địa điểm giao hàng', 'deliveryPlace'),
  term('Phương thức thanh toán', 'paymentTermName'),
  term('Bảo hành', 'warranty'),
].join('')

const quoteForm = `<page size="A4">
${letterhead}
${plainTitle('BÁO GIÁ')}
<columns gap="6">
  <column width="62%">
    <p>Kính gửi: <b>{{ObjName}}</b> <span data-if="ObjID">({{ObjID}})</span></p>
    <p data-if="address">Địa chỉ: {{address}}</p>
    <p data-if="Description">Nội dung: {{Description}}</p>
  </column>
  <column>
    <p data-if="contactName">Người liên hệ: {{contactName}}</p>
    <p data-if="phone">Điện thoại: {{phone}}</p>
    <p data-if="MST">Mã số thuế: {{MST}}</p>
  </column>
</columns>
<space height="1">
<p>{{company.companyName|else:Công ty chúng tôi}} xin trân trọng gửi tới Quý khách hàng bảng báo giá như sau:</p>
<space height="2">
${goodsTable}
<space height="2">
<keep>
${goodsSums('TỔNG CỘNG', { fee: true, left: `<space height="1.5">${terms}` })}
<p before="2"><i>Rất mong nhận được sự hợp tác của Quý khách!</i></p>
<signatures space="18">
  ${signer('Khách hàng xác nhận')}
  ${signer('Người báo giá', '{{employeeName|or:UserCreate}}')}
  ${signers.director}
</signatures>
</keep>`

const rollForm = rollPage({
  title: 'BÁO GIÁ',
  head: `${rollRow('Khách hàng', 'ObjName')}${rollRow('Điện thoại', 'phone')}${rollRow('Hiệu lực đến', 'validUntil', '{{validUntil|day}}')}${rollRow('Nội dung', 'Description')}`,
  body: rollPriced({ total: 'TỔNG CỘNG', fee: true, signatures: ['Khách hàng', 'Người báo giá'] }),
})

const sheet: Form = {
  code: 'BAOGIA',
  name: 'Báo giá',
  xType: 4,
  content: quoteForm,
  english: inEnglish(quoteForm),
  sample: quoted,
}

export const forms: readonly Form[] = [sheet, onRoll(sheet, rollForm)]
