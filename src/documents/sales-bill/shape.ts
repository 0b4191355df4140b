/** Hóa đơn bán hàng: goods leave a store, and the customer owes the amount. Contract documents §14. */
import { defineShape } from '#model/field.ts'
import { advanceFields } from '../_shared/advances.ts'
import {
  choice,
  currencyFields,
  employeeFields,
  goodsLine,
  integer,
  ledgerMoney,
  lineCost,
  lineNote,
  lineOrder,
  money,
  moneyLine,
  object,
  paidFields,
  partnerFields,
  ref,
  sourceLine,
  storeFields,
  termFields,
  text,
  totalFields,
} from '../_shared/fields.ts'
import { couponFields } from './coupon.ts'

const deliveryTypes = [
  { value: 0, label: 'delivery.pickup' },
  { value: 1, label: 'delivery.internal' },
  { value: 2, label: 'delivery.carrier' },
] as const

export const shape = defineShape({
  fields: {
    ...partnerFields('field.customer', 'kh', 'required.customer'),
    ...storeFields,
    ...employeeFields,
    ...termFields,
    ...totalFields,
    ...couponFields,
    shippingFee: money({ label: 'field.shippingFee' }),
    ...paidFields('field.customerPaid', 'in'),
    delivery: object({
      type: choice()({ label: 'delivery.type', choices: deliveryTypes }),
      receiverName: text({ label: 'delivery.receiverName' }),
      receiverPhone: text({ label: 'delivery.receiverPhone', max: 50 }),
      receiverAddress: text({ label: 'delivery.receiverAddress', max: 500 }),
      weight: integer({ label: 'delivery.weight' }),
      codAmount: money({ label: 'delivery.codAmount' }),
    })({ label: 'field.delivery' }),
    order: ref('salesOrder')({ label: 'salesOrder', wire: 'salesOrderId', fixed: true }),
    orderNumber: text({ label: 'salesOrder', wire: 'salesOrderNumber', fact: true, place: 'hidden' }),
    quote: ref('quote')({ label: 'quote', wire: 'quoteId', fixed: true }),
    quoteNumber: text({ label: 'quote', fact: true, place: 'hidden' }),
    ...advanceFields,
    ...currencyFields,
    ...ledgerMoney({
      depositApplied: 'field.depositApplied',
      received: 'field.received',
      returned: 'field.returned',
      codCollected: 'field.codCollected',
      remaining: 'field.remaining',
    }),
    cost: money({ label: 'field.cost', fact: true, cost: true, place: 'hidden' }),
    grossProfit: money({ label: 'field.grossProfit', fact: true, cost: true, place: 'hidden' }),
  },
  lines: { ...goodsLine, ...moneyLine, ...lineNote, ...sourceLine, ...lineOrder('salesOrder'), ...lineCost },
})
