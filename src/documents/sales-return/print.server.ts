/** Delivered print of a sales return. */
import { biscuits, printed } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'
import { onRoll, rollPage, rollPriced, rollRow } from '../_shared/roll-print.server.ts'
import { returnedForm } from '../_shared/returns/returned-print.server.ts'

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

const returnForm = returnedForm({
  title: 'PHIẾU TRẢ HÀNG',
  partner: 'Khách hàng',
  original: 'Hóa đơn gốc',
  originalField: 'billNumber',
  store: 'Nhập lại kho',
  total: 'TỔNG TIỀN TRẢ',
  field: 'paid',
  done: 'Đã trả lại khách',
  left: 'Cần trả khách',
  always: true,
})

const rollForm = rollPage({
  title: 'PHIẾU TRẢ HÀNG',
  head: `${rollRow('Khách hàng', 'ObjName')}${rollRow('Điện thoại', 'phone')}${rollRow('Hóa đơn gốc', 'billNumber')}${rollRow('Lý do trả', 'reason', '{{reason|or:Description}}')}`,
  body: rollPriced({
    total: 'TỔNG TIỀN TRẢ',
    paid: { field: 'paid', done: 'Đã trả lại khách', left: 'Cần trả khách' },
    signatures: ['Khách hàng', 'Người lập phiếu'],
  }),
})

const sheet: Form = { code: 'PHIEUTRAHANG', name: 'Phiếu trả hàng', xType: 8, content: returnForm, sample: returned }

export const forms: readonly Form[] = [sheet, onRoll(sheet, rollForm)]
