/** Delivered print of other stock-out: form 02-VT. */
import { drinks, printedInStore } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'
import { onRoll, rollCounted, rollPage, rollRow, rollSigned } from '../_shared/roll-print.server.ts'
import { issueSlip } from '../_shared/slip-print.server.ts'

const stockOutForm = issueSlip({
  receiver: '{{receiver|or:ObjName|dots:60}}',
  why: '{{methodName}}<span data-if="Description"> – {{Description}}</span>',
  cost: 'totalCost',
})

const stockOut = {
  NumberID: 'XK000001',
  dtDate: '2026-10-22',
  methodName: 'Xuất hủy',
  receiver: 'Phạm Văn Khoẻ',
  Description: 'Xuất hủy lon móp',
  storeAddress: '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
  totalCost: 152425,
  lines: [{ ...drinks, Unit: 'Lon', Qty: 24, cost: 152425 }],
  ...printedInStore,
}

const rollForm = rollPage({
  title: 'PHIẾU XUẤT KHO',
  head: `${rollRow('Lý do', 'methodName')}${rollRow('Người nhận', 'receiver', '{{receiver|or:ObjName}}')}${rollRow('Xuất tại kho', 'StoreName')}${rollRow('Diễn giải', 'Description')}`,
  body: `${rollCounted}${rollSigned(['Người nhận hàng', 'Thủ kho'])}`,
})

const sheet: Form = {
  code: 'XUATKHAC',
  name: 'Phiếu xuất kho (02-VT)',
  xType: 2,
  content: stockOutForm,
  sample: stockOut,
  further: ['departmentName', 'attachedDocs'],
}

export const forms: readonly Form[] = [sheet, onRoll(sheet, rollForm)]
