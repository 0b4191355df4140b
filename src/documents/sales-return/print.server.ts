/** Delivered print of a sales return. */
import { biscuits, letterhead, plainTitle, printed, signer, signers } from '#output/form-parts.ts'
import type { Form } from '#output/template.ts'
import { goodsTable, goodsTotals } from '../_shared/goods-print.server.ts'

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
      ...biscuits,
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
${goodsTable}
<space height="2">
<keep>
${goodsTotals({ total: 'TỔNG TIỀN TRẢ', field: 'paid', done: 'Đã trả lại khách', left: 'Cần trả khách' })}
<signatures space="18">
  ${signer('Khách hàng')}
  ${signers.storekeeper}
  ${signers.maker}
</signatures>
</keep>`

export const forms: readonly Form[] = [
  { code: 'PHIEUTRAHANG', name: 'Phiếu trả hàng', xType: 8, content: returnForm, sample: returned },
]
