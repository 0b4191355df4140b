/** Đơn đặt hàng mua: goods ordered from a supplier. It moves nothing until they arrive. Contract documents §16. */
import { defineShape } from '#model/field.ts'
import { once } from '../_shared/orders/becomes.ts'
import {
  currencyFields,
  day,
  employeeFields,
  feeFields,
  flag,
  goodsLine,
  ledgerMoney,
  lineNote,
  moneyLine,
  partnerFields,
  quantity,
  storeFields,
  termFields,
  totalFields,
} from '../_shared/fields.ts'

export const shape = defineShape({
  fields: {
    ...partnerFields('field.supplier', 'supplier', 'required.supplier'),
    ...storeFields,
    deliveryDate: day({ label: 'field.deliveryDate', becomes: once }),
    ...employeeFields,
    paymentTerm: termFields.paymentTerm,
    ...totalFields,
    ...feeFields('field.shippingFee'),
    ...currencyFields,
    closed: flag({ label: 'field.orderClosed', becomes: once }),
    ...ledgerMoney({ deposit: 'field.advance', depositUsed: 'field.advanceUsed' }),
  },
  lines: {
    ...goodsLine,
    received: quantity({ label: 'field.receivedQuantity', wire: 'QtyOrder', fact: true }),
    remaining: quantity({ label: 'field.remainingQuantity', wire: 'QtyRemain', fact: true }),
    ...moneyLine,
    ...lineNote,
  },
})
