import { defineDocument } from '#model/document.ts'
import { returnedChoosing, returnedForm, returnedList } from '../_shared/returns/returned-list.ts'
import { meta } from './meta.ts'
import { check, compute, post } from './rules.ts'
import { shape } from './shape.ts'

export const purchaseReturn = defineDocument({
  ...meta,
  table: 'purchase_return',
  shape,
  list: returnedList('supplier', {
    key: 'receiptNumber',
    kind: 'code',
    label: 'field.receipt',
    wire: 'purchaseReceiptNumber',
    from: { ref: 'receipt', column: 'number' },
    width: 120,
  }),
  bulk: ['description', 'employee'],
  form: returnedForm('receipt'),
  compute,
  check,
  post,
  follows: [
    {
      of: 'purchaseReceipt',
      head: 'receipt',
      line: 'sourceLine',
      blocks: true,
      partner: { otherwise: 'receiptOfOther' },
      keepsDay: true,
      facts: { number: 'receiptNumber', left: 'returnable', origin: 'origin' },
    },
  ],
  choosing: returnedChoosing,
  takesStopped: ['partner', 'employee', 'store', 'product'],
  prints: [
    { code: 'PHIEUTRAHANGNCC', label: 'print.purchaseReturn', xType: 12, size: 'A4', orientation: 'portrait' },
    { code: 'PHIEUTRAHANGNCC_K80', label: 'print.purchaseReturnK80', xType: 12, size: 'K80', orientation: 'portrait' },
  ],
})
