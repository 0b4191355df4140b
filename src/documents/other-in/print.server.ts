/** Delivered print of other stock-in: form 01-VT. */
import { biscuits, printedInStore } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'
import { onRoll, rollPage, rollRow, rollSigned, rollWorth } from '../_shared/roll-print.server.ts'
import { receiptSlip } from '../_shared/slip-print.server.ts'

const stockInForm = receiptSlip({
  after: '................ số ................ ngày ..... tháng ..... năm ......... của {{ObjName|dots:40}}',
  why: '<p>- Lý do nhập kho: {{methodName}}<span data-if="Description"> – {{Description}}</span></p>',
})

const stockIn = {
  NumberID: 'NK000001',
  dtDate: '2026-09-12',
  methodName: 'Hàng tặng',
  ObjName: 'Công ty Nước giải khát Sao Mai',
  deliverer: 'Nguyễn Văn Ổn',
  Description: 'Nhập hàng tặng',
  storeAddress: '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
  goodsAmount: 270000,
  totalInWords: 'Hai trăm bảy mươi nghìn đồng',
  lines: [{ ...biscuits, Qty: 10, Price: 27000, Total: 270000 }],
  ...printedInStore,
}

const rollForm = rollPage({
  title: 'PHIẾU NHẬP KHO',
  head: `${rollRow('Lý do', 'methodName')}${rollRow('Người giao', 'deliverer', '{{deliverer|or:ObjName}}')}${rollRow('Nhập tại kho', 'StoreName')}${rollRow('Diễn giải', 'Description')}`,
  body: `${rollWorth}${rollSigned(['Người giao hàng', 'Thủ kho'])}`,
})

const sheet: Form = {
  code: 'NHAPKHAC',
  name: 'Phiếu nhập kho (01-VT)',
  xType: 1,
  content: stockInForm,
  sample: stockIn,
  further: ['departmentName', 'attachedDocs'],
}

export const forms: readonly Form[] = [sheet, onRoll(sheet, rollForm)]
