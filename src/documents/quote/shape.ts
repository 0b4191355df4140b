/** Báo giá: goods offered to a customer at prices that hold until a day. It moves nothing. Contract documents §12. */
import { addDays, type Day } from '#kernel/day.ts'
import { defineShape } from '#model/field.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { agreed, dated, own } from '../_shared/orders/becomes.ts'
import {
  currencyFields,
  day,
  employeeFields,
  feeFields,
  goodsLine,
  lineNote,
  moneyLine,
  optionalStoreFields,
  partnerFields,
  shownName,
  termFields,
  text,
  totalFields,
} from '../_shared/fields.ts'

const validFrom = (values: Readonly<Record<string, unknown>>, { settings }: RuleContext): Day | null => {
  const date = values['date'] as Day | null
  return date && addDays(date, settings.quoteValidDays)
}

export const shape = defineShape({
  fields: {
    ...partnerFields('field.customer', 'customer', 'required.customer'),
    contactName: shownName('contact', 'field.contact'),
    ...optionalStoreFields,
    validUntil: day({
      label: 'field.validUntil',
      becomes: dated,
      proposed: { from: ['date'], value: validFrom },
    }),
    ...employeeFields,
    employeeName: shownName('employee', 'field.employee'),
    paymentTerm: termFields.paymentTerm,
    paymentTermName: shownName('paymentTerm', 'field.paymentTerm'),
    deliveryTime: text({ label: 'field.deliveryTime', becomes: own }),
    deliveryPlace: text({ label: 'field.deliveryPlace', max: 500, becomes: agreed }),
    warranty: text({ label: 'field.warranty', becomes: own }),
    ...totalFields,
    ...feeFields('field.shippingFee'),
    ...currencyFields,
  },
  lines: { ...goodsLine, ...moneyLine, ...lineNote },
})
