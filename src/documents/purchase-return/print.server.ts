/** Delivered print of a return to a supplier. */
import { baskets, printedInStore } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'
import { onRoll, rollPage, rollPriced, rollRow } from '../_shared/roll-print.server.ts'
import { returnedForm } from '../_shared/returns/returned-print.server.ts'

const returned = {
  NumberID: 'THN000001',
  dtDate: '2026-10-10',
  ObjID: 'NCC002',
  ObjName: 'Công ty Nhựa Đại Phát',
  address: '25 Đường số 7, Phường Tân Tạo, Thành phố Hồ Chí Minh',
  phone: '028 3750 2345',
  purchaseReceiptNumber: 'PN000002',
  reason: 'Rổ nứt quai',
  Description: 'Trả rổ lỗi',
  lines: [{ ...baskets, Qty: 8, Price: 25000, m_Discount: 0, Total: 200000, VAT: 10, Note: '' }],
  goodsAmount: 200000,
  m_Discount: 0,
  TotalNoneTax: 200000,
  m_VAT: 20000,
  TotalTax: 220000,
  paid: 0,
  totalInWords: 'Hai trăm hai mươi nghìn đồng',
  ...printedInStore,
}

const returnForm = returnedForm({
  title: 'PHIẾU TRẢ HÀNG NHÀ CUNG CẤP',
  partner: 'Nhà cung cấp',
  original: 'Phiếu nhập gốc',
  originalField: 'purchaseReceiptNumber',
  store: 'Xuất tại kho',
  total: 'TỔNG TIỀN TRẢ',
  field: 'paid',
  done: 'Nhà cung cấp đã hoàn',
  left: 'Nhà cung cấp cần trả',
  always: true,
})

const rollForm = rollPage({
  title: 'PHIẾU TRẢ HÀNG NHÀ CUNG CẤP',
  head: `${rollRow('Nhà cung cấp', 'ObjName')}${rollRow('Phiếu nhập gốc', 'purchaseReceiptNumber')}${rollRow('Xuất tại kho', 'StoreName')}${rollRow('Lý do trả', 'reason', '{{reason|or:Description}}')}`,
  body: rollPriced({
    total: 'TỔNG TIỀN TRẢ',
    paid: { field: 'paid', done: 'Nhà cung cấp đã hoàn', left: 'Nhà cung cấp cần trả' },
    signatures: ['Nhà cung cấp', 'Người lập phiếu'],
  }),
})

const sheet: Form = {
  code: 'PHIEUTRAHANGNCC',
  name: 'Phiếu trả hàng nhà cung cấp',
  xType: 12,
  content: returnForm,
  sample: returned,
}

export const forms: readonly Form[] = [sheet, onRoll(sheet, rollForm)]
