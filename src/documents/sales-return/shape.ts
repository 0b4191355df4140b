/** Khách trả hàng: goods come back at the cost they left with. Contract documents §15, §7.3, §7.4. */
import { defineShape } from '#model/field.ts'
import {
  currencyFields,
  employeeFields,
  flag,
  goodsLine,
  lineCost,
  lineNote,
  money,
  moneyLine,
  object,
  paidFields,
  partnerFields,
  quantity,
  ref,
  sourceLine,
  storeFields,
  text,
  totalFields,
} from '../_shared/fields.ts'
import { price } from '#model/field.ts'

/** Data of the original bill line that the rules need; filled in by the server before compute. */
const origin = object({
  product: text({ label: 'field.product' }),
  quantity: quantity({ label: 'field.baseQuantity' }),
  factor: quantity({ label: 'field.factor' }),
  taxable: money({ label: 'field.taxable' }),
  lineVat: money({ label: 'field.lineVat' }),
  unitPrice: price({ label: 'field.unitPrice' }),
  /** Returned by earlier returns of the same line. */
  earlierQuantity: quantity({ label: 'field.returned' }),
  earlierTaxable: money({ label: 'field.returned' }),
  earlierVat: money({ label: 'field.returned' }),
})({ label: 'field.billLine', fact: true, place: 'hidden' })

export const shape = defineShape({
  fields: {
    ...partnerFields('field.customer', 'kh', 'required.customer'),
    ...storeFields,
    bill: ref('salesBill')({ label: 'field.bill', wire: 'billId', fixed: true }),
    billNumber: text({ label: 'field.bill', fact: true, place: 'hidden' }),
    reason: text({ label: 'field.returnReason' }),
    ...employeeFields,
    ...totalFields,
    ...paidFields('field.refunded', 'out'),
    reopenOrder: flag({ label: 'field.reopenOrder', place: 'hidden' }),
    ...currencyFields,
  },
  lines: {
    ...goodsLine,
    // 0 means that nothing of this bill line is returned.
    quantity: quantity({ label: 'field.quantity', wire: 'Qty', required: true, role: 'quantity' }),
    returnable: quantity({ label: 'field.returnable', fact: true }),
    ...moneyLine,
    ...lineNote,
    ...sourceLine,
    ...lineCost,
    origin,
  },
})
