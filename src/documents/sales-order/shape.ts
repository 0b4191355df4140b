/** Đơn đặt hàng: goods a customer ordered. They move nothing until bills issue them. Contract documents §13. */
import { defineShape } from '#model/field.ts'
import { agreedHead, agreedLine } from '../_shared/settlements/agreed-shares.ts'
import { agreed, once } from '../_shared/orders/becomes.ts'
import { deliveryAddressOf, placeOfText } from '../_shared/orders/delivered.ts'
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
  ref,
  storeFields,
  termFields,
  text,
  totalFields,
} from '../_shared/fields.ts'

export const shape = defineShape({
  fields: {
    ...partnerFields('field.customer', 'customer', 'required.customer'),
    ...storeFields,
    deliveryDate: day({ label: 'field.deliveryDate', becomes: once }),
    deliveryAddress: text({
      label: 'field.deliveryAddress',
      max: 500,
      becomes: agreed,
      proposed: { from: ['partner'], value: deliveryAddressOf },
    }),
    deliveryPlace: placeOfText('deliveryAddress', 'field.placeOfDelivery'),
    ...employeeFields,
    paymentTerm: termFields.paymentTerm,
    quote: ref('quote')({ label: 'quote', wire: 'quoteId', fixed: true }),
    quoteNumber: text({ label: 'quote', fact: true, place: 'hidden' }),
    ...agreedHead,
    ...totalFields,
    ...feeFields('field.shippingFee'),
    ...currencyFields,
    closed: flag({ label: 'field.orderClosed', becomes: once }),
    ...ledgerMoney({ deposit: 'field.deposit', depositUsed: 'field.depositUsed' }),
  },
  lines: {
    ...goodsLine,
    delivered: quantity({ label: 'field.deliveredQuantity', wire: 'QtyOrder', fact: true }),
    remaining: quantity({ label: 'field.remainingQuantity', wire: 'QtyRemain', fact: true }),
    ...moneyLine,
    ...lineNote,
    ...agreedLine,
  },
})
