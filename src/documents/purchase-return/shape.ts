/** Trả hàng nhà cung cấp: goods leave at the cost they came with. Contract documents §18, §7.3, §7.4. */
import { defineShape } from '#model/field.ts'
import {
  currencyFields,
  employeeFields,
  paidFields,
  partnerFields,
  ref,
  storeFields,
  text,
  totalFields,
} from '../_shared/fields.ts'
import { originalPaid, reasonField, returnedCredit, returnedLine } from '../_shared/returns/returned-fields.ts'

export const shape = defineShape({
  fields: {
    ...partnerFields('field.supplier', 'supplier', 'required.supplier'),
    ...storeFields,
    receipt: ref('purchaseReceipt')({ label: 'field.receipt', wire: 'purchaseReceiptId', fixed: true }),
    receiptNumber: text({ label: 'field.receipt', wire: 'purchaseReceiptNumber', fact: true, place: 'hidden' }),
    ...reasonField,
    ...employeeFields,
    ...totalFields,
    ...paidFields('field.refundReceived', 'in', { back: 'originalPaid' }),
    ...originalPaid,
    ...returnedCredit,
    ...currencyFields,
  },
  lines: returnedLine,
})
