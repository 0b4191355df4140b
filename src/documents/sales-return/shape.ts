/** Khách trả hàng: goods come back at the cost they left with. Contract documents §15, §7.3, §7.4. */
import { defineShape } from '#model/field.ts'
import {
  currencyFields,
  employeeFields,
  flag,
  paidFields,
  partnerFields,
  ref,
  storeFields,
  text,
  totalFields,
} from '../_shared/fields.ts'
import { once } from '../_shared/orders/becomes.ts'
import { originalPaid, reasonField, returnedCredit, returnedLine } from '../_shared/returns/returned-fields.ts'

export const shape = defineShape({
  fields: {
    ...partnerFields('field.customer', 'customer', 'required.customer'),
    ...storeFields,
    bill: ref('salesBill')({ label: 'field.bill', wire: 'billId', fixed: true }),
    billNumber: text({ label: 'field.bill', fact: true, place: 'hidden' }),
    ...reasonField,
    ...employeeFields,
    ...totalFields,
    ...paidFields('field.refunded', 'out', { back: 'originalPaid' }),
    ...originalPaid,
    ...returnedCredit,
    /** The return's bill has a VAT invoice, which must be reduced by what came back. */
    invoiceToReduce: flag({ label: 'field.invoiceToReduce', fact: true, place: 'hidden' }),
    reopenOrder: flag({ label: 'field.reopenOrder', becomes: once }),
    /** The order whose goods were issued on the bill, if the return opens it again. */
    reopenedOrder: ref('salesOrder')({
      label: 'salesOrder',
      wire: 'reopenedOrderId',
      derived: true,
      place: 'hidden',
    }),
    ...currencyFields,
  },
  lines: {
    ...returnedLine,
    reopenedLine: ref('line')({
      label: 'field.sourceLine',
      wire: 'reopenedLineId',
      derived: true,
      place: 'hidden',
    }),
    reopenedDocument: ref('salesOrder')({
      label: 'salesOrder',
      wire: 'reopenedDocumentId',
      derived: true,
      place: 'hidden',
    }),
  },
})
