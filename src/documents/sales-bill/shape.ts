/** Hóa đơn bán hàng: goods leave a store, and the customer owes the amount. Contract documents §14. */
import { defineShape } from '#model/field.ts'
import { agreedHead, agreedLine } from '../_shared/settlements/agreed-shares.ts'
import { advanceFields } from '../_shared/settlements/advances.ts'
import {
  currencyFields,
  employeeFields,
  feeFields,
  goodsLine,
  integer,
  ledgerMoney,
  lineCost,
  lineNote,
  lineOrder,
  money,
  moneyLine,
  paidFields,
  partnerFields,
  ref,
  sourceLine,
  storeFields,
  termFields,
  text,
  totalFields,
} from '../_shared/fields.ts'
import { cashFields, isCash } from './cash.ts'
import { couponFields } from './coupon.ts'
import { delivery, isPaidLater } from './delivery.ts'

export const shape = defineShape({
  fields: {
    ...partnerFields('field.customer', 'customer', 'required.customer'),
    ...storeFields,
    ...employeeFields,
    ...termFields,
    ...totalFields,
    ...couponFields,
    ...feeFields('field.shippingFee'),
    ...paidFields('field.customerPaid', 'in', {
      cash: { given: 'cashGiven', change: 'change', isMeant: isCash },
      isLater: isPaidLater,
    }),
    ...cashFields,
    delivery,
    order: ref('salesOrder')({ label: 'salesOrder', wire: 'salesOrderId', fixed: true }),
    orderNumber: text({ label: 'salesOrder', wire: 'salesOrderNumber', fact: true, place: 'hidden' }),
    quote: ref('quote')({ label: 'quote', wire: 'quoteId', fixed: true }),
    quoteNumber: text({ label: 'quote', fact: true, place: 'hidden' }),
    ...advanceFields,
    ...agreedHead,
    ...currencyFields,
    ...ledgerMoney({
      depositApplied: 'field.depositApplied',
      received: 'field.received',
      returned: 'field.returned',
      codCollected: 'field.codCollected',
      remaining: 'field.remaining',
    }),
    shipStatus: integer({ label: 'column.shipStatus', fact: true, place: 'hidden' }),
    shipStatusName: text({ label: 'column.shipStatus', fact: true, place: 'hidden' }),
    invoiceNumber: text({ label: 'field.vatInvoice', fact: true, place: 'hidden' }),
    cost: money({ label: 'field.cost', fact: true, cost: true, place: 'hidden' }),
    grossProfit: money({ label: 'field.grossProfit', fact: true, cost: true, place: 'hidden' }),
  },
  lines: {
    ...goodsLine,
    ...moneyLine,
    ...lineNote,
    ...sourceLine,
    ...lineOrder('salesOrder'),
    ...agreedLine,
    ...lineCost,
  },
})
