/** Tồn đầu kỳ: the stock of a store on the first day. Contract documents §26. */
import { defineShape } from '#model/field.ts'
import {
  goodsLine,
  lineAmountField,
  lineNote,
  money,
  quantity,
  storeFields,
  unitPriceField,
} from '../_shared/fields.ts'

export const shape = defineShape({
  fields: {
    ...storeFields,
    totalQuantity: quantity({ label: 'field.totalQuantity', wire: 'totalQty', derived: true }),
    goodsAmount: money({ label: 'field.goodsAmount', derived: true, cost: true }),
  },
  lines: {
    ...goodsLine,
    unitPrice: { ...unitPriceField.unitPrice, cost: true },
    lineAmount: { ...lineAmountField.lineAmount, cost: true },
    ...lineNote,
  },
})
