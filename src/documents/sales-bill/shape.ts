/** Hóa đơn bán hàng: goods leave a store, and the customer owes the amount. Contract documents §14. */
import { defineShape } from '#model/field.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { agreedHead, agreedLine } from '../_shared/agreed-shares.ts'
import { own } from '../_shared/becomes.ts'
import { advanceFields } from '../_shared/advances.ts'
import {
  choice,
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
import { deliveryAddressOf, placeParts } from '../_shared/delivered.ts'
import { couponFields } from './coupon.ts'

const deliveryTypes = [
  { value: 0, label: 'delivery.pickup' },
  { value: 1, label: 'delivery.internal' },
  { value: 2, label: 'delivery.carrier', later: true },
] as const

type Values = Readonly<Record<string, unknown>>
const deliveryOf = ({ delivery }: Values): Values | null | undefined => delivery as Values | null | undefined

/** Goods that the customer collects have no receiver but him. */
const whenBrought =
  (value: (values: Values, context: RuleContext) => unknown) =>
  (values: Values, context: RuleContext): unknown =>
    deliveryOf(values)?.['type'] ? value(values, context) : null

export const shape = defineShape({
  fields: {
    ...partnerFields('field.customer', 'kh', 'required.customer'),
    ...storeFields,
    ...employeeFields,
    ...termFields,
    ...totalFields,
    ...couponFields,
    ...feeFields('field.shippingFee'),
    ...paidFields('field.customerPaid', 'in'),
    delivery: object({
      type: choice()({ label: 'delivery.type', choices: deliveryTypes }),
      receiverName: text({
        label: 'delivery.receiverName',
        proposed: { from: ['partner'], value: whenBrought((values) => values['partnerName']) },
      }),
      receiverPhone: text({
        label: 'delivery.receiverPhone',
        max: 50,
        proposed: { from: ['partner'], value: whenBrought((values) => values['phone']) },
      }),
      receiverAddress: text({
        label: 'delivery.receiverAddress',
        max: 500,
        proposed: { from: ['partner'], value: whenBrought(deliveryAddressOf) },
      }),
      ...placeParts((values) => deliveryOf(values)?.['receiverAddress']),
      weight: integer({ label: 'delivery.weight' }),
      codAmount: money({ label: 'delivery.codAmount' }),
    })({ label: 'field.delivery', becomes: own, address: { input: 'village', text: 'receiverAddress' } }),
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
