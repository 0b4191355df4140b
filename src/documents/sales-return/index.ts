import { defineDocument } from '#model/document.ts'
import { returnedChoosing, returnedForm, returnedList } from '../_shared/returns/returned-list.ts'
import { meta } from './meta.ts'
import { check, compute, post } from './rules.ts'
import { shape } from './shape.ts'

export const salesReturn = defineDocument({
  ...meta,
  table: 'sales_return',
  shape,
  list: returnedList('customer', {
    key: 'billNumber',
    kind: 'code',
    label: 'field.bill',
    from: { ref: 'bill', column: 'number' },
    width: 110,
  }),
  bulk: ['description', 'employee'],
  form: returnedForm('bill', 'reopenOrder'),
  compute,
  check,
  post,
  follows: [
    {
      of: 'salesBill',
      head: 'bill',
      line: 'sourceLine',
      blocks: true,
      partner: { otherwise: 'billOfOther' },
      keepsDay: true,
      facts: { number: 'billNumber', left: 'returnable', origin: 'origin' },
    },
    {
      of: 'salesOrder',
      head: 'reopenedOrder',
      line: 'reopenedLine',
      lineHead: 'reopenedDocument',
      blocks: false,
      partner: 'any',
      mayExceed: true,
      givesBack: true,
    },
  ],
  choosing: returnedChoosing,
  takesStopped: ['partner', 'employee', 'store', 'product'],
  prints: [
    { code: 'PHIEUTRAHANG', label: 'print.salesReturn', xType: 8, size: 'A4', orientation: 'portrait' },
    { code: 'PHIEUTRAHANG_K80', label: 'print.salesReturnK80', xType: 8, size: 'K80', orientation: 'portrait' },
  ],
})
